import { AUDIT_KINDS, type AuditKind } from "@kirinuki/schema/audit.ts";
import { type Static, Type } from "typebox";
import type { Transaction } from "../../db/tenant.ts";
import { nullable } from "../../http/wire-types.ts";
import { tokyoDateTime } from "../../time/tokyo.ts";
import { entryText } from "./chain/link-hash.ts";
import { ENTRY_KIND } from "./entry-kind.ts";
import { actionInWords } from "./entry-words.ts";

/** A sealed entry, for machines. */
export const auditEntrySchema = Type.Object({
  position: Type.String({ description: "Position in the contract's hash chain, from 1, without gaps" }),
  audit_id: Type.String(),
  occurred_at: Type.String({ format: "date-time" }),
  user_id: Type.String({ description: "user_id of the author; `operator:` and an id for an operator of Kirinuki" }),
  kind: Type.String({ enum: [...AUDIT_KINDS] }),
  action: Type.String({ description: "Name of the action, such as session.login" }),
  action_text: Type.String({ description: "The action in Japanese" }),
  detail: Type.Record(Type.String(), Type.Unknown(), {
    description: "Details, under the field names of the API; for a change, the values before and after",
  }),
  request_id: nullable(Type.String({ description: "X-Request-Id of the call" })),
  hash: Type.String({ description: "SHA-256 of the hash before it and sealed_text, hexadecimal" }),
  sealed_text: Type.Optional(Type.String({ description: "With sealed_text_flag=1, the text that was hashed" })),
});

export const auditFeedSchema = Type.Object({
  audit: Type.Array(auditEntrySchema),
  next_after: Type.String({ description: "Value of `after` for the next call; the same value if nothing is new" }),
  has_more: Type.Integer({ enum: [0, 1], description: "1: more events are available at once" }),
  dropped_up_to: Type.String({
    description: "Entries up to this position were deleted at the end of their retention; 0: none",
  }),
  head: Type.Object(
    { position: Type.String(), hash: Type.String() },
    {
      description:
        "The last sealed entry. Keep it: `kirinuki audit verify --head` proves that the chain still contains it",
    },
  ),
});
export type AuditFeed = Static<typeof auditFeedSchema>;

interface Row extends Omit<Static<typeof auditEntrySchema>, "occurred_at" | "action_text" | "sealed_text"> {
  occurred_at: Date;
  kind: AuditKind;
  sealed_text: string | null;
}

const FEED = `
  SELECT l.position::text, a.audit_id::text, a.occurred_at, a.actor AS user_id, ${ENTRY_KIND} AS kind, a.action, a.detail, a.request_id,
    encode(l.hash, 'hex') AS hash, CASE WHEN $4 THEN ${entryText("l.position")} END AS sealed_text
  FROM audit_link l JOIN audit a USING (contract_id, audit_id)
  WHERE l.contract_id = $1 AND l.position > $2 ORDER BY l.position LIMIT $3`;

const HEAD = `
  SELECT position::text, encode(hash, 'hex') AS hash, anchor_position::text AS anchor FROM audit_head WHERE contract_id = $1
  UNION ALL SELECT '0', repeat('0', 64), '0' LIMIT 1`;

export interface FeedRequest {
  contractId: number;
  after: string;
  limit: number;
  withText: boolean;
}

/**
 * The sealed entries behind a place, in their order. Places are given by one writer under a lock, so whoever has seen a place has been
 * able to see all before it, whatever transactions committed late.
 */
export async function readAuditFeed(
  tx: Transaction,
  { contractId, after, limit, withText }: FeedRequest,
): Promise<AuditFeed> {
  const rows = await tx.query<Row>(FEED, [contractId, after, limit + 1, withText]);
  const [head] = await tx.query<{ position: string; hash: string; anchor: string }>(HEAD, [contractId]);
  const shown = rows.slice(0, limit);
  return {
    audit: shown.map(({ sealed_text, ...row }) => ({
      ...row,
      occurred_at: tokyoDateTime(row.occurred_at),
      action_text: actionInWords(row.action),
      ...(sealed_text !== null && { sealed_text }),
    })),
    next_after: shown.at(-1)?.position ?? after,
    has_more: rows.length > limit ? 1 : 0,
    dropped_up_to: head?.anchor ?? "0",
    head: { position: head?.position ?? "0", hash: head?.hash ?? "" },
  };
}
