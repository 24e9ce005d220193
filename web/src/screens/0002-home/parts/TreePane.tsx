import { lazy, memo, type ReactNode, type Ref, Suspense, useMemo, useRef, useState } from "react";
import { loadChunk } from "../../../browser/load-chunk.ts";
import { useLayout } from "../../../browser/use-layout.ts";
import { SkeletonRows } from "../../../components/skeleton-rows/SkeletonRows.tsx";
import type { Selection } from "../../../domain/selection.ts";
import { type Source, visibleSources } from "../../../domain/source.ts";
import { treeText } from "../../../domain/text/home-text.ts";
import { filterSections, selectedKey, type TreeNode, treeSections } from "../../../domain/theme-tree.ts";
import { type Places, unreadIn } from "../../../features/reading-places/use-reading-places.ts";
import { ThemeTree } from "../../../features/theme-tree/ThemeTree.tsx";
import { TreeColumns } from "../../../features/theme-tree/TreeColumns.tsx";
import { TreeFilterBox } from "../../../features/theme-tree/TreeFilterBox.tsx";
import { useViewer } from "../../../session/use-session.ts";
import { readList, readSwitch, useSetting } from "../../../session/use-setting.ts";
import type { HomeData } from "../use-home-query.ts";
import classes from "./tree-pane.module.css";

interface TreePaneProps {
  data: HomeData | undefined;
  failed: boolean;
  places: Places | undefined;
  selection: Selection | null;
  filterRef: Ref<HTMLInputElement>;
  hrefOf: (selection: Selection) => string;
  onChoose: (selection: Selection) => void;
  onToday: () => void;
}

/** Loaded where the user wants it: home's first load has none of it. */
const TodayRow = lazy(() => loadChunk(() => import("./TodayRow.tsx").then(({ TodayRow: row }) => ({ default: row }))));
const ThemeLine = lazy(() => loadChunk(() => import("../../../features/theme-tree/ThemeLine.tsx")));
const ClipTree = lazy(() => loadChunk(() => import("../../../features/clips/ClipTree.tsx")));
const lineOf = ({ kind, id }: Selection) =>
  kind === "THEME" && (
    <Suspense>
      <ThemeLine theme={id} />
    </Suspense>
  );

const NO_KEYS: ReadonlySet<string> = new Set();

/** Filter, today's counts and the tree, rendered where one of these changes and not at every key. What is closed, whether lines are shown and empty themes hidden is kept for the user. */
export const TreePane = memo(function TreePane({
  data,
  failed,
  places,
  selection,
  filterRef,
  hrefOf,
  onChoose,
  onToday,
}: TreePaneProps) {
  const viewer = useViewer();
  const sources = useMemo(() => visibleSources(viewer.sources), [viewer.sources]);
  const pane = useRef<HTMLElement>(null);
  const [text, setText] = useState("");
  const [hideEmpty, storeHideEmpty] = useSetting("hide-empty", readSwitch);
  const [lines, storeLines] = useSetting("trend-lines", readSwitch);
  const clips = data && (
    <Suspense>
      <ClipTree sources={sources} filter={text} />
    </Suspense>
  );
  // In a drawer a tap often comes before the clips: below the last theme they take no row away from under a finger.
  const inTree = useLayout() === "narrow";
  return (
    <nav ref={pane} className={classes.pane} aria-label={treeText.label}>
      <TreeFilterBox
        text={text}
        hideEmpty={hideEmpty}
        lines={lines}
        inputRef={filterRef}
        onText={setText}
        onHideEmpty={(hide) => storeHideEmpty(hide ? "on" : "")}
        onLines={(show) => storeLines(show ? "on" : "")}
        onLeave={() => pane.current?.querySelector<HTMLElement>("[role=treeitem][tabindex='0']")?.focus()}
      />
      <TreeColumns sources={sources} />
      {data?.today && (
        <Suspense fallback={<div className={classes.today} />}>
          <TodayRow today={data.today} sources={sources} onChoose={onToday} />
        </Suspense>
      )}
      {data ? (
        <Tree data={data} filter={{ text, hideEmpty, sources }} {...{ lines, places, selection, hrefOf, onChoose }}>
          {inTree && clips}
        </Tree>
      ) : failed ? (
        <p className={classes.message}>{treeText.failed}</p>
      ) : (
        <SkeletonRows count={20} kind="tree" />
      )}
      {!inTree && clips}
    </nav>
  );
});

interface TreeProps extends Pick<TreePaneProps, "selection" | "places" | "hrefOf" | "onChoose"> {
  data: HomeData;
  lines: boolean;
  filter: { text: string; hideEmpty: boolean; sources: readonly Source[] };
  /** Below the last theme. */
  children: ReactNode;
}

function Tree({ data, lines, places, filter, selection, hrefOf, onChoose, children }: TreeProps) {
  const { subthemeDisplay } = useViewer();
  const { text, hideEmpty, sources } = filter;
  const [closed, storeClosed] = useSetting("closed-groups", readList);
  const [clicked, setClicked] = useState<string | null>(null);
  const whole = useMemo(() => treeSections(data.tree, subthemeDisplay), [data.tree, subthemeDisplay]);
  const sections = useMemo(
    () => filterSections(whole, { text, hideEmpty, sources }),
    [whole, text, hideEmpty, sources],
  );
  const collapsed = useMemo(() => new Set(closed), [closed]);
  const choose = (node: TreeNode) => {
    setClicked(node.key);
    onChoose(node.selection);
  };
  const toggle = (key: string) =>
    storeClosed(JSON.stringify(closed.includes(key) ? closed.filter((each) => each !== key) : [...closed, key]));
  if (sections.length === 0 && whole.length > 0)
    return (
      <>
        <p className={classes.message}>{treeText.noMatch}</p>
        {children}
      </>
    );
  return (
    <ThemeTree
      sections={sections}
      sources={sources}
      selectedKey={selectedKey(sections, selection, clicked)}
      // What is looked for must be seen, so nothing is closed while the filter is in use.
      collapsed={text === "" ? collapsed : NO_KEYS}
      hrefOf={hrefOf}
      unreadOf={(node) => unreadIn(places, node, sources)}
      lineOf={lines ? lineOf : undefined}
      onChoose={choose}
      onToggle={toggle}
    >
      {children}
    </ThemeTree>
  );
}
