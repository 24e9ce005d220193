import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { SAVED_CONDITIONS } from "../../features/search-form/search-documents.ts";
import { conditionText as text } from "../../features/search-form/text.ts";
import { ConditionList } from "./ConditionList.tsx";
import { useRemoval } from "./use-removal.ts";

/** Screens 0011 and sp/0011: the user's saved search conditions, to search by, edit and delete. */
export default function ConditionsScreen() {
  const query = useQuery(SAVED_CONDITIONS, SHOWN);
  const { busy, said, remove } = useRemoval();
  const add = (
    <Button component={Link} to={pathOf("0012")}>
      {text.add}
    </Button>
  );
  return (
    <Page title={text.listTitle} lead={text.listLead} actions={add}>
      <SaidLine said={said} />
      <QueryState query={query} failed={text.failed}>
        {({ savedConditions }) =>
          savedConditions.length === 0 ? (
            <EmptyState title={text.none} message={text.noneHelp} />
          ) : (
            <ConditionList conditions={savedConditions} busy={busy} onRemove={remove} />
          )
        }
      </QueryState>
    </Page>
  );
}
