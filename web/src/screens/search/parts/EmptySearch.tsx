import { useLayout } from "../../../browser/use-layout.ts";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import type { SearchTerms } from "../../../domain/search-terms.ts";
import listClasses from "../../../features/article-list/list-pane.module.css";
import { NoArticle } from "../../../features/reading-pane/NoArticle.tsx";
import { resultText as text } from "../../../features/search-form/text.ts";
import { SearchPanes } from "./SearchPanes.tsx";
import { SearchSide } from "./SearchSide.tsx";

interface EmptySearchProps {
  terms: SearchTerms;
  onSearch: (terms: SearchTerms) => void;
}

/** Before anything is searched: the form, which is all there is on a phone. */
export function EmptySearch({ terms, onSearch }: EmptySearchProps) {
  const layout = useLayout();
  const title = <h1 className="vh">{text.title}</h1>;
  if (layout === "narrow")
    return (
      <>
        {title}
        <SearchSide terms={terms} faults={[]} withConditions onSearch={onSearch} />
      </>
    );
  return (
    <SearchPanes
      terms={terms}
      faults={[]}
      onSearch={onSearch}
      list={() => (
        <section className={listClasses.pane}>
          {title}
          <EmptyState title={text.nothingAsked} message={text.nothingAskedHelp} />
        </section>
      )}
      article={layout === "wide" ? <NoArticle /> : null}
    />
  );
}
