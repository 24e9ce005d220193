import type { Actor } from "./actor.ts";

/** Whom browsing is decided for, as SQL expressions: the parameters of a call, or the columns of a row. */
interface BrowserSql {
  contractId: string;
  userGroupId: string;
  themeBrowsing: string;
  editorId: string;
}

/** Of the parameters that browsingParameters gives. */
const CALLER: BrowserSql = { contractId: "$1", userGroupId: "$2", themeBrowsing: "$3::boolean", editorId: "$4" };
/** Of a row `reader`. */
const READER: BrowserSql = {
  contractId: "reader.contract_id",
  userGroupId: "reader.user_group_id",
  themeBrowsing: "reader.theme_browsing",
  editorId: "reader.editor_id",
};

function reasonsFor({ contractId, userGroupId, themeBrowsing, editorId }: BrowserSql) {
  const sharedWithGroup = (table: string, key: string): string =>
    `EXISTS (SELECT 1 FROM ${table} x WHERE x.contract_id = ${contractId} AND x.${key} = s.${key} AND x.user_group_id = ${userGroupId})`;
  return {
    themeGroup: {
      theme_browsing: themeBrowsing,
      all_user_groups: "s.open_to_all_groups",
      user_group: sharedWithGroup("theme_group_user_group", "theme_group_id"),
    },
    topic: {
      all_user_groups: "s.open_to_all_groups",
      user_group: sharedWithGroup("topic_user_group", "topics_id"),
      editor: `EXISTS (SELECT 1 FROM topic_user x WHERE x.contract_id = ${contractId} AND x.topics_id = s.topics_id AND x.user_id = ${editorId})`,
    },
    theme: {
      theme_browsing: themeBrowsing,
      all_user_groups: "s.open_to_all_groups",
      theme_group: `s.theme_id IN (SELECT m.theme_id FROM theme_group_theme m JOIN shared_theme_group USING (theme_group_id) WHERE m.contract_id = ${contractId})`,
      topic: `s.theme_id IN (SELECT m.theme_id FROM topic_theme m JOIN shared_topic USING (topics_id) WHERE m.contract_id = ${contractId})`,
    },
  };
}

/**
 * Why a user may browse something, as SQL predicates on a row `s` of theme_group, topic or theme. Parameters 1 to 4 are
 * browsingParameters(actor). theme_browsing 1: every theme and theme group of the contract; 0: themes that are open to all groups, or
 * in a theme group or topic for the user's group (design section 8). A topic is addressed to groups and prepared by its editors, so
 * it is shown to those only, whatever theme_browsing says.
 */
export const BROWSING_REASONS = reasonsFor(CALLER);

const any = (reasons: Readonly<Record<string, string>>): string => Object.values(reasons).join(" OR ");

function browsing(browser: BrowserSql): string {
  const reasons = reasonsFor(browser);
  const of = (table: string, columns: string, why: Readonly<Record<string, string>>): string =>
    `SELECT ${columns} FROM ${table} s
    WHERE s.contract_id = ${browser.contractId} AND (${any(why)})`;
  return `
  shared_theme_group AS (
    ${of("theme_group", "s.theme_group_id, s.theme_group_name, s.display_order", reasons.themeGroup)}),
  shared_topic AS (
    ${of("topic", "s.topics_id, s.topics_name, s.display_order", reasons.topic)}),
  browsable_theme AS (
    ${of("theme", "s.theme_id, s.theme_name, s.display_order", reasons.theme)})`;
}

/**
 * What a user may browse, decided here only: three common table expressions for the head of a WITH, of everything that has a
 * reason.
 */
export const BROWSING = browsing(CALLER);

/** The themes that whoever stands in a row `reader` may browse, found for each row. */
export const THEMES_OF_READER = `
  WITH ${browsing(READER)}
  SELECT theme_id FROM browsable_theme`;

/** What browsing needs to know about the user. */
export type Browser = Pick<Actor, "contractId" | "userGroupId" | "themeBrowsing" | "topicEditorId">;

/** $1 contract, $2 user group, $3 theme_browsing, $4 the id of who may edit topics. */
export const browsingParameters = (browser: Browser): [number, number, boolean, string | null] => [
  browser.contractId,
  browser.userGroupId,
  browser.themeBrowsing,
  browser.topicEditorId,
];

/** Few at any time, found by index. */
export const WITHDRAWN_ARTICLES = "SELECT w.article_id FROM article w WHERE w.withdrawn_at IS NOT NULL";
/**
 * An article that its source took back is in no list and in no count, of any contract; `ta` is the hit. They are few: as a
 * hashed set they cost next to nothing a row, whereas an anti-join doubled the time of a large count.
 */
export const NOT_WITHDRAWN = `ta.article_id NOT IN (${WITHDRAWN_ARTICLES})`;
/** The hits that NOT_WITHDRAWN leaves out, found by index: what the rollup still counts. */
export const IS_WITHDRAWN = `ta.article_id = ANY (ARRAY(${WITHDRAWN_ARTICLES}))`;
