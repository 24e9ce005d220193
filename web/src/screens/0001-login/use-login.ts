import { attemptForm } from "../../components/form/attempt-form.ts";
import { lazyCheck } from "../../components/form/lazy-check.ts";
import { type Outcome, sentence } from "../../components/form/outcome.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import { loginText } from "../../domain/text/login-text.ts";
import { currentSession, signIn } from "../../session/session.ts";
import type { LoginValues } from "./check-login-form.ts";

export const { preload: preloadRules, check } = lazyCheck<LoginValues>(() =>
  import("./check-login-form.ts").then(({ checkLoginForm }) => checkLoginForm),
);

/** The sign-in: checked here first, then by the server. Where to go next is the guard's decision, not this screen's. */
export const useLogin = () => useSubmit(attempt);

async function attempt(values: LoginValues): Promise<Outcome> {
  const outcome = await attemptForm(values, { check, send: signIn, failed: loginText.failed });
  // The server let us in and then does not know us: the browser keeps no cookies.
  return outcome ?? (currentSession().state === "signedIn" ? null : sentence(loginText.noCookies));
}
