import type { FieldError } from "@kirinuki/schema/forms/field-errors.ts";
import { useState } from "react";
import { GraphqlFailure } from "../../app/graphql-post.ts";
import { currentSession, signIn } from "../../app/session.ts";
import { loginText } from "../../app/text/login-text.ts";
import type { LoginValues } from "./check-login-form.ts";

/** What came of an attempt: fields to put right, or a sentence about all of it with the number to tell the operators. */
export interface LoginFault {
  /** Counts the attempts, so that the focus moves again although the errors are the same. */
  attempt: number;
  fields: FieldError[];
  message: string | null;
  requestId: string | null;
}

type Outcome = Omit<LoginFault, "attempt"> | null;

const fields = (errors: FieldError[]): Outcome => ({ fields: errors, message: null, requestId: null });
const sentence = (message: string, requestId: string | null = null): Outcome => ({ fields: [], message, requestId });

/** The sign-in: checked here first, then by the server. Where to go next is the guard's decision, not this screen's. */
export function useLogin() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<LoginFault | null>(null);
  const submit = async (values: LoginValues) => {
    setBusy(true);
    const outcome = await attempt(values);
    if (outcome) setBusy(false);
    setFault((last) => outcome && { attempt: (last?.attempt ?? 0) + 1, ...outcome });
  };
  return { busy, fault, submit };
}

/** The rules come when somebody starts to type; the first load is the lighter for it. */
const loadRules = () => import("./check-login-form.ts");
export const preloadRules = () => void loadRules().catch(() => undefined);

/** Where the rules can't be loaded the form goes as it is: the server checks it by the same class. */
const check = async (values: LoginValues): Promise<FieldError[]> =>
  loadRules().then(
    ({ checkLoginForm }) => checkLoginForm(values),
    () => [],
  );

async function attempt(values: LoginValues): Promise<Outcome> {
  const errors = await check(values);
  if (errors.length > 0) return fields(errors);
  try {
    const result = await signIn(values);
    if (result.__typename === "InvalidForm") return fields(result.fieldErrors);
    if (result.__typename === "Refusal") return sentence(result.message);
    // The server let us in and then does not know us: the browser keeps no cookies.
    return currentSession().state === "signedIn" ? null : sentence(loginText.noCookies);
  } catch (error) {
    const failure = error instanceof GraphqlFailure ? error : null;
    return failure?.kind === "network"
      ? sentence(loginText.unreachable)
      : sentence(loginText.failed, failure?.requestId);
  }
}
