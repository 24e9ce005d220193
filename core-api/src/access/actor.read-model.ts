import type { Purpose } from "@kirinuki/schema/purposes.ts";
import type { TokenScope } from "@kirinuki/schema/token-scopes.ts";
import type { Transaction } from "../db/tenant.ts";
import { type Actor, type Person, roleOf, type SupportView, topicEditorId, visibleSections } from "./actor.ts";

interface PersonRow {
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
}
interface ActorRow extends PersonRow {
  read_only: boolean;
  must_enrol: boolean;
  /** PostgreSQL's -infinity arrives as a number. */
  last_seen_at: Date | number;
}
interface TokenActorRow extends ActorRow {
  scopes: TokenScope[];
  purpose: Purpose;
}
interface SupportActorRow extends ActorRow {
  support_view: Omit<SupportView, "endsAt">;
  ends_at: Date;
}

const PERSON = `
  u.*, c.contract_code, c.company_name, g.user_group_name,
    ARRAY(SELECT l.data_section::int FROM contract_linkage l WHERE l.contract_id = u.contract_id) AS contract_sections,
    ARRAY(SELECT l.data_section::int FROM user_group_linkage l
          WHERE l.contract_id = u.contract_id AND l.user_group_id = u.user_group_id) AS group_sections`;
const PLACE = `
  JOIN contract c USING (contract_id)
  JOIN user_group g ON g.contract_id = u.contract_id AND g.user_group_id = u.user_group_id`;

/** The contract demands a second factor of the user `u`, who has none. */
const lacksFactor = (u: string): string =>
  `(is_second_factor_demanded(c.second_factor_demand, ${u}.user_authority) AND NOT has_second_factor(${u}.contract_id, ${u}.user_id))`;

const ACTOR = (credential: string, holds: string, { more = "", mustEnrol = "false" } = {}): string => `
  SELECT ${PERSON}, s.last_seen_at${more}, contract_phase(c.end_date, c.deleted_at, $3) = 'read_only' AS read_only,
    ${mustEnrol} AS must_enrol
  FROM ${credential} s
  JOIN app_user u USING (contract_id, user_id) ${PLACE}
  WHERE s.contract_id = $1 AND s.token_hash = $2 AND NOT u.login_stop_flag
    AND contract_phase(c.end_date, c.deleted_at, $3) <> 'closed' AND ${holds}`;

/** A session stays while it is used (idle minutes) and never outlives its end (absolute hours), both by contract. */
const BY_SESSION = ACTOR(
  "session",
  "s.expires_at > $3 AND s.last_seen_at > $3::timestamptz - make_interval(mins => c.session_idle_minutes)",
  { mustEnrol: `NOT s.is_assured_elsewhere AND ${lacksFactor("u")}` },
);

/** Only from where the user may sign in; $4 is the caller's address. */
const FROM_ALLOWED_PLACE = `(NOT u.ip_restriction_flag OR EXISTS (
     SELECT 1 FROM contract_address_range r WHERE r.contract_id = $1 AND r.addresses @> $4::inet))`;

/**
 * A token of an integration holds until it is revoked or ends, from its own addresses and only from where its user may sign in.
 * It also ends with its maker: where he is stopped or no Admin any more, nobody answers for it. Where the contract demands a second
 * factor of him, it waits until he has one, unless he signs in elsewhere and has no password here.
 */
const BY_API_TOKEN = ACTOR(
  "(SELECT *, coalesce(last_used_at, '-infinity') AS last_seen_at FROM api_token)",
  `s.expires_at > $3 AND coalesce((SELECT bool_or(a.addresses @> $4::inet) FROM api_token_address a
     WHERE a.contract_id = $1 AND a.api_token_id = s.api_token_id), true)
   AND ${FROM_ALLOWED_PLACE}
   AND (s.made_by IS NULL OR EXISTS (
     SELECT 1 FROM app_user m WHERE m.contract_id = $1 AND m.user_id = s.made_by AND NOT m.login_stop_flag AND m.user_authority = 1
       AND (m.password_hash IS NULL OR NOT ${lacksFactor("m")})))`,
  { more: ", s.scopes, s.purpose" },
);

