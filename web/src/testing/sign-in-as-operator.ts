import { operatorSignIn } from "../session/operator-session.ts";
import { fakeBff } from "./fake-bff.ts";

/** An operator of a role is signed in from now on. */
export async function signInAsOperator(role: string): Promise<void> {
  const operator = { __typename: "Operator", id: "op", name: "須永", department: "", role };
  fakeBff({
    OperatorLogin: { data: { operatorLogin: { __typename: "OperatorLoginSucceeded", operator } } },
    OperatorViewer: { data: { operatorViewer: operator } },
  });
  await operatorSignIn({ operatorId: "op", password: "x" });
}
