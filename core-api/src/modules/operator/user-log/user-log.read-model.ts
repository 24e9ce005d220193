import { type Static, Type } from "typebox";
import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { nullable } from "../../../http/wire-types.ts";
import type { Period } from "../../../period/period.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { actionInWords, detailInWords } from "../../audit/entry-words.ts";

/** A line of the trail: who did what when. detail: JSON as text. */
export const userLogSchema = Type.Object({
  occurred_at: Type.String({ format: "date-time" }),
  contract_id: Type.String(),
  contract_code: Type.String(),
  company_name: Type.String(),
  user_id: Type.String(),
  action: Type.String(),
  /** The action in words. */
  action_text: Type.String(),
  detail: Type.String(),
  /** The detail in words. */
  detail_text: Type.String(),
  request_id: nullable(Type.String()),
});
export type UserLog = Static<typeof userLogSchema>;

export interface UserLogRequest {
  /** Tokyo days. */
  period: Period;
  contractId?: string;
  /** A user's id, or `operator:` and an operator's. */
  userId?: string;
  /** A dotted verb, or the beginning of some: `session`. */
  action?: string;
}

type Row = Omit<UserLog, "occurred_at" | "action_text" | "detail_text"> & { occurred_at: Date };

const LOG = `
  FROM audit l JOIN contract c USING (contract_id)
  WHERE l.occurred_at >= $1::date::timestamp AT TIME ZONE 'Asia/Tokyo' AND l.occurred_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'
    AND ($3::bigint IS NULL OR l.contract_id = $3) AND ($4::text IS NULL OR l.actor = $4)
    AND ($5::text IS NULL OR l.action = $5 OR starts_with(l.action, $5 || '.'))`;

const COLUMNS = `SELECT l.occurred_at, l.contract_id::text, c.contract_code, c.company_name, l.actor AS user_id, l.action, l.detail::text, l.request_id`;
const ORDER = "ORDER BY l.occurred_at DESC, l.audit_id DESC";

const where = ({ period, contractId, userId, action }: UserLogRequest) => [
  period.start,
  period.end,
  contractId ?? null,
  userId ?? null,
  action ?? null,
];
const present = (row: Row): UserLog => ({
  ...row,
  occurred_at: tokyoDateTime(row.occurred_at),
  action_text: actionInWords(row.action),
  detail_text: detailInWords(row.detail),
});

/** One page, newest first, with the exact count. */
export async function readUserLog(
  tx: Transaction,
  request: UserLogRequest,
  paging: { page: number; pageSize: number },
): Promise<{ log: UserLog[]; total: number }> {
  const [count] = await tx.query<{ n: number }>(`SELECT count(*)::int AS n ${LOG}`, where(request));
  const rows = await tx.query<Row>(`${COLUMNS} ${LOG} ${ORDER} LIMIT $6 OFFSET $7`, [
    ...where(request),
    paging.pageSize,
    (paging.page - 1) * paging.pageSize,
  ]);
  return { log: rows.map(present), total: count?.n ?? 0 };
}

/** All of it, for a file. */
export async function* allUserLog(tx: Transaction, request: UserLogRequest): AsyncGenerator<UserLog[]> {
  for await (const rows of cursorRows<Row>(tx, `${COLUMNS} ${LOG} ${ORDER}`, where(request))) yield rows.map(present);
}
