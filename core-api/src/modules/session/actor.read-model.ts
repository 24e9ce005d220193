import type { Transaction } from "../../db/tenant.ts";
import { type Actor, roleOf, visibleSections } from "./actor.ts";

interface ActorRow {
  contract_id: number;
  contract_code: string;
  company_name: string;
  user_id: string;
  name: string;
  email: string;
  user_authority: number;
  mc_user_authority: number;
  sc_user_authority: number;
  topics_creation_flag: boolean;
  theme_browsing: boolean;
  login_stop_flag: boolean;
  user_group_id: number;
  user_group_name: string;
  contract_sections: number[];
  group_sections: number[];
  last_seen_at: Date;
}

/** A session stays while it is used (idle minutes) and never outlives its end (absolute hours), both by contract. */
const BY_TOKEN = `
  SELECT u.*, c.contract_code, c.company_name, g.user_group_name, s.last_seen_at,
    ARRAY(SELECT l.data_section::int FROM contract_linkage l WHERE l.contract_id = u.contract_id) AS contract_sections,
    ARRAY(SELECT l.data_section::int FROM user_group_linkage l
          WHERE l.contract_id = u.contract_id AND l.user_group_id = u.user_group_id) AS group_sections
  FROM session s
  JOIN app_user u USING (contract_id, user_id)
  JOIN contract c USING (contract_id)
  JOIN user_group g ON g.contract_id = u.contract_id AND g.user_group_id = u.user_group_id
  WHERE s.contract_id = $1 AND s.token_hash = $2 AND s.expires_at > $3
    AND s.last_seen_at > $3::timestamptz - make_interval(mins => c.session_idle_minutes)
    AND NOT u.login_stop_flag`;

export interface LiveSession {
  actor: Actor;
  lastSeenAt: Date;
}

/** The user behind a session that still holds, or null. A user whose sign-in was stopped is out at once. */
export async function findActor(
  tx: Transaction,
  contractId: number,
  tokenHash: Buffer,
  now: Date,
): Promise<LiveSession | null> {
  const [row] = await tx.query<ActorRow>(BY_TOKEN, [contractId, tokenHash, now]);
  return row ? { actor: toActor(row, tokenHash), lastSeenAt: row.last_seen_at } : null;
}

function toActor(row: ActorRow, sessionTokenHash: Buffer): Actor {
  return {
    contractId: row.contract_id,
    contractCode: row.contract_code,
    companyName: row.company_name,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    userAuthority: row.user_authority,
    mcUserAuthority: row.mc_user_authority,
    scUserAuthority: row.sc_user_authority,
    topicsCreationFlag: row.topics_creation_flag,
    themeBrowsing: row.theme_browsing,
    userGroupId: row.user_group_id,
    userGroupName: row.user_group_name,
    role: roleOf(row.user_authority, row.topics_creation_flag),
    sections: visibleSections(row.contract_sections, row.group_sections),
    sessionTokenHash,
  };
}
