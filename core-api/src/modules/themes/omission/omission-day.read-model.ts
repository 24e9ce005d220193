import type { DataSection } from "@kirinuki/schema/codes.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { FEWEST_ARTICLES, type HeadArticle } from "./find-omissions.ts";
import { headOf, headWords } from "./head-words.ts";

/** How far back a theme's words are counted, and how frequent words are. */
export const PROFILE_DAYS = 14;
/** Of the days before as many articles as tell how frequent a word is. */
const MOST_BEFORE = 20_000;
/** Reports are looked at on the night after them. */
const REPORT_DAYS = 2;

/** What is asked of an article beside its words. */
export interface OmissionArticle extends HeadArticle {
  readonly ownContractId: number | null;
  readonly host: string | null;
  readonly title: string;
  readonly lead: string;
}

interface Row extends Omit<OmissionArticle, "words"> {
  isToday: boolean;
}

const COLUMNS = `a.article_id::text AS "articleId", a.data_section AS section, a.own_contract_id AS "ownContractId", a.host, a.title, a.lead`;
/** Ids begin with the month of arrival. $1 the day. */
const ARRIVED = (from: string, to: string) => `a.article_id >= to_char(${from}, 'YYYYMM')::bigint * 1000000000
  AND a.arrived_at >= (${from})::timestamp AT TIME ZONE 'Asia/Tokyo' AND a.arrived_at < (${to})::timestamp AT TIME ZONE 'Asia/Tokyo' AND a.withdrawn_at IS NULL`;

const REPORTED = `SELECT q.article_id FROM missing_article q WHERE q.article_id IS NOT NULL
  AND q.asked_at >= ($1::date - ${REPORT_DAYS - 1})::timestamp AT TIME ZONE 'Asia/Tokyo' AND q.asked_at < ($1::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'`;

const ARTICLES = `
  SELECT ${COLUMNS}, s.same_story_id::text AS story, true AS "isToday" FROM article a LEFT JOIN article_story s USING (article_id)
  WHERE ${ARRIVED("$1::date", "$1::date + 1")}
  UNION
  SELECT ${COLUMNS}, s.same_story_id::text, true FROM article a LEFT JOIN article_story s USING (article_id)
  WHERE a.article_id IN (${REPORTED}) AND a.withdrawn_at IS NULL
  UNION ALL
  (SELECT ${COLUMNS}, NULL, false FROM article a WHERE ${ARRIVED(`$1::date - ${PROFILE_DAYS - 1}`, "$1::date")}
   ORDER BY a.article_id DESC LIMIT ${MOST_BEFORE})`;

/** The articles of a day with those reported that day, and what came before. */
export async function readDay(
  tx: Transaction,
  day: DayString,
): Promise<{ today: OmissionArticle[]; before: Pick<HeadArticle, "words">[] }> {
  const rows = await tx.query<Row>(ARTICLES, [day]);
  const [today, before]: [OmissionArticle[], OmissionArticle[]] = [[], []];
  for (const { isToday, ...article } of rows)
    (isToday ? today : before).push({ ...article, words: headWords(headOf(article.title, article.lead)) });
  return { today, before };
}

export interface OmissionTheme {
  themeId: number;
  themeName: string;
  expressions: { section: DataSection | null; text: string }[];
  /** Articles of the last days. */
  taken: number;
}

const THEMES = `
  SELECT t.theme_id AS "themeId", t.theme_name AS "themeName",
    json_agg(json_build_object('section', e.data_section, 'text', coalesce(e.expanded, e.expression)) ORDER BY e.expression_id) AS expressions,
    (SELECT coalesce(sum(c.mc + c.sc + c.web + c.magazine), 0)::int FROM theme_count c
     WHERE c.contract_id = t.contract_id AND c.theme_id = t.theme_id AND c.process_date BETWEEN $2::date - ${PROFILE_DAYS - 1} AND $2) AS taken
  FROM theme t JOIN expression e USING (contract_id, theme_id)
  WHERE t.contract_id = $1 AND t.stopped_at IS NULL GROUP BY t.contract_id, t.theme_id, t.theme_name ORDER BY t.theme_id`;

export const readOmissionThemes = (tx: Transaction, contractId: number, day: DayString): Promise<OmissionTheme[]> =>
  tx.query<OmissionTheme>(THEMES, [contractId, day]);

const PROFILES = `
  SELECT w.theme_id AS "themeId", lower(e.key) AS word, sum(e.value::int)::int AS articles
  FROM theme_day_words w, jsonb_each_text(w.words) e
  WHERE w.contract_id = $1 AND w.process_date BETWEEN $2::date - ${PROFILE_DAYS - 1} AND $2
  GROUP BY 1, 2 HAVING sum(e.value::int) >= $3`;
