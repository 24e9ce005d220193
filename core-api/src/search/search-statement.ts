import { assessedAs, gradedAs, havingGrade } from "../access/assessed.ts";
import { NOT_WITHDRAWN } from "../access/browsing.ts";
import { notOthers } from "../access/own-article.ts";
import { notWithin } from "../matching/set-up/excluded-domains.ts";
import { countColumns } from "../period/section-counts.ts";
import type { SearchRequest } from "./article-search.ts";
import { demands, toQuery } from "./bound.ts";
import { type Days, hitParameters, hitsOf } from "./hit-days.read-model.ts";
import { AS_EVER } from "./known-terms.read-model.ts";
import { type KnownIds, type RequiredPart, requiredParts } from "./required-parts.ts";
import { Parameters } from "./text-test.ts";

/** Days of arrival in which the same terms are known. */
export interface Stretch extends Days {
  readonly known: KnownIds;
}

export interface SearchStatement {
  readonly sql: string;
  readonly parameters: unknown[];
  /** Whether the index leads to the texts of all days. */
  readonly isIndexed: boolean;
}

/** The one statement that counts and pages: counts by source, and ids with days of the page in order. */
export function searchStatement(
  request: SearchRequest,
  stretches: readonly Stretch[],
  excludedDomains: readonly string[],
): SearchStatement {
  const { source, contractId, period, sections, page, pageSize } = request;
  const parameters = new Parameters(
    source === null ? [contractId, null, period.start, period.end, sections] : hitParameters(request, source),
  );
  const visible = source === null ? visibleToContract(excludedDomains, parameters) : [];
  const texts = stretches.map((stretch) => selectTexts(request, stretch, visible, parameters));
  const place = (value: readonly unknown[]) => `$${parameters.values.push(value)}`;
  const ofThemes = source !== null && "themeIds" in source;
  const assessed = `${assessedAs(request.assessed, place)} ${ofThemes ? "" : gradedAs(request.assessed, request.gradingThemeIds ?? [], place)}`;
  const having = ofThemes ? havingGrade(request.assessed, place) : "";
  const limit = parameters.values.push(pageSize);
  const offset = parameters.values.push((page - 1) * pageSize);
  const sql = `
    WITH text AS NOT MATERIALIZED (${texts.map((text) => text.sql).join(" UNION ALL ")}), hit AS MATERIALIZED (${source === null ? COLLECTION : joined(hitsOf(source), having !== "")} ${assessed}${source === null ? "" : `${GROUPED} ${having}`})
    SELECT counts.*, page.*, ${request.byDay ? `${BY_DAY}, ` : ""}${AS_EVER} FROM (SELECT ${countColumns("count(*)")} FROM hit ta) counts, (
      SELECT array_agg(article_id::text) AS ids, array_agg(process_date::text) AS days FROM (
        SELECT h.article_id, h.process_date ${ordered(request)} LIMIT $${limit} OFFSET $${offset}) ordered) page`;
  return { sql, parameters: parameters.values, isIndexed: texts.every((text) => text.isIndexed) };
}

const BY_DAY = `(
  SELECT json_agg(json_build_object('day', d.day::text, 'count', d.count) ORDER BY d.day)
  FROM (SELECT process_date AS day, count(*)::int AS count FROM hit GROUP BY process_date) d) AS by_day`;

/** What of the whole collection a contract may find; of hits it need not be asked, since matching has left the rest out. */
function visibleToContract(excludedDomains: readonly string[], parameters: Parameters): string[] {
  const ofNobodyElse = notOthers("$1", "s");
  return excludedDomains.length === 0
    ? [ofNobodyElse]
    : [ofNobodyElse, notWithin("s", parameters.texts(excludedDomains))];
}

