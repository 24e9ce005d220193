import { MISSING_CAUSES } from "@kirinuki/schema/missing-article.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { OmissionCountsWire } from "../../themes/omission/omission-months.dto.ts";
import type { ContractOmissions } from "./omission-totals.dto.ts";

/** $1 the month's first day. Numbers alone: no term, theme, headline or question of a contract is read. */
const BY_CONTRACT = `
  WITH asked AS (
    SELECT contract_id, cause, count(*)::int AS n FROM missing_article
    WHERE asked_at >= $1::date::timestamp AT TIME ZONE 'Asia/Tokyo' AND asked_at < ($1::date + interval '1 month') AT TIME ZONE 'Asia/Tokyo'
    GROUP BY 1, 2),
  causes AS (
    SELECT contract_id, sum(n)::int AS n, jsonb_agg(jsonb_build_object('cause', cause, 'count', n) ORDER BY n DESC, cause COLLATE "C") AS info
    FROM asked GROUP BY 1)
  SELECT c.contract_id::text, c.contract_code, c.company_name, coalesce(m.made_count, 0) AS made_count, coalesce(m.added_count, 0) AS added_count,
    coalesce(m.dismissed_count, 0) AS dismissed_count, coalesce(q.n, 0) AS inquiry_count, coalesce(q.info, '[]') AS cause_info
  FROM contract c LEFT JOIN omission_month m ON m.contract_id = c.contract_id AND m.target_month = $1::date
  LEFT JOIN causes q ON q.contract_id = c.contract_id
  WHERE coalesce(m.made_count + m.added_count + m.dismissed_count, 0) + coalesce(q.n, 0) > 0
  ORDER BY made_count DESC, inquiry_count DESC, c.contract_id`;

/** Contracts with anything in a month, those with the most suggestions first. @param month yyyy-MM */
export const readContractOmissions = (tx: Transaction, month: string): Promise<ContractOmissions[]> =>
  tx.query<ContractOmissions>(BY_CONTRACT, [`${month}-01`]);

const sum = (contracts: readonly ContractOmissions[], of: (each: ContractOmissions) => number): number =>
  contracts.reduce((all, each) => all + of(each), 0);

/** All contracts together. */
export function totalOf(contracts: readonly ContractOmissions[]): OmissionCountsWire {
  const causes = MISSING_CAUSES.map((cause) => ({
    cause,
    count: sum(contracts, ({ cause_info }) => cause_info.find((each) => each.cause === cause)?.count ?? 0),
  }));
  return {
    made_count: sum(contracts, ({ made_count }) => made_count),
    added_count: sum(contracts, ({ added_count }) => added_count),
    dismissed_count: sum(contracts, ({ dismissed_count }) => dismissed_count),
    inquiry_count: sum(contracts, ({ inquiry_count }) => inquiry_count),
    // In the order that a contract's own have.
    cause_info: causes
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.cause < b.cause ? -1 : 1)),
  };
}
