import "../../design/form-styles.ts";
import { useCallback } from "react";
import { useAnswer } from "../../bff/use-answer.ts";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { noticeEditText as text } from "../../domain/text/notice-text.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { NoticeEditor } from "./NoticeEditor.tsx";
import { NOTICE_SCREEN } from "./notice-documents.ts";

/** Screen 1003: the contract's notice, an administrator's to write, look at and take away. */
export default function NoticeScreen() {
  const load = useCallback(() => callSignedIn(NOTICE_SCREEN, {}).then(({ notice }) => notice), []);
  const { answer, again } = useAnswer(load);
  if (answer.state === "loading") return <Loading fullHeight />;
  if (answer.state === "failed") {
    const { error } = answer;
    return <FailedPart heading="h1" title={text.failed} onRetry={again} error={error} />;
  }
  return <NoticeEditor notice={answer.data} reload={again} />;
}
