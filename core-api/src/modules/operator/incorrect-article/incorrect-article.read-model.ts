import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { Correction, IncorrectArticle } from "./incorrect-article.dto.ts";

export interface IncorrectRequest {
  period: Period;
  /** Somewhere in the file's name. */
  sourceFile?: string;
  status?: "open" | "closed";
  /** Only items that can be put right: not a file as a whole. */
  correctable: boolean;
  page: number;
  pageSize: number;
}

type Row = Omit<IncorrectArticle, "occurred_at" | "closed_at"> & { occurred_at: Date; closed_at: Date | null };

const within = (column: string): string =>
  `${column} >= $1::date::timestamp AT TIME ZONE 'Asia/Tokyo' AND ${column} < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'`;

/** The faults of an item are one row; its first fault gives it its id. */
const ITEMS = `
  SELECT min(e.ingest_error_id) AS id, e.file_hash, e.item_no
  FROM ingest_error e
  WHERE ${within("e.occurred_at")} AND ($3::text IS NULL OR position($3 IN e.source_file) > 0)
    AND ($4::boolean IS NULL OR (e.closed_at IS NULL) = $4) AND (NOT $5::boolean OR e.item_no > 0)
  GROUP BY e.file_hash, e.item_no`;

const COLUMNS = `
  SELECT i.id::text AS incorrect_article_id, f.source_file, f.item_no, f.occurred_at, f.closed_at, left(f.payload, 200) AS excerpt,
    (SELECT json_agg(json_build_object('field', e.field, 'reason', e.reason) ORDER BY e.ingest_error_id)
     FROM ingest_error e WHERE e.file_hash = i.file_hash AND e.item_no = i.item_no) AS faults`;

const present = <Item extends Pick<Row, "occurred_at" | "closed_at">>(row: Item) => ({
  ...row,
  occurred_at: tokyoDateTime(row.occurred_at),
  closed_at: row.closed_at && tokyoDateTime(row.closed_at),
});

/** One page of items, newest first, with the exact count. */
export async function readIncorrectArticles(
  tx: Transaction,
  { period, sourceFile, status, correctable, page, pageSize }: IncorrectRequest,
): Promise<{ articles: IncorrectArticle[]; total: number }> {
  const isOpen = status === undefined ? null : status === "open";
  const where = [period.start, period.end, sourceFile ?? null, isOpen, correctable];
  const [count] = await tx.query<{ n: number }>(`SELECT count(*)::int AS n FROM (${ITEMS}) i`, where);
  const rows = await tx.query<Row>(
    `${COLUMNS} FROM (${ITEMS} ORDER BY id DESC LIMIT $6 OFFSET $7) i JOIN ingest_error f ON f.ingest_error_id = i.id ORDER BY i.id DESC`,
    [...where, pageSize, (page - 1) * pageSize],
  );
  return { articles: rows.map(present), total: count?.n ?? 0 };
}

/** One item with everything that is known of it. */
export interface IncorrectItem extends Omit<IncorrectArticle, "excerpt"> {
  file_hash: string;
  payload: string;
}

const ITEM = `
  SELECT first.id::text AS incorrect_article_id, e.source_file, e.item_no, e.occurred_at, e.closed_at, e.payload,
    encode(e.file_hash, 'hex') AS file_hash, first.faults
  FROM ingest_error e CROSS JOIN LATERAL (
    SELECT min(o.ingest_error_id) AS id,
      json_agg(json_build_object('field', o.field, 'reason', o.reason) ORDER BY o.ingest_error_id) AS faults
    FROM ingest_error o WHERE o.file_hash = e.file_hash AND o.item_no = e.item_no) first
  WHERE e.ingest_error_id = $1::bigint`;

/** Any fault of an item names it; null where there is none. @param lock holds it until the transaction ends */
export async function readIncorrectItem(tx: Transaction, id: string, lock = false): Promise<IncorrectItem | null> {
  const [row] = await tx.query<Row & IncorrectItem>(`${ITEM}${lock ? " FOR UPDATE OF e" : ""}`, [id]);
  return row ? present(row) : null;
}

type HistoryRow = Omit<Correction, "corrected_at" | "changes"> & {
  corrected_at: Date;
  changes: Record<string, { before?: unknown; after?: unknown }>;
};

const HISTORY = `
  FROM ingest_correction c JOIN ingest_error e USING (ingest_error_id)
  WHERE ${within("c.corrected_at")} AND ($3::text IS NULL OR position($3 IN e.source_file) > 0)`;

/** One page of what operators put right, newest first, with the exact count. */
export async function readCorrections(
  tx: Transaction,
  { period, sourceFile, page, pageSize }: Omit<IncorrectRequest, "status" | "correctable">,
): Promise<{ corrections: Correction[]; total: number }> {
  const where = [period.start, period.end, sourceFile ?? null];
  const [count] = await tx.query<{ n: number }>(`SELECT count(*)::int AS n ${HISTORY}`, where);
  const rows = await tx.query<HistoryRow>(
    `SELECT c.ingest_error_id::text AS incorrect_article_id, e.source_file, e.item_no, c.operator_id AS el_admin_id, c.corrected_at,
       c.article_id::text, c.outcome, c.changes ${HISTORY} ORDER BY c.ingest_correction_id DESC LIMIT $4 OFFSET $5`,
    [...where, pageSize, (page - 1) * pageSize],
  );
  const corrections = rows.map((row) => ({
    ...row,
    corrected_at: tokyoDateTime(row.corrected_at),
    changes: Object.entries(row.changes).map(([field, { before, after }]) => ({
      field,
      before: shown(before),
      after: shown(after),
    })),
  }));
  return { corrections, total: count?.n ?? 0 };
}

const SHOWN = 1000;

/** Text as it is, anything else as JSON; null for what was not there. */
function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return [...text.slice(0, 2 * SHOWN)].slice(0, SHOWN).join("");
}
