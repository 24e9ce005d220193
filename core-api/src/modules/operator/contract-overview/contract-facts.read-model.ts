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
}

const STATE = `CASE contract_phase(c.end_date, c.deleted_at, $1)
    WHEN 'in_service' THEN CASE
      WHEN c.end_date <= $2::date THEN 'ending'
      WHEN NOT EXISTS (SELECT 1 FROM mail_run r WHERE r.contract_id = c.contract_id) THEN 'preparing'
      ELSE 'in_service' END
    ELSE contract_phase(c.end_date, c.deleted_at, $1) END`;

/** $1 now, $2 the last day that counts as ending, $3 words, $4 state or null. */
const FOUND = `
  found AS MATERIALIZED (
    SELECT * FROM (SELECT c.contract_id, c.contract_code, ${STATE} AS state FROM contract c
      WHERE c.deleted_at IS NULL AND lower(normalize(c.contract_code || E'\\n' || c.company_name, NFKC)) LIKE ALL ($3::text[])) s)`;

const COUNT = "(SELECT count(*)::int FROM";
const OF = "WHERE x.contract_id = c.contract_id";

const FACTS = `
  SELECT c.contract_id::text, c.contract_code, c.company_name, p.state, c.end_date::text, c.user_max_count, c.ip_login_user_id,
    ARRAY(SELECT x.data_section::int FROM contract_linkage x ${OF} ORDER BY 1) AS sections,
    ${COUNT} app_user x ${OF}) AS user_count,
    ${COUNT} app_user x ${OF} AND x.user_authority = 1 AND NOT x.login_stop_flag) AS admin_count,
    ${COUNT} app_user x ${OF} AND x.ip_restriction_flag AND NOT x.login_stop_flag) AS bound_count,
    ${COUNT} contract_address_range x ${OF}) AS range_count,
    ${COUNT} user_group x ${OF}) AS group_count,
    ${COUNT} user_group x ${OF} AND x.use_max_count1 IS NULL AND x.use_max_count2 IS NULL AND x.demand_id IS NULL) AS uncapped_count,
    (SELECT CASE WHEN bool_and(x.use_max_count1 IS NOT NULL AND x.use_max_count2 IS NOT NULL)
       THEN sum(x.use_max_count1 + x.use_max_count2)::int END FROM user_group x ${OF}) AS cap,
    (SELECT coalesce(sum(x.counted), 0)::int FROM usage_month x ${OF} AND x.use_month = $5) AS used_count,
    ${COUNT} contract_message x ${OF}) AS message_count,
    ${COUNT} theme x ${OF}) AS theme_count,
    ${COUNT} theme x ${OF} AND NOT EXISTS (
      SELECT 1 FROM expression e WHERE e.contract_id = x.contract_id AND e.theme_id = x.theme_id)) AS empty_theme_count,
    ${COUNT} mail_setting x ${OF} AND x.address_group_id IS NULL) AS setting_count,
    EXISTS (SELECT 1 FROM mail_run x ${OF}) AS has_mailed`;

/** What is being prepared or is about to end comes first. */
const ORDER =
  "array_position(ARRAY['preparing', 'ending', 'read_only', 'in_service', 'closed'], p.state), c.contract_code";

export interface OverviewRequest {
  keyword: string;
  state: ContractState | null;
  page: number;
  pageSize: number;
}

export interface Overview {
  contracts: ContractFacts[];
  count: number;
  /** How many contracts of the keyword are in each state. */
  states: { state: ContractState; count: number }[];
}

/** One page of the contracts, and how many there are in each state. */
export async function readOverview(tx: Transaction, request: OverviewRequest, now: Date): Promise<Overview> {
  const { keyword, state, page, pageSize } = request;
  const found = [now, addDays(tokyoDay(now), ENDING_DAYS), wordPatterns(keyword)];
  const states = await tx.query<{ state: ContractState; count: number }>(
    `WITH ${FOUND} SELECT state, count(*)::int AS count FROM found GROUP BY state`,
    found,
  );
  const contracts = await tx.query<ContractFacts>(
    `WITH ${FOUND}, p AS MATERIALIZED (
       SELECT p.* FROM found p JOIN contract c USING (contract_id, contract_code)
       WHERE $4::text IS NULL OR p.state = $4 ORDER BY ${ORDER} LIMIT $6 OFFSET $7)
     ${FACTS} FROM p JOIN contract c USING (contract_id) ORDER BY ${ORDER}`,
    [...found, state, tokyoMonth(now), pageSize, (page - 1) * pageSize],
  );
  const counted = states.filter((each) => state === null || each.state === state);
  return { contracts, states, count: counted.reduce((sum, each) => sum + each.count, 0) };
}

/** One contract's facts, or null. */
export async function readFacts(tx: Transaction, contractId: string, now: Date): Promise<ContractFacts | null> {
  const [facts] = await tx.query<ContractFacts>(
    `${FACTS} FROM contract c CROSS JOIN LATERAL (SELECT ${STATE} AS state) p
     WHERE c.contract_id = $3::bigint AND c.deleted_at IS NULL AND $4::text IS NULL`,
    [now, addDays(tokyoDay(now), ENDING_DAYS), contractId, null, tokyoMonth(now)],
  );
  return facts ?? null;
}