/** Articles of some days whose text meets the expression. `visible`: SQL of what else must hold of `s`. */
function selectTexts(
  { expression, issued, sections }: SearchRequest,
  stretch: Stretch,
  visible: readonly string[],
  parameters: Parameters,
) {
  const required = requiredParts(expression, stretch.known);
  const asked = askedOfIndex(required);
  const questions = [...asked].flatMap(({ bounds }) => bounds).filter((bound) => bound !== "all");
  const where = [
    `s.arrived_on BETWEEN ${parameters.day(stretch.start)} AND ${parameters.day(stretch.end)}`,
    ...questions.map((bound) =>
      bound === "none" ? "false" : `s.grams OPERATOR(intarray.@@) ${parameters.question(toQuery(bound))}`,
    ),
    ...(sections.length < ALL_SECTIONS ? ["s.data_section = ANY ($5::smallint[])"] : []),
    ...(issued.start === undefined ? [] : [`s.issued_on >= ${parameters.day(issued.start)}`]),
    ...(issued.end === undefined ? [] : [`s.issued_on <= ${parameters.day(issued.end)}`]),
    ...visible,
    ...required.flatMap((each) => (each.exact && asked.has(each) ? [] : [each.test(parameters)])),
  ];
  const sql = `SELECT s.article_id, s.data_section, s.arrived_on, s.published_at FROM article_searchable s WHERE ${where.join(" AND ")}`;
  return { sql, isIndexed: questions.length > 0 };
}

const ALL_SECTIONS = 4;

/** More predicates on one index than this slow the planner down: its time grows with their square. */
const MOST_QUESTIONS = 24;

/**
 * The parts that the index is asked for, the exact ones first. None if it could only tell what articles lack: that would read
 * all of it.
 */
function askedOfIndex(required: readonly RequiredPart[]): ReadonlySet<RequiredPart> {
  const asked = new Set<RequiredPart>();
  let questions = 0;
  for (const part of [...required].sort((a, b) => Number(b.exact) - Number(a.exact))) {
    questions += part.bounds.length;
    if (questions > MOST_QUESTIONS) break;
    asked.add(part);
  }
  return [...asked].some(({ bounds }) => bounds.some(demands)) ? asked : new Set();
}

/** Hidden by the contract, whatever themes it is in. */
const NOT_HIDDEN = `ta.article_id NOT IN (
  SELECT h.article_id FROM article_setting h WHERE h.contract_id = $1 AND h.disp_status <> 0)`;

/** Names its parameters, so that the database knows the types of those that only a search of hits uses. */
const COLLECTION = `
  SELECT ta.article_id, ta.data_section, ta.arrived_on AS process_date, ta.published_at FROM text ta
  WHERE ${NOT_WITHDRAWN} AND ${NOT_HIDDEN} AND $2::int IS NULL AND $3::date <= $4::date AND $5::smallint[] IS NOT NULL`;

const joined = (hits: string, graded: boolean): string => `
  SELECT ta.article_id, min(ta.data_section) AS data_section, max(ta.process_date) AS process_date, min(t.published_at) AS published_at
  FROM (SELECT ta.article_id, ta.data_section, ta.process_date${graded ? ", ta.prominence" : ""} FROM ${hits}) ta JOIN text t USING (article_id)
  WHERE ${NOT_WITHDRAWN}`;
const GROUPED = " GROUP BY ta.article_id";

/** Titles sort by ICU's Japanese rules, as in the lists (article-page.read-model.ts). */
function ordered({ sort, scFirst = false }: SearchRequest): string {
  if (sort === null)
    return `FROM hit h ORDER BY ${scFirst ? "h.data_section <> 2, " : ""}h.process_date DESC, h.published_at DESC NULLS LAST, h.article_id DESC`;
  if (sort.key === "date")
    return `FROM hit h ORDER BY h.published_at ${sort.order} NULLS LAST, h.article_id ${sort.order}`;
  return `FROM hit h JOIN article a USING (article_id)
    ORDER BY a.title COLLATE "ja-x-icu" ${sort.order} NULLS LAST, h.article_id ${sort.order}`;
}
