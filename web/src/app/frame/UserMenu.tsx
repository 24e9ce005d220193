import { IconMenu2 } from "@tabler/icons-react";
import { lazy, Suspense, useId } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { Viewer } from "../../session/session.ts";
import { barText } from "./bar-text.ts";
import classes from "./user-menu.module.css";

/** On its way when the frame is there; nobody opens the menu before. */
const UserMenuItems = lazy(() => loadChunk(() => import("./UserMenuItems.tsx")));

export interface UserMenuProps {
  viewer: Viewer;
  onKeyHelp: () => void;
  onPalette: () => void;
  /** In the top bar, or as the last entry of the phone's bar. */
  place?: "top" | "bottom";
}

/**
 * Name and group, and behind them the settings of this browser and the sign-out. The browser's own popover: it closes
 * on Esc and on a click elsewhere, gives the focus back and costs nothing in the first load. Settings are radios, so it
 * is no ARIA menu.
 */
export function UserMenu({ viewer, onKeyHelp, onPalette, place = "top" }: UserMenuProps) {
  const panel = useId();
  return (
    <>
      {place === "bottom" && (
        <button type="button" popoverTarget={panel}>
          <IconMenu2 size={24} stroke={1.6} />
          {barText.bottomMenu}
        </button>
      )}
      {place === "top" && (
        <button type="button" className={classes.button} popoverTarget={panel}>
          <span className={classes.avatar} aria-hidden="true">
            {[...viewer.name][0]}
          </span>
          <span className={classes.who}>
            <b className="clip">{viewer.name}</b>
            <span className="clip">{viewer.userGroupName}</span>
          </span>
          <span className="vh">{barText.userMenu}</span>
        </button>
      )}
      <div id={panel} popover="auto" className={classes.panel} data-place={place}>
        <Suspense>
          <UserMenuItems {...{ viewer, onKeyHelp, onPalette, place, panel }} />
        </Suspense>
      </div>
    </>
  );
}
