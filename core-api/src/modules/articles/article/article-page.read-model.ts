import type { DataSection } from "@kirinuki/schema/codes.ts";
import { type AssessmentFilter, assessedAs, BEST_GRADE, gradedAs, havingGrade } from "../../../access/assessed.ts";
import { NOT_WITHDRAWN } from "../../../access/browsing.ts";
import { type ResolvedSelection } from "../../../access/selection.ts";
import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import type { SectionCounts } from "../../../period/section-counts.ts";
import { SORT_KEYS, type SortKey, type SortOrder } from "../../../search/article-search.ts";
import { readKeptCounts, readKeptPage } from "./kept-order.read-model.ts";

/** What lists are sorted by; a search knows no prominence. */
export const LIST_SORT_KEYS = [...SORT_KEYS, "prominence"] as const;
export type ListSortKey = SortKey | "prominence";

export interface PageRequest {
  period: Period;
  sections: readonly DataSection[];
  /** Null: newest process_date first, then newest published. */
  sort: { key: ListSortKey; order: SortOrder } | null;
  /** Only what this user had not read at that moment; null: everything. */
  unread: { userId: string; asOf: Date } | null;
  /** What the contract has unpublished stands among the rest. */
  unpublished: boolean;
  assessed: AssessmentFilter | null;
  /** 1-based. */
  page: number;
  pageSize: number;
}

/** Which articles a page shows, in order, and how many the whole list has. */
export interface ArticlePage {
  total: number;
  entries: PageEntry[];
}

export interface PageEntry {
  articleId: string;
  /** The newest of those on which it was set up for the selection. */
  processDate: string;
}

/**
 * Where the hits come from, $1 contract, $2 themes or topic; the place of each within its day, which only topics have; and its grade,
 * which only themes have.
 */
interface Hits {
  from: string;
  place: string;
  grade: string;
}
const FROM: Record<"themes" | "topic", Hits> = {
  themes: {
    from: "theme_article ta WHERE ta.contract_id = $1 AND ta.theme_id = ANY ($2::int[])",
    place: "0",
    grade: BEST_GRADE,
  },
  topic: {
    from: "topic_article ta WHERE ta.contract_id = $1 AND ta.topics_id = $2::int",
    place: "min(ta.display_order)",
    grade: "0",
  },
};

function hitsOf({ source }: ResolvedSelection): [Hits, unknown] {
  return "topicsId" in source ? [FROM.topic, source.topicsId] : [FROM.themes, source.themeIds];
}

/** What narrows the hits of a selection, and what their articles, each once, must then meet. */
interface Narrowed {
  where: string;
  having: string;
}

/** Of a topic's articles the grades are those of the themes that the user may browse. */
function assessedHits(
  { source, browsableThemeIds }: ResolvedSelection,
  filter: AssessmentFilter | null,
  place: (value: readonly unknown[]) => string,
): Narrowed {
  const where = assessedAs(filter, place);
  return "topicsId" in source
    ? { where: `${where} ${gradedAs(filter, browsableThemeIds, place)}`, having: "" }
    : { where, having: havingGrade(filter, place) };
}

/** SC first, as the contract may want it; a topic's editor decides the order himself. */
const isScFirst = ({ source, scFirst }: ResolvedSelection): boolean => scFirst && !("topicsId" in source);

/** Adds a parameter and returns its place. */
const placeIn =
  (parameters: unknown[]) =>
  (value: unknown): string =>
    `$${parameters.push(value)}`;

/** The distinct articles of a selection. $3 and $4 period, $5 sources. `graded`: with their grades. */
const hits = (
  { from, place, grade }: Hits,
  { where, having }: Narrowed,
  graded = false,
): string => `hit AS MATERIALIZED (
    SELECT ta.article_id, min(ta.data_section) AS data_section, max(ta.process_date) AS process_date, ${place} AS place
      ${graded ? `, ${grade} AS prominence` : ""}
    FROM ${from} AND ta.process_date BETWEEN $3 AND $4 AND ta.data_section = ANY ($5::smallint[])
      AND ${NOT_WITHDRAWN} ${where}
    GROUP BY ta.article_id ${having})`;

const PUBLISHED_ONLY = "AND ta.disp_status = 0";

