import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { userFormText as text } from "./text.ts";
import { UserEditor } from "./UserEditor.tsx";
import { USER_SCREEN } from "./user-documents.ts";

/** Screen 1014: a new user, or the one that ?id= names. */
export default function UserScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  const query = useQuery(USER_SCREEN, { variables: { userId: id ?? "", isNew: id === null }, ...EDITED });
  const readStored = () => query.refetch().then(({ data }) => data?.user ?? null);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ user: stored = null, userGroupChoices }) =>
        id !== null && stored === null ? (
          <GoneUser />
        ) : (
          <UserEditor key={id} stored={stored} groups={userGroupChoices} readStored={readStored} />
        )
      }
    </QueryState>
  );
}

const GoneUser = () => (
  <RefusedState message={text.gone} detail={text.goneHelp}>
    <Button component={Link} to={pathOf("1013")}>
      {text.toList}
    </Button>
  </RefusedState>
);
