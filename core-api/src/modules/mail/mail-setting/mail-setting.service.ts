import { MAIL_KBN } from "@kirinuki/schema/codes.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import type { Actor } from "../../../access/actor.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, type FieldError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { forbiddenAddresses } from "../../../mail/send/mail-domain.read-model.ts";
import { nextSendTime } from "../../../mail/send-times.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { handOver, MOST_SETTINGS, syncGroupMembers } from "./group-members.ts";
import { replacePauses } from "./mail-pauses.ts";
import type { MailSettingWire } from "./mail-setting.dto.ts";
import { MailAddress, MailSetting } from "./mail-setting.entity.ts";
import type { MailSettingBody } from "./mail-setting.form.ts";
import { findSetting } from "./mail-setting.read-model.ts";

export interface MailSettingCall {
  tx: Transaction;
  /** Who acts, an operator too. */
  actor: Pick<Actor, "contractId" | "userId">;
  requestId: string;
  clock: Clock;
}

/** When a group's setting is due: its members' are. */
export const NEVER_DUE = new Date("9999-12-31T00:00:00Z");
/** Of a setting that names none. */
export const USUAL_TIMES: readonly string[] = ["07:00"];
/** Time of the supplements of a setting that names none. */
export const USUAL_SUPPLEMENT = "10:00";
/** Alerts a day of a setting that names no number. */
export const USUAL_ALERTS = 20;

/** The row of an address, with its present owner: who names it now decides whose it is. */
const SAVE_ADDRESS = `
  INSERT INTO mail_address (contract_id, mail_address, user_id)
  SELECT $1, $2, (SELECT u.user_id FROM app_user u WHERE u.contract_id = $1 AND lower(u.email) = lower($2) ORDER BY u.user_id LIMIT 1)
  ON CONFLICT (contract_id, lower(mail_address)) DO UPDATE SET user_id = excluded.user_id
  RETURNING mail_address_id`;

/** @returns mail_address_id */
export async function saveAddress(tx: Transaction, contractId: number, address: string): Promise<number> {
  const [row] = await tx.query<{ mail_address_id: number }>(SAVE_ADDRESS, [contractId, address]);
  return row?.mail_address_id ?? 0;
}

/** Whoever lets mail go again begins the count anew. */
const RESUME = `
  UPDATE mail_address SET stopped_at = NULL, stop_reason = NULL, hard_bounce_count = 0
  WHERE contract_id = $1 AND mail_address_id = $2 AND stopped_at IS NOT NULL`;

export const resumeAddress = (tx: Transaction, contractId: number, addressId: number): Promise<unknown> =>
  tx.query(RESUME, [contractId, addressId]);

/** Settings of a contract change one after the other, so that limits and pairs hold. */
export const lockSettings = (tx: Transaction, contractId: number): Promise<unknown> =>
  tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.mail_setting'), $1)", [contractId]);

/** Addresses that no setting names any more are no destinations. Whoever wants no mail is remembered all the same. */
export const dropUnusedAddresses = (tx: Transaction, contractId: number): Promise<unknown> =>
  tx.query(
    `DELETE FROM mail_address a WHERE a.contract_id = $1 AND NOT EXISTS (SELECT 1 FROM mail_setting s
       WHERE s.contract_id = a.contract_id AND s.mail_address_id = a.mail_address_id) AND a.chat_target_id IS NULL
       AND (a.stopped_at IS NULL OR a.stop_kind = 'bounce')`,
    [contractId],
  );

/**
 * Keeps a new setting or changes one.
 * @throws AppError NOT_FOUND for a setting, target or template that is not the contract's; LOST_UPDATE
 */
export async function saveSetting(
  call: MailSettingCall,
  body: MailSettingBody,
): Promise<MailSettingWire | Refusal<object>> {
  const { tx, actor } = call;
  await lockSettings(tx, actor.contractId);
  const before = await readBefore(call, body);
  await demandTarget(call, body);
  const groupId = await demandGroup(call, body, before);
  const forbidden = await forbiddenAddresses(tx, actor.contractId, groupId === null ? [body.mailAddress] : []);
  if (forbidden.length > 0) return new Refusal("FORBIDDEN_DOMAIN", {}, [domainFault("mail_address")]);
  const isOver = await isTooMany(call, before);
  if (isOver) return isOver;
  const addressId = groupId === null ? await saveAddress(tx, actor.contractId, body.mailAddress) : null;
  if (addressId !== null && body.addressStopFlag === false) await resumeAddress(tx, actor.contractId, addressId);
  const values = valuesOf(call, body, before, addressId, groupId);
  const id = await storeOnce(call, values, before);
  if (id === null) return new Refusal("DUPLICATE_SETTING", {});
  const change = differenceOf(before && chosenOf(before), chosenOf(values));
  await note(call, "mail_setting.save", { mail_setting_id: id, mail_address_id: addressId, ...change });
  if (body.pauses) await replacePauses(call, id, body.pauses);
  await syncGroupMembers(tx, actor.contractId, call.clock);
  await dropUnusedAddresses(tx, actor.contractId);
  const saved = await findSetting(tx, actor.contractId, String(id), tokyoDay(call.clock.now()));
  if (!saved) throw new AppError("NOT_FOUND");
  return saved;
}

