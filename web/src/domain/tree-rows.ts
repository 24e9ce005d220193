import type { SectionName, TreeNode, TreeSection } from "./theme-tree.ts";

/** A row as it is on the screen, with what a screen reader is told about it. */
export interface TreeRow {
  readonly node: TreeNode;
  readonly section: SectionName;
  readonly level: 1 | 2;
  readonly position: number;
  readonly setSize: number;
  readonly parentKey: string | null;
  /** null where there is nothing to open. */
  readonly expanded: boolean | null;
}

/** The rows that are to be seen, from top to bottom. */
export const visibleRows = (sections: readonly TreeSection[], collapsed: ReadonlySet<string>): TreeRow[] =>
  sections.flatMap((section) =>
    section.nodes.flatMap((node, index) => {
      const expanded = node.children.length === 0 ? null : !collapsed.has(node.key);
      const base = { section: section.name, parentKey: null, expanded: null } as const;
      const row: TreeRow = { ...base, node, level: 1, position: index + 1, setSize: section.nodes.length, expanded };
      if (!expanded) return [row];
      const children = node.children.map<TreeRow>((child, at) => ({
        ...base,
        node: child,
        level: 2,
        position: at + 1,
        setSize: node.children.length,
        parentKey: node.key,
      }));
      return [row, ...children];
    }),
  );

/** What a key does in the tree: move the focus, or open or close a group. */
export type TreeMove = { readonly focus: string } | { readonly toggle: string } | null;

/**
 * The arrow keys, Home and End of the ARIA tree pattern.
 * @returns null when the key has no meaning there
 */
export function treeMove(rows: readonly TreeRow[], focused: string | null, key: string): TreeMove {
  const at = Math.max(
    0,
    rows.findIndex((row) => row.node.key === focused),
  );
  const row = rows[at];
  if (!row) return null;
  const to = (target: TreeRow | undefined): TreeMove => (target ? { focus: target.node.key } : null);
  switch (key) {
    case "ArrowDown":
      return to(rows[at + 1]);
    case "ArrowUp":
      return to(rows[at - 1]);
    case "Home":
      return to(rows[0]);
    case "End":
      return to(rows.at(-1));
    case "ArrowRight":
      return row.expanded === null ? null : row.expanded ? to(rows[at + 1]) : { toggle: row.node.key };
    case "ArrowLeft":
      return row.expanded ? { toggle: row.node.key } : row.parentKey === null ? null : { focus: row.parentKey };
    default:
      return null;
  }
}
