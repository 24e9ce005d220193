import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { KeysToCome } from "../../browser/keys.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { useStable } from "../../browser/use-stable.ts";
import { NoticeBar } from "../../components/notice-bar/NoticeBar.tsx";
import { periodLabel } from "../../domain/period.ts";
import type { Selection } from "../../domain/selection.ts";
import { frameText } from "../../domain/text/frame-text.ts";
import { treeText } from "../../domain/text/home-text.ts";
import { useFollowedReader } from "../../features/article-list/use-followed-reader.ts";
import { Panes } from "../../features/panes/Panes.tsx";
import { NoArticle } from "../../features/reading-pane/NoArticle.tsx";
import { useViewer } from "../../session/use-session.ts";
import { useSetting } from "../../session/use-setting.ts";
import classes from "./home-screen.module.css";
import { ListPane } from "./parts/ListPane.tsx";
import { TreePane } from "./parts/TreePane.tsx";
import { useHomeKeys } from "./use-home-keys.ts";
import { useHomeModel } from "./use-home-model.ts";

const loadReadingPane = () => import("../../features/reading-pane/ReadingPane.tsx");
const ReadingPane = lazy(() => loadChunk(loadReadingPane));
const AdministratorParts = lazy(() => loadChunk(() => import("./parts/AdministratorParts.tsx")));
const PaperArrivals = lazy(() => loadChunk(() => import("./parts/PaperArrivals.tsx")));
/** Needed by none before his first key. */
const ReadingOn = lazy(() => loadChunk(() => import("../../features/reading-places/ReadingOn.tsx")));
const READING_ON_KEYS = [" ", "n"];
const SideDrawer = lazy(() => loadChunk(() => import("../../components/side-drawer/SideDrawer.tsx")));

/** Screen 0002: theme tree, article list and reading pane (spec section 2; look.md 5 and 7). */
export default function HomeScreen() {
  const home = useHomeModel();
  const { role, sources } = useViewer();
  const [treeOpen, setTreeOpen] = useState(false);
  const filter = useRef<HTMLInputElement>(null);
  const { layout, navigation } = home;
  const { reader, article } = useFollowedReader(home);
  useHomeKeys(home, () => (layout === "narrow" ? setTreeOpen(true) : filter.current?.focus()));
  // Not part of the first load, yet there before the first article is opened.
  useEffect(() => void loadReadingPane().catch(() => undefined), []);
  useTitle(home.name, home.wholePeriod ? "" : periodLabel(home.period));

  const chooseSelection = useStable((selection: Selection) => {
    home.chooseSelection(selection);
    setTreeOpen(false);
  });
  const chooseToday = useStable(() => {
    home.choosePeriod({ start: home.today, end: home.today });
    setTreeOpen(false);
  });
  const tree = (
    <TreePane
      data={home.data}
      failed={home.failed}
      places={home.places}
      selection={home.selection}
      filterRef={filter}
      hrefOf={navigation.hrefOfSelection}
      onChoose={chooseSelection}
      onToday={chooseToday}
    />
  );
  const nothingOpen = layout === "wide" ? <NoArticle /> : null;
  return (
    <div className={classes.screen}>
      <div className={classes.news} data-covered={(layout === "narrow" && article !== null) || undefined}>
        <Notice text={home.data?.notice ?? null} />
        {sources.newspaper && (
          <div className={classes.arrivals} data-print="hide">
            <Suspense>
              <PaperArrivals />
            </Suspense>
          </div>
        )}
      </div>
      {role === "ADMIN" && (
        <Suspense>
          <AdministratorParts />
        </Suspense>
      )}
      <Panes
        layout={layout}
        sideLabel={treeText.resize}
        side={layout === "narrow" ? null : tree}
        list={<ListPane home={home} onTree={() => setTreeOpen(true)} />}
        printed={article ? "article" : "list"}
        article={
          article ? (
            <Suspense fallback={nothingOpen}>
              <ReadingPane reader={reader} article={article} />
            </Suspense>
          ) : (
            nothingOpen
          )
        }
      />
      {home.originals.dialogs}
      <Suspense fallback={<KeysToCome keys={READING_ON_KEYS} />}>
        <ReadingOn reader={reader} tree={home.data?.tree} places={home.places} onChoose={chooseSelection} />
      </Suspense>
      {treeOpen && layout === "narrow" && (
        <Suspense>
          <SideDrawer label={treeText.label} closeLabel={treeText.close} onClose={() => setTreeOpen(false)}>
            {tree}
          </SideDrawer>
        </Suspense>
      )}
    </div>
  );
}

/** パワー半導体 2026/11/20(金)｜Kirinuki, as soon as the name is known. */
function useTitle(name: string, period: string): void {
  useEffect(() => {
    if (name !== "") document.title = frameText.windowTitle(`${name} ${period}`.trim());
  }, [name, period]);
}

/** Shown until the user puts it away; another text is shown again. */
function Notice({ text }: { text: string | null }) {
  const [dismissed, dismiss] = useSetting("notice", (stored) => stored ?? "");
  const shown = text?.trim() ?? "";
  return shown === "" || shown === dismissed ? null : (
    <NoticeBar key={shown} text={shown} onDismiss={() => dismiss(shown)} />
  );
}
