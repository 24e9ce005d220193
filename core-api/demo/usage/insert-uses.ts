import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../src/db/tenant.ts";
import type { DayString } from "../../src/time/tokyo.ts";
import { rngOf } from "../content/rng.ts";
import { type PlannedUse, planUses, type Reader } from "./plan-uses.ts";

/** What the plan can't know of the contract's people: who has changed the group, and who has left. */
export interface UsePast {
  isUsedNow: boolean;
  formerGroups?: Readonly<Record<string, string>>;
  gone?: Readonly<Record<string, string>>;
}

interface UserRow {
  user_id: string;
  user_group_name: string;
  sections: DataSection[] | null;
  mc_user_authority: number;
  sc_user_authority: number;
}

/** Whoever has never signed in has used nothing. */
const READERS = `
  SELECT u.user_id, g.user_group_name, u.mc_user_authority, u.sc_user_authority,
    (SELECT array_agg(l.data_section::int) FROM user_group_linkage l WHERE l.contract_id = $1 AND l.user_group_id = u.user_group_id) AS sections
  FROM app_user u JOIN user_group g USING (contract_id, user_group_id)
  WHERE u.contract_id = $1 AND u.password_hash IS NOT NULL AND NOT u.login_stop_flag ORDER BY u.user_id`;

const GROUPS = `
  SELECT user_group_name, use_max_count1, use_max_count2 FROM user_group WHERE contract_id = $1 ORDER BY user_group_id`;

const ARTICLES = `
  SELECT DISTINCT process_date::text AS day, article_id::text, data_section FROM theme_article
  WHERE contract_id = $1 AND data_section IN (1, 2, 5) AND disp_status = 0 ORDER BY 1, 2`;

const INSERT = `
  INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, demand_id, session_hash,
    article_id, data_section, use_kind, use_state, reserved_at, expires_at, counted_at, display_id)
  SELECT $1, date_trunc('month', u.day), u.day, u."userId", g.user_group_id, g.user_group_name, g.demand_id, '\\x00',
    u."articleId", u.section, u.kind, 'counted', u."countedAt", u."countedAt" + interval '10 minutes', u."countedAt", '0002'
  FROM json_to_recordset($2::json) AS u("userId" text, "group" text, day date, "countedAt" timestamptz, section smallint, kind text, "articleId" bigint)
  JOIN user_group g ON g.contract_id = $1 AND g.user_group_name = u."group"`;

/** The counters that caps go by, as counting would have left them. */
const COUNT_GROUPS = `
  INSERT INTO usage_month (contract_id, user_group_id, use_month, data_section, counted)
  SELECT contract_id, user_group_id, use_month, data_section, count(*) FROM original_use
  WHERE contract_id = $1 AND data_section IN (1, 2) GROUP BY 1, 2, 3, 4`;

const COUNT_DAYS = `
  INSERT INTO usage_day (contract_id, user_group_id, use_day, data_section, counted)
  SELECT contract_id, user_group_id, process_date, data_section, count(*) FROM original_use
  WHERE contract_id = $1 AND data_section IN (1, 2) GROUP BY 1, 2, 3, 4`;

const COUNT_UNITS = `
  INSERT INTO demand_unit_month (demand_id, use_month, counted)
  SELECT demand_id, use_month, count(*) FROM original_use
  WHERE contract_id = $1 AND data_section IN (1, 2) AND demand_id IS NOT NULL GROUP BY 1, 2`;

const COUNT_UNIT_DAYS = `
  INSERT INTO demand_unit_day (demand_id, use_day, counted)
  SELECT demand_id, process_date, count(*) FROM original_use
  WHERE contract_id = $1 AND data_section IN (1, 2) AND demand_id IS NOT NULL GROUP BY 1, 2`;

/** Months of counted uses of a contract that has none yet, with the counters of its caps. */
export async function insertUses(
  tx: Transaction,
  contractId: number,
  code: string,
  today: DayString,
  past: UsePast,
): Promise<void> {
  const uses = planUses(await planOf(tx, contractId, today, past), rngOf("uses", code, today));
  await tx.query(INSERT, [contractId, JSON.stringify(uses satisfies PlannedUse[])]);
  await countUses(tx, contractId);
}

/** Of a contract that has no counters yet. */
export async function countUses(tx: Transaction, contractId: number): Promise<void> {
  for (const count of [COUNT_GROUPS, COUNT_DAYS, COUNT_UNITS, COUNT_UNIT_DAYS]) await tx.query(count, [contractId]);
}

async function planOf(tx: Transaction, contractId: number, today: DayString, past: UsePast) {
  const { formerGroups = {}, gone = {}, isUsedNow } = past;
  const rows = await tx.query<UserRow>(READERS, [contractId]);
  const groups = await tx.query<{
    user_group_name: string;
    use_max_count1: number | null;
    use_max_count2: number | null;
  }>(GROUPS, [contractId]);
  const articles = await tx.query<{ day: DayString; article_id: string; data_section: DataSection }>(ARTICLES, [
    contractId,
  ]);
  const readers = rows.map((row): Reader => {
    const formerGroup = formerGroups[row.user_id];
    return {
      userId: row.user_id,
      group: row.user_group_name,
      ...(formerGroup !== undefined && { formerGroup }),
      sections: row.sections ?? [],
      mcUserAuthority: row.mc_user_authority,
      scUserAuthority: row.sc_user_authority,
    };
  });
  const left = Object.entries(gone).map(
    ([userId, group]): Reader => ({
      ...{ userId, group, isGone: true },
      ...{ sections: [1, 2], mcUserAuthority: 3, scUserAuthority: 5 },
    }),
  );
  return {
    today,
    isUsedNow,
    groups: new Map(
      groups.map(({ user_group_name, use_max_count1, use_max_count2 }) => [
        user_group_name,
        { 1: use_max_count1, 2: use_max_count2 },
      ]),
    ),
    readers: [...readers, ...left],
    articles: articles.map(({ day, article_id, data_section }) => ({
      day,
      articleId: article_id,
      section: data_section,
    })),
  };
}
