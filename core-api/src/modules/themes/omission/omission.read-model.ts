import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { OmissionCause } from "@kirinuki/schema/omission.ts";
import { notOthers } from "../../../access/own-article.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { OmissionWire } from "./omission.dto.ts";
import type { OmissionsQuery } from "./omission.form.ts";

/** Whose suggestions, and of which sources he may see articles. */
export interface OmissionReader {
  contractId: number;
  sections: readonly DataSection[];
}

/** Which suggestions a reader has: articles that he may not see are none. $1 contract, $2 sources. */
const VISIBLE = (state: string): string => `
    FROM theme_omission o JOIN theme t USING (contract_id, theme_id) JOIN article a USING (article_id)
    WHERE o.contract_id = $1 AND o.state = ${state} AND a.data_section = ANY ($2::int[]) AND a.withdrawn_at IS NULL AND ${notOthers("$1::int")}
      AND NOT EXISTS (SELECT FROM article_setting x WHERE x.contract_id = $1 AND x.article_id = o.article_id AND x.disp_status <> 0)`;

/** Of a term that came on several days the last. $3 state, $4 theme or null. */
const SHOWN = `
  FROM (SELECT DISTINCT ON (o.theme_id, o.term) o.*, t.theme_name, a.title, a.media_name, a.data_section
    ${VISIBLE("$3")} AND ($4::bigint IS NULL OR o.theme_id = $4::bigint)
    ORDER BY o.theme_id, o.term, o.process_date DESC) o`;

/** SQL: how many open suggestions each theme's list has for a reader. $1 contract, $2 sources. */
export const OPEN_BY_THEME = `SELECT o.theme_id, count(DISTINCT o.term)::int AS n ${VISIBLE("'open'")} GROUP BY o.theme_id`;

const PAGE = `
  SELECT o.theme_omission_id::text, o.theme_id::text, o.theme_name, o.process_date::text, o.written AS term, o.own_term, o.cause, o.article_id::text,
    o.data_section, o.title, o.media_name, o.article_count, o.state, coalesce(u.name, o.settled_by) AS settled_by, o.settled_at
  ${SHOWN} LEFT JOIN app_user u ON u.contract_id = $1 AND u.user_id = o.settled_by
  ORDER BY o.process_date DESC, o.theme_id, o.place, o.theme_omission_id LIMIT $5 OFFSET $6`;
const COUNT = `SELECT count(*)::int AS n ${SHOWN}`;
const THEMES = `SELECT o.theme_id::text, o.theme_name, count(*)::int AS open_count ${SHOWN} GROUP BY 1, 2 ORDER BY 3 DESC, o.theme_id::text`;

type Row = Omit<OmissionWire, "message" | "settled_datetime"> & { settled_at: Date | null };

/** A page of what themes seem to miss, the newest day first, with the open ones counted by theme. */
export async function listOmissions(tx: Transaction, { contractId, sections }: OmissionReader, query: OmissionsQuery) {
  const { theme_id = null, state, page, page_size } = query;
  const asked = [contractId, sections, state, theme_id];
  const rows = await tx.query<Row>(PAGE, [...asked, page_size, (page - 1) * page_size]);
  const [counted] = await tx.query<{ n: number }>(COUNT, asked);
  return {
    omission_info: rows.map(present),
    omission_count: counted?.n ?? 0,
    theme_info: await tx.query<{ theme_id: string; theme_name: string; open_count: number }>(THEMES, [
      contractId,
      sections,
      "open",
      null,
    ]),
    page,
    page_size,
  };
}

const present = ({ settled_at, ...row }: Row): OmissionWire => ({
  ...row,
  message: messageOf(row),
  settled_datetime: settled_at && tokyoDateTime(settled_at),
});

const MESSAGES: Readonly<Record<OmissionCause, (row: Pick<Row, "term" | "own_term" | "theme_name">) => string>> = {
  same_story: ({ theme_name }) => `テーマ「${theme_name}」の記事と同じ話題ですが、検索語がありません。`,
  variant: ({ own_term }) => `検索語「${own_term ?? ""}」の別の書き方です。`,
  reported: () => "「この記事がない」に問い合わせがあった記事です。",
};

const messageOf = (row: Pick<Row, "term" | "own_term" | "theme_name" | "cause">): string =>
  MESSAGES[row.cause as OmissionCause](row);
