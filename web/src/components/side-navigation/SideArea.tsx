import { IconArrowLeft, IconMenu2 } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { useLayout } from "../../browser/use-layout.ts";
import { kitText as text } from "../../domain/text/kit-text.ts";
import { keepInView } from "../keep-in-view.ts";
import { Toasts } from "../toast/Toasts.tsx";
import { type NavigationGroup, NavigationPlaceContext, placeIn } from "./navigation-place.ts";
import { SideNavigation } from "./SideNavigation.tsx";
import classes from "./side-navigation.module.css";

const SideDrawer = lazy(() => loadChunk(() => import("../side-drawer/SideDrawer.tsx")));

type Back = { to: string; name: string } | undefined;
type Foot = ((className: string) => ReactNode) | undefined;

interface SideAreaProps {
  /** What the navigation leads through: 管理. */
  label: string;
  groups: readonly NavigationGroup[];
  /** The way out of the area, where the screen is too narrow for the ways beside it. */
  back?: Back;
  /** A last entry, which gets the look of the others. */
  foot?: Foot;
  /** The main element. */
  children: ReactNode;
}

/** An area with a navigation of 200 px at its side, which is a drawer on a narrow screen (look.md 12, page template). */
export function SideArea({ label, groups, back, foot, children }: SideAreaProps) {
  const isNarrow = useLayout() === "narrow";
  return (
    <NavigationPlaceContext value={placeIn(groups)}>
      <div className={classes.area} data-side="area">
        {isNarrow ? (
          <NavigationDrawer label={label} groups={groups} back={back} foot={foot} />
        ) : (
          <SidePane label={label} groups={groups} foot={foot} />
        )}
        {children}
      </div>
      <Toasts />
    </NavigationPlaceContext>
  );
}

/** The navigation in full. It scrolls alone, so that the entry of the open screen is always in sight. */
function SidePane({ label, groups, foot }: Pick<SideAreaProps, "label" | "groups" | "foot">) {
  const pane = useRef<HTMLElement>(null);
  const here = placeIn(groups)?.entry.to;
  useLayoutEffect(() => {
    const entry = here === undefined ? null : pane.current?.querySelector<HTMLElement>(`a[href="${here}"]`);
    if (pane.current && entry) keepInView(pane.current, entry);
  }, [here]);
  return (
    <nav ref={pane} className={classes.side} aria-label={label} data-print="hide">
      <SideNavigation groups={groups} />
      {foot?.(classes.entry ?? "")}
    </nav>
  );
}

function NavigationDrawer({ label, groups, back, foot }: Omit<SideAreaProps, "children" | "back"> & { back: Back }) {
  const [isOpen, open] = useState(false);
  const place = placeIn(groups);
  return (
    <div className={classes.drawerBar} data-print="hide">
      <button type="button" className={classes.drawerButton} aria-haspopup="dialog" onClick={() => open(true)}>
        <IconMenu2 size={18} stroke={1.75} />
        {place ? `${label}：${place.entry.name}` : label}
      </button>
      {back && (
        <Link to={back.to} className={classes.back}>
          <IconArrowLeft size={18} stroke={1.75} />
          {back.name}
        </Link>
      )}
      {isOpen && (
        <Suspense>
          <SideDrawer label={label} closeLabel={text.close} onClose={() => open(false)}>
            <nav className={classes.drawer} aria-label={label}>
              <SideNavigation groups={groups} onFollow={() => open(false)} />
              {foot?.(classes.entry ?? "")}
            </nav>
          </SideDrawer>
        </Suspense>
      )}
    </div>
  );
}
