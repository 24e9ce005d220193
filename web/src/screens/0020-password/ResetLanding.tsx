import { Button } from "@mantine/core";
import { useCallback } from "react";
import { Link } from "react-router";
import { graphqlPost } from "../../bff/graphql-post.ts";
import { usePromise } from "../../browser/use-promise.ts";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { FormPage } from "../../components/form-page/FormPage.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { passwordText } from "../../domain/text/password-text.ts";
import { PASSWORD_RESET_USER } from "./password-documents.ts";
import { ResetPassword } from "./ResetPassword.tsx";

const text = passwordText.reset;

/**
 * 0020 as the landing of a mailed link. Opening it only asks whose link it is, because mail scanners open every link;
 * it is used up by sending the form.
 */
export function ResetLanding({ resetKey }: { resetKey: string }) {
  const load = useCallback(
    () => graphqlPost(PASSWORD_RESET_USER, { key: resetKey }).then((data) => data.passwordResetUser),
    [resetKey],
  );
  const { settled: answer, again } = usePromise(load);
  if (answer.state === "loading") return <Loading fullHeight />;
  if (answer.state === "failed") {
    return <FailedPart heading="h1" title={text.failed} onRetry={again} error={answer.error} />;
  }
  if (answer.data.__typename === "Refusal") return <BrokenLink message={answer.data.message} />;
  return <ResetPassword resetKey={resetKey} user={answer.data} />;
}

/** Used, too old, or cut short by a mail program: what the server says, and the way to a new one. */
export const BrokenLink = ({ message }: { message: string }) => (
  <FormPage title={text.broken}>
    <FormAlert tone="danger" focusKey={0}>
      {message}
    </FormAlert>
    <Button component={Link} to="/0022" size="lg" fullWidth>
      {text.again}
    </Button>
  </FormPage>
);
