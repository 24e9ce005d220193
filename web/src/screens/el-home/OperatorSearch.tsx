import { useQuery } from "@apollo/client/react";
import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import type { OperatorSearchQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { FoundHeadlines } from "./FoundHeadlines.tsx";
import { FoundContracts, FoundMails, FoundThemes, FoundUsers } from "./FoundParts.tsx";
import classes from "./operator-home.module.css";
import { OPERATOR_SEARCH } from "./operator-home-documents.ts";
import { operatorHomeText as text } from "./text.ts";

const TYPING = 250;

/** Contracts, users, themes, mails and articles by id, name, address or headline, found as one types. */
export function OperatorSearch() {
  const [typed, type] = useState("");
  const [keyword] = useDebouncedValue(typed.trim(), TYPING);
  return (
    <div className={`${classes.part} ${classes.search}`}>
      <TextInput
        label={text.search}
        placeholder={text.searchHelp}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {keyword !== "" && <Results keyword={keyword} />}
    </div>
  );
}

function Results({ keyword }: { keyword: string }) {
  const query = useQuery(OPERATOR_SEARCH, { variables: { keyword }, ...SHOWN });
  return (
    <section className={classes.results} aria-label={text.results}>
      <QueryState query={{ ...query, data: query.data ?? query.previousData }} failed={text.searchFailed}>
        {(found) => <Found found={found} keyword={keyword} />}
      </QueryState>
      <FoundHeadlines keyword={keyword} />
    </section>
  );
}

function Found({ found, keyword }: { found: OperatorSearchQuery; keyword: string }) {
  const { contracts, foundUsers, operatorFound } = found;
  const { themes, mails } = operatorFound;
  if (contracts.total + foundUsers.total + themes.length + mails.length === 0)
    return <p role="status">{text.nothing}</p>;
  return (
    <>
      <FoundContracts contracts={contracts} />
      <FoundUsers foundUsers={foundUsers} keyword={keyword} />
      <FoundThemes themes={themes} />
      <FoundMails mails={mails} />
    </>
  );
}
