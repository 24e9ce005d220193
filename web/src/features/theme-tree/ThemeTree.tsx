import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { keepInView } from "../../components/keep-in-view.ts";
import type { Selection } from "../../domain/selection.ts";
import type { Source } from "../../domain/source.ts";
import { treeText } from "../../domain/text/home-text.ts";
import type { SectionName, TreeNode, TreeSection } from "../../domain/theme-tree.ts";
import { type TreeRow, treeMove, visibleRows } from "../../domain/tree-rows.ts";
import { ThemeTreeRow } from "./ThemeTreeRow.tsx";
import classes from "./theme-tree.module.css";

interface ThemeTreeProps {
  sections: readonly TreeSection[];
  /** The count columns: only what the viewer may see. */
  sources: readonly Source[];
  selectedKey: string | null;
  /** Keys of closed groups. */
  collapsed: ReadonlySet<string>;
  hrefOf: (selection: Selection) => string;
  /** How many are unread in a list; undefined while that is asked. */
  unreadOf?: ((node: TreeNode) => number | undefined) | undefined;
  /** What stands at the end of a name. */
  lineOf?: ((selection: Selection) => ReactNode) | undefined;
  onChoose: (node: TreeNode) => void;
  onToggle: (key: string) => void;
  /** Below the last row, scrolled with it. */
  children?: ReactNode;
}

/**
 * The theme tree by the ARIA tree pattern: arrows move the focus and open or close groups, Enter or Space chooses.
 * One row takes part in the tab order: the one with the focus, else the chosen one, else the first.
 */
export function ThemeTree({
  sections,
  sources,
  selectedKey,
  collapsed,
  hrefOf,
  unreadOf,
  lineOf,
  onChoose,
  onToggle,
  children,
}: ThemeTreeProps) {
  const rows = useMemo(() => visibleRows(sections, collapsed), [sections, collapsed]);
  const pane = useRef<HTMLDivElement>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const shown = (key: string | null) => key !== null && rows.some((row) => row.node.key === key);
  const tabbable = [focusedKey, selectedKey].find(shown) ?? rows[0]?.node.key ?? null;

  useEffect(() => {
    const row = selectedKey === null ? null : rowElement(pane.current, selectedKey);
    if (pane.current && row) keepInView(pane.current, row);
  }, [selectedKey]);

  const act = (event: KeyboardEvent<HTMLElement>, node: TreeNode) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(rows, node.key, event.key);
    const chooses = event.key === "Enter" || event.key === " ";
    if (!move && !chooses) return;
    event.preventDefault();
    if (chooses) onChoose(node);
    else if (move && "toggle" in move) onToggle(move.toggle);
    else if (move) rowElement(pane.current, move.focus)?.focus();
  };

  return (
    <div ref={pane} className={classes.scroll}>
      <div role="tree" aria-label={treeText.label}>
        {bySection(rows).map(({ name, rows: part }) => (
          <div key={name} {...sectionProps(name)}>
            <div className={classes.section} aria-hidden="true">
              {treeText.sections[name]}
            </div>
            {part.map((row) => (
              <ThemeTreeRow
                key={row.node.key}
                row={row}
                sources={sources}
                selected={row.node.key === selectedKey}
                tabbable={row.node.key === tabbable}
                href={hrefOf(row.node.selection)}
                unread={unreadOf ? unreadOf(row.node) : null}
                line={lineOf?.(row.node.selection)}
                onChoose={() => onChoose(row.node)}
                onToggle={() => onToggle(row.node.key)}
                onKeyDown={(event) => act(event, row.node)}
                onFocus={() => setFocusedKey(row.node.key)}
              />
            ))}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

/** A group within a tree (ARIA): no element of HTML says that, a fieldset least of all. */
const sectionProps = (name: SectionName) => ({ role: "group", "aria-label": treeText.sections[name] });

const rowElement = (pane: HTMLElement | null, key: string): HTMLElement | null =>
  pane?.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? null;

const bySection = (rows: readonly TreeRow[]): { name: SectionName; rows: TreeRow[] }[] =>
  [...Map.groupBy(rows, (row) => row.section)].map(([name, part]) => ({ name, rows: part }));
