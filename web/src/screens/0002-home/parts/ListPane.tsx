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
  // Its place is kept: what comes late must not move the rows below a finger.
  const filter = (
    <span className={classes.filter}>
      <Suspense>
        <AssessmentFilter home={home} />
      </Suspense>
    </span>
  );
  const unpublishedToo = home.unpublished && (
    <BarToggle label={listText.unpublishedToo} on={home.unpublished.on} onChange={home.unpublished.set} />
  );
  return (
    <section className={classes.pane} aria-label={listText.label}>
      {narrow ? (
        <NarrowHeader
          {...headerOf(home)}
          selecting={selecting}
          sort={sort}
          filter={filter}
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
        {(!narrow || selecting) && (
          <TickBar
            reader={home}
            aside={
              narrow ? null : (
                <>
                  {unpublishedToo}
                  {filter}
                  <UnreadToggle home={home} />
                </>
              )
            }
          />
        )}
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

interface WideHeaderProps {
  home: HomeModel;
}

/** The open article changes nothing of what stands above the list. */
const sameList = ({ home: one }: WideHeaderProps, { home: other }: WideHeaderProps) =>
  one.listKey === other.listKey &&
  one.data === other.data &&
  one.selection === other.selection &&
  one.name === other.name &&
  one.today === other.today;

const WideHeader = memo(function WideHeader({ home }: WideHeaderProps) {
  const actions = useViewer().abilities.administer && (
    <Suspense>
      <DownloadButton home={home} />
    </Suspense>
  );
  return <ListHeader {...headerOf(home)} actions={actions} />;
}, sameList);

const UnreadToggle = ({ home: { unread, layout } }: { home: HomeModel }) => (
  <BarToggle
    label={listText.unreadOnly}
    shown={layout === "narrow" ? listText.unreadOnlyShort : listText.unreadOnly}
    on={unread.asOf !== null}
    onChange={unread.set}
  />
);
