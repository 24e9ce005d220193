import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";

/** A theme group or a topic, as administrators keep it: a name, themes in order, and the user groups that have it. Tables and columns. */
export interface ThemeSetKind {
  /** Table, and first word of its actions in the trail. */
  table: "theme_group" | "topic";
  id: "theme_group_id" | "topics_id";
  name: "theme_group_name" | "topics_name";
  /** What the ordered ids are called. */
  order: "theme_group_ids" | "topics_ids";
  /** Its themes, with display_order. */
  themes: "theme_group_theme" | "topic_theme";
  /** The user groups that have it. */
  userGroups: "theme_group_user_group" | "topic_user_group";
}

export const THEME_GROUPS = {
  table: "theme_group",
  id: "theme_group_id",
  name: "theme_group_name",
  order: "theme_group_ids",
  themes: "theme_group_theme",
  userGroups: "theme_group_user_group",
} as const satisfies ThemeSetKind;

export const TOPICS = {
  table: "topic",
  id: "topics_id",
  name: "topics_name",
  order: "topics_ids",
  themes: "topic_theme",
  userGroups: "topic_user_group",
} as const satisfies ThemeSetKind;

export interface ThemeSetCall {
  tx: Transaction;
  actor: Pick<Actor, "contractId" | "userId">;
  requestId: string;
}

/** The row of a theme group or topic. */
export interface ThemeSet {
  id: number;
  name: string;
  version: number;
  open_to_all_groups: boolean;
  /** When and by whom it was changed last; null before anybody did. */
  changed_at: Date | null;
  changed_by: string | null;
}

/** What to keep. Absent stays as it is; a new one has no themes and no user groups then. */
export interface ThemeSetValues {
  name: string;
  themeIds?: string[];
  allUserGroups?: boolean;
  userGroupIds?: string[];
}
