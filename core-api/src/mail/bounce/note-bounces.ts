import type { Transaction, TransactionScope } from "../../db/tenant.ts";
import type { Clock } from "../../time/tokyo.ts";
import { readDeliveryReport } from "./delivery-report.ts";
import { stopByRecipient } from "./stop-address.ts";

/** So many hard bounces stop an address, if at most 30 days lie between each and the next. */
export const HARD_BOUNCES_TO_STOP = 3;
const FORGET_AFTER = "30 days";

/** One mail that came back for the fault of its address. */
export interface HardBounce {
  contract_id: number;
  mail_address: string;
  reason: string;
}

/** $2 now. An address of no setting is not kept, so nothing is counted for it. */
const COUNT = `
  UPDATE mail_address a SET hard_bounce_count = c.n, last_bounced_at = $2,
    stopped_at = CASE WHEN a.stopped_at IS NULL AND c.n >= ${HARD_BOUNCES_TO_STOP} THEN $2 ELSE a.stopped_at END,
    stop_kind = CASE WHEN a.stopped_at IS NULL AND c.n >= ${HARD_BOUNCES_TO_STOP} THEN 'bounce' ELSE a.stop_kind END,
    stop_reason = CASE WHEN a.stopped_at IS NULL AND c.n >= ${HARD_BOUNCES_TO_STOP}
      THEN '宛先不明のため配信を停止しました（' || c.n || '回不達）：' || c.reason ELSE a.stop_reason END
  FROM (SELECT k.contract_id, k.mail_address_id, g.n + CASE WHEN k.last_bounced_at > $2::timestamptz - interval '${FORGET_AFTER}'
      THEN k.hard_bounce_count ELSE 0 END AS n, g.reason
    FROM (SELECT contract_id, lower(mail_address) AS address, count(*)::int AS n, max(reason) AS reason
      FROM json_to_recordset($1::json) AS b(contract_id int, mail_address text, reason text) GROUP BY 1, 2) g
    JOIN mail_address k ON k.contract_id = g.contract_id AND lower(k.mail_address) = g.address
    ORDER BY k.contract_id, k.mail_address_id FOR UPDATE OF k) c
  WHERE a.contract_id = c.contract_id AND a.mail_address_id = c.mail_address_id`;

/** Counts mails that came back, each of which the caller marks in the same transaction, so that it is counted once. */
export async function countHardBounces(tx: Transaction, bounces: readonly HardBounce[], now: Date): Promise<void> {
  if (bounces.length > 0) await tx.query(COUNT, [JSON.stringify(bounces), now]);
}

/** $2 now, $3 what to say. One that is being sent at this moment is left for the next time. */
const MARK = `
  WITH marked AS (
    UPDATE mail_message SET bounced_at = $2, state = 'failed', reason = $3, ended_at = $2
    WHERE message_key = $1 AND bounced_at IS NULL AND state <> 'sending' RETURNING contract_id, mail_address)
  SELECT contract_id, mail_address FROM marked`;
/** Complaints come days later; what became of the mail stays as it was. */
const COMPLAIN = `
  WITH marked AS (UPDATE mail_message SET complained_at = $2 WHERE message_key = $1 AND complained_at IS NULL RETURNING contract_id, mail_address)
  SELECT contract_id, mail_address FROM marked`;
const FIND = "SELECT state, bounced_at IS NOT NULL AS bounced FROM mail_message WHERE message_key = $1";

/**
 * - noted: the mail is marked as failed, and a hard bounce counted for its address; or its recipient complained, and gets no list any more
 * - known: it was before
 * - passing: nothing has failed for good; nothing is done
 * - later: the mail is being sent just now
 * - foreign: no report, or of none of our mails
 */
export type TakenReport = "noted" | "known" | "passing" | "later" | "foreign";

const SENTENCES = {
  hard: "宛先に届きませんでした",
  refused: "宛先のサーバーに拒否されました",
  later: "期限までに届きませんでした",
};

/** Takes in one mail that came to the envelope sender. Idempotent. `scope` is the operator's. */
export async function takeReport(scope: TransactionScope, clock: Clock, raw: Uint8Array): Promise<TakenReport> {
  const report = await readDeliveryReport(raw);
  if (!report || report.messageKeys.length === 0) return "foreign";
  const { kind, reason } = report;
  return scope.shared("write", async (tx) => {
    for (const key of report.messageKeys) {
      const [message] = await tx.query<{ state: string; bounced: boolean }>(FIND, [key]);
      if (!message) continue;
      const now = clock.now();
      if (kind === "complaint") {
        const [complained] = await tx.query<{ contract_id: number; mail_address: string }>(COMPLAIN, [key, now]);
        if (!complained) return "known";
        await stopByRecipient(tx, complained, "complaint", now);
        return "noted";
      }
      if (message.bounced) return "known";
      if (kind === "none") return "passing";
      const [marked] = await tx.query<Omit<HardBounce, "reason">>(MARK, [key, now, `${SENTENCES[kind]}：${reason}`]);
      if (!marked) return "later";
      if (kind === "hard") await countHardBounces(tx, [{ ...marked, reason }], now);
      return "noted";
    }
    return "foreign";
  });
}
