import { lazy, memo, Suspense, useState } from "react";
import { loadChunk } from "../../../browser/load-chunk.ts";
import { SortMenu } from "../../../components/sort-menu/SortMenu.tsx";
import { SourceTabs } from "../../../components/source-tabs/SourceTabs.tsx";
import { LIST_SORT_NAMES } from "../../../domain/sort.ts";
import { listText } from "../../../domain/text/home-text.ts";
import classes from "../../../features/article-list/list-pane.module.css";
import { TickBar } from "../../../features/article-list/TickBar.tsx";
import { BarToggle } from "../../../features/originals/ticked-bar/BarToggle.tsx";
import { useViewer } from "../../../session/use-session.ts";
import type { HomeModel } from "../use-home-model.ts";
import { ListBody } from "./ListBody.tsx";
import { ListHeader, NarrowHeader } from "./ListHeader.tsx";

/** On paper alone. */
const PrintFoot = lazy(() =>
  loadChunk(() =>
    import("../../../features/reading-pane/PrintFoot.tsx").then(({ PrintFoot: foot }) => ({ default: foot })),
  ),
);
const AssessmentFilter = lazy(() => loadChunk(() => import("./AssessmentFilter.tsx")));
const DownloadButton = lazy(() => loadChunk(() => import("./DownloadButton.tsx")));
const MarkListRead = lazy(() => loadChunk(() => import("../../../features/reading-places/MarkListRead.tsx")));
const EditionLink = lazy(() => loadChunk(() => import("./EditionLink.tsx")));

interface ListPaneProps {
  home: HomeModel;
  onTree: () => void;
}

/** Header, tabs with their order, selection and rows. */
export function ListPane({ home, onTree }: ListPaneProps) {
  const [picking, setPicking] = useState(false);
  const { tabs, ticks } = home;
  const narrow = home.layout === "narrow";
  const selecting = narrow && picking;
  const sort = <SortMenu short={narrow} names={LIST_SORT_NAMES} value={tabs.sort} onChange={home.chooseSort} />;
  const stopSelecting = (on: boolean) => {
    setPicking(on);
    if (!on) ticks.clear();
  };
  return (
    <section className={classes.pane} aria-label={listText.label}>
      {narrow ? (
        <NarrowHeader
          {...headerOf(home)}
          selecting={selecting}
          sort={sort}
          filter={<Filter home={home} />}
          narrowing={<UnreadToggle home={home} />}
          onSelecting={stopSelecting}
          onTree={onTree}
        />
      ) : (
        <WideHeader home={home} />
      )}
      <SourceTabs
        sources={tabs.sources}
        active={tabs.active}
        countOf={tabs.countOf}
        onChoose={home.chooseSource}
        aside={narrow ? null : sort}
      >
        {(!narrow || selecting) && <Tools home={home} />}
        <ListBody home={home} selecting={selecting} />
        {home.navigation.address.article === null && (
          <Suspense>
            <PrintFoot />
          </Suspense>
        )}
      </SourceTabs>
    </section>
  );
}

const headerOf = (home: HomeModel) => ({
  name: home.name,
  period: home.period,
  whole: home.wholePeriod,
  days: home.days,
  today: home.today,
  onPeriod: home.choosePeriod,
  edition: (
    <Suspense>
      <EditionLink selection={home.selection} />
    </Suspense>
  ),
  markRead: home.selection && (
    <Suspense>
      <MarkListRead selection={home.selection} period={home.period} size={home.layout === "narrow" ? "lg" : "xs"} />
    </Suspense>
  ),
});

interface HomeProps {
  home: HomeModel;
}

/** The open article changes nothing of what stands above the list. */
const sameList = ({ home: one }: HomeProps, { home: other }: HomeProps) =>
  one.listKey === other.listKey &&
  one.data === other.data &&
  one.selection === other.selection &&
  one.name === other.name &&
  one.today === other.today;

const WideHeader = memo(function WideHeader({ home }: HomeProps) {
  const actions = useViewer().abilities.administer && (
    <Suspense>
      <DownloadButton home={home} />
    </Suspense>
  );
  return <ListHeader {...headerOf(home)} actions={actions} />;
}, sameList);

const sameTools = (one: HomeProps, other: HomeProps) =>
  sameList(one, other) &&
  one.home.layout === other.home.layout &&
  one.home.list.articles === other.home.list.articles &&
  one.home.list.total === other.home.list.total &&
  one.home.ticks.ticked === other.home.ticks.ticked &&
  one.home.stories.others === other.home.stories.others &&
  one.home.navigation.address.wanted === other.home.navigation.address.wanted &&
  one.home.unread.asOf === other.home.unread.asOf;

/** What is ticked and what the list is narrowed to. */
const Tools = memo(function Tools({ home }: HomeProps) {
  const { layout, unpublished } = home;
  const aside =
    layout === "narrow" ? null : (
      <>
        {unpublished && <BarToggle label={listText.unpublishedToo} on={unpublished.on} onChange={unpublished.set} />}
        <Filter home={home} />
        <UnreadToggle home={home} />
      </>
    );
  return <TickBar reader={home} aside={aside} />;
}, sameTools);

/** Its place is kept: what comes late must not move the rows below a finger. */
const Filter = ({ home }: HomeProps) => (
  <span className={classes.filter}>
    <Suspense>
      <AssessmentFilter home={home} />
    </Suspense>
  </span>
);

const UnreadToggle = ({ home: { unread, layout } }: HomeProps) => (
  <BarToggle
    label={listText.unreadOnly}
    shown={layout === "narrow" ? listText.unreadOnlyShort : listText.unreadOnly}
    on={unread.asOf !== null}
    onChange={unread.set}
  />
);
