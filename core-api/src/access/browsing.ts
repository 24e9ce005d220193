import type { Actor } from "./actor.ts";

/** Whether a theme group or topic is for the user's group ($2). */
const sharedWithGroup = (table: string, key: string): string => `(s.open_to_all_groups
      OR EXISTS (SELECT 1 FROM ${table} x WHERE x.contract_id = $1 AND x.${key} = s.${key} AND x.user_group_id = $2))`;

/**
 * The one place that says what a user may browse, as three common table expressions for the head of a WITH. Parameters 1 to 3
 * are browsingParameters(actor). theme_browsing 1: every theme and theme group of the contract; 0: themes that are open to all
 * groups, or in a theme group or topic for the user's group (design section 8). A topic is addressed to groups, so it is
 * shown to those only, whatever theme_browsing says.
 */
export const BROWSING = `
  shared_theme_group AS (
    SELECT s.theme_group_id, s.theme_group_name, s.display_order FROM theme_group s
    WHERE s.contract_id = $1 AND ($3::boolean OR ${sharedWithGroup("theme_group_user_group", "theme_group_id")})),
  shared_topic AS (
    SELECT s.topics_id, s.topics_name, s.display_order FROM topic s
    WHERE s.contract_id = $1 AND ${sharedWithGroup("topic_user_group", "topics_id")}),
  browsable_theme AS (
    SELECT t.theme_id, t.theme_name, t.display_order FROM theme t
    WHERE t.contract_id = $1 AND ($3::boolean OR t.open_to_all_groups
      OR t.theme_id IN (SELECT m.theme_id FROM theme_group_theme m JOIN shared_theme_group USING (theme_group_id) WHERE m.contract_id = $1)
      OR t.theme_id IN (SELECT m.theme_id FROM topic_theme m JOIN shared_topic USING (topics_id) WHERE m.contract_id = $1)))`;

/** $1 contract, $2 user group, $3 theme_browsing. */
export const browsingParameters = (
  actor: Pick<Actor, "contractId" | "userGroupId" | "themeBrowsing">,
): [number, number, boolean] => [actor.contractId, actor.userGroupId, actor.themeBrowsing];

const WITHDRAWN = "SELECT w.article_id FROM article w WHERE w.withdrawn_at IS NOT NULL";

/**
 * An article that its source took back is in no list and in no count, of any contract; `ta` is the hit. They are few: as a
 * hashed set they cost next to nothing a row, whereas an anti-join doubled the time of a large count.
 */
export const NOT_WITHDRAWN = `ta.article_id NOT IN (${WITHDRAWN})`;

/** The hits that NOT_WITHDRAWN leaves out, found by index: what the rollup still counts. */
export const IS_WITHDRAWN = `ta.article_id = ANY (ARRAY(${WITHDRAWN}))`;
