import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { loadChunk } from "../../../browser/load-chunk.ts";
import { pathOf } from "../../../domain/screen-path.ts";
import { type SearchTerms, writeTerms } from "../../../domain/search-terms.ts";
import { visibleSources } from "../../../domain/source.ts";
import { ConditionMenu } from "../../../features/condition-menu/ConditionMenu.tsx";
import { type SearchFault, SearchFields } from "../../../features/search-form/SearchFields.tsx";
import { searchText as text } from "../../../features/search-form/text.ts";
import { useViewer } from "../../../session/use-session.ts";
import classes from "./search-side.module.css";

const SaveConditionDialog = lazy(() =>
  loadChunk(() => import("../../../features/condition-mail/SaveConditionDialog.tsx")),
);

interface SearchSideProps {
  terms: SearchTerms;
  faults: readonly SearchFault[];
  /** In the frame's bar already where there is room. */
  withConditions: boolean;
  onSearch: (terms: SearchTerms) => void;
}

/** The form beside the results, or above them on a phone. */
export function SearchSide({ terms, faults, withConditions, onSearch }: SearchSideProps) {
  const viewer = useViewer();
  return (
    <div className={classes.side} data-print="hide">
      <div className={classes.head}>
        <h2>{text.label}</h2>
        {withConditions && <ConditionMenu />}
      </div>
      <SearchFields
        terms={terms}
        sources={visibleSources(viewer.sources)}
        faults={faults}
        onSearch={onSearch}
        more={(now, ask) => <MoreWays terms={now} ask={ask} />}
      />
    </div>
  );
}

/** Keep what is in the form, or try it on everything. An expression can't be kept: a condition has keywords. */
function MoreWays({ terms, ask }: { terms: SearchTerms; ask: (then: (terms: SearchTerms) => void) => void }) {
  const [saving, save] = useState<SearchTerms | null>(null);
  return (
    <p className={classes.more}>
      {terms.expression === null && (
        <button type="button" onClick={() => ask(save)}>
          {text.save}
        </button>
      )}
      <Link to={`${pathOf("0013")}?${writeTerms(terms)}`}>{text.tryOut}</Link>
      {saving && (
        <Suspense>
          <SaveConditionDialog terms={saving} onClose={() => save(null)} />
        </Suspense>
      )}
    </p>
  );
}