/** A user's marks that are older than a moment, numbers of their parameters given: they leave the list, later ones don't shift its pages. */
const UNREAD = (user: string, asOf: string): string => `AND NOT EXISTS (
        SELECT 1 FROM read_mark r
        WHERE r.contract_id = $1 AND r.user_id = ${user} AND r.article_id = ta.article_id AND r.read_at <= ${asOf})`;

/** When an article was published; 9999-12-31 means that nobody knows, so it sorts last. */
const PUBLISHED = `coalesce(a.published_at, nullif(a.published_on, '9999-12-31')::timestamp AT TIME ZONE 'Asia/Tokyo')`;

/** $6 page size, $7 offset. Titles sort by ICU's Japanese rules: kana before kanji, kanji by JIS order. */
const SORTED = (key: ListSortKey, order: SortOrder): string =>
  `SELECT h.article_id, h.process_date FROM hit h JOIN article a USING (article_id) ORDER BY ${SORTED_ORDER(key, order)} LIMIT $6 OFFSET $7`;

/** What no word found comes after what is named once. */
const SORT_EXPRESSIONS: Record<ListSortKey, string> = {
  date: PUBLISHED,
  title: 'a.title COLLATE "ja-x-icu"',
  prominence: "coalesce(nullif(h.prominence, 0), 5)",
};

/**
 * Without a sort key the order begins with what the hits know by themselves (source, day), so only articles of the days
 * around the page are read. $8: SC first.
 */
const NEWEST = `
  SELECT h.article_id, h.process_date
  FROM (SELECT *, $8::boolean AND data_section <> 2 AS late FROM hit) h
  JOIN near USING (late, process_date) JOIN article a USING (article_id)
  ORDER BY h.late, h.process_date DESC, h.place, ${PUBLISHED} DESC NULLS LAST, h.article_id DESC
  LIMIT $6 OFFSET $7 - (SELECT min(upto - n) FROM near)`;

const NEAR = `
  bucket AS (
    SELECT late, process_date, count(*) AS n, sum(count(*)) OVER (ORDER BY late, process_date DESC)::bigint AS upto
    FROM (SELECT process_date, $8::boolean AND data_section <> 2 AS late FROM hit) h GROUP BY late, process_date),
  near AS (SELECT late, process_date, n, upto FROM bucket WHERE upto > $7 AND upto - n < $7 + $6)`;

/** The distinct published articles of a selection: SQL of `hit`, and its parameters $1 to $5. */
export function publishedHits(
  contractId: number,
  selected: ResolvedSelection,
  { period, sections }: Pick<PageRequest, "period" | "sections">,
): { hit: string; parameters: unknown[] } {
  const [from, of] = hitsOf(selected);
  return {
    hit: hits(from, { where: PUBLISHED_ONLY, having: "" }),
    parameters: [contractId, of, period.start, period.end, sections],
  };
}

/** Articles of a selection by source. */
export async function readSectionCounts(
  tx: Transaction,
  contractId: number,
  selected: ResolvedSelection,
  { period, sections, assessed }: Pick<PageRequest, "period" | "sections" | "assessed">,
): Promise<SectionCounts> {
  const rows =
    selected.kept && !assessed
      ? await readKeptCounts(tx, contractId, { ...selected, kept: selected.kept }, { period, sections })
      : await countSections(tx, contractId, selected, { period, sections, assessed });
  const counts: SectionCounts = { 1: 0, 2: 0, 3: 0, 5: 0 };
  for (const { section, n } of rows) counts[section] = n;
  return counts;
}

function countSections(
  tx: Transaction,
  contractId: number,
  selected: ResolvedSelection,
  { period, sections, assessed }: Pick<PageRequest, "period" | "sections" | "assessed">,
): Promise<{ section: DataSection; n: number }[]> {
  const [from, of] = hitsOf(selected);
  const parameters: unknown[] = [contractId, of, period.start, period.end, sections];
  const { where, having } = assessedHits(selected, assessed, placeIn(parameters));
  const hit = hits(from, { where: `${PUBLISHED_ONLY} ${where}`, having });
  return tx.query<{ section: DataSection; n: number }>(
    `WITH ${hit} SELECT data_section AS section, count(*)::int AS n FROM hit GROUP BY data_section`,
    parameters,
  );
}

