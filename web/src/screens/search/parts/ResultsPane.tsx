import { Button } from "@mantine/core";
import { useState } from "react";
import { SortMenu } from "../../../components/sort-menu/SortMenu.tsx";
import { SourceTabs } from "../../../components/source-tabs/SourceTabs.tsx";
import { termsLine } from "../../../domain/search-terms.ts";
import { listText } from "../../../domain/text/home-text.ts";
import listClasses from "../../../features/article-list/list-pane.module.css";
import { TickBar } from "../../../features/article-list/TickBar.tsx";
import { PrintFoot } from "../../../features/reading-pane/PrintFoot.tsx";
import { searchText as text } from "../../../features/search-form/text.ts";
import { UnsearchedDays } from "../../../features/search-form/UnsearchedDays.tsx";
import type { SearchModel } from "../use-search-model.ts";
import { ResultsBody } from "./ResultsBody.tsx";

/** What was searched, the tabs with their counts and order, selection and rows. */
export function ResultsPane({ search, onForm }: { search: SearchModel; onForm: () => void }) {
  const [picking, setPicking] = useState(false);
  const { ticks, layout } = search;
  const narrow = layout === "narrow";
  const selecting = narrow && picking;
  const sort = <SortMenu short={narrow} value={search.sort} onChange={search.chooseSort} />;
  const select = (on: boolean) => {
    setPicking(on);
    if (!on) ticks.clear();
  };
  return (
    <section className={listClasses.pane} aria-label={listText.label}>
      <header className={listClasses.header}>
        <h1 className={listClasses.name}>{termsLine(search.navigation.address.terms)}</h1>
      </header>
      {narrow && (
        <div className={listClasses.dateBar}>
          <Button size="xs" variant="subtle" color="gray" onClick={onForm}>
            {text.change}
          </Button>
          <span className={listClasses.grow} />
          {sort}
          <button type="button" className={listClasses.tap} aria-pressed={selecting} onClick={() => select(!selecting)}>
            {selecting ? listText.selectDone : listText.select}
          </button>
        </div>
      )}
      <SourceTabs
        sources={search.sources}
        active={search.active}
        countOf={search.countOf}
        onChoose={search.chooseSource}
        aside={narrow ? null : sort}
      >
        {(!narrow || selecting) && <TickBar reader={search} />}
        <UnsearchedDays days={search.results.unsearchedDays} />
        <ResultsBody search={search} selecting={selecting} />
        {search.navigation.address.article === null && <PrintFoot />}
      </SourceTabs>
    </section>
  );
}
