import { Button } from "@mantine/core";
import { useCallback } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { useAnswer } from "../../bff/use-answer.ts";
import { Page } from "../../components/page/Page.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { addressedTerms, addressesSearch, searchTarget } from "../../domain/search-address.ts";
import { formOf, type SearchTerms } from "../../domain/search-terms.ts";
import { visibleSources } from "../../domain/source.ts";
import { ConditionMenu } from "../../features/condition-menu/ConditionMenu.tsx";
import { SearchFields } from "../../features/search-form/SearchFields.tsx";
import { conditionText, searchText, trialText as text } from "../../features/search-form/text.ts";
import { callSignedIn } from "../../session/renewing.ts";
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
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname, state, key } = useLocation();
  const [params] = useSearchParams();
  const terms = addressedTerms(params, state);
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1);
  const phone = pathname === pathOf("sp-0010");
  const asked = addressesSearch(params, state);
  const { answer, again } = useTrial(asked ? terms : null, page);
  const tryOut = (next: SearchTerms) => {
    const { to, state: kept } = searchTarget(pathname, next);
    if (key !== "default" && JSON.stringify(next) === JSON.stringify(terms) && page === 1) again();
    else void navigate(to, { state: kept });
  };
  const search = (next: SearchTerms) => {
    const { to, state: kept } = searchTarget(pathOf("search"), next);
    void navigate(to, { state: kept });
  };
  const found = answer.state === "ready" ? answer.data : null;
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
        {asked && (
          <TrialResults
            answer={answer}
            page={page}
            sources={visibleSources(viewer.sources)}
            onPage={(next) => {
              const query = new URLSearchParams(params);
              query.set("page", String(next));
              void navigate({ search: `?${query}` }, { state });
            }}
            onRetry={again}
          />
        )}
      </div>
    </Page>
  );
}

/** One call for a search and page; none before anything is asked. A search without words is the server's to refuse. */
function useTrial(terms: SearchTerms | null, page: number) {
  const asked = terms && JSON.stringify(formOf(terms));
  const load = useCallback(async () => {
    if (asked === null) return null;
    const form: ReturnType<typeof formOf> = JSON.parse(asked);
    return (await callSignedIn(TRIAL_SEARCH, { form, list: { page, pageSize: PAGE_SIZE } })).trialSearch;
  }, [asked, page]);
  return useAnswer(load);
}