export const domainFault = (field: string): FieldError => ({
  field,
  message: "許可されていないドメインのメールアドレスです。",
});

/** Null where there is room for one more. */
export async function isTooMany(
  { tx, actor }: MailSettingCall,
  before: MailSetting | null,
): Promise<Refusal<object> | null> {
  const isFull = !before && (await tx.manager.countBy(MailSetting, { contract_id: actor.contractId })) >= MOST_SETTINGS;
  return isFull ? new Refusal("TOO_MANY_SETTINGS", {}) : null;
}

const note = (
  { tx, actor, requestId }: MailSettingCall,
  action: "mail_setting.save" | "mail_setting.delete",
  detail: Record<string, unknown>,
): Promise<void> => audit(tx, { contractId: actor.contractId, actor: actor.userId, action, detail, requestId });

const readBefore = async (call: MailSettingCall, { mail_setting_id: id, version }: MailSettingBody) =>
  id === undefined ? null : demandSetting(call, id, version);

/** @throws AppError NOT_FOUND; LOST_UPDATE where it is no longer the version that the caller has seen */
async function demandSetting({ tx, actor }: MailSettingCall, id: string, seen: string | undefined) {
  const key = { contract_id: actor.contractId, mail_setting_id: intKey(id) };
  const found = await tx.manager.findOneBy(MailSetting, key);
  const isOfOthers = found?.data_kbn === MAIL_KBN.condition || found?.group_setting_id !== null;
  if (!found || isOfOthers || (await isOfChat(tx, found))) throw new AppError("NOT_FOUND");
  if (seen !== undefined && Number(seen) !== found.version) throw new AppError("LOST_UPDATE");
  return found;
}

/** Whether it is of a chat target, which has calls of its own. */
export async function isOfChat(tx: Transaction, { contract_id, mail_address_id }: MailSetting): Promise<boolean> {
  if (mail_address_id === null) return false;
  const address = await tx.manager.findOneBy(MailAddress, { contract_id, mail_address_id });
  return address !== null && address.chat_target_id !== null;
}

/**
 * The group that a setting is for; null where it is for an address.
 * @throws AppError NOT_FOUND for a group that is not the contract's; INVALID_FIELDS where one becomes the other
 */
async function demandGroup(
  { tx, actor }: MailSettingCall,
  { addressGroupId }: MailSettingBody,
  before: MailSetting | null,
) {
  if (before && (before.address_group_id === null) !== !addressGroupId)
    throw invalidFields([{ field: "address_group_id", message: validationText.recipientKindStays }]);
  if (!addressGroupId) return null;
  const group = "SELECT 1 FROM address_group WHERE contract_id = $1 AND address_group_id = $2::bigint";
  if ((await tx.query(group, [actor.contractId, addressGroupId])).length === 0) throw new AppError("NOT_FOUND");
  return Number(addressGroupId);
}

const TARGETS = {
  1: "SELECT 1 FROM theme WHERE contract_id = $1 AND theme_id = $2::bigint",
  2: "SELECT 1 FROM theme_group WHERE contract_id = $1 AND theme_group_id = $2::bigint",
  3: "SELECT 1 FROM topic WHERE contract_id = $1 AND topics_id = $2::bigint",
};

/** @throws AppError NOT_FOUND for a target or template that is not the contract's */
export async function demandTarget(
  { tx, actor }: MailSettingCall,
  { dataKbn, targetId, templateFileId }: SettingBody,
): Promise<void> {
  if (dataKbn !== MAIL_KBN.everything) {
    const sql = TARGETS[dataKbn as keyof typeof TARGETS];
    const [target] = await tx.query(sql, [actor.contractId, targetId]);
    if (!target) throw new AppError("NOT_FOUND");
  }
  if (Number(templateFileId) === 0) return;
  const template = "SELECT 1 FROM mail_template WHERE contract_id = $1 AND template_file_id = $2::bigint";
  if ((await tx.query(template, [actor.contractId, templateFileId])).length === 0) throw new AppError("NOT_FOUND");
}

