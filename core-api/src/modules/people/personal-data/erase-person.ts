import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { audit } from "../../audit/audit.ts";
import { addressOf, type PersonCall, type PersonKey } from "./export-person.ts";
import { PERSONAL_DATA, rowsOf } from "./personal-data.ts";

/** Stands where an address stood; nothing can be sent to it (RFC 2606). */
export const ERASED_ADDRESS = "erased@erased.invalid";

/** By table: what takes a person's name and address out of the rows that his deletion leaves; $1 to $3 as for `rowsOf`. */
const ERASURES: Readonly<Record<string, (rows: string) => string>> = {
  address_group: (rows) => `
    UPDATE address_group SET version = version + 1, mail_addresses = ARRAY(SELECT a FROM unnest(mail_addresses) WITH ORDINALITY AS m(a, at)
      WHERE lower(a) IS DISTINCT FROM lower($3) ORDER BY at) WHERE ${rows}`,
  article_change_notice: (rows) => `DELETE FROM article_change_notice WHERE ${rows}`,
  deleted_user: (rows) => `UPDATE deleted_user SET name = '', kept = NULL WHERE ${rows}`,
  edition_approval: (rows) => `DELETE FROM edition_approval WHERE ${rows}`,
  edition_duty: (rows) => `
    UPDATE edition_duty SET version = version + 1, mail_addresses = ARRAY(SELECT a FROM unnest(mail_addresses) WITH ORDINALITY AS m(a, at)
      WHERE lower(a) IS DISTINCT FROM lower($3) ORDER BY at) WHERE ${rows}`,
  edition_rota: (rows) =>
    `UPDATE edition_rota SET user_id = nullif(user_id, $2), deputy_id = nullif(deputy_id, $2) WHERE ${rows}`,
  idempotency_key: (rows) => `DELETE FROM idempotency_key WHERE ${rows}`,
  mail_draft: (rows) => `
    UPDATE mail_draft SET version = version + 1,
      fields = jsonb_set(fields, '{mail_address}', (fields->'mail_address') - coalesce($3, '')) WHERE ${rows}`,
  mail_message: (rows) => `
    UPDATE mail_message SET mail_address = '${ERASED_ADDRESS}', state = CASE state WHEN 'queued' THEN 'skipped' ELSE state END,
      reason = CASE state WHEN 'queued' THEN '宛先の個人情報を消去しました。' ELSE reason END, ended_at = coalesce(ended_at, now())
    WHERE ${rows} AND state <> 'sending'`,
  report_schedule: (rows) =>
    `UPDATE report_schedule SET mail_addresses = array_remove(mail_addresses, $3), version = version + 1 WHERE ${rows}`,
};

/**
 * Takes the name and the addresses of a deleted user out of what stays (APPI article 35, GDPR article 17; docs/personal-data.md). He
 * can't be restored any more; his id rests on. Uses and trails keep naming his id.
 * @throws AppError NOT_FOUND; INVALID_FIELDS while he is a user
 */
export async function erasePerson({ tx, actor, requestId }: PersonCall, person: PersonKey): Promise<void> {
  const { contractId, userId } = person;
  const key = [contractId, userId];
  const [there] = await tx.query("SELECT 1 FROM app_user WHERE contract_id = $1 AND user_id = $2 FOR UPDATE", key);
  if (there) {
    const message = "削除されていないユーザーの個人情報は消去できません。先にユーザーを削除してください。";
    throw invalidFields([{ field: "user_id", message }]);
  }
  const email = await addressOf(tx, person);
  const values = [...key, (await isOfOthers(tx, contractId, email)) ? null : email];
  for (const [table, data] of Object.entries(PERSONAL_DATA)) {
    if (data.end !== "erased") continue;
    const erase = ERASURES[table];
    if (!erase) throw new Error(`nothing erases a person in ${table}`);
    await tx.query(`WITH person AS (SELECT $1::int, $2::text, $3::text) ${erase(rowsOf(data))}`, values);
  }
  const detail = { user_id: userId, before: { personal_data: "kept" }, after: { personal_data: "erased" } };
  await audit(tx, { contractId, actor, action: "user.erase", detail, requestId });
}

/** An address that somebody else reads is his too, and stays. */
async function isOfOthers(tx: Transaction, contractId: number, email: string | null): Promise<boolean> {
  const sql = "SELECT 1 FROM app_user WHERE contract_id = $1 AND lower(email) = lower($2) LIMIT 1";
  return (await tx.query(sql, [contractId, email])).length > 0;
}
