import type { Transaction } from "../db/tenant.ts";
import { BROWSING, BROWSING_REASONS, type Browser, browsingParameters } from "./browsing.ts";

/** A theme, theme group or topic of the contract with every reason why a user may browse it; without any he may not. */
export interface ReasonedNode<Reason extends string> {
  id: string;
  name: string;
  reasons: Reason[];
  /** Whom it is for: the user groups of a theme group or topic, the theme groups and topics through which he has a theme. */
  through: string[];
}

export type ThemeReason = keyof typeof BROWSING_REASONS.theme;
export type ThemeGroupReason = keyof typeof BROWSING_REASONS.themeGroup;
export type TopicReason = keyof typeof BROWSING_REASONS.topic;

const reasonsOf = (reasons: Readonly<Record<string, string>>): string =>
  `array_remove(ARRAY[${Object.entries(reasons)
    .map(([name, holds]) => `CASE WHEN ${holds} THEN '${name}' END`)
    .join(", ")}], NULL)`;

const userGroupsOf = (table: string, key: string): string => `
  ARRAY(SELECT g.user_group_name FROM ${table} m JOIN user_group g ON g.contract_id = $1 AND g.user_group_id = m.user_group_id
    WHERE m.contract_id = $1 AND m.${key} = s.${key} ORDER BY g.user_group_id)`;

const THEME_GROUPS = `
  WITH ${BROWSING}
  SELECT s.theme_group_id::text AS id, s.theme_group_name AS name, ${reasonsOf(BROWSING_REASONS.themeGroup)} AS reasons,
    ${userGroupsOf("theme_group_user_group", "theme_group_id")} AS through
  FROM theme_group s WHERE s.contract_id = $1 ORDER BY s.display_order, s.theme_group_id`;

const TOPICS = `
  WITH ${BROWSING}
  SELECT s.topics_id::text AS id, s.topics_name AS name, ${reasonsOf(BROWSING_REASONS.topic)} AS reasons,
    ${userGroupsOf("topic_user_group", "topics_id")} AS through
  FROM topic s WHERE s.contract_id = $1 ORDER BY s.display_order, s.topics_id`;

const THEMES = `
  WITH ${BROWSING},
  way AS (
    SELECT m.theme_id, g.theme_group_name AS name, 1 AS kind, g.display_order
    FROM theme_group_theme m JOIN shared_theme_group g USING (theme_group_id) WHERE m.contract_id = $1
    UNION ALL
    SELECT m.theme_id, t.topics_name, 2, t.display_order FROM topic_theme m JOIN shared_topic t USING (topics_id) WHERE m.contract_id = $1),
  ways AS (SELECT theme_id, array_agg(name ORDER BY kind, display_order) AS names FROM way GROUP BY theme_id)
  SELECT s.theme_id::text AS id, s.theme_name AS name, ${reasonsOf(BROWSING_REASONS.theme)} AS reasons,
    coalesce(w.names, '{}') AS through
  FROM theme s LEFT JOIN ways w USING (theme_id) WHERE s.contract_id = $1 ORDER BY s.display_order, s.theme_id`;

export interface BrowsingReasons {
  themes: ReasonedNode<ThemeReason>[];
  themeGroups: ReasonedNode<ThemeGroupReason>[];
  topics: ReasonedNode<TopicReason>[];
}

/** Everything of the contract, with each predicate of BROWSING as a column of its own. */
export async function readBrowsingReasons(tx: Transaction, browser: Browser): Promise<BrowsingReasons> {
  const parameters = browsingParameters(browser);
  return {
    themes: await tx.query<ReasonedNode<ThemeReason>>(THEMES, parameters),
    themeGroups: await tx.query<ReasonedNode<ThemeGroupReason>>(THEME_GROUPS, parameters),
    topics: await tx.query<ReasonedNode<TopicReason>>(TOPICS, parameters),
  };
}