/** What decides a setting's values, whoever gets it. */
export type SettingBody = Omit<
  MailSettingBody,
  | "mailAddress"
  | "mailAddressConfirmation"
  | "addressGroupId"
  | "addressStopFlag"
  | "pauses"
  | "mail_setting_id"
  | "version"
>;

type Values = Omit<
  MailSetting,
  "contract_id" | "mail_setting_id" | "owner_user_id" | "condition_id" | "looked_at" | "version" | "created_at"
>;

/** Absent leaves what is there; data_section null is every source. What begins anew brings nothing of the days before. */
export function valuesOf(
  { clock }: Pick<MailSettingCall, "clock">,
  body: SettingBody,
  before: MailSetting | null,
  addressId: number | null,
  groupId: number | null = null,
): Values {
  const now = clock.now();
  const id = Number(body.targetId);
  const target = {
    data_kbn: body.dataKbn,
    theme_id: body.dataKbn === 1 ? id : null,
    theme_group_id: body.dataKbn === 2 ? id : null,
    topics_id: body.dataKbn === 3 ? id : null,
  };
  const isSameTarget =
    before?.data_kbn === target.data_kbn &&
    before.theme_id === target.theme_id &&
    before.theme_group_id === target.theme_group_id &&
    before.topics_id === target.topics_id;
  const times = [...new Set(body.sendTimes ?? before?.send_times ?? USUAL_TIMES)].sort();
  const isSameTime = before !== null && times.join() === before.send_times.join();
  const supplement_rule = body.supplementRule ?? before?.supplement_rule ?? "next";
  const supplement_time = body.supplementTime ?? before?.supplement_time ?? USUAL_SUPPLEMENT;
  // What a digest waits for stays only where nothing of it was changed; what else comes is the next one's.
  const keepsSupplement =
    isSameTime &&
    isSameTarget &&
    before.supplement_rule === supplement_rule &&
    before.supplement_time === supplement_time;
  return {
    ...target,
    supplement_rule,
    supplement_time,
    supplement_due_at: keepsSupplement ? before.supplement_due_at : null,
    supplement_run_id: keepsSupplement ? before.supplement_run_id : null,
    awaited_media: keepsSupplement ? before.awaited_media : [],
    data_section: body.dataSection === undefined ? (before?.data_section ?? null) : body.dataSection,
    mail_address_id: addressId,
    address_group_id: groupId,
    group_setting_id: null,
    template_file_id: Number(body.templateFileId) || null,
    subject_type: body.subjectType,
    attach_type: body.attachType,
    zero_article_email: body.zeroArticleEmail ?? before?.zero_article_email ?? false,
    send_times: times,
    encoding: body.encoding ?? before?.encoding ?? "utf8",
    with_tones: body.withTones ?? before?.with_tones ?? false,
    holiday_rule: body.holidayRule ?? before?.holiday_rule ?? "send",
    weekends_off: body.weekendsOff ?? before?.weekends_off ?? false,
    ...alertOf(body, before, isSameTarget, now),
    next_due_at: groupId !== null ? NEVER_DUE : isSameTime ? before.next_due_at : nextSendTime(times, now),
    since_day: before && isSameTarget ? before.since_day : tokyoDay(now),
  };
}

type AlertValues = Pick<
  Values,
  "alert" | "alert_since" | "quiet_start_time" | "quiet_end_time" | "alert_max_count" | "alert_main_only"
>;

/** Alerts begin with what arrives after they were switched on. */
function alertOf(body: SettingBody, before: MailSetting | null, isSameTarget: boolean, now: Date): AlertValues {
  const alert = body.alertFlag ?? before?.alert ?? false;
  const isNamed = body.quietStartTime !== undefined || body.quietEndTime !== undefined;
  return {
    alert,
    alert_since: !alert ? null : isSameTarget && before?.alert_since ? before.alert_since : now,
    quiet_start_time: isNamed ? body.quietStartTime || null : (before?.quiet_start_time ?? null),
    quiet_end_time: isNamed ? body.quietEndTime || null : (before?.quiet_end_time ?? null),
    alert_max_count: body.alertMaxCount ?? before?.alert_max_count ?? USUAL_ALERTS,
    alert_main_only: body.alertMainOnly ?? before?.alert_main_only ?? false,
  };
}

