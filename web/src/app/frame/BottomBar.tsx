import { IconBookmark, IconFolder, IconNews, IconSearch } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { pathOf, type ScreenId } from "../../domain/screen-path.ts";
import { rowById } from "../route-table.ts";
import { barText } from "./bar-text.ts";
import classes from "./bottom-bar.module.css";
import { bottomText } from "./bottom-text.ts";

interface Place {
  id: ScreenId;
  name: string;
  icon: ComponentType<{ size: number; stroke: number }>;
  /** Other screens that belong to the place. */
  also: readonly ScreenId[];
}

const PLACES: readonly Place[] = [
  { id: "sp-0002", name: bottomText.articles, icon: IconNews, also: ["sp-0003"] },
  { id: "sp-0002_0", name: bottomText.themes, icon: IconFolder, also: ["sp-0002_1", "sp-0002_2", "sp-clips"] },
  { id: "sp-0010", name: bottomText.search, icon: IconSearch, also: ["sp-0014"] },
  { id: "sp-0011", name: bottomText.conditions, icon: IconBookmark, also: ["sp-0012"] },
];

/** The phone's bar of places, above the safe area (look.md 7). Only what has a screen. `menu` is its last entry. */
export default function BottomBar({ menu }: { menu: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <nav className={classes.bar} aria-label={barText.mainNavigation} data-print="hide">
      {PLACES.map(({ id, name, icon: Icon, also }) => {
        const here = [id, ...also].some((each) => rowById(each).path === pathname);
        return (
          <Link key={id} to={pathOf(id)} aria-current={here ? "page" : undefined}>
            <Icon size={24} stroke={1.6} />
            {name}
          </Link>
        );
      })}
      {menu}
    </nav>
  );
}
