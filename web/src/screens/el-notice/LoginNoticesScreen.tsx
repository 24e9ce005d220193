import "../../design/form-styles.ts";
import { useCallback } from "react";
import { useAnswer } from "../../bff/use-answer.ts";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { loginNoticesText as text } from "../../domain/text/notice-text.ts";
import { callOperator } from "../../session/operator-session.ts";
import { LoginNoticesEditor } from "./LoginNoticesEditor.tsx";
import { LOGIN_NOTICES_SCREEN } from "./login-notices-documents.ts";

/** /el/notice: what the operators tell everybody on the sign-in page. */
export default function LoginNoticesScreen() {
  const load = useCallback(() => callOperator(LOGIN_NOTICES_SCREEN, {}).then(({ loginNotices }) => loginNotices), []);
  const { answer, again } = useAnswer(load);
  if (answer.state === "loading") return <Loading fullHeight />;
  if (answer.state === "failed") {
    const { error } = answer;
    return <FailedPart heading="h1" title={text.failed} onRetry={again} error={error} />;
  }
  return <LoginNoticesEditor board={answer.data} reload={again} />;
}
