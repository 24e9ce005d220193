import { PROMINENCE } from "@kirinuki/schema/prominence.ts";
import type { Static } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { BROWSING, browsingParameters } from "../../../access/browsing.ts";
import { READABLE_REPORT, reportReaderParameters } from "../../../access/report-rights.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { reportChoicesSchema, reportLineSchema, reportSchema } from "./report.dto.ts";
import type { ReportArticle, ReportContent } from "./report-content.dto.ts";

interface LineRow {
  report_id: string;
  title: string;
  process_date_start: string;
  process_date_end: string;
  state: Static<typeof reportLineSchema>["state"];
  progress: number;
  failure: string | null;
  made_by_name: string;
  requested_at: Date;
  made_at: Date | null;
  article_count: number | null;
  scheduled_flag: number;
}

const COLUMNS = `
  r.report_id::text, r.title, r.start_day::text AS process_date_start, r.end_day::text AS process_date_end, r.state, r.progress, r.failure,
  coalesce(u.name, r.made_by) AS made_by_name, r.requested_at, r.made_at,
  (r.content -> 'totals' -> 'article_count')::int AS article_count, (r.report_schedule_id IS NOT NULL)::int AS scheduled_flag`;

const READABLE = `
  FROM report r LEFT JOIN app_user u ON u.contract_id = r.contract_id AND u.user_id = r.made_by
  WHERE ${READABLE_REPORT}`;

const LIST = `WITH ${BROWSING} SELECT ${COLUMNS} ${READABLE} ORDER BY r.requested_at DESC, r.report_id DESC LIMIT $6 OFFSET $7`;
const COUNT = `WITH ${BROWSING} SELECT count(*)::int AS n ${READABLE}`;
const ONE = `WITH ${BROWSING} SELECT ${COLUMNS}, r.content ${READABLE} AND r.report_id = $6`;

const toLine = ({ requested_at, made_at, ...row }: LineRow): Static<typeof reportLineSchema> => ({
  ...row,
  requested_at: tokyoDateTime(requested_at),
  made_at: made_at && tokyoDateTime(made_at),
});

/** Newest first. */
export async function readReports(
  tx: Transaction,
  actor: Actor,
  { page, page_size }: { page: number; page_size: number },
) {
  const reader = reportReaderParameters(actor);
  const rows = await tx.query<LineRow>(LIST, [...reader, page_size, (page - 1) * page_size]);
  const [all] = await tx.query<{ n: number }>(COUNT, reader);
  return { reports: rows.map(toLine), report_count: all?.n ?? 0 };
}

type KeptContent = Omit<ReportContent, keyof typeof ADDED_LATER> & Partial<ReportContent>;

/** @throws AppError NOT_FOUND for a report that is unknown, another contract's, or about what the user may not see (any more) */
export async function demandReport(tx: Transaction, actor: Actor, id: string): Promise<Static<typeof reportSchema>> {
  const [row] = await tx.query<LineRow & { content: KeptContent | null }>(ONE, [
    ...reportReaderParameters(actor),
    intKey(id),
  ]);
  if (!row) throw new AppError("NOT_FOUND");
  const { content, ...line } = row;
  return { ...toLine(line), content: content && { ...ADDED_LATER, ...content } };
}

/** What reports say that were made before these were in them. */
const ADDED_LATER = { prominence: null, tones: null, ad_value: null, company_events: [], hand_clips: null };

const ADDED_TO_ARTICLES = { prominence: PROMINENCE.none };

const ARTICLES = `
  SELECT article FROM report_article WHERE contract_id = $1 AND report_id = $2 AND position > $3 ORDER BY position LIMIT $4`;

/** A page of the list of articles, which never changes. @throws AppError NOT_FOUND */
export async function readListedArticles(
  tx: Transaction,
  actor: Actor,
  { report_id, page, page_size }: { report_id: string; page: number; page_size: number },
) {
  const { content } = await demandReport(tx, actor, report_id);
  const from = (page - 1) * page_size;
  const rows = await tx.query<{ article: ReportArticle }>(ARTICLES, [
    actor.contractId,
    intKey(report_id),
    Math.min(from, 2_147_483_647),
    page_size,
  ]);
  return {
    article_info: rows.map(({ article }) => ({ ...ADDED_TO_ARTICLES, ...article })),
    article_count: content?.listed_count ?? 0,
  };
}

const CHOICES = `
  WITH ${BROWSING}
  SELECT coalesce((SELECT jsonb_agg(jsonb_build_object('id', theme_id::text, 'name', theme_name) ORDER BY display_order, theme_id)
      FROM browsable_theme), '[]') AS themes,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', theme_group_id::text, 'name', theme_group_name) ORDER BY display_order, theme_group_id)
      FROM shared_theme_group), '[]') AS theme_groups`;

export async function readReportChoices(tx: Transaction, actor: Actor): Promise<Static<typeof reportChoicesSchema>> {
  const [choices] = await tx.query<Static<typeof reportChoicesSchema>>(CHOICES, browsingParameters(actor));
  return choices ?? { themes: [], theme_groups: [] };
}
