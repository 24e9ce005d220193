import { LOGIN_PATH } from "../../domain/screen-path.ts";
import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { FormPage } from "../../components/form-page/FormPage.tsx";
import { passwordText } from "../../domain/text/password-text.ts";
import { useSession } from "../../session/use-session.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { ResetLanding } from "./ResetLanding.tsx";

const text = passwordText.change;

/** Screens 0020 and /sp/0020: password change for who is signed in, and the landing of a reset link for everybody. */
export default function PasswordScreen() {
  const [query] = useSearchParams();
  const session = useSession();
  const resetKey = query.get("password_reset_key");
  if (resetKey !== null) return <ResetLanding key={resetKey} resetKey={resetKey} />;
  if (session.state === "signedIn") return <ChangePassword viewer={session.viewer} />;
  return (
    <FormPage title={text.title} lead={text.signedOut}>
      <Button component={Link} to={LOGIN_PATH} size="lg" fullWidth>
        {text.toLogin}
      </Button>
      <Button component={Link} to="/0022" size="lg" fullWidth variant="default">
        {text.toReset}
      </Button>
    </FormPage>
  );
}
