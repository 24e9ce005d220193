import type { Transaction } from "../../../db/tenant.ts";
import { Session } from "./session.entity.ts";

export interface NewSession {
  contractId: number;
  tokenHash: Buffer;
  userId: string;
  now: Date;
  absoluteHours: number;
  clientAddress: string;
  userAgent: string | null;
  /** Family of the remembered sign-in that it comes from or begins. */
  rememberFamily: string | null;
  /** An identity provider has asked for the second factor. */
  isAssuredElsewhere?: boolean;
}

const HOUR_MS = 60 * 60 * 1000;
const USER_AGENT_LENGTH = 400;

/** To the minute: people of an office who sign in as one user at the same time don't wait for each other's row. */
const SIGNED_IN = `
  UPDATE app_user SET last_login_at = $3 WHERE contract_id = $1 AND user_id = $2
    AND (last_login_at IS NULL OR last_login_at < $3::timestamptz - interval '1 minute')`;

/** Writes of the session table; always inside the contract's transaction. */
export const sessionRepository = {
  async create(tx: Transaction, session: NewSession): Promise<void> {
    await tx.manager.insert(Session, {
      contract_id: session.contractId,
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: new Date(session.now.getTime() + session.absoluteHours * HOUR_MS),
      client_address: session.clientAddress,
      user_agent: session.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      remember_family: session.rememberFamily,
      is_assured_elsewhere: session.isAssuredElsewhere ?? false,
    });
    await tx.query(SIGNED_IN, [session.contractId, session.userId, session.now]);
  },

  async touch(tx: Transaction, contractId: number, tokenHash: Buffer, now: Date): Promise<void> {
    await tx.manager.update(Session, { contract_id: contractId, token_hash: tokenHash }, { last_seen_at: now });
  },

  async remove(tx: Transaction, contractId: number, tokenHash: Buffer): Promise<void> {
    await tx.manager.delete(Session, { contract_id: contractId, token_hash: tokenHash });
  },
};
