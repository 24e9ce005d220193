import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { loginNoticesText as text } from "../../domain/text/notice-text.ts";
import { LoginNoticesEditor } from "./LoginNoticesEditor.tsx";
import { LOGIN_NOTICES_SCREEN } from "./login-notices-documents.ts";

/** /el/notice: what the operators tell everybody on the sign-in page. */
export default function LoginNoticesScreen() {
  const query = useQuery(LOGIN_NOTICES_SCREEN, EDITED);
  const readStored = () => query.refetch().then(({ data }) => data?.loginNotices ?? null);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ loginNotices }) => <LoginNoticesEditor board={loginNotices} readStored={readStored} />}
    </QueryState>
  );
}
