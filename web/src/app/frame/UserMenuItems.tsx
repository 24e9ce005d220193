import { useMantineColorScheme } from "@mantine/core";
import {
  IconChartBar,
  IconFileCheck,
  IconHelp,
  IconKeyboard,
  IconLogout,
  IconMenu2,
  IconSettings,
  IconUserCircle,
  IconZoomQuestion,
} from "@tabler/icons-react";
import { useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import {
  choose,
  chooseDensity,
  chosenLook,
  currentDensity,
  type Density,
  subscribePreferences,
} from "../../browser/preferences.ts";
import { Segments } from "../../components/segments/Segments.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { signOut } from "../../session/session.ts";
import { barText } from "./bar-text.ts";
import { helpAddressOf } from "./help-address.ts";
import { MenuLinks } from "./MenuLinks.tsx";
import { menuText } from "./menu-text.ts";
import { administrationFor } from "./navigation.ts";
import type { UserMenuProps } from "./UserMenu.tsx";
import classes from "./user-menu.module.css";

const DENSITIES: readonly Density[] = ["compact", "comfortable"];
const SCHEMES = ["auto", "light", "dark"] as const;
const CONTRASTS = ["auto", "standard", "high"] as const;
const TEXT_SIZES = ["standard", "large", "largest"] as const;

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
  const { pathname } = useLocation();
  return (
    <>
      <p className={classes.company}>{viewer.companyName}</p>
      {place === "bottom" && <p className={classes.name}>{`${viewer.name}（${viewer.userGroupName}）`}</p>}
      <div className={classes.choices}>
        <Segments
          label={menuText.colorScheme}
          values={SCHEMES}
          names={menuText.colorSchemes}
          value={colorScheme}
          onChoose={setColorScheme}
        />
        <Segments
          label={menuText.contrast}
          values={CONTRASTS}
          names={menuText.contrasts}
          value={useLook("contrast", CONTRASTS)}
          onChoose={(value) => choose("contrast", value)}
        />
        <Segments
          label={menuText.textSize}
          values={TEXT_SIZES}
          names={menuText.textSizes}
          value={useLook("text", TEXT_SIZES)}
          onChoose={(value) => choose("text", value)}
        />
        <Segments
          label={menuText.density}
          values={DENSITIES}
          names={menuText.densities}
          value={density}
          onChoose={chooseDensity}
        />
      </div>
      <hr />
      {place === "bottom" && (
        <>
          <Link to={pathOf("sp-briefing")} className={classes.item} onClick={() => hide(panel)}>
            <IconFileCheck size={16} stroke={1.75} />
            {menuText.briefing}
          </Link>
          <Link to={pathOf("sp-trend")} className={classes.item} onClick={() => hide(panel)}>
            <IconChartBar size={16} stroke={1.75} />
            {menuText.trend}
          </Link>
          <Link to={pathOf("sp-0015")} className={classes.item} onClick={() => hide(panel)}>
            <IconChartBar size={16} stroke={1.75} />
            {menuText.usage}
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
        {menuText.account}
      </Link>
      <Link to={pathOf("missing")} className={classes.item} onClick={() => hide(panel)}>
        <IconZoomQuestion size={16} stroke={1.75} />
        {menuText.missing}
      </Link>
      <Link to={helpAddressOf(pathname)} className={classes.item} onClick={() => hide(panel)}>
        <IconHelp size={16} stroke={1.75} />
        {menuText.help}
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
        {menuText.palette}
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
        {busy ? menuText.loggingOut : menuText.logout}
      </button>
      <MenuLinks panel={panel} />
    </>
  );
}

/** A link has no popoverTarget of its own. */
const hide = (panel: string): void => document.getElementById(panel)?.hidePopover?.();

/** What is chosen; the first where nothing is. */
function useLook<Value extends string>(name: "text" | "contrast", values: readonly [Value, ...Value[]]): Value {
  const chosen = useSyncExternalStore(subscribePreferences, () => chosenLook(name));
  return values.find((each) => each === chosen) ?? values[0];
}

function useLeave() {
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut();
  };
  return { busy, leave };
}