/** The address of a private feed holds until its end, and where the contract demands a second factor of its user, only once he has one. */
const BY_FEED = ACTOR(
  "(SELECT *, coalesce(last_read_at, '-infinity') AS last_seen_at FROM article_feed)",
  `s.expires_at > $3 AND ${FROM_ALLOWED_PLACE} AND (u.password_hash IS NULL OR NOT ${lacksFactor("u")})`,
);

/** An operator's look at the product as a user holds until its end, and while the contract allows it. */
const BY_SUPPORT_VIEW = ACTOR(
  "(SELECT *, started_at AS last_seen_at FROM support_view)",
  "s.ended_at IS NULL AND s.ends_at > $3 AND c.support_view_allowed",
  {
    more: `, s.ends_at, jsonb_build_object('supportViewId', s.support_view_id::text, 'operatorId', s.operator_id,
    'operatorName', s.operator_name, 'reason', s.reason, 'opened', to_jsonb(s.opened)) AS support_view`,
  },
);

export interface LiveSession {
  actor: Actor;
  lastSeenAt: Date | number;
}

/** A call by a token, from an address. */
interface TokenCall {
  contractId: number;
  tokenHash: Buffer;
  now: Date;
  address: string;
}

/** The user of a session that has not expired, or null. A user whose sign-in was stopped loses his session immediately. */
export async function findActor(
  tx: Transaction,
  contractId: number,
  tokenHash: Buffer,
  now: Date,
): Promise<LiveSession | null> {
  const [row] = await tx.query<ActorRow>(BY_SESSION, [contractId, tokenHash, now]);
  return row ? { actor: toActor(row, tokenHash), lastSeenAt: row.last_seen_at } : null;
}

/** The user an integration's token stands for, or null. */
export async function findTokenActor(
  tx: Transaction,
  { contractId, tokenHash, now, address }: TokenCall,
): Promise<LiveSession | null> {
  const [row] = await tx.query<TokenActorRow>(BY_API_TOKEN, [contractId, tokenHash, now, address]);
  if (!row) return null;
  const { scopes: tokenScopes, purpose } = row;
  return { actor: { ...toActor(row, tokenHash), tokenScopes, purpose }, lastSeenAt: row.last_seen_at };
}

/** The user whose private feed the token opens, or null. He reads lists, as an integration would. */
export async function findFeedActor(
  tx: Transaction,
  { contractId, tokenHash, now, address }: TokenCall,
): Promise<LiveSession | null> {
  const [row] = await tx.query<ActorRow>(BY_FEED, [contractId, tokenHash, now, address]);
  return row ? { actor: { ...toActor(row, tokenHash), tokenScopes: ["lists"] }, lastSeenAt: row.last_seen_at } : null;
}

/** The user whose screens an operator looks at by the token, or null. */
export async function findViewedActor(
  tx: Transaction,
  contractId: number,
  tokenHash: Buffer,
  now: Date,
): Promise<LiveSession | null> {
  const [row] = await tx.query<SupportActorRow>(BY_SUPPORT_VIEW, [contractId, tokenHash, now]);
  if (!row) return null;
  const supportView = { ...row.support_view, endsAt: row.ends_at };
  return { actor: { ...toActor(row, tokenHash), supportView }, lastSeenAt: row.last_seen_at };
}

/** A user of the contract, signed in or not, or null; he may be stopped. */
export async function findPerson(tx: Transaction, contractId: number, userId: string): Promise<Person | null> {
  const sql = `SELECT ${PERSON} FROM app_user u ${PLACE} WHERE u.contract_id = $1 AND u.user_id = $2`;
  const [row] = await tx.query<PersonRow>(sql, [contractId, userId]);
  return row ? toPerson(row) : null;
}

const toActor = (row: ActorRow, sessionTokenHash: Buffer): Actor => ({
  ...toPerson(row),
  readOnly: row.read_only,
  mustEnrol: row.must_enrol,
  supportView: null,
  tokenScopes: null,
  purpose: "display",
  sessionTokenHash,
});

function toPerson(row: PersonRow): Person {
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
    topicEditorId: topicEditorId(row),
    sections: visibleSections(row.contract_sections, row.group_sections),
  };
}
