import { type Selection, type SelectionKind, sameSelection } from "./selection.ts";
import { type Counts, type Source, totalOf } from "./source.ts";

/** The tree as the server sends it. */
export interface ThemeTreeData {
  readonly topics: readonly NamedCounts[];
  readonly groups: readonly (NamedCounts & { readonly themes: readonly NamedCounts[] })[];
  readonly themes: readonly NamedCounts[];
}

export interface NamedCounts {
  readonly id: string;
  readonly name: string;
  readonly counts: Counts;
}

/** One row of the tree. */
export interface TreeNode {
  /** Unique in the tree: a theme of two groups has two rows. */
  readonly key: string;
  readonly selection: Selection;
  readonly name: string;
  readonly counts: Counts;
  readonly children: readonly TreeNode[];
}

export type SectionName = "topics" | "groups" | "themes";

export interface TreeSection {
  readonly name: SectionName;
  readonly nodes: readonly TreeNode[];
}

const nodeOf = (
  kind: SelectionKind,
  { id, name, counts }: NamedCounts,
  parent: string,
  children: readonly TreeNode[] = [],
): TreeNode => ({
  key: `${parent}${kind}:${id}`,
  selection: { kind, id },
  name,
  counts,
  children,
});

/**
 * トピックス, テーマグループ, テーマ, in that order; empty sections are absent.
 * With children shown, テーマ holds the themes that are in no group; otherwise all of them.
 */
export function treeSections(data: ThemeTreeData, childrenShown: boolean): TreeSection[] {
  const grouped = new Set(childrenShown ? data.groups.flatMap((group) => group.themes.map((theme) => theme.id)) : []);
  const groups = data.groups.map((group) => {
    const parent = `THEME_GROUP:${group.id}/`;
    return nodeOf(
      "THEME_GROUP",
      group,
      "",
      childrenShown ? group.themes.map((theme) => nodeOf("THEME", theme, parent)) : [],
    );
  });
  const sections: TreeSection[] = [
    { name: "topics", nodes: data.topics.map((topic) => nodeOf("TOPIC", topic, "")) },
    { name: "groups", nodes: groups },
    {
      name: "themes",
      nodes: data.themes.filter((theme) => !grouped.has(theme.id)).map((theme) => nodeOf("THEME", theme, "")),
    },
  ];
  return sections.filter((section) => section.nodes.length > 0);
}

export interface TreeFilter {
  readonly text: string;
  readonly hideEmpty: boolean;
  readonly sources: readonly Source[];
}

/** Width, case and hiragana against katakana make no difference when a name is looked for. */
const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .trim();

/** The sections with only the rows that pass. A group stays with all its themes when its own name matches. */
export function filterSections(
  sections: readonly TreeSection[],
  { text, hideEmpty, sources }: TreeFilter,
): TreeSection[] {
  const wanted = folded(text);
  const hit = (node: TreeNode) => wanted === "" || folded(node.name).includes(wanted);
  const full = (node: TreeNode) => !hideEmpty || totalOf(node.counts, sources) > 0;
  const pass = (node: TreeNode, parentHit: boolean): TreeNode[] => {
    const own = hit(node);
    const children = node.children.flatMap((child) => pass(child, parentHit || own));
    return full(node) && (own || parentHit || children.length > 0) ? [{ ...node, children }] : [];
  };
  return sections
    .map((section) => ({ ...section, nodes: section.nodes.flatMap((node) => pass(node, false)) }))
    .filter((section) => section.nodes.length > 0);
}

/** The row that shows the selection: the one that was clicked, else the first of it. */
export function selectedKey(
  sections: readonly TreeSection[],
  selection: Selection | null,
  clicked: string | null,
): string | null {
  const rows = allNodes(sections).filter((node) => sameSelection(node.selection, selection));
  return (rows.find((node) => node.key === clicked) ?? rows[0])?.key ?? null;
}

/** All nodes, groups before their children. */
export const allNodes = (sections: readonly TreeSection[]): TreeNode[] =>
  sections.flatMap((section) => section.nodes.flatMap((node) => [node, ...node.children]));
