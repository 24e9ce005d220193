import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { dayLabel } from "../../domain/day.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { dayOf } from "../../features/briefing/briefing-address.ts";
import { BRIEFING } from "../../features/briefing/briefing-documents.ts";
import { PageActions } from "./PageActions.tsx";
import { Sheet } from "./Sheet.tsx";
import { pageText as text } from "./text.ts";

/** Screens briefing and sp-briefing: 役員版, the press of a day on one page, as somebody confirmed it. */
export default function BriefingScreen() {
  const [params] = useSearchParams();
  const query = useQuery(BRIEFING, { variables: { day: dayOf(params) }, ...SHOWN });
  const briefing = query.data?.briefing;
  return (
    <Page
      title={screenNames.briefing}
      lead={briefing && dayLabel(briefing.day)}
      actions={briefing && <PageActions briefing={briefing} />}
      width="cards"
    >
      <QueryState query={query} failed={text.failed}>
        {(data) => <Sheet briefing={data.briefing} />}
      </QueryState>
    </Page>
  );
}
