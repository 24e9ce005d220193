import { useMantineColorScheme } from "@mantine/core";
import { IconChartBar, IconKeyboard, IconLogout, IconMenu2, IconSettings, IconUserCircle } from "@tabler/icons-react";
import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { chooseDensity, currentDensity, type Density, subscribePreferences } from "../../browser/preferences.ts";
import { Segments } from "../../components/segments/Segments.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { signOut } from "../../session/session.ts";
import { barText } from "./bar-text.ts";
import { MenuLinks } from "./MenuLinks.tsx";
import { administrationFor } from "./navigation.ts";
import type { UserMenuProps } from "./UserMenu.tsx";
import classes from "./user-menu.module.css";

const DENSITIES: readonly Density[] = ["compact", "comfortable"];
const SCHEMES = ["auto", "light", "dark"] as const;

interface UserMenuItemsProps extends UserMenuProps {
  /** Id of the popover that they are in. */
  panel: string;
}

/** What stands behind the name: settings of this browser, ways, and the sign-out. */
export default function UserMenuItems({ viewer, onKeyHelp, onPalette, place, panel }: UserMenuItemsProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const density = useSyncExternalStore(subscribePreferences, currentDensity);
  const administration = viewer.abilities.administer ? administrationFor(viewer.role)[0]?.places[0] : undefined;
  const { busy, leave } = useLeave();
  return (
    <>
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
          {administration && (
            <Link to={administration.to} className={classes.item} onClick={() => hide(panel)}>
              <IconSettings size={16} stroke={1.75} />
              {barText.administration}
            </Link>
          )}
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
      <MenuLinks panel={panel} />
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
