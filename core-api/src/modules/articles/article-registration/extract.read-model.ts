import type { DataSection } from "@kirinuki/schema/codes.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { CURRENT_CONTRACT, notOthers } from "../../../access/own-article.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { earliestSetupDay } from "../../../period/arrival-month.ts";
import type { Period } from "../../../period/period.ts";
import { tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import type { RegistrableMagazine, RegistrableNewspaper } from "./registration.dto.ts";

/** What an administrator looks for in the collection. */
export interface ExtractRequest {
  contractId: number;
  section: DataSection;
  /** Days of arrival in Tokyo. */
  period: Period;
  issued: { start?: string; end?: string };
  mediaCode?: string;
  /** Somewhere in the title. */
  keyword?: string;
  /** 1-based. */
  page: number;
  pageSize: number;
}

type SaleMoment = "sales_from_datetime" | "sales_to_datetime" | "redelivery_from_datetime";

interface Row
  extends Omit<
      RegistrableNewspaper & RegistrableMagazine,
      "magazine_name" | "cover_date" | "process_date" | SaleMoment
    >,
    Record<SaleMoment, Date | null> {
  arrived_at: Date;
}

/** The month that leads the ids bounds what is read; titles are compared as `norm` has them, but for its name variants. */
const FOUND = `
  FROM article a
  WHERE a.data_section = $1 AND a.article_id >= to_char($2::date - 1, 'YYYYMM')::bigint * 1000000000
    AND a.article_id < to_char($3::date + interval '1 month 1 day', 'YYYYMM')::bigint * 1000000000
    AND (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date BETWEEN $2 AND $3 AND a.withdrawn_at IS NULL
    AND ${notOthers(CURRENT_CONTRACT)}
    AND ($4::date IS NULL OR a.published_on >= $4) AND ($5::date IS NULL OR a.published_on <= $5)
    AND ($6::text IS NULL OR a.media_code = $6) AND ($7::text IS NULL OR position($7 IN lower(normalize(a.title, NFKC))) > 0)`;

const PAGE = `
  SELECT a.article_id::text, a.data_section, a.title, a.media_code, a.media_name, a.published_on::text AS issue_date, a.issue_type,
    a.edition, a.frame_no, a.head_no, a.char_count, a.start_page, a.end_page, a.category, a.contents_id, a.arrived_at,
    a.sales_from_datetime, a.sales_to_datetime, a.redelivery_from_datetime, a.sales_datetime_flag::int
  ${FOUND} ORDER BY a.article_id DESC LIMIT $8 OFFSET $9`;

const THEMES = `
  SELECT t.article_id::text, json_agg(json_build_object('theme_id', m.theme_id::text, 'theme_name', m.theme_name,
    'registered_flag', t.found_by >> 2) ORDER BY m.display_order, m.theme_id) AS theme_info
  FROM theme_article t JOIN theme m USING (contract_id, theme_id)
  WHERE t.contract_id = $1 AND t.article_id = ANY ($2::bigint[]) AND t.process_date >= $3 GROUP BY t.article_id`;

/** One page of the collection, newest first, with the exact count and the contract's themes that have each article. */
async function readExtract(tx: Transaction, request: ExtractRequest): Promise<{ rows: Row[]; total: number }> {
  const { section, period, issued, mediaCode, keyword, page, pageSize } = request;
  const found = [
    section,
    period.start,
    period.end,
    issued.start ?? null,
    issued.end ?? null,
    mediaCode ?? null,
    keyword === undefined ? null : norm(keyword),
  ];
  const [count] = await tx.query<{ n: number }>(`SELECT count(*)::int AS n ${FOUND}`, found);
  const rows = await tx.query<Row>(PAGE, [...found, pageSize, (page - 1) * pageSize]);
  const ids = rows.map(({ article_id }) => article_id);
  const themes = await tx.query<Pick<Row, "article_id" | "theme_info">>(THEMES, [
    request.contractId,
    ids,
    earliestSetupDay(ids),
  ]);
  const byArticle = new Map(themes.map(({ article_id, theme_info }) => [article_id, theme_info]));
  return {
    rows: rows.map((row) => ({ ...row, theme_info: byArticle.get(row.article_id) ?? [] })),
    total: count?.n ?? 0,
  };
}

const momentOf = (moment: Date | null): string | null => moment && tokyoDateTime(moment);
const dayOf = ({ arrived_at }: Row): string => tokyoDay(arrived_at);

export async function readNewspaperExtract(
  tx: Transaction,
  request: ExtractRequest,
): Promise<{ articles: RegistrableNewspaper[]; total: number }> {
  const { rows, total } = await readExtract(tx, request);
  return { articles: rows.map((row) => ({ ...row, process_date: dayOf(row) })), total };
}

export async function readMagazineExtract(
  tx: Transaction,
  request: ExtractRequest,
): Promise<{ articles: RegistrableMagazine[]; total: number }> {
  const { rows, total } = await readExtract(tx, request);
  const articles = rows.map((row) => ({
    ...row,
    magazine_name: row.media_name,
    cover_date: row.issue_date,
    process_date: dayOf(row),
    sales_from_datetime: momentOf(row.sales_from_datetime),
    sales_to_datetime: momentOf(row.sales_to_datetime),
    redelivery_from_datetime: momentOf(row.redelivery_from_datetime),
  }));
  return { articles, total };
}
