import { AUDIT_KINDS, type AuditKind } from "@kirinuki/schema/audit.ts";
import { USER_ACTION_LABELS } from "@kirinuki/schema/user-log-labels.ts";
import { type Static, Type } from "typebox";
import { cursorRows } from "../../csv/cursor-rows.ts";
import type { Transaction } from "../../db/tenant.ts";
import { nullable } from "../../http/wire-types.ts";
import type { Period } from "../../period/period.ts";
import { tokyoDateTime } from "../../time/tokyo.ts";
import { ENTRY_KIND } from "./entry-kind.ts";
import { changesInWords, entryInWords, fieldsInWords } from "./entry-words.ts";

const fieldSchema = Type.Object({
  label: Type.String(),
  before: nullable(Type.String({ description: "Null if it did not exist, or nothing changed" })),
  after: nullable(Type.String({ description: "Null if it was removed" })),
});

/** An entry of a contract's trail, in words for its Admins. */
export const auditLogEntrySchema = Type.Object({
  audit_id: Type.String(),
  occurred_at: Type.String({ format: "date-time" }),
  user_id: Type.String({ description: "user_id of the author; `operator:` and an id for an operator of Kirinuki" }),
  user_name: nullable(Type.String({ description: "Null for an operator or a deleted user" })),
  kind: Type.String({ enum: [...AUDIT_KINDS] }),
  action: Type.String({ description: "Name of the action, such as session.login" }),
  action_text: Type.String({ description: "The action in Japanese" }),
  before_text: Type.String({ description: "State before the change, in one line" }),
  after_text: Type.String({ description: "State after the change, in one line" }),
  detail_text: Type.String({ description: "Further details, in one line" }),
  fields: Type.Array(fieldSchema, { description: "Fields of the entry, changed ones first" }),
  request_id: nullable(Type.String()),
  position: nullable(Type.String({ description: "Position in the hash chain; null: not sealed yet" })),
  hash: nullable(Type.String({ description: "SHA-256 of the hash chain up to this entry, hexadecimal" })),
});
export type AuditLogEntry = Static<typeof auditLogEntrySchema>;

export interface AuditLogRequest {
  contractId: number;
  /** Tokyo days. */
  period: Period;
  kind?: AuditKind | undefined;
  /** Who did it, or whom it was done to. */
  userId?: string | undefined;
  /** Words in the action's name, the details or the user's id. */
  text?: string | undefined;
}

interface Row
  extends Pick<AuditLogEntry, "audit_id" | "user_id" | "user_name" | "action" | "request_id" | "position" | "hash"> {
  occurred_at: Date;
  kind: AuditKind;
  detail: { before?: unknown; after?: unknown };
}

const ENTRIES = `
  SELECT a.audit_id::text, a.occurred_at, a.actor AS user_id, u.name AS user_name, ${ENTRY_KIND} AS kind, a.action, a.detail, a.request_id,
    l.position::text, encode(l.hash, 'hex') AS hash
  FROM audit a LEFT JOIN audit_link l USING (contract_id, audit_id)
    LEFT JOIN app_user u ON u.contract_id = a.contract_id AND u.user_id = a.actor
  WHERE a.contract_id = $1
    AND a.occurred_at >= $2::date::timestamp AT TIME ZONE 'Asia/Tokyo' AND a.occurred_at < ($3::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'
    AND ($4::text IS NULL OR ${ENTRY_KIND} = $4)
    AND ($5::text IS NULL OR a.actor = $5 OR a.detail ->> 'user_id' = $5)
    AND ($6::text IS NULL OR a.action = ANY ($7::text[]) OR a.actor ILIKE $6 OR a.detail::text ILIKE $6)`;
const NEWEST_FIRST = "ORDER BY a.occurred_at DESC, a.audit_id DESC";

const parameters = ({ contractId, period, kind, userId, text }: AuditLogRequest) => [
  contractId,
  period.start,
  period.end,
  kind ?? null,
  userId ?? null,
  text === undefined ? null : `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`,
  text === undefined ? [] : actionsNamed(text),
];

/** The details hold codes, so words of an action are looked for among their labels. */
const actionsNamed = (text: string): string[] =>
  Object.entries(USER_ACTION_LABELS).flatMap(([action, label]) =>
    label.includes(text) || action.includes(text) ? [action] : [],
  );

function present({ detail, ...row }: Row): AuditLogEntry {
  const { before, after, ...rest } = detail;
  return {
    ...row,
    occurred_at: tokyoDateTime(row.occurred_at),
    ...entryInWords(row.action, detail),
    fields: [...changesInWords(before, after), ...fieldsInWords(rest)],
  };
}

/** Whether the entry that a cursor names is the contract's. */
export async function hasEntry(tx: Transaction, contractId: number, auditId: string): Promise<boolean> {
  const rows = await tx.query("SELECT 1 FROM audit WHERE contract_id = $1 AND audit_id = $2", [contractId, auditId]);
  return rows.length > 0;
}

/** Some entries, newest first. @param after the last one of the page before */
export async function readAuditLog(
  tx: Transaction,
  request: AuditLogRequest,
  { after, count }: { after: string | undefined; count: number },
): Promise<AuditLogEntry[]> {
  const rows = await tx.query<Row>(
    `${ENTRIES}
      AND ($8::bigint IS NULL OR (a.occurred_at, a.audit_id) < (SELECT occurred_at, audit_id FROM audit WHERE contract_id = $1 AND audit_id = $8))
     ${NEWEST_FIRST} LIMIT $9`,
    [...parameters(request), after ?? null, count],
  );
  return rows.map(present);
}

/** All of them, for a file. */
export async function* allAuditLog(tx: Transaction, request: AuditLogRequest): AsyncGenerator<AuditLogEntry[]> {
  for await (const rows of cursorRows<Row>(tx, `${ENTRIES} ${NEWEST_FIRST}`, parameters(request)))
    yield rows.map(present);
}
