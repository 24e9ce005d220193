import { useMantineColorScheme } from "@mantine/core";
import { IconChartBar, IconKeyboard, IconLogout, IconMenu2, IconUserCircle } from "@tabler/icons-react";
import { useId, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { chooseDensity, currentDensity, type Density, subscribePreferences } from "../../browser/preferences.ts";
import { Segments } from "../../components/segments/Segments.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { signOut, type Viewer } from "../../session/session.ts";
import { barText, bottomText } from "./bar-text.ts";
import classes from "./user-menu.module.css";

const DENSITIES: readonly Density[] = ["compact", "comfortable"];
const SCHEMES = ["auto", "light", "dark"] as const;

interface UserMenuProps {
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
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const density = useSyncExternalStore(subscribePreferences, currentDensity);
  const { busy, leave } = useLeave();
  const panel = useId();
  return (
    <>
      {place === "bottom" && (
        <button type="button" popoverTarget={panel}>
          <IconMenu2 size={24} stroke={1.6} />
          {bottomText.menu}
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
        <p className={classes.company}>{viewer.companyName}</p>
        {place === "bottom" && <p className={classes.name}>{`${viewer.name}（${viewer.userGroupName}）`}</p>}
        <div className={classes.choices}>
          <Segments
            label={barText.colorScheme}
            values={SCHEMES}
            names={barText.colorSchemes}
            value={colorScheme}
            onChoose={setColorScheme}
          />
          <Segments
            label={barText.density}
            values={DENSITIES}
            names={barText.densities}
            value={density}
            onChoose={chooseDensity}
          />
        </div>
        <hr />
        {place === "bottom" && (
          <>
            <Link to={pathOf("sp-trend")} className={classes.item} onClick={() => hide(panel)}>
              <IconChartBar size={16} stroke={1.75} />
              {barText.trend}
            </Link>
            <Link to={pathOf("sp-0015")} className={classes.item} onClick={() => hide(panel)}>
              <IconChartBar size={16} stroke={1.75} />
              {barText.usage}
            </Link>
          </>
        )}
        <Link to={pathOf("account")} className={classes.item} onClick={() => hide(panel)}>
          <IconUserCircle size={16} stroke={1.75} />
          {barText.account}
        </Link>
        <button
          type="button"
          className={classes.item}
          popoverTarget={panel}
          popoverTargetAction="hide"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onPalette}
        >
          <IconMenu2 size={16} stroke={1.75} />
          {barText.palette}
        </button>
        <button
          type="button"
          className={classes.item}
          popoverTarget={panel}
          popoverTargetAction="hide"
          onClick={onKeyHelp}
        >
          <IconKeyboard size={16} stroke={1.75} />
          {barText.keyHelp}
        </button>
        <button type="button" className={classes.item} disabled={busy} onClick={leave}>
          <IconLogout size={16} stroke={1.75} />
          {busy ? barText.loggingOut : barText.logout}
        </button>
      </div>
    </>
  );
}

/** A link has no popoverTarget of its own. */
const hide = (panel: string): void => document.getElementById(panel)?.hidePopover?.();

function useLeave() {
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut();
  };
  return { busy, leave };
}
