import { IconChevronDown } from "@tabler/icons-react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { countLabel, countSuffix } from "../../domain/count-label.ts";
import { countOf, type Source, sourceName, totalOf } from "../../domain/source.ts";
import { treeText } from "../../domain/text/home-text.ts";
import type { TreeRow } from "../../domain/tree-rows.ts";
import classes from "./theme-tree.module.css";

interface ThemeTreeRowProps {
  row: TreeRow;
  sources: readonly Source[];
  selected: boolean;
  tabbable: boolean;
  href: string;
  /** How many are unread; undefined while that is asked, null where nobody asks. */
  unread: number | null | undefined;
  /** At the end of the name. */
  line?: ReactNode;
  onChoose: () => void;
  onToggle: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
}

/** name(n件) and a count for each source; 0 is shown as –. A link, so that a theme can be opened in another tab. */
export function ThemeTreeRow({ row, sources, selected, tabbable, href, line, unread, ...on }: ThemeTreeRowProps) {
  const { node, level, expanded } = row;
  const total = totalOf(node.counts, sources);
  const spoken = sources.map((source) => `${sourceName(source)}${countOf(node.counts, source)}件`).join(" ");
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    on.onChoose();
  };
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    on.onToggle();
  };
  return (
    <a
      role="treeitem"
      className={classes.row}
      href={href}
      data-key={node.key}
      data-level={level}
      data-group={node.selection.kind === "THEME_GROUP" || undefined}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={expanded ?? undefined}
      aria-selected={selected}
      // Beside the name, which stays the same.
      aria-description={unread ? treeText.unread(unread) : undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={choose}
      onKeyDown={on.onKeyDown}
      onFocus={on.onFocus}
    >
      {/* The name in words. What is seen is told apart by columns alone, so readers are spared its bare digits. */}
      <span className="vh">{`${countLabel(node.name, total)} ${spoken}`}</span>
      <span className={classes.name} aria-hidden="true">
        {expanded !== null && (
          <span className={classes.twisty} data-open={expanded} onClick={toggle} aria-hidden="true">
            <IconChevronDown size={14} stroke={1.75} />
          </span>
        )}
        <span className={classes.label}>
          <span className={classes.text} title={node.name}>
            {node.name}
          </span>
          <span className={classes.numbers}>
            <span className={classes.total}>{countSuffix(total)}</span>
            {unread === undefined && total > 0 && (
              <span className={classes.unread} data-coming>
                {total.toLocaleString()}
              </span>
            )}
            {unread ? (
              <span className={classes.unread} title={treeText.unread(unread)}>
                {unread.toLocaleString()}
              </span>
            ) : null}
          </span>
        </span>
      </span>
      {line}
      {sources.map((source) => (
        <span key={source} className={classes.count} data-zero={countOf(node.counts, source) === 0} aria-hidden="true">
          {countOf(node.counts, source) || "–"}
        </span>
      ))}
    </a>
  );
}
