import { lazy, type ReactNode, Suspense, useState } from "react";
import { loadChunk } from "../../../browser/load-chunk.ts";
import { useLayout } from "../../../browser/use-layout.ts";
import type { SearchTerms } from "../../../domain/search-terms.ts";
import { Panes } from "../../../features/panes/Panes.tsx";
import type { SearchFault } from "../../../features/search-form/SearchFields.tsx";
import { searchText as text } from "../../../features/search-form/text.ts";
import { SearchSide } from "./SearchSide.tsx";
import classes from "./search-panes.module.css";

const SideDrawer = lazy(() => loadChunk(() => import("../../../components/side-drawer/SideDrawer.tsx")));

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
