import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { noticeEditText as text } from "../../domain/text/notice-text.ts";
import { NoticeEditor } from "./NoticeEditor.tsx";
import { NOTICE_SCREEN } from "./notice-documents.ts";

/** Screen 1003: the contract's notice, an administrator's to write, look at and take away. */
export default function NoticeScreen() {
  const query = useQuery(NOTICE_SCREEN, EDITED);
  const readStored = () => query.refetch().then(({ data }) => data?.notice ?? null);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ notice }) => <NoticeEditor notice={notice} readStored={readStored} />}
    </QueryState>
  );
}
