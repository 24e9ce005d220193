import { lazy, type ReactNode, Suspense, useState } from "react";
import { loadChunk } from "../../../app/load-chunk.ts";
import { searchText as text } from "../../../app/text/search-text.ts";
import { useLayout } from "../../../app/use-layout.ts";
import { Panes } from "../../../components/panes/Panes.tsx";
import type { SearchFault } from "../../../components/search-form/SearchFields.tsx";
import type { SearchTerms } from "../../../domain/search-terms.ts";
import { SearchSide } from "./SearchSide.tsx";
import classes from "./search-panes.module.css";

const SideDrawer = lazy(() => loadChunk(() => import("../../../components/panes/SideDrawer.tsx")));

interface SearchPanesProps {
  terms: SearchTerms;
  faults: readonly SearchFault[];
  onSearch: (terms: SearchTerms) => void;
  list: (openForm: () => void) => ReactNode;
  article: ReactNode;
  /** What paper gets: the open article, else the list. */
  printed?: "list" | "article";
}

/** Form, results and article side by side; where it is narrow the form is a drawer. */
export function SearchPanes({ terms, faults, onSearch, list, article, printed = "list" }: SearchPanesProps) {
  const layout = useLayout();
  const [formOpen, setFormOpen] = useState(false);
  const narrow = layout === "narrow";
  const form = (
    <SearchSide
      terms={terms}
      faults={faults}
      withConditions={narrow}
      onSearch={(next) => {
        setFormOpen(false);
        onSearch(next);
      }}
    />
  );
  return (
    <div className={classes.screen}>
      <Panes
        layout={layout}
        side={narrow ? null : form}
        sideLabel={text.side}
        list={list(() => setFormOpen(true))}
        article={article}
        printed={printed}
      />
      {formOpen && narrow && (
        <Suspense>
          <SideDrawer label={text.label} closeLabel={text.closeForm} onClose={() => setFormOpen(false)}>
            {form}
          </SideDrawer>
        </Suspense>
      )}
    </div>
  );
}
