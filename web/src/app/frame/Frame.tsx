import { ActionIcon } from "@mantine/core";
import { IconKeyboard } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, Outlet, useLocation, useNavigate } from "react-router";
import { homeHere } from "../../browser/here.ts";
import { type KeyBinding, KeysToCome, useKeys } from "../../browser/keys.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { takeTyped, typeAhead } from "../../browser/typed-ahead.ts";
import { useKeyDown } from "../../browser/use-key-down.ts";
import { Brand } from "../../components/brand/Brand.tsx";
import classes from "../../components/frame/frame.module.css";
import { Hint } from "../../components/hint/Hint.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { frameText } from "../../domain/text/frame-text.ts";
import type { Viewer } from "../../session/session.ts";
import { rowByPath } from "../route-table.ts";
import { Announcement } from "./Announcement.tsx";
import { barText, keyText } from "./bar-text.ts";
import { navigationFor } from "./top-places.ts";
import { UserMenu } from "./UserMenu.tsx";

/** A part with a field that what is typed is kept for, unless the part can't be had. */
const forTyped = <T,>(load: () => Promise<T>): Promise<T> =>
  loadChunk(load).catch((error: unknown) => {
    takeTyped();
    throw error;
  });

/** Phones only. Its place is kept while it loads, so that nothing jumps. */
const BottomBar = lazy(() => loadChunk(() => import("./BottomBar.tsx")));

/** Comes after the first screen: it brings the saved conditions and the search's terms with it. */
const FrameSearch = lazy(() => forTyped(() => import("./FrameSearch.tsx")));

/** Both for administrators only. */
const AdministrationLink = lazy(() => loadChunk(() => import("./AdministrationLink.tsx")));
const AdministrationArea = lazy(() => loadChunk(() => import("./AdministrationArea.tsx")));

const FrameUsage = lazy(() => loadChunk(() => import("./FrameUsage.tsx")));

/** Mostly there is none. */
const Bars = lazy(() => loadChunk(() => import("./Bars.tsx")));

/** Ctrl K (⌘ K). */
const Palette = lazy(() => forTyped(() => import("./palette/Palette.tsx")));

/** Needed by none before something lies over the screen. */
const BackCloses = lazy(() => loadChunk(() => import("./BackCloses.tsx")));

const KeyHelp = lazy(() => loadChunk(() => import("./KeyHelp.tsx")));

const SEARCH_KEYS = ["/"];

/** The signed-in frame: top bar of 48 px, and under it the screen, which fills the rest and scrolls by itself. */
export function Frame({ viewer }: { viewer: Viewer }) {
  const [helpOpen, setHelpOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const navigate = useNavigate();
  const { phone, reading } = usePlace();
  const openHelp = () => setHelpOpen(true);
  const closePalette = () => setPaletteOpen(false);
  const openPalette = () => {
    typeAhead(closePalette);
    setPaletteOpen(true);
  };
  usePaletteKey(openPalette);
  useEffect(() => () => void takeTyped(), []);
  useKeys(
    frameKeys(openHelp, openPalette, (to) => void navigate(to)),
    "frame",
  );
  return (
    <div className={classes.shell} data-tree={phone ? "phone" : undefined}>
      <a className={classes.skip} href="#content">
        {frameText.skipToContent}
      </a>
      {!phone && (
        <header className={classes.top} data-print="hide">
          <Link to={homeHere()} className={classes.home}>
            <Brand />
          </Link>
          <MainNavigation viewer={viewer} />
          <Suspense fallback={<KeysToCome keys={SEARCH_KEYS} layer="frame" onKey={typeAhead} />}>
            <FrameSearch />
          </Suspense>
          <span className={classes.grow} />
          {viewer.pdfUsageDisplay && (
            <Suspense>
              <FrameUsage />
            </Suspense>
          )}
          <Hint label={barText.keyHelp} keys={["?"]} align="end">
            <ActionIcon aria-label={barText.keyHelp} aria-keyshortcuts="?" onClick={openHelp}>
              <IconKeyboard size={18} stroke={1.75} />
            </ActionIcon>
          </Hint>
          <UserMenu viewer={viewer} onKeyHelp={openHelp} onPalette={openPalette} />
        </header>
      )}
      <Suspense>
        <Bars viewer={viewer} />
      </Suspense>
      <Content viewer={viewer} />
      {phone && !reading && (
        <Suspense fallback={<nav className={classes.bottomPlace} aria-label={barText.mainNavigation} />}>
          <BottomBar menu={<UserMenu viewer={viewer} onKeyHelp={openHelp} onPalette={openPalette} place="bottom" />} />
        </Suspense>
      )}
      <Announcement />
      <Suspense>
        <BackCloses />
      </Suspense>
      {paletteOpen && (
        <Suspense>
          <Palette viewer={viewer} onKeyHelp={openHelp} onClose={closePalette} />
        </Suspense>
      )}
      {helpOpen && (
        <Suspense>
          <KeyHelp onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * What the phone shows (look.md 7). `phone`: its tree is open, and the bar stands at the bottom instead of on top. `reading`: an
 * article lies over its list and has the whole height.
 */
function usePlace(): { phone: boolean; reading: boolean } {
  const { pathname, search } = useLocation();
  return { phone: pathname.startsWith("/sp/"), reading: new URLSearchParams(search).has("article") };
}

/** Ctrl K (⌘ K), out of fields too; not over a dialog. */
function usePaletteKey(open: () => void): void {
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== "k" || event.ctrlKey === event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!document.querySelector("[role=dialog],[role=alertdialog]")) open();
  });
}

/** The screen: alone, or beside the navigation of administration. */
function Content({ viewer }: { viewer: Viewer }) {
  const { pathname } = useLocation();
  const main = (
    <main id="content" className={classes.main} tabIndex={-1}>
      <Outlet />
    </main>
  );
  if (!viewer.abilities.administer || !rowByPath(pathname)?.administration) return main;
  return (
    <Suspense fallback={<Loading fullHeight />}>
      <AdministrationArea role={viewer.role}>{main}</AdministrationArea>
    </Suspense>
  );
}

const frameKeys = (openHelp: () => void, openPalette: () => void, go: (to: string) => void): KeyBinding[] => [
  { keys: "?", label: keyText.help, group: keyText.screen, run: openHelp },
  // Heard by usePaletteKey; here for the list.
  { keys: "Ctrl K", label: keyText.palette, group: keyText.screen, run: openPalette },
  { keys: "g h", label: keyText.home, group: keyText.screen, run: () => go(homeHere()) },
  { keys: "g s", label: keyText.conditions, group: keyText.screen, run: () => go(pathOf("0011")) },
  { keys: "g u", label: keyText.usage, group: keyText.screen, run: () => go(pathOf("0015")) },
];

function MainNavigation({ viewer }: { viewer: Viewer }) {
  const { pathname } = useLocation();
  return (
    <nav className={classes.nav} aria-label={barText.mainNavigation}>
      {navigationFor(viewer.role).map((entry) => (
        <Link key={entry.to} to={entry.to} aria-current={entry.to === pathname ? "page" : undefined}>
          {entry.name}
        </Link>
      ))}
      {viewer.abilities.administer && (
        <Suspense>
          <AdministrationLink role={viewer.role} />
        </Suspense>
      )}
    </nav>
  );
}
