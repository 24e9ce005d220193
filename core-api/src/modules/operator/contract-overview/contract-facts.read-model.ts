import type { SignInWay } from "@kirinuki/schema/single-sign-on.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { addDays, tokyoDay } from "../../../time/tokyo.ts";
import { tokyoMonth } from "../../originals/original-use/usage-month.ts";
import { wordPatterns } from "../../people/user/user.read-model.ts";

/** A contract's life as operators tell it apart. */
export const CONTRACT_STATES = ["preparing", "in_service", "ending", "read_only", "closed"] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** A contract is called ending so many days before its last one. */
const ENDING_DAYS = 30;

/** What the list of contracts and the steps to the first mail are made of. */
export interface ContractFacts {
  contract_id: string;
  contract_code: string;
  company_name: string;
  state: ContractState;
  end_date: string | null;
  sections: number[];
  user_max_count: number | null;
  user_count: number;
  admin_count: number;
  /** Users who may sign in from the contract's addresses only. */
  bound_count: number;
  ip_login_user_id: string | null;
  /** By address only where a user stands for the addresses. */
  sign_in_ways: SignInWay[];
  range_count: number;
  group_count: number;
  /** Groups of newspapers without a cap of their own or a demand unit. */
  uncapped_count: number;
  /** Sum of the groups' caps; null where a group has none. */
  cap: number | null;
  used_count: number;
  message_count: number;
  theme_count: number;
  /** Themes without an expression. */
  empty_theme_count: number;
  setting_count: number;
  has_mailed: boolean;
  /** The operator in charge; null: nobody. */
  person_in_charge: PersonInCharge | null;
}

interface PersonInCharge {
  el_admin_id: string;
  name: string;
  stop_flag: 0 | 1;
}

/** Stands for contracts that nobody is in charge of; no el_admin_id begins so. */
const NOBODY = "-";

/** Contracts that have used so much of their caps this month are near them. */
const NEAR = 0.8;

const STATE = `CASE contract_phase(c.end_date, c.deleted_at, $1)
    WHEN 'in_service' THEN CASE
      WHEN c.end_date <= $2::date THEN 'ending'
      WHEN NOT EXISTS (SELECT 1 FROM mail_run r WHERE r.contract_id = c.contract_id) THEN 'preparing'
      ELSE 'in_service' END
    ELSE contract_phase(c.end_date, c.deleted_at, $1) END`;

/**
 * Contracts whose groups all have caps that this month's uses come near to. Each table is read once, however many contracts there are.
 * $4 the month.
 */
const NEAR_CAP = `
  near_cap AS MATERIALIZED (
    SELECT g.contract_id
    FROM (SELECT contract_id, sum(use_max_count1 + use_max_count2) AS cap FROM user_group GROUP BY contract_id
      HAVING bool_and(use_max_count1 IS NOT NULL AND use_max_count2 IS NOT NULL)) g
    JOIN (SELECT contract_id, sum(counted) AS used FROM usage_month WHERE use_month = $4 GROUP BY contract_id) u USING (contract_id)
    WHERE g.cap > 0 AND u.used >= g.cap * ${NEAR})`;

/** A contract that has not set its ways has the usual ones (single-sign-on). */
const WAYS = `ARRAY(
      SELECT way FROM unnest(coalesce((SELECT x.ways FROM sign_in_setting x WHERE x.contract_id = c.contract_id), '{password,address}')) AS way
      WHERE way <> 'address' OR c.ip_login_user_id IS NOT NULL)`;

/** $1 now, $2 the last day that counts as ending, $3 words, $5 who is in charge or null, $6 a way of signing in or null. */
const FOUND = `
  ${NEAR_CAP}, found AS MATERIALIZED (
    SELECT s.*, s.contract_id IN (SELECT contract_id FROM near_cap) AS is_near_cap
    FROM (SELECT c.contract_id, c.contract_code, ${STATE} AS state
      FROM contract c LEFT JOIN operator_account o ON o.operator_id = c.person_in_charge
      WHERE c.deleted_at IS NULL AND ($5::text IS NULL OR coalesce(c.person_in_charge, '${NOBODY}') = $5)
        AND ($6::text IS NULL OR $6 = ANY (${WAYS}))
        AND lower(normalize(concat_ws(E'\\n', c.contract_code, c.company_name, o.name), NFKC)) LIKE ALL ($3::text[])) s)`;

const COUNT = "(SELECT count(*)::int FROM";
const OF = "WHERE x.contract_id = c.contract_id";

