import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import type { TrialSearchQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { Page } from "../../components/page/Page.tsx";
import type { QueryResult } from "../../components/query-state/QueryState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { addressedTerms, addressesSearch, searchTarget } from "../../domain/search-address.ts";
import { formOf, type SearchTerms } from "../../domain/search-terms.ts";
import { visibleSources } from "../../domain/source.ts";
import { ConditionMenu } from "../../features/condition-menu/ConditionMenu.tsx";
import { SearchFields } from "../../features/search-form/SearchFields.tsx";
import { conditionText, searchText, trialText as text } from "../../features/search-form/text.ts";
import { useViewer } from "../../session/use-session.ts";
import { TrialResults } from "./TrialResults.tsx";
import classes from "./trial.module.css";
import { TRIAL_SEARCH } from "./trial-documents.ts";

/** Articles per page (spec section 9). */
const PAGE_SIZE = 10;

/**
 * Screen 0013: what a search would find in the whole collection, as counts and headlines. On a phone it is the search form
 * (sp/0010), whose first button searches and whose second tries out.
 */
export default function TrialScreen() {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const terms = addressedTerms(params, state);
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1);
  return addressesSearch(params, state) ? (
    <TriedSearch terms={terms} page={page} />
  ) : (
    <TrialPage terms={terms} page={page} query={null} />
  );
}

interface TrialProps {
  terms: SearchTerms;
  page: number;
}

/** One call for a search and page. A search without words is the server's to refuse. */
function TriedSearch({ terms, page }: TrialProps) {
  const variables = { form: formOf(terms), list: { page, pageSize: PAGE_SIZE } };
  const query = useQuery(TRIAL_SEARCH, { variables, ...EDITED });
  return <TrialPage terms={terms} page={page} query={query} />;
}

/** The form, and beside it what the search found; `query` is null before anything is asked. */
function TrialPage({ terms, page, query }: TrialProps & { query: QueryResult<TrialSearchQuery> | null }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname, state, key } = useLocation();
  const [params] = useSearchParams();
  const phone = pathname === pathOf("sp-0010");
  const tryOut = (next: SearchTerms) => {
    const { to, state: kept } = searchTarget(pathname, next);
    const isSame = key !== "default" && JSON.stringify(next) === JSON.stringify(terms) && page === 1;
    if (isSame) void query?.refetch().catch(() => undefined);
    else void navigate(to, { state: kept });
  };
  const search = (next: SearchTerms) => {
    const { to, state: kept } = searchTarget(pathOf("search"), next);
    void navigate(to, { state: kept });
  };
  const found = query?.data?.trialSearch;
  return (
    <Page
      title={phone ? text.phoneTitle : text.title}
      {...(phone ? { actions: <ConditionMenu /> } : { lead: text.lead })}
      width="fluid"
    >
      <div className={classes.columns}>
        <SearchFields
          key={JSON.stringify(terms)}
          terms={terms}
          sources={visibleSources(viewer.sources)}
          faults={found?.__typename === "InvalidForm" ? found.fieldErrors : []}
          submitLabel={phone ? searchText.submit : text.submit}
          onSearch={phone ? search : tryOut}
          more={(now, ask) => (
            <div className={classes.more}>
              <Button variant="default" onClick={() => ask(phone ? tryOut : search)}>
                {phone ? text.submit : conditionText.search}
              </Button>
              {now.expression === null && (
                <Link to={searchTarget(pathOf("0012"), now).to} state={searchTarget("", now).state}>
                  {searchText.save}
                </Link>
              )}
            </div>
          )}
        />
        {query && (
          <TrialResults
            query={query}
            page={page}
            sources={visibleSources(viewer.sources)}
            onPage={(next) => {
              const query = new URLSearchParams(params);
              query.set("page", String(next));
              void navigate({ search: `?${query}` }, { state });
            }}
          />
        )}
      </div>
    </Page>
  );
}
