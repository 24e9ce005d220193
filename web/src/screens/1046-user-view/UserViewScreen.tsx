import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { USER_VIEW_SCREEN } from "./documents.ts";
import { text } from "./text.ts";
import classes from "./user-view.module.css";
import { ViewOfUser } from "./ViewOfUser.tsx";

/** Screen 1046: what the user that ?user_id= names sees, and why. Nothing can be changed here. */
export default function UserViewScreen() {
  const [params, setParams] = useSearchParams();
  const userId = params.get("user_id") ?? "";
  return (
    <Page
      title={screenNames["1046"]}
      lead={text.lead}
      width="fluid"
      toolbar={<Choice key={userId} userId={userId} onChoose={(user_id) => setParams({ user_id })} />}
    >
      {userId === "" ? <EmptyState title={text.begin} message={text.beginHelp} /> : <View userId={userId} />}
    </Page>
  );
}

function Choice({ userId, onChoose }: { userId: string; onChoose: (userId: string) => void }) {
  const [typed, type] = useState(userId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") onChoose(typed.normalize("NFKC").trim());
  };
  return (
    <form className={classes.choice} onSubmit={submit}>
      <TextInput
        aria-label={text.userId}
        placeholder={text.userId}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Button type="submit">{text.show}</Button>
    </form>
  );
}

function View({ userId }: { userId: string }) {
  const query = useQuery(USER_VIEW_SCREEN, { variables: { userId }, ...EDITED });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ userView }) =>
        userView === null ? (
          <EmptyState title={text.unknown(userId)} message={text.unknownHelp}>
            <Button component={Link} variant="default" to={pathOf("1013")}>
              {text.toUsers}
            </Button>
          </EmptyState>
        ) : (
          <ViewOfUser view={userView} />
        )
      }
    </QueryState>
  );
}
