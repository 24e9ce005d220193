import { type Static, Type } from "typebox";
import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { nullable } from "../../../http/wire-types.ts";
import type { Period } from "../../../period/period.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { entryInWords } from "../../audit/entry-words.ts";

/** What an operator did: with a contract or, where that is null, with none or with all. */
export const operatorLogSchema = Type.Object({
  occurred_at: Type.String({ format: "date-time" }),
  el_admin_id: Type.String(),
  /** Empty for the command line and for who was deleted. */
  el_admin_name: Type.String(),
  contract_id: nullable(Type.String()),
  company_name: nullable(Type.String()),
  action: Type.String(),
  action_text: Type.String(),
  /** In words: what it was, what it became, and what else is known. */
  before_text: Type.String(),
  after_text: Type.String(),
  detail_text: Type.String(),
  request_id: nullable(Type.String()),
});
export type OperatorLog = Static<typeof operatorLogSchema>;

export interface OperatorLogRequest {
  /** Tokyo days. */
  period: Period;
  contractId?: string;
  operatorId?: string;
  /** A dotted verb, or the beginning of some: `contract`. */
  action?: string;
}

type Row = Omit<OperatorLog, "occurred_at" | "action_text" | "before_text" | "after_text" | "detail_text"> & {
  occurred_at: Date;
  detail: { before?: unknown; after?: unknown };
};

/** Both trails. A step of a support view stands in either: the contract's is taken. */
const LOG = `
  FROM (
    SELECT a.occurred_at, substr(a.actor, 10) AS operator_id, a.contract_id, a.action, a.detail, a.request_id, a.audit_id AS place
    FROM audit a WHERE starts_with(a.actor, 'operator:')
    UNION ALL
    SELECT o.occurred_at, o.operator_id, CASE WHEN o.detail ->> 'contract_id' ~ '^[0-9]{1,9}$' THEN (o.detail ->> 'contract_id')::int END,
      o.action, o.detail, o.request_id, o.operator_audit_id FROM operator_audit o WHERE NOT starts_with(o.action, 'support.')
  ) l LEFT JOIN operator_account o USING (operator_id) LEFT JOIN contract c ON c.contract_id = l.contract_id
  WHERE l.occurred_at >= $1::date::timestamp AT TIME ZONE 'Asia/Tokyo' AND l.occurred_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'
    AND ($3::bigint IS NULL OR l.contract_id = $3) AND ($4::text IS NULL OR l.operator_id = $4)
    AND ($5::text IS NULL OR l.action = $5 OR starts_with(l.action, $5 || '.'))`;

const LINES = `
  SELECT l.occurred_at, l.operator_id AS el_admin_id, coalesce(o.name, '') AS el_admin_name, l.contract_id::text, c.company_name, l.action,
    l.detail, l.request_id ${LOG} ORDER BY l.occurred_at DESC, l.place DESC`;

const where = ({ period, contractId, operatorId, action }: OperatorLogRequest) => [
  period.start,
  period.end,
  contractId ?? null,
  operatorId ?? null,
  action ?? null,
];

const present = ({ detail, ...row }: Row): OperatorLog => ({
  ...row,
  occurred_at: tokyoDateTime(row.occurred_at),
  ...entryInWords(row.action, detail),
});

/** One page, newest first, with the exact count. */
export async function readOperatorLog(
  tx: Transaction,
  request: OperatorLogRequest,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ log: OperatorLog[]; total: number }> {
  const [count] = await tx.query<{ n: number }>(`SELECT count(*)::int AS n ${LOG}`, where(request));
  const rows = await tx.query<Row>(`${LINES} LIMIT $6 OFFSET $7`, [...where(request), pageSize, (page - 1) * pageSize]);
  return { log: rows.map(present), total: count?.n ?? 0 };
}

/** All of it, for a file. */
export async function* allOperatorLog(tx: Transaction, request: OperatorLogRequest): AsyncGenerator<OperatorLog[]> {
  for await (const rows of cursorRows<Row>(tx, LINES, where(request))) yield rows.map(present);
}
