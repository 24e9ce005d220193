import { Fragment } from "react";
import { Link, useLocation } from "react-router";
import type { NavigationGroup } from "./navigation-place.ts";
import classes from "./side-navigation.module.css";

interface SideNavigationProps {
  groups: readonly NavigationGroup[];
  /** Called when an entry is followed. */
  onFollow?: () => void;
}

/** The groups and entries of an area. The entry of the open screen is marked, also while one of its parts is open. */
export function SideNavigation({ groups, onFollow }: SideNavigationProps) {
  const { pathname } = useLocation();
  return groups.map(({ name, entries }) => (
    <Fragment key={name}>
      <h2 className={classes.group}>{name}</h2>
      <ul>
        {entries.map(({ to, name: entry, icon: Icon, isHere }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.entry}
              aria-current={to === pathname ? "page" : isHere ? "true" : undefined}
              onClick={onFollow}
            >
              <Icon size={16} stroke={1.75} />
              {entry}
            </Link>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