/** Of the articles that are looked at: $2 the day, $3 those reported. And what was taken out of themes. */
const TAKEN = `
  SELECT theme_id AS "themeId", article_id::text AS "articleId" FROM theme_article
  WHERE contract_id = $1 AND process_date BETWEEN $2::date - 1 AND $2::date + 1
  UNION SELECT theme_id, article_id::text FROM theme_article WHERE contract_id = $1 AND article_id = ANY ($3::bigint[])
  UNION SELECT theme_id, article_id::text FROM theme_removal WHERE contract_id = $1`;
/**
 * What themes took of stories that other articles tell, too. The story of each hit by its article: at the beginning of a month PostgreSQL knows
 * nothing of the tables and would go through all stories for each hit.
 */
const STORIES = `
  SELECT h.theme_id AS "themeId", s.same_story_id::text AS story, a.title, a.lead
  FROM theme_article h
  CROSS JOIN LATERAL (SELECT x.same_story_id FROM article_story x WHERE x.article_id = h.article_id OFFSET 0) s
  JOIN article a ON a.article_id = h.article_id
  WHERE h.contract_id = $1 AND h.process_date BETWEEN $2::date - 4 AND $2::date + 1 AND s.same_story_id = ANY ($3::bigint[])
    AND EXISTS (SELECT FROM article_story o WHERE o.same_story_id = s.same_story_id AND o.article_id <> h.article_id)`;
const REPORTS = `SELECT q.article_id::text AS id FROM (${REPORTED.replace("SELECT q.article_id", "SELECT q.article_id, q.contract_id")}) q WHERE q.contract_id = $2`;
const SETTLED = `SELECT theme_id AS "themeId", term FROM theme_omission WHERE contract_id = $1 AND state <> 'open' GROUP BY 1, 2`;
const HIDDEN = `SELECT article_id::text AS id FROM article_setting WHERE contract_id = $1 AND disp_status <> 0`;
const SECTIONS = "SELECT data_section::int AS section FROM contract_linkage WHERE contract_id = $1";

/** What of a contract says which articles of a day its themes miss. */
export interface ContractDay {
  profileOf(themeId: number): ReadonlyMap<string, number>;
  takenBy(themeId: number): ReadonlySet<string>;
  storyWordsOf(themeId: number): ReadonlyMap<string, ReadonlySet<string>>;
  settledOf(themeId: number): ReadonlySet<string>;
  reported: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  /** Empty: all. */
  sections: ReadonlySet<number>;
}

export async function readContractDay(
  tx: Transaction,
  contractId: number,
  day: DayString,
  stories: readonly string[],
): Promise<ContractDay> {
  const ids = async (sql: string, parameters: unknown[]) =>
    new Set((await tx.query<{ id: string }>(sql, parameters)).map(({ id }) => id));
  const reported = await ids(REPORTS, [day, contractId]);
  // A report is compared with all words; else those of fewer articles say nothing, and there are very many.
  const fewest = reported.size > 0 ? 1 : FEWEST_ARTICLES;
  const profiles = new Map<number, Map<string, number>>();
  for (const { themeId, word, articles } of await tx.query<{ themeId: number; word: string; articles: number }>(
    PROFILES,
    [contractId, day, fewest],
  )) {
    const profile = made(profiles, themeId, () => new Map());
    const key = norm(word);
    profile.set(key, (profile.get(key) ?? 0) + articles);
  }
  const taken = new Map<number, Set<string>>();
  for (const { themeId, articleId } of await tx.query<{ themeId: number; articleId: string }>(TAKEN, [
    contractId,
    day,
    [...reported],
  ]))
    made(taken, themeId, () => new Set()).add(articleId);
  const told = new Map<number, Map<string, Set<string>>>();
  for (const { themeId, story, title, lead } of await tx.query<{
    themeId: number;
    story: string;
    title: string;
    lead: string;
  }>(STORIES, [contractId, day, stories])) {
    const words = made(
      made(told, themeId, () => new Map<string, Set<string>>()),
      story,
      () => new Set<string>(),
    );
    for (const word of headWords(headOf(title, lead))) words.add(word);
  }
  const settled = new Map<number, Set<string>>();
  for (const { themeId, term } of await tx.query<{ themeId: number; term: string }>(SETTLED, [contractId]))
    made(settled, themeId, () => new Set()).add(term);
  const sections = await tx.query<{ section: number }>(SECTIONS, [contractId]);
  return {
    profileOf: (themeId) => profiles.get(themeId) ?? new Map(),
    takenBy: (themeId) => taken.get(themeId) ?? new Set(),
    storyWordsOf: (themeId) => told.get(themeId) ?? new Map(),
    settledOf: (themeId) => settled.get(themeId) ?? new Set(),
    reported,
    hidden: await ids(HIDDEN, [contractId]),
    sections: new Set(sections.map(({ section }) => section)),
  };
}

function made<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}
