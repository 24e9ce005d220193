import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";

export interface SessionRow {
  session_id: string;
  created_at: Date;
  last_seen_at: Date;
  client_address: string | null;
  user_agent: string | null;
  current: boolean;
}

/** A session's public name: enough of its hash to be unique, useless as a credential. */
const SESSION_ID = "left(encode(token_hash, 'hex'), 24)";

const SESSIONS = `
  SELECT ${SESSION_ID} AS session_id, s.created_at, last_seen_at, host(client_address) AS client_address, user_agent,
    token_hash = $3 AS current
  FROM session s JOIN contract USING (contract_id)
  WHERE contract_id = $1 AND user_id = $2 AND expires_at > $4
    AND last_seen_at > $4::timestamptz - make_interval(mins => session_idle_minutes)
  ORDER BY token_hash = $3 DESC, last_seen_at DESC`;

/** Where a user is signed in now, this session first. */
export const readSessions = (tx: Transaction, actor: Actor, now: Date): Promise<SessionRow[]> =>
  tx.query<SessionRow>(SESSIONS, [actor.contractId, actor.userId, actor.sessionTokenHash, now]);

/** Ends one other session, or all of them and every remembered browser. How many ended. */
export async function endOtherSessions(tx: Transaction, actor: Actor, sessionId: string | null): Promise<number> {
  const ended = await tx.query(
    `WITH gone AS (
       DELETE FROM session WHERE contract_id = $1 AND user_id = $2 AND token_hash <> $3 AND ($4::text IS NULL OR ${SESSION_ID} = $4)
       RETURNING 1)
     SELECT * FROM gone`,
    [actor.contractId, actor.userId, actor.sessionTokenHash, sessionId],
  );
  return ended.length;
}
