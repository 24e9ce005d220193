import { useState } from "react";
import { offeredActions } from "../../../app/original/original-actions.ts";
import { listText } from "../../../app/text/home-text.ts";
import { originalAction } from "../../../app/text/original-text.ts";
import { useViewer } from "../../../app/use-session.ts";
import { BarAction, SelectionBar } from "../../../components/selection-bar/SelectionBar.tsx";
import { SortMenu } from "../../../components/sort-menu/SortMenu.tsx";
import { SourceTabs } from "../../../components/source-tabs/SourceTabs.tsx";
import { tickState } from "../../../domain/row-selection.ts";
import { useCopyTitles } from "../use-copy-titles.ts";
import type { HomeModel } from "../use-home-model.ts";
import { useTickedPapers } from "../use-ticked-papers.ts";
import { ListBody } from "./ListBody.tsx";
import { ListHeader, NarrowHeader } from "./ListHeader.tsx";
import classes from "./list-pane.module.css";

interface ListPaneProps {
  home: HomeModel;
  onTree: () => void;
}

/** Originals of all the ticked newspaper articles in one file, as far as the user may. */
function OriginalActions({ home }: { home: HomeModel }) {
  const papers = useTickedPapers(home);
  return offeredActions(useViewer(), papers).map((action) => (
    <BarAction key={action} onClick={() => home.originals.start(action, papers)}>
      {originalAction[action]}
    </BarAction>
  ));
}

/** Header, tabs with their order, selection and rows. */
export function ListPane({ home, onTree }: ListPaneProps) {
  const [picking, setPicking] = useState(false);
  const { tabs, ticks, list } = home;
  const narrow = home.layout === "narrow";
  const selecting = narrow && picking;
  const sort = <SortMenu short={narrow} value={tabs.sort} onChange={home.chooseSort} />;
  const order = list.articles.map((article) => article.id);
  const { copy, copied } = useCopyTitles();
  const stopSelecting = (on: boolean) => {
    setPicking(on);
    if (!on) ticks.clear();
  };
  const header = {
    name: home.name,
    period: home.period,
    whole: home.wholePeriod,
    days: home.days,
    today: home.today,
    onPeriod: home.choosePeriod,
  };
  return (
    <section className={classes.pane} aria-label={listText.label}>
      {narrow ? (
        <NarrowHeader {...header} selecting={selecting} sort={sort} onSelecting={stopSelecting} onTree={onTree} />
      ) : (
        <ListHeader {...header} />
      )}
      <SourceTabs
        sources={tabs.sources}
        active={tabs.active}
        countOf={tabs.countOf}
        onChoose={home.chooseSource}
        aside={narrow ? null : sort}
      >
        {(!narrow || selecting) && (
          <SelectionBar
            state={tickState(ticks.ticked, order)}
            count={ticks.ticked.ids.size}
            disabled={order.length === 0}
            onToggleAll={ticks.all}
            onClear={ticks.clear}
            onCopy={() => void copy(list.articles.filter(({ id }) => ticks.ticked.ids.has(id)))}
            actions={<OriginalActions home={home} />}
            message={ticks.ticked.ids.size > 0 ? copied : ""}
          />
        )}
        <ListBody home={home} selecting={selecting} />
      </SourceTabs>
    </section>
  );
}
