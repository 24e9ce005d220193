import type { Transaction } from "../../db/tenant.ts";
import type { StopKind } from "../send/recipients.read-model.ts";

const REASONS: Record<Exclude<StopKind, "bounce">, string> = {
  complaint: "受信者が迷惑メールとして報告したため、配信を停止しました。",
  unsubscribed: "受信者が配信の停止を希望したため、配信を停止しました。",
};

/** An address of no setting gets a row, so that it is remembered. One that is stopped already stays as it is. */
const STOP = `
  INSERT INTO mail_address AS a (contract_id, mail_address, user_id, stopped_at, stop_reason, stop_kind)
  SELECT $1, $2, (SELECT u.user_id FROM app_user u WHERE u.contract_id = $1 AND lower(u.email) = lower($2) ORDER BY u.user_id LIMIT 1), $3, $4, $5
  ON CONFLICT (contract_id, lower(mail_address)) DO UPDATE SET stopped_at = $3, stop_reason = $4, stop_kind = $5 WHERE a.stopped_at IS NULL
  RETURNING mail_address_id`;

/** Ends the mails of lists to an address, because its owner said so; mails about an account go on. @returns false where it was stopped before */
export async function stopByRecipient(
  tx: Transaction,
  { contract_id, mail_address }: { contract_id: number; mail_address: string },
  kind: Exclude<StopKind, "bounce">,
  now: Date,
): Promise<boolean> {
  const stopped = await tx.query(STOP, [contract_id, mail_address, now, REASONS[kind], kind]);
  return stopped.length > 0;
}
