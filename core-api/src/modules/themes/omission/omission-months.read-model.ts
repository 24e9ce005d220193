import type { MissingCause } from "@kirinuki/schema/missing-article.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { readInquiryMonths } from "../../articles/missing-article/inquiry-months.read-model.ts";
import type { OmissionMonthWire } from "./omission-months.dto.ts";

interface Kept {
  target_month: string;
  made_count: number;
  added_count: number;
  dismissed_count: number;
}

/** $2 now. */
const KEPT = `
  SELECT to_char(target_month, 'YYYY-MM') AS target_month, made_count, added_count, dismissed_count FROM omission_month
  WHERE contract_id = $1 AND target_month >= (date_trunc('month', $2::timestamptz AT TIME ZONE 'Asia/Tokyo') - interval '11 months')::date
    AND made_count + added_count + dismissed_count > 0`;

const NOTHING = { made_count: 0, added_count: 0, dismissed_count: 0 };
const NO_QUESTIONS = { inquiry_count: 0, cause_info: [] as { cause: MissingCause; count: number }[] };

/** The last twelve months of a contract in which anything was suggested, decided or asked, newest first. */
export async function readOmissionMonths(tx: Transaction, contractId: number, now: Date): Promise<OmissionMonthWire[]> {
  const kept = await tx.query<Kept>(KEPT, [contractId, now]);
  const asked = await readInquiryMonths(tx, contractId, now);
  const months = new Set([...kept, ...asked].map(({ target_month }) => target_month));
  return [...months]
    .sort((a, b) => (a < b ? 1 : -1))
    .map((target_month) => ({
      ...NOTHING,
      ...NO_QUESTIONS,
      ...kept.find((each) => each.target_month === target_month),
      ...asked.find((each) => each.target_month === target_month),
      target_month,
    }));
}
