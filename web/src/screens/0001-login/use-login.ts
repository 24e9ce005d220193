import { sentence } from "../../components/form/outcome.ts";
import { useDocumentForm } from "../../components/form/use-document-form.ts";
import { loginText } from "../../domain/text/login-text.ts";
import { currentSession, signIn } from "../../session/session.ts";

const loadForm = () => import("@kirinuki/schema/forms/login-form.ts").then(({ LoginForm }) => LoginForm);

/** The sign-in: checked here first, then by the server. Where to go next is the guard's decision, not this screen's. */
export const useLogin = () =>
  useDocumentForm({
    form: loadForm,
    toForm: ({ trimmed, exact, ticked }) => ({
      contractCode: trimmed("contractCode"),
      userId: trimmed("userId"),
      password: exact("password"),
      rememberMe: ticked("rememberMe"),
    }),
    send: signIn,
    faultAfter: () => (currentSession().state === "signedIn" ? null : sentence(loginText.noCookies)),
    failed: loginText.failed,
  });