const FACTS = `
  SELECT c.contract_id::text, c.contract_code, c.company_name, p.state, c.end_date::text, c.user_max_count, c.ip_login_user_id, ${WAYS} AS sign_in_ways,
    ARRAY(SELECT x.data_section::int FROM contract_linkage x ${OF} ORDER BY 1) AS sections,
    ${COUNT} app_user x ${OF}) AS user_count,
    ${COUNT} app_user x ${OF} AND x.user_authority = 1 AND NOT x.login_stop_flag) AS admin_count,
    ${COUNT} app_user x ${OF} AND x.ip_restriction_flag AND NOT x.login_stop_flag) AS bound_count,
    ${COUNT} contract_address_range x ${OF}) AS range_count,
    ${COUNT} user_group x ${OF}) AS group_count,
    ${COUNT} user_group x ${OF} AND x.use_max_count1 IS NULL AND x.use_max_count2 IS NULL AND x.demand_id IS NULL) AS uncapped_count,
    (SELECT CASE WHEN bool_and(x.use_max_count1 IS NOT NULL AND x.use_max_count2 IS NOT NULL)
       THEN sum(x.use_max_count1 + x.use_max_count2)::int END FROM user_group x ${OF}) AS cap,
    (SELECT coalesce(sum(x.counted), 0)::int FROM usage_month x ${OF} AND x.use_month = $4) AS used_count,
    ${COUNT} contract_message x ${OF}) AS message_count,
    ${COUNT} theme x ${OF}) AS theme_count,
    ${COUNT} theme x ${OF} AND NOT EXISTS (
      SELECT 1 FROM expression e WHERE e.contract_id = x.contract_id AND e.theme_id = x.theme_id)) AS empty_theme_count,
    ${COUNT} mail_setting x ${OF} AND x.address_group_id IS NULL) AS setting_count,
    EXISTS (SELECT 1 FROM mail_run x ${OF}) AS has_mailed,
    (SELECT json_build_object('el_admin_id', x.operator_id, 'name', x.name, 'stop_flag', x.stop_flag::int)
     FROM operator_account x WHERE x.operator_id = c.person_in_charge) AS person_in_charge`;

/** What is being prepared or is about to end comes first. */
const ORDER =
  "array_position(ARRAY['preparing', 'ending', 'read_only', 'in_service', 'closed'], p.state), c.contract_code";

export interface OverviewRequest {
  keyword: string;
  state: ContractState | null;
  /** el_admin_id or NOBODY; null: any. */
  personInCharge: string | null;
  signInWay: SignInWay | null;
  isNearCap: boolean;
  page: number;
  pageSize: number;
}

export interface Overview {
  contracts: ContractFacts[];
  count: number;
  /** How many contracts of the keyword and the person are in each state. */
  states: { state: ContractState; count: number }[];
  /** How many of them are near their caps. */
  nearCapCount: number;
}

/** One page of the contracts, and how many there are in each state. */
export async function readOverview(tx: Transaction, request: OverviewRequest, now: Date): Promise<Overview> {
  const { keyword, state, personInCharge, signInWay, isNearCap, page, pageSize } = request;
  const lastDay = addDays(tokyoDay(now), ENDING_DAYS);
  const found = [now, lastDay, wordPatterns(keyword), tokyoMonth(now), personInCharge, signInWay];
  const groups = await tx.query<{ state: ContractState; is_near_cap: boolean; count: number }>(
    `WITH ${FOUND} SELECT state, is_near_cap, count(*)::int AS count FROM found GROUP BY 1, 2 ORDER BY 1, 2`,
    found,
  );
  const contracts = await tx.query<ContractFacts>(
    `WITH ${FOUND}, p AS MATERIALIZED (
       SELECT p.* FROM found p JOIN contract c USING (contract_id, contract_code)
       WHERE ($7::text IS NULL OR p.state = $7) AND (p.is_near_cap OR NOT $8) ORDER BY ${ORDER} LIMIT $9 OFFSET $10)
     ${FACTS} FROM p JOIN contract c USING (contract_id) ORDER BY ${ORDER}`,
    [...found, state, isNearCap, pageSize, (page - 1) * pageSize],
  );
  const sum = (of: typeof groups): number => of.reduce((total, { count }) => total + count, 0);
  const near = groups.filter(({ is_near_cap }) => is_near_cap);
  const counted = (isNearCap ? near : groups).filter((each) => state === null || each.state === state);
  const states = CONTRACT_STATES.map((each) => ({ state: each, count: sum(groups.filter((of) => of.state === each)) }));
  return {
    contracts,
    states: states.filter(({ count }) => count > 0),
    count: sum(counted),
    nearCapCount: sum(near),
  };
}

/** One contract's facts, or null. */
export async function readFacts(tx: Transaction, contractId: string, now: Date): Promise<ContractFacts | null> {
  const [facts] = await tx.query<ContractFacts>(
    `${FACTS} FROM contract c CROSS JOIN LATERAL (SELECT ${STATE} AS state) p
     WHERE c.contract_id = $3::bigint AND c.deleted_at IS NULL`,
    [now, addDays(tokyoDay(now), ENDING_DAYS), contractId, tokyoMonth(now)],
  );
  return facts ?? null;
}
