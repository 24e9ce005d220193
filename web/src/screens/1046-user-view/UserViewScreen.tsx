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
import { SupportViews } from "./SupportViews.tsx";
import { text } from "./text.ts";
import { UserChoice } from "./UserChoice.tsx";
import classes from "./user-view.module.css";
import { ViewOfUser } from "./ViewOfUser.tsx";

/** Screen 1046: what the user that ?user_id= names sees, and why; without one, users to choose. Nothing can be changed here. */
export default function UserViewScreen() {
  const [params, setParams] = useSearchParams();
  const userId = params.get("user_id");
  const words = params.get("q") ?? "";
  return (
    <Page
      title={screenNames["1046"]}
      lead={text.lead}
      item={userId ?? undefined}
      width="fluid"
      toolbar={<Search key={words} words={words} onSearch={(q) => setParams({ q })} />}
    >
      {userId === null ? (
        <>
          <UserChoice words={words} />
          <SupportViews />
        </>
      ) : (
        <View userId={userId} />
      )}
    </Page>
  );
}

function Search({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, type] = useState(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form className={classes.choice} onSubmit={submit}>
      <TextInput
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Button type="submit">{text.find}</Button>
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
