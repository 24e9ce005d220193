import { MAIL_KBN } from "@kirinuki/schema/codes.ts";
import { OWN_MAIL_SETTING } from "@kirinuki/schema/contract-settings.ts";
import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { forbiddenAddresses } from "../../../mail/send/mail-domain.read-model.ts";
import { nextSendTime } from "../../../mail/send-times.ts";
import { tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { findCondition } from "../../articles/saved-condition/saved-condition.service.ts";
import { audit } from "../../audit/audit.ts";
import type { MailCall } from "../mail-message/mail-message.service.ts";
import { MOST_SETTINGS } from "../mail-setting/group-members.ts";
import { MailSetting } from "../mail-setting/mail-setting.entity.ts";
import {
  dropUnusedAddresses,
  lockSettings,
  saveAddress,
  USUAL_ALERTS,
  USUAL_TIMES,
} from "../mail-setting/mail-setting.service.ts";
import type { ConditionMailBody } from "./condition-mail.form.ts";

const ALLOWED = `
  SELECT 1 FROM contract_configuration WHERE contract_id = $1 AND configuration_key = '${OWN_MAIL_SETTING}' AND configuration_value = '1'`;

export const mayHaveOwnMails = async (tx: Transaction, contractId: number): Promise<boolean> =>
  (await tx.query(ALLOWED, [contractId])).length > 0;

const STOPPED = "SELECT system_mail_stop_flag AS stopped FROM app_user WHERE contract_id = $1 AND user_id = $2";

/** Why a user can't have mails of his own; null where he can. */
export async function ownMailRefusal({ tx, actor }: Pick<MailCall, "tx" | "actor">): Promise<Refusal<object> | null> {
  const { contractId, userId, email } = actor;
  if (!(await mayHaveOwnMails(tx, contractId))) return new Refusal("OWN_MAILS_OFF", {});
  const [user] = await tx.query<{ stopped: boolean }>(STOPPED, [contractId, userId]);
  if (user?.stopped || mailAddressFault(email) !== null) return new Refusal("NO_OWN_ADDRESS", {});
  return (await forbiddenAddresses(tx, contractId, [email])).length > 0 ? new Refusal("FORBIDDEN_DOMAIN", {}) : null;
}

const keyOf = ({ contractId, userId }: MailCall["actor"], condition_id: string) => ({
  contract_id: contractId,
  owner_user_id: userId,
  condition_id,
});

/** Date, name and number: what a list of mails is read by. */
const SUBJECT_TYPE = 4;
const NO_ATTACHMENT = 1;

/**
 * Makes the mail setting of a user's own condition, or changes how it comes.
 * @throws AppError NOT_FOUND for a condition that is not this user's
 */
export async function saveConditionMail(call: MailCall, { condition_id, mail_kbn }: ConditionMailBody) {
  const { tx, actor, clock, requestId } = call;
  const { contractId, userId, email } = actor;
  await lockSettings(tx, contractId);
  await findCondition(tx, actor, condition_id);
  const refused = await ownMailRefusal(call);
  if (refused) return refused;
  const key = keyOf(actor, condition_id);
  const before = await tx.manager.findOneBy(MailSetting, key);
  if (!before && (await tx.manager.countBy(MailSetting, { contract_id: contractId })) >= MOST_SETTINGS)
    return new Refusal("TOO_MANY_SETTINGS", {});
  const now = clock.now();
  const alert = mail_kbn === 2;
  const mail_address_id = await saveAddress(tx, contractId, email);
  const changing = { mail_address_id, alert, alert_since: alert ? (before?.alert_since ?? now) : null };
  const next_due_at = before?.next_due_at ?? nextSendTime([...USUAL_TIMES], now);
  if (before) await tx.manager.update(MailSetting, key, { ...changing, version: () => "version + 1" });
  else
    await tx.manager.insert(MailSetting, {
      ...key,
      ...changing,
      data_kbn: MAIL_KBN.condition,
      subject_type: SUBJECT_TYPE,
      attach_type: NO_ATTACHMENT,
      send_times: [...USUAL_TIMES],
      alert_max_count: USUAL_ALERTS,
      alert_main_only: false,
      next_due_at,
      since_day: tokyoDay(now),
    });
  await dropUnusedAddresses(tx, contractId);
  const detail = { condition_id, mail_kbn };
  await audit(tx, { contractId, actor: userId, action: "condition_mail.save", detail, requestId });
  return { condition_id, mail_kbn, mail_address: email, next_send_datetime: tokyoDateTime(next_due_at) };
}

/** @throws AppError NOT_FOUND for a condition that is not this user's or has no mails */
export async function removeConditionMail({ tx, actor, requestId }: MailCall, condition_id: string): Promise<void> {
  const { contractId, userId } = actor;
  await lockSettings(tx, contractId);
  const gone = await tx.manager.delete(MailSetting, keyOf(actor, condition_id));
  if (gone.affected !== 1) throw new AppError("NOT_FOUND");
  await dropUnusedAddresses(tx, contractId);
  const detail = { condition_id };
  await audit(tx, { contractId, actor: userId, action: "condition_mail.delete", detail, requestId });
}