/** Of whom the address or group has the same already. */
async function findTwin(tx: Transaction, contractId: number, values: Values, before: MailSetting | null) {
  const { theme_id, theme_group_id, topics_id, data_section, mail_address_id, address_group_id } = values;
  const [twin] = await tx.query<{ mail_setting_id: number }>(
    `SELECT mail_setting_id FROM mail_setting WHERE contract_id = $1 AND mail_address_id IS NOT DISTINCT FROM $2::int AND condition_id IS NULL
       AND theme_id IS NOT DISTINCT FROM $3::int AND theme_group_id IS NOT DISTINCT FROM $4::int AND topics_id IS NOT DISTINCT FROM $5::int
       AND data_section IS NOT DISTINCT FROM $6::smallint AND mail_setting_id IS DISTINCT FROM $7::int
       AND address_group_id IS NOT DISTINCT FROM $8::int`,
    [
      ...[contractId, mail_address_id, theme_id, theme_group_id, topics_id, data_section],
      ...[before?.mail_setting_id ?? null, address_group_id],
    ],
  );
  const key = { contract_id: contractId, mail_setting_id: twin?.mail_setting_id ?? 0 };
  return twin ? tx.manager.findOneBy(MailSetting, key) : null;
}

/**
 * Keeps a setting unless there is the same already. An address's own goes before that of a group: the member's setting becomes it, with
 * what it has brought, so that nothing comes twice.
 * @returns its id; null where there is the same
 */
export async function storeOnce(call: MailSettingCall, values: Values, before: MailSetting | null) {
  const { tx, actor } = call;
  const twin = await findTwin(tx, actor.contractId, values, before);
  if (!twin) return storeSetting(call, values, before);
  if (twin.group_setting_id === null) return null;
  if (before === null) return storeSetting(call, values, twin);
  await tx.manager.delete(MailSetting, { contract_id: actor.contractId, mail_setting_id: twin.mail_setting_id });
  return storeSetting(call, values, before);
}

/** @returns its id */
async function storeSetting(
  { tx, actor }: Pick<MailSettingCall, "tx" | "actor">,
  values: Values,
  before: MailSetting | null,
): Promise<number> {
  const contract_id = actor.contractId;
  let id = before?.mail_setting_id;
  if (id === undefined)
    id = (await tx.manager.insert(MailSetting, { contract_id, ...values })).identifiers[0]?.mail_setting_id;
  else
    await tx.manager.update(
      MailSetting,
      { contract_id, mail_setting_id: id },
      { ...values, version: () => "version + 1" },
    );
  return id ?? 0;
}

/** What somebody chose of a setting; the rest follows from it. */
export const chosenOf = (values: Values) => ({
  data_kbn: values.data_kbn,
  ...{ theme_id: values.theme_id, theme_group_id: values.theme_group_id, topics_id: values.topics_id },
  ...{ data_section: values.data_section, mail_address_id: values.mail_address_id },
  ...{ address_group_id: values.address_group_id },
  ...{ template_file_id: values.template_file_id, subject_type: values.subject_type, attach_type: values.attach_type },
  ...{ send_times: values.send_times, zero_article_email: values.zero_article_email, encoding: values.encoding },
  ...{ alert: values.alert, quiet_start_time: values.quiet_start_time, quiet_end_time: values.quiet_end_time },
  ...{
    alert_max_count: values.alert_max_count,
    alert_main_only: values.alert_main_only,
    with_tones: values.with_tones,
  },
  ...{ holiday_rule: values.holiday_rule, weekends_off: values.weekends_off },
  ...{ supplement_rule: values.supplement_rule, supplement_time: values.supplement_time },
});

/** @throws AppError NOT_FOUND, LOST_UPDATE */
export async function removeSetting(call: MailSettingCall, id: string, seen?: string): Promise<void> {
  const { tx, actor } = call;
  const contract_id = actor.contractId;
  await lockSettings(tx, contract_id);
  const { mail_setting_id, ...before } = await demandSetting(call, id, seen);
  await syncGroupMembers(tx, contract_id, call.clock, mail_setting_id);
  if (await handOver(tx, contract_id, mail_setting_id)) await syncGroupMembers(tx, contract_id, call.clock);
  else await tx.manager.delete(MailSetting, { contract_id, mail_setting_id });
  await dropUnusedAddresses(tx, contract_id);
  await note(call, "mail_setting.delete", { mail_setting_id, before: chosenOf(before) });
}
