import { createHash } from "node:crypto";

/** Stands before the first link of a chain. */
export const NO_HASH = Buffer.alloc(32);

/** Each link holds the one before it, so that no entry can be changed, removed or moved without all that follow. */
export const linkHash = (previous: Buffer, text: string): Buffer =>
  createHash("sha256").update(previous).update(text).digest();

/**
 * What is hashed of an entry, as PostgreSQL writes it: format, contract, place in the chain, id, moment (UTC, microseconds), actor,
 * action, request, detail. `a` is the entry. docs/audit.md names it to customers: another text needs another format number.
 * @param position SQL of the place
 */
export const entryText = (position: string): string =>
  `jsonb_build_array(1, a.contract_id, ${position}, a.audit_id,
    to_char(a.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), a.actor, a.action, a.request_id, a.detail)::text`;
