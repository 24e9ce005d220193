import { expect, it, vi } from "vitest";
import { fakeBff, unauthenticated } from "../testing/fake-bff.ts";
import { OPERATOR_VIEWER } from "./operator-documents.ts";

const operator = { __typename: "Operator", id: "1", name: "運用 太郎", department: "" };

it("ends the operator's session at a 401, and tells the frame once", async () => {
  vi.resetModules();
  const [{ newOperatorClient }, session] = [
    await import("./operator-client.ts"),
    await import("./operator-session.ts"),
  ];
  fakeBff({ OperatorViewer: [{ data: { operatorViewer: operator } }, unauthenticated] });
  await session.knownOperator();
  expect(session.currentOperator()?.name).toBe("運用 太郎");
  const heard = vi.fn();
  session.subscribeOperator(heard);
  const asked = newOperatorClient().query({ query: OPERATOR_VIEWER, fetchPolicy: "network-only" });
  await expect(asked).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(session.currentOperator()).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
});
