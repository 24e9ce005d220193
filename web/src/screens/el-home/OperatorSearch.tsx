import { useQuery } from "@apollo/client/react";
import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import type { OperatorSearchQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { ContractStateTag } from "../../components/state-tag/ContractStateTag.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import classes from "./operator-home.module.css";
import { OPERATOR_SEARCH } from "./operator-home-documents.ts";
import { operatorHomeText as text } from "./text.ts";

const TYPING = 250;

/** Contracts and users by id, name or address, found as one types. */
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
    </section>
  );
}

function Found({ found: { contracts, foundUsers }, keyword }: { found: OperatorSearchQuery; keyword: string }) {
  const users = `${pathOf("el-users")}?q=${encodeURIComponent(keyword)}`;
  if (contracts.total + foundUsers.total === 0) return <p role="status">{text.nothing}</p>;
  return (
    <>
      <h3>{text.foundContracts(contracts.total)}</h3>
      <ul>
        {contracts.contracts.map(({ id, code, name, state }) => (
          <li key={id}>
            <Link to={`${pathOf("el-contract")}?id=${id}`}>{name}</Link>
            <small>{code}</small>
            <ContractStateTag state={state} />
          </li>
        ))}
      </ul>
      <h3>{text.foundUsers(foundUsers.total)}</h3>
      <ul>
        {foundUsers.users.map(({ contractId, companyName, userId, name, groupName }) => (
          <li key={`${contractId}/${userId}`}>
            <Link to={`${users}&user=${encodeURIComponent(`${contractId}/${userId}`)}`}>{name}</Link>
            <small>{`${userId} ${companyName} ${groupName}`}</small>
          </li>
        ))}
      </ul>
      {foundUsers.total > foundUsers.users.length && <Link to={users}>{text.allUsers}</Link>}
    </>
  );
}
