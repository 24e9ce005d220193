import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { dayOf } from "../../features/briefing/briefing-address.ts";
import { EditPage } from "./EditPage.tsx";
import { BRIEFING_PROPOSAL } from "./edit-documents.ts";
import { editText as text } from "./text.ts";

/** Screen 1002-002: what is proposed for 役員版 of a day is chosen, put in order and confirmed. */
export default function BriefingEditScreen() {
  const [params] = useSearchParams();
  const query = useQuery(BRIEFING_PROPOSAL, { variables: { day: dayOf(params) }, ...EDITED });
  if (!query.data)
    return (
      <Page title={screenNames["1002-002"]} lead={text.lead}>
        <QueryState query={query} failed={text.failed}>
          {() => null}
        </QueryState>
      </Page>
    );
  const { briefingProposal: proposal } = query.data;
  return (
    <EditPage
      key={`${proposal.day} ${proposal.version}`}
      proposal={proposal}
      onReload={async () => void (await query.refetch())}
    />
  );
}
