import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { GoneState } from "../../components/refused-state/GoneState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { USER_GROUP_SCREEN } from "./documents.ts";
import { text } from "./text.ts";
import { UserGroupEditor } from "./UserGroupEditor.tsx";

/** Screen 1011: a new user group, or the one that ?id= names. */
export default function UserGroupScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  const query = useQuery(USER_GROUP_SCREEN, { variables: { id }, ...EDITED });
  const readStored = () => query.refetch().then(({ data }) => data?.userGroupForm ?? null);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ userGroupForm: stored }) =>
        stored === null ? (
          <GoneState list={pathOf("1010")} />
        ) : (
          <UserGroupEditor key={id} stored={stored} readStored={readStored} />
        )
      }
    </QueryState>
  );
}
