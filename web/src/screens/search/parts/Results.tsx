import { useEffect } from "react";
import { type SearchTerms, termsLine } from "../../../domain/search-terms.ts";
import { frameText } from "../../../domain/text/frame-text.ts";
import { useFollowedReader } from "../../../features/article-list/use-followed-reader.ts";
import { NoArticle } from "../../../features/reading-pane/NoArticle.tsx";
import ReadingPane from "../../../features/reading-pane/ReadingPane.tsx";
import type { useSearchAddress } from "../use-search-address.ts";
import { useSearchKeys } from "../use-search-keys.ts";
import { useSearchModel } from "../use-search-model.ts";
import { ResultsPane } from "./ResultsPane.tsx";
import { SearchPanes } from "./SearchPanes.tsx";

interface ResultsProps {
  searchKey: string;
  navigation: ReturnType<typeof useSearchAddress>;
}

/** What one search found. The same search sent again is asked again. */
export function Results({ searchKey, navigation }: ResultsProps) {
  const search = useSearchModel(navigation, searchKey);
  const { terms } = navigation.address;
  const { reader, article } = useFollowedReader(search);
  useSearchKeys(search);
  useEffect(() => {
    document.title = frameText.windowTitle(termsLine(terms));
  }, [terms]);
  const ask = (next: SearchTerms) =>
    JSON.stringify(next) === JSON.stringify(terms) ? search.results.refetch() : navigation.ask(next);
  return (
    <>
      <SearchPanes
        terms={terms}
        faults={search.results.faults}
        onSearch={ask}
        list={(openForm) => <ResultsPane search={search} onForm={openForm} />}
        printed={article ? "article" : "list"}
        article={
          article ? <ReadingPane reader={reader} article={article} /> : search.layout === "wide" ? <NoArticle /> : null
        }
      />
      {search.originals.dialogs}
    </>
  );
}
