import type { Transaction } from "../../../db/tenant.ts";
import { dropUnusedAddresses, lockSettings } from "./mail-setting.service.ts";

/** Addresses of a user who is gone: named as his, or nobody's and written as his. */
const HIS = "a.contract_id = $1 AND (a.user_id = $2 OR (a.user_id IS NULL AND lower(a.mail_address) = lower($3)))";

/** An address that others of the contract read too passes to them. */
const PASS_ON = `
  UPDATE mail_address a SET user_id = heir.user_id FROM (
    SELECT lower(u.email) AS email, min(u.user_id) AS user_id FROM app_user u WHERE u.contract_id = $1 GROUP BY 1) heir
  WHERE ${HIS} AND heir.email = lower(a.mail_address)`;

const END = `
  WITH ended AS (
    DELETE FROM mail_setting s USING mail_address a
    WHERE s.contract_id = a.contract_id AND s.mail_address_id = a.mail_address_id AND ${HIS} RETURNING 1)
  SELECT count(*)::int AS n FROM ended`;

/** An address of nobody any more is in no group: else it would soon get mails again, and as somebody outside. */
const LEAVE_GROUPS = `
  UPDATE address_group g SET version = version + 1, mail_addresses = ARRAY(
    SELECT m.address FROM unnest(g.mail_addresses) WITH ORDINALITY AS m(address, at) WHERE lower(m.address) <> lower($2) ORDER BY at)
  WHERE g.contract_id = $1 AND lower($2) IN (SELECT lower(m) FROM unnest(g.mail_addresses) m)
    AND NOT EXISTS (SELECT 1 FROM app_user u WHERE u.contract_id = $1 AND lower(u.email) = lower($2))`;

/** Ends the mails to a user whose row is gone; what was sent stays in the log. @returns how many settings ended */
export async function endMailOf(
  tx: Transaction,
  contractId: number,
  { userId, email }: { userId: string; email: string },
): Promise<number> {
  const his = [contractId, userId, email];
  await lockSettings(tx, contractId);
  await tx.query(PASS_ON, his);
  await tx.query(LEAVE_GROUPS, [contractId, email]);
  const [ended] = await tx.query<{ n: number }>(END, his);
  await dropUnusedAddresses(tx, contractId);
  return ended?.n ?? 0;
}
