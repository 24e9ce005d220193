import type { DataSection } from "@kirinuki/schema/codes.ts";
import { and, media, term, within } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { notOthers } from "../../../access/own-article.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import type { ArticleSearch } from "../../../search/article-search.ts";
import { addDays, type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { addressesOf, isAddress } from "./addresses.ts";
import type { Candidate } from "./missing-article.dto.ts";
import type { NamedMedium } from "./named-medium.read-model.ts";

/** What somebody misses is not much older, unless he names its day. */
export const LOOKED_FOR_DAYS = 31;
/** An address has no index: what has just come is looked through. */
const ADDRESS_DAYS = 14;
const MOST_CANDIDATES = 10;

/** What somebody misses, as he knows it. */
export interface Sought {
  keyword: string;
  medium: NamedMedium | null;
  issueDate: DayString | null;
}

export interface Wanted extends Sought {
  tx: Transaction;
  search: ArticleSearch;
  contractId: number;
  sections: readonly DataSection[];
  now: Date;
}

type Row = Omit<Candidate, "arrived_datetime"> & { arrived_at: Date };

const COLUMNS = `a.article_id::text, a.data_section, a.title, a.media_name, a.published_on::text AS issue_date, a.arrived_at`;

const BY_IDS = `
  SELECT ${COLUMNS} FROM unnest($1::bigint[]) WITH ORDINALITY AS f(article_id, place) JOIN article a USING (article_id) ORDER BY f.place`;

/** Ids begin with the month of arrival, in Tokyo. $1 contract, $2 sources, $3 and $4 the first and last day, $5 the medium's code or null. */
const RECENT = `
  a.arrived_at >= $3::timestamp AT TIME ZONE 'Asia/Tokyo' AND a.arrived_at < ($4::timestamp + interval '1 day') AT TIME ZONE 'Asia/Tokyo'
    AND a.article_id >= to_char($3::date, 'YYYYMM')::bigint * 1000000000
    AND a.data_section = ANY ($2::int[]) AND ($5::text IS NULL OR a.media_code = $5) AND ${notOthers("$1::int")}`;

/** Of the contract `$1`. */
const UNPUBLISHED = "SELECT s.article_id FROM article_setting s WHERE s.contract_id = $1 AND s.disp_status <> 0";

const BY_ADDRESS = `
  SELECT ${COLUMNS} FROM article a
  WHERE a.url = ANY ($6::text[]) AND ${RECENT} AND a.withdrawn_at IS NULL AND a.article_id NOT IN (${UNPUBLISHED})
  ORDER BY a.article_id DESC LIMIT ${MOST_CANDIDATES}`;

/** A search leaves out what was taken back or unpublished: both are few. $6 patterns of the title or null, $7 addresses. */
const GONE = `
  SELECT DISTINCT CASE WHEN a.withdrawn_at IS NULL THEN 'hidden' ELSE 'withdrawn' END AS standing FROM article a
  WHERE a.article_id IN (SELECT w.article_id FROM article w WHERE w.withdrawn_at IS NOT NULL UNION ALL ${UNPUBLISHED})
    AND (a.title ILIKE ALL ($6::text[]) OR a.url = ANY ($7::text[])) AND ${RECENT} ORDER BY 1`;

/**
 * Published articles that have the words in their headline or are at the address, newest first, whether or not they are in a theme: what a
 * trial search would find. What was taken back or unpublished is none, for its headline is not to be shown.
 */
export async function findCandidates(wanted: Wanted): Promise<Candidate[]> {
  const { tx, keyword } = wanted;
  if (isAddress(keyword))
    return (await tx.query<Row>(BY_ADDRESS, [...recentParameters(wanted), addressesOf(keyword)])).map(present);
  const words = wordsOf(keyword);
  if (words.length === 0) return [];
  return (await tx.query<Row>(BY_IDS, [await findByHeadline(wanted, words)])).map(present);
}

/** Whether what somebody looks for was taken back by its source, or unpublished by the contract; null: neither. */
export async function standingOfGone(wanted: Wanted): Promise<"withdrawn" | "hidden" | null> {
  const { tx, keyword } = wanted;
  const words = isAddress(keyword) ? [] : wordsOf(keyword);
  if (words.length === 0 && !isAddress(keyword)) return null;
  const patterns = words.length > 0 ? words.map(asPattern) : null;
  const parameters = [...recentParameters(wanted), patterns, addressesOf(keyword)];
  const [gone] = await tx.query<{ standing: "withdrawn" | "hidden" }>(GONE, parameters);
  return gone?.standing ?? null;
}

const wordsOf = (keyword: string): string[] => keyword.split(/[\s\u3000]+/).filter((word) => norm(word) !== "");
const asPattern = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** Days of arrival that are looked through: a paper comes on its day or the evening before. */
function periodOf({ issueDate, now, keyword }: Pick<Wanted, "issueDate" | "now" | "keyword">): Period {
  if (issueDate !== null) return { start: addDays(issueDate, -1), end: addDays(issueDate, 1) };
  const end = tokyoDay(now);
  return { start: addDays(end, 1 - (isAddress(keyword) ? ADDRESS_DAYS : LOOKED_FOR_DAYS)), end };
}

function recentParameters(wanted: Wanted): unknown[] {
  const { start, end } = periodOf(wanted);
  return [wanted.contractId, wanted.sections, start, end, wanted.medium?.code ?? null];
}

const present = ({ arrived_at, ...article }: Row): Candidate => ({
  ...article,
  arrived_datetime: tokyoDateTime(arrived_at),
});

async function findByHeadline(wanted: Wanted, words: readonly string[]): Promise<string[]> {
  const { tx, search, contractId, sections, medium } = wanted;
  const inTitle = within("title", and(words.map(term)));
  const { entries } = await search.find(tx, {
    contractId,
    expression: medium === null ? inTitle : and([inTitle, media(medium.code)]),
    source: null,
    period: periodOf(wanted),
    issued: {},
    sections,
    sort: null,
    page: 1,
    pageSize: MOST_CANDIDATES,
  });
  return entries.map(({ articleId }) => articleId);
}
