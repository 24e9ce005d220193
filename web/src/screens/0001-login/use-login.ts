import { useState } from "react";
import { sentence } from "../../components/form/outcome.ts";
import { useDocumentForm } from "../../components/form/use-document-form.ts";
import { loginText } from "../../domain/text/login-text.ts";
import { currentSession, signIn } from "../../session/session.ts";

const loadForm = () => import("@kirinuki/schema/forms/login-form.ts").then(({ LoginForm }) => LoginForm);

/** What the server asks for after the right password. */
export interface AskedStep {
  authenticator: boolean;
  passkeyOptions: string | null;
}

/** The sign-in: checked here first, then by the server. Where to go next is the guard's decision, not this screen's. */
export function useLogin() {
  const [step, ask] = useState<AskedStep | null>(null);
  const form = useDocumentForm({
    form: loadForm,
    toForm: ({ trimmed, exact, ticked }) => ({
      contractCode: trimmed("contractCode"),
      userId: trimmed("userId"),
      password: exact("password"),
      rememberMe: ticked("rememberMe"),
      ...(step && {
        code: trimmed("code") || null,
        passkey: exact("passkey") || null,
        rememberDevice: ticked("rememberDevice"),
      }),
    }),
    send: async (sent) => {
      const answer = await signIn(sent);
      if (answer.__typename === "SecondStep") {
        ask(answer);
        return { ...NEEDED, message: loginText.secondStep };
      }
      // A passkey's challenge is used up by its answer: the next try needs another one.
      if (answer.__typename !== "LoginSucceeded" && sent.passkey) {
        const { code: _, passkey: __, ...again } = sent;
        const next = await signIn(again);
        if (next.__typename === "SecondStep") ask(next);
      }
      return answer;
    },
    faultAfter: () => (currentSession().state === "signedIn" ? null : sentence(loginText.noCookies)),
    failed: loginText.failed,
  });
  return { ...form, step, back: () => ask(null) };
}

/** Nothing is wrong so far: the next step is asked for. */
export const STEP_NEEDED = "MSG0111";
const NEEDED = { __typename: "Refusal", code: STEP_NEEDED, retryAfter: null } as const;
