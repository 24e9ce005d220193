import type { Actor } from "../../../access/actor.ts";
import { hashToken } from "../../../access/token.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { RESERVED_MS } from "./usage-ledger.ts";

export interface NewDelivery {
  ticket: string;
  storeKey: string;
  /** Made for this ticket, so that it goes with it. */
  ownsFile: boolean;
  contentType: string;
}

/** A file that a ticket opens. */
export interface Delivery {
  storeKey: string;
  contentType: string;
  /** Null where it is an original that may be replaced; then there is no lasting name for its bytes. */
  sha256: Buffer | null;
  useIds: string[];
}

const BEGIN = `
  INSERT INTO original_delivery (contract_id, ticket_hash, session_hash, store_key, owns_file, content_type, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

const COMPLETE = `
  UPDATE original_delivery SET use_ids = $3, sha256 = $4, expires_at = $5 WHERE contract_id = $1 AND ticket_hash = $2`;

const FIND = `
  SELECT store_key AS "storeKey", content_type AS "contentType", sha256, use_ids::text[] AS "useIds" FROM original_delivery
  WHERE contract_id = $1 AND ticket_hash = $2 AND session_hash = $3 AND expires_at > $4 AND use_ids <> '{}'`;

const expiry = (now: Date): Date => new Date(now.getTime() + RESERVED_MS);

/** Tickets. A row stands before its file is written, so that the release job finds every file, also of a process that died. */
export const deliveryRepository = {
  async begin(
    tx: Transaction,
    { contractId, sessionTokenHash }: Actor,
    delivery: NewDelivery,
    now: Date,
  ): Promise<void> {
    const { ticket, storeKey, ownsFile, contentType } = delivery;
    await tx.query(BEGIN, [
      contractId,
      hashToken(ticket),
      sessionTokenHash,
      storeKey,
      ownsFile,
      contentType,
      now,
      expiry(now),
    ]);
  },

  /** From now on the ticket is good: it opens the file as long as its reservation holds. */
  async complete(
    tx: Transaction,
    { contractId }: Actor,
    ticket: string,
    { useIds, sha256 }: { useIds: readonly string[]; sha256: Buffer | null },
    now: Date,
  ): Promise<void> {
    await tx.query(COMPLETE, [contractId, hashToken(ticket), useIds, sha256, expiry(now)]);
  },

  /** Null for a ticket that is unknown, expired or another session's. */
  async find(
    tx: Transaction,
    { contractId, sessionTokenHash }: Actor,
    ticket: string,
    now: Date,
  ): Promise<Delivery | null> {
    const [row] = await tx.query<Delivery>(FIND, [contractId, hashToken(ticket), sessionTokenHash, now]);
    return row ?? null;
  },

  /** Of a ticket that was never given out. */
  async remove(tx: Transaction, { contractId }: Actor, ticket: string): Promise<void> {
    await tx.query("DELETE FROM original_delivery WHERE contract_id = $1 AND ticket_hash = $2", [
      contractId,
      hashToken(ticket),
    ]);
  },
};
