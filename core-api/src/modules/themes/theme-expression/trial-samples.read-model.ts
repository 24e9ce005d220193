import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { explain, type Hit } from "../../../matching/expression/explain.ts";
import { hitRanges } from "../../../matching/highlight.ts";
import type { Period } from "../../../period/period.ts";
import { type DayString, tokyoDay } from "../../../time/tokyo.ts";
import { headline } from "../../articles/article-search/headline.ts";
import type { TrialSample } from "./expression-trial.dto.ts";

/** Articles that arrived in some days, of some sources. */
export async function countArrived(
  tx: Transaction,
  { start, end }: Period,
  sections: readonly DataSection[],
): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM article
     WHERE arrived_at >= $1::date::timestamp AT TIME ZONE 'Asia/Tokyo' AND arrived_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'
       AND withdrawn_at IS NULL AND data_section = ANY ($3::smallint[])`,
    [start, end, sections],
  );
  return row?.n ?? 0;
}

/** An article to show, and the expressions by which it is explained. */
export interface SampleArticle {
  articleId: string;
  processDate: DayString;
  by: readonly Expression[];
}

interface Row {
  article_id: string;
  data_section: DataSection;
  title: string;
  body: string;
  media_code: string;
  media_name: string;
  host: string | null;
  published_on: string | null;
  published_at: Date | null;
}

const ARTICLES = `
  SELECT a.article_id::text, a.data_section, a.title, t.body, a.media_code, a.media_name, a.host, a.published_on::text, a.published_at
  FROM article a JOIN article_text t USING (article_id) WHERE a.article_id = ANY ($1::bigint[])`;

/** The newest of these articles as marked headlines, each with what hit where. */
export async function readTrialSamples(
  tx: Transaction,
  articles: readonly SampleArticle[],
  most: number,
): Promise<TrialSample[]> {
  const shown = articles.toSorted(newestFirst).slice(0, most);
  if (shown.length === 0) return [];
  const rows = await tx.query<Row>(ARTICLES, [shown.map(({ articleId }) => articleId)]);
  const byId = new Map(rows.map((row) => [row.article_id, row]));
  return shown.flatMap((article) => {
    const row = byId.get(article.articleId);
    return row ? [toSample(row, article)] : [];
  });
}

const newestFirst = (a: SampleArticle, b: SampleArticle): number =>
  b.processDate.localeCompare(a.processDate) || Number(b.articleId) - Number(a.articleId);

function toSample(row: Row, { processDate, by }: SampleArticle): TrialSample {
  const article = {
    title: row.title,
    body: row.body,
    mediaCode: row.media_code,
    mediaName: row.media_name,
    host: row.host,
  };
  const hits = distinct(by.flatMap((expression) => explain(expression, article).hits));
  const title = headline(row.title);
  const inTitle = hits.filter(({ field, underNot }) => field === "title" && !underNot).map(({ term }) => term);
  return {
    article_id: row.article_id,
    data_section: row.data_section,
    title,
    title_hits: hitRanges(title, inTitle),
    media_name: row.media_name,
    issue_date: row.published_on ?? (row.published_at && tokyoDay(row.published_at)),
    process_date: processDate,
    reasons: hits.map(({ term, field, underNot }) => ({ term, field, not_flag: underNot ? 1 : 0 })),
  };
}

function distinct(hits: readonly Hit[]): Hit[] {
  const found = new Map(hits.map((hit) => [JSON.stringify([hit.field, hit.underNot, hit.term]), hit]));
  return [...found.values()];
}
