import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import type { ThemeChoicesWire, ThemesWire } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { SelectedNode, SelectionKind, SourceCounts, Theme, ThemeGroup, ThemeTree, Topic } from "./theme.type.ts";

export interface Selection {
  kind: SelectionKind;
  id: string;
}

interface CountsWire {
  news_article_count: number;
  web_article_count: number;
  magazine_article_count: number;
}

const NOTHING: CountsWire = { news_article_count: 0, web_article_count: 0, magazine_article_count: 0 };

const KBN: Record<SelectionKind, DataKbn> = {
  THEME: DATA_KBN.theme,
  THEME_GROUP: DATA_KBN.themeGroup,
  TOPIC: DATA_KBN.topic,
};

/** The kind by its code. */
export const selectionKindOf = (kbn: number): SelectionKind =>
  kbn === DATA_KBN.theme ? "THEME" : kbn === DATA_KBN.themeGroup ? "THEME_GROUP" : "TOPIC";

/** How REST names a selection. */
export const selectionQuery = ({ kind, id }: Selection): { data_kbn: DataKbn; id: string } => ({
  data_kbn: KBN[kind],
  id,
});

export const toCounts = (wire: CountsWire): SourceCounts => {
  const { news_article_count: newspaper, web_article_count: web, magazine_article_count: magazine } = wire;
  return instance(SourceCounts, { newspaper, web, magazine, total: newspaper + web + magazine });
};

/** The tree in core-api's own order, which is the order of display. */
export function toThemeTree(wire: ThemesWire): ThemeTree {
  const groups = wire.theme_group_info.map((group) =>
    instance(ThemeGroup, {
      id: group.theme_group_id,
      name: group.theme_group_name,
      counts: toCounts(group),
      themes: group.themes_children.map((child) =>
        instance(Theme, { id: child.themes_id_children, name: child.themes_name_children, counts: toCounts(child) }),
      ),
    }),
  );
  return instance(ThemeTree, {
    topics: wire.topics_info.map((topic) =>
      instance(Topic, { id: topic.topics_id, name: topic.topics_name, counts: toCounts(topic) }),
    ),
    groups,
    themes: wire.themes_info.map((theme) =>
      instance(Theme, { id: theme.theme_id, name: theme.theme_name, counts: toCounts(theme) }),
    ),
  });
}

/** configuration_value 1: the contract has the today lookup (spec section 3, Theme data). */
export const hasTodayLookup = (wire: ThemesWire): boolean => String(wire.configuration_value) === "1";

/** The row of the tree that a selection names; null where the user has no such row. */
export function findNode(tree: ThemeTree, { kind, id }: Selection): SelectedNode | null {
  const rows = {
    THEME: () => [...tree.groups.flatMap((group) => group.themes), ...tree.themes],
    THEME_GROUP: () => tree.groups,
    TOPIC: () => tree.topics,
  };
  const row = rows[kind]().find((candidate) => candidate.id === id);
  return row ? instance(SelectedNode, { kind, id, name: row.name, counts: row.counts }) : null;
}

/**
 * A topic among all that the user may choose, as a row without articles: a topic is in the tree only while it has some
 * (spec section 4). Null for one that is unknown or not for this user; the two look alike.
 */
export function findEmptyTopic(wire: ThemeChoicesWire, id: string): SelectedNode | null {
  const topic = wire.topics_info.find((candidate) => candidate.topics_id === id);
  return topic
    ? instance(SelectedNode, { kind: SelectionKind.TOPIC, id, name: topic.topics_name, counts: toCounts(NOTHING) })
    : null;
}

/**
 * The row that is selected when none is named: the first theme as the tree shows them (spec section 4, Theme list). A group's first
 * theme comes before the list of all themes. A topic is taken only for a user without any theme. Null for an empty tree.
 */
export function firstSelection(tree: ThemeTree): Selection | null {
  const theme = tree.groups.flatMap((group) => group.themes)[0] ?? tree.themes[0];
  if (theme) return { kind: "THEME", id: theme.id };
  const [topic] = tree.topics;
  return topic ? { kind: "TOPIC", id: topic.id } : null;
}
