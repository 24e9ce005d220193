import { IconSelector } from "@tabler/icons-react";
import { isSortName, SORT_LABELS, SORT_NAMES, type SortName } from "../../domain/sort.ts";
import { listText } from "../../domain/text/home-text.ts";
import classes from "./sort-menu.module.css";

interface SortMenuProps {
  /** Little room: only 並べ替え while nothing is chosen. */
  short?: boolean;
  value: SortName;
  names?: readonly SortName[];
  onChange: (sort: SortName) => void;
}

/** なし, 日付の新しい順, 日付の古い順, タイトル昇順, 降順. The browser's own list: it suits every device and costs nothing to load. */
export const SortMenu = ({ value, names = SORT_NAMES, short = false, onChange }: SortMenuProps) => (
  <span className={classes.menu} data-print={value === "none" ? "hide" : undefined}>
    <span className={classes.face} aria-hidden="true">
      <span className={short ? classes.word : undefined}>
        {value !== "none" ? SORT_LABELS[value] : short ? listText.sort : listText.sortedBy(SORT_LABELS.none)}
      </span>
      <IconSelector size={14} stroke={1.75} data-print="hide" />
    </span>
    <select
      className={classes.select}
      aria-label={listText.sort}
      value={value}
      onChange={({ currentTarget }) => isSortName(currentTarget.value) && onChange(currentTarget.value)}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {SORT_LABELS[name]}
        </option>
      ))}
    </select>
  </span>
);
