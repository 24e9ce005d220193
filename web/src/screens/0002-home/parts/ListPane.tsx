import { Button } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { Link } from "react-router";
import { loadChunk } from "../../../app/load-chunk.ts";
import { offeredActions } from "../../../app/original/original-actions.ts";
import { rowById } from "../../../app/route-table.ts";
import { listText } from "../../../app/text/home-text.ts";
import { originalAction } from "../../../app/text/original-text.ts";
import { useViewer } from "../../../app/use-session.ts";
import { PrintFoot } from "../../../components/reading-pane/PrintFoot.tsx";
import { BarToggle } from "../../../components/selection-bar/BarToggle.tsx";
import { BarAction, SelectionBar } from "../../../components/selection-bar/SelectionBar.tsx";
import { SortMenu } from "../../../components/sort-menu/SortMenu.tsx";
import { SourceTabs } from "../../../components/source-tabs/SourceTabs.tsx";
import { writeArticleReferences } from "../../../domain/article-references.ts";
import { tickState } from "../../../domain/row-selection.ts";
import { useCopyTitles } from "../use-copy-titles.ts";
import type { HomeModel } from "../use-home-model.ts";
import { useTickedPapers } from "../use-ticked-papers.ts";
import { DownloadButton } from "./DownloadButton.tsx";
import { ListBody } from "./ListBody.tsx";
import { ListHeader, NarrowHeader } from "./ListHeader.tsx";
import classes from "./list-pane.module.css";

const EditionLink = lazy(() => loadChunk(() => import("./EditionLink.tsx")));

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
    actions: (
      <>
        <Suspense>
          <EditionLink selection={home.selection} />
        </Suspense>
        <DownloadButton home={home} />
      </>
    ),
  };
  const unreadOnly = <UnreadToggle home={home} />;
  return (
    <section className={classes.pane} aria-label={listText.label}>
      {narrow ? (
        <NarrowHeader
          {...header}
          selecting={selecting}
          sort={sort}
          unreadOnly={unreadOnly}
          onSelecting={stopSelecting}
          onTree={onTree}
        />
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
            actions={
              <>
                <OriginalActions home={home} />
                <PagesLink home={home} />
              </>
            }
            message={ticks.ticked.ids.size > 0 ? copied : ""}
            aside={narrow ? null : unreadOnly}
          />
        )}
        <ListBody home={home} selecting={selecting} />
        {home.navigation.address.article === null && <PrintFoot />}
      </SourceTabs>
    </section>
  );
}

const UnreadToggle = ({ home: { unread, layout } }: { home: HomeModel }) => (
  <BarToggle
    label={listText.unreadOnly}
    shown={layout === "narrow" ? listText.unreadOnlyShort : listText.unreadOnly}
    on={unread.asOf !== null}
    onChange={unread.set}
  />
);

/** To the page images of the chosen newspaper articles (0003), in the order of the list. */
function PagesLink({ home: { list, ticks } }: { home: HomeModel }) {
  const { sources } = useViewer();
  const chosen = useMemo(
    () => list.articles.filter(({ id, dataSection }) => dataSection <= 2 && ticks.ticked.ids.has(id)),
    [list.articles, ticks.ticked.ids],
  );
  if (!sources.newspaper || chosen.length === 0) return null;
  return (
    <Button
      component={Link}
      to={`${rowById("0003").path}?${writeArticleReferences(chosen)}`}
      size="xs"
      variant="subtle"
      color="gray"
      leftSection={<IconPhoto size={16} stroke={1.75} />}
    >
      {listText.pages}
    </Button>
  );
}