/** The same order as NEWEST. Keys that are the same for all rows are left out: a sort of many compares each of them. */
const wholeOrder = (selected: ResolvedSelection): string =>
  [
    ...(isScFirst(selected) ? ["h.data_section <> 2"] : []),
    "h.process_date DESC",
    ...("topicsId" in selected.source ? ["h.place"] : []),
    `${PUBLISHED} DESC NULLS LAST`,
    "h.article_id DESC",
  ].join(", ");

const SORTED_ORDER = (key: ListSortKey, order: SortOrder): string =>
  `${SORT_EXPRESSIONS[key]} ${order} NULLS LAST, ${
    key === "prominence"
      ? `h.process_date DESC, ${PUBLISHED} DESC NULLS LAST, h.article_id DESC`
      : `h.article_id ${order}`
  }`;

/** SQL of every article of a selection: the common table expression `hit`, and the order of its lists over `hit h` and `article a`. */
export interface EveryHit {
  hit: string;
  order: string;
  parameters: unknown[];
}

export function everyHit(
  contractId: number,
  selected: ResolvedSelection,
  { period, sections, sort, assessed }: Pick<PageRequest, "period" | "sections" | "sort" | "assessed">,
): EveryHit {
  const [from, of] = hitsOf(selected);
  const parameters: unknown[] = [contractId, of, period.start, period.end, sections];
  const { where, having } = assessedHits(selected, assessed, placeIn(parameters));
  const hit = hits(from, { where: `${PUBLISHED_ONLY} ${where}`, having }, sort?.key === "prominence");
  return { hit, order: sort ? SORTED_ORDER(sort.key, sort.order) : wholeOrder(selected), parameters };
}

/** Those articles, some hundred at a time, for downloads. */
export async function* readEveryPage(
  tx: Transaction,
  contractId: number,
  selected: ResolvedSelection,
  request: Pick<PageRequest, "period" | "sections" | "sort" | "assessed">,
): AsyncGenerator<PageEntry[]> {
  const { hit, order, parameters } = everyHit(contractId, selected, request);
  yield* cursorRows<PageEntry>(
    tx,
    `WITH ${hit} SELECT h.article_id::text AS "articleId", h.process_date::text AS "processDate"
     FROM hit h JOIN article a USING (article_id) ORDER BY ${order}`,
    parameters,
  );
}

interface PageRow {
  total: number;
  ids: string[] | null;
  days: string[] | null;
}

/**
 * One page of a selection with the exact count of the whole; a page beyond the end is empty. In the usual order both come from what is
 * kept (kept-order.read-model.ts); another order, or what only some lists ask for, is read from all hits. Aggregates keep the subquery's order.
 */
export async function readPage(
  tx: Transaction,
  contractId: number,
  selected: ResolvedSelection,
  request: PageRequest,
): Promise<ArticlePage> {
  const { period, sections, sort, unread, unpublished, assessed, page, pageSize } = request;
  if (selected.kept && !sort && !unpublished && !assessed)
    return readKeptPage(
      tx,
      contractId,
      { ...selected, kept: selected.kept },
      { ...{ period, sections, unread, page, pageSize }, scFirst: isScFirst(selected) },
    );
  const [from, of] = hitsOf(selected);
  const parameters: unknown[] = [contractId, of, period.start, period.end, sections, pageSize, (page - 1) * pageSize];
  if (!sort) parameters.push(isScFirst(selected));
  const place = placeIn(parameters);
  const isUnread = unread ? UNREAD(place(unread.userId), place(unread.asOf)) : "";
  const narrowed = assessedHits(selected, assessed, place);
  const where = [unpublished ? "" : PUBLISHED_ONLY, isUnread, narrowed.where].join(" ");
  const hit = hits(from, { ...narrowed, where }, sort?.key === "prominence");
  const ctes = sort ? hit : `${hit}, ${NEAR}`;
  const rows = sort ? SORTED(sort.key, sort.order) : NEWEST;
  const [row] = await tx.query<PageRow>(
    `WITH ${ctes}
     SELECT (SELECT count(*)::int FROM hit) AS total,
       array_agg(article_id::text) AS ids, array_agg(process_date::text) AS days
     FROM (${rows}) page`,
    parameters,
  );
  const days = row?.days ?? [];
  const entries = (row?.ids ?? []).map((articleId, at) => ({ articleId, processDate: days[at] ?? "" }));
  return { total: row?.total ?? 0, entries };
}
