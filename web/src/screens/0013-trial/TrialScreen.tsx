import { Button } from "@mantine/core";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { TablePager } from "../../components/data-table/TablePager.tsx";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { addressedTerms, addressesSearch, searchTarget } from "../../domain/search-address.ts";
import type { SearchTerms } from "../../domain/search-terms.ts";
import { visibleSources } from "../../domain/source.ts";
import { ConditionMenu } from "../../features/condition-menu/ConditionMenu.tsx";
import { SearchFields } from "../../features/search-form/SearchFields.tsx";
import { conditionText, searchText, trialText as text } from "../../features/search-form/text.ts";
import { useViewer } from "../../session/use-session.ts";
import { HEADLINE_COLUMNS } from "./headline-columns.tsx";
import { TrialResults } from "./TrialResults.tsx";
import classes from "./trial.module.css";
import { PAGE_SIZE, type TriedSearch, useTrial } from "./use-trial.ts";

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
    <TriedPage terms={terms} page={page} />
  ) : (
    <TrialPage terms={terms} page={page} tried={null} />
  );
}

interface TrialProps {
  terms: SearchTerms;
  page: number;
}

const TriedPage = ({ terms, page }: TrialProps) => (
  <TrialPage terms={terms} page={page} tried={useTrial(terms, page)} />
);

/** The form, and beside it what the search found; `tried` is null before anything is asked. */
function TrialPage({ terms, page, tried }: TrialProps & { tried: TriedSearch | null }) {
  const sources = visibleSources(useViewer().sources);
  const navigate = useNavigate();
  const { pathname, state, key } = useLocation();
  const [params] = useSearchParams();
  const phone = pathname === pathOf("sp-0010");
  const toPage = (next: number) => {
    const query = new URLSearchParams(params);
    query.set("page", String(next));
    void navigate({ search: `?${query}` }, { state });
  };
  const model = useDataTable({
    view: {
      ...{ page, pageSize: PAGE_SIZE, sort: null, filter: "", columns: {} },
      change: ({ page: next }) => next !== undefined && toPage(next),
    },
    columns: HEADLINE_COLUMNS,
    rows: tried?.found?.headlines,
    rowId: ({ dataSection, articleId }) => `${dataSection}/${articleId}`,
    total: tried?.found?.counts.total ?? 0,
    pageSizes: [PAGE_SIZE],
  });
  const tryOut = (next: SearchTerms) => {
    const { to, state: kept } = searchTarget(pathname, next);
    const isSame = key !== "default" && JSON.stringify(next) === JSON.stringify(terms) && page === 1;
    if (isSame) void tried?.query.refetch().catch(() => undefined);
    else void navigate(to, { state: kept });
  };
  const search = (next: SearchTerms) => {
    const { to, state: kept } = searchTarget(pathOf("search"), next);
    void navigate(to, { state: kept });
  };
  return (
    <Page
      title={phone ? text.phoneTitle : text.title}
      {...(phone ? { actions: <ConditionMenu /> } : { lead: text.lead })}
      width="flush"
      bar={tried && tried.refused === undefined && <TablePager model={model} />}
    >
      <div className={classes.panes}>
        <div className={classes.form}>
          <SearchFields
            key={JSON.stringify(terms)}
            terms={terms}
            sources={sources}
            faults={tried?.faults ?? []}
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
        </div>
        {tried && <TrialResults tried={tried} model={model} sources={sources} />}
        {!tried && !phone && <EmptyState title={text.nothingTried} message={text.nothingTriedHelp} />}
      </div>
    </Page>
  );
}
