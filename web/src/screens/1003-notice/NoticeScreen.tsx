import "../../design/form-styles.ts";
import { useCallback } from "react";
import { GraphqlFailure } from "../../app/graphql-post.ts";
import { callSignedIn } from "../../app/renewing.ts";
import { noticeEditText as text } from "../../app/text/notice-text.ts";
import { useAnswer } from "../../app/use-answer.ts";
import { FailedState } from "../../components/failed-state/FailedState.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { NoticeEditor } from "./NoticeEditor.tsx";
import { NOTICE_SCREEN } from "./notice-documents.ts";

/** Screen 1003: the contract's notice, an administrator's to write, look at and take away. */
export default function NoticeScreen() {
  const load = useCallback(() => callSignedIn(NOTICE_SCREEN, {}).then(({ notice }) => notice), []);
  const { answer, again } = useAnswer(load);
  if (answer.state === "loading") return <Loading fullHeight />;
  if (answer.state === "failed") {
    const { error } = answer;
    const known = error instanceof GraphqlFailure ? { requestId: error.requestId, at: error.at } : {};
    return <FailedState heading="h1" title={text.failed} onRetry={again} {...known} />;
  }
  return <NoticeEditor notice={answer.data} reload={again} />;
}
