import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import { IsNull } from "typeorm";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { catalogue } from "../../../errors/catalogue.ts";
import { forbiddenAddresses } from "../../../mail/send/mail-domain.read-model.ts";
import { nextSendTime } from "../../../mail/send-times.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import type { CopySettingBody, ResumeAddressBody } from "./copy-setting.form.ts";
import { MOST_SETTINGS, syncGroupMembers } from "./group-members.ts";
import { MailAddress, MailSetting } from "./mail-setting.entity.ts";
import {
  domainFault,
  dropUnusedAddresses,
  isOfChat,
  lockSettings,
  type MailSettingCall,
  resumeAddress,
  saveAddress,
  storeOnce,
} from "./mail-setting.service.ts";

interface CopyResult {
  row: number;
  mail_address: string;
  status: 0 | 1;
  message: string;
  mail_setting_id: string | null;
}

/**
 * Gives other addresses the same setting, from now on and without its pauses. An address that may not have it is named with the
 * reason, and the others get it.
 * @throws AppError NOT_FOUND
 */
export async function copySetting(call: MailSettingCall, { mail_setting_id, mail_addresses }: CopySettingBody) {
  const { tx, actor, requestId } = call;
  const { contractId: contract_id, userId } = actor;
  await lockSettings(tx, contract_id);
  const source = await tx.manager.findOneBy(MailSetting, { contract_id, mail_setting_id: intKey(mail_setting_id) });
  if (!source || source.group_setting_id !== null || (await isOfChat(tx, source))) throw new AppError("NOT_FOUND");
  const addresses = mail_addresses.map((each) => each.trim());
  const known = addresses.filter((each) => mailAddressFault(each) === null);
  const forbidden = new Set(await forbiddenAddresses(tx, contract_id, known));
  const seen = new Set<string>();
  const copied: number[] = [];
  let room = MOST_SETTINGS - (await tx.manager.countBy(MailSetting, { contract_id }));
  const faultOf = (address: string): string | null => {
    const fault = mailAddressFault(address);
    if (fault !== null) return fault;
    if (seen.has(address.toLowerCase())) return "同じ宛先がこの前にもあります。";
    seen.add(address.toLowerCase());
    if (forbidden.has(address)) return domainFault("").message;
    return room > 0 ? null : catalogue.TOO_MANY_SETTINGS.msgDetail;
  };
  const results: CopyResult[] = [];
  for (const [at, address] of addresses.entries()) {
    const fault = faultOf(address);
    const made = fault === null ? await copyTo(call, source, address) : fault;
    const isMade = typeof made === "number";
    if (isMade) copied.push(made);
    room -= isMade ? 1 : 0;
    results.push({
      row: at + 1,
      mail_address: address,
      status: isMade ? 0 : 1,
      message: isMade ? "" : made,
      mail_setting_id: isMade ? String(made) : null,
    });
  }
  await syncGroupMembers(tx, contract_id, call.clock);
  await dropUnusedAddresses(tx, contract_id);
  const stopped = await stoppedAddresses(tx, contract_id, known);
  for (const result of results)
    if (result.status === 0 && stopped.has(result.mail_address.toLowerCase())) result.message = STOPPED;
  const detail = { mail_setting_id: source.mail_setting_id, copied };
  await audit(tx, { contractId: contract_id, actor: userId, action: "mail_setting.copy", detail, requestId });
  return { copy_result: results, copied_count: copied.length };
}

/** It has the setting, and nothing will come of it until somebody lets mails go to it again. */
const STOPPED = "このアドレスへの送信は停止しています。再開するまで届きません。";

async function stoppedAddresses(tx: Transaction, contractId: number, addresses: readonly string[]) {
  const rows = await tx.query<{ address: string }>(
    `SELECT lower(mail_address) AS address FROM mail_address
     WHERE contract_id = $1 AND stopped_at IS NOT NULL AND lower(mail_address) = ANY ($2)`,
    [contractId, addresses.map((each) => each.toLowerCase())],
  );
  return new Set(rows.map(({ address }) => address));
}

/** The id of the new setting, or why there is none. */
async function copyTo(call: MailSettingCall, source: MailSetting, address: string) {
  const { tx, actor, clock } = call;
  const contract_id = actor.contractId;
  const now = clock.now();
  const { mail_setting_id: _, version: __, created_at: ___, ...values } = source;
  const copy = {
    ...values,
    mail_address_id: await saveAddress(tx, contract_id, address),
    address_group_id: null,
    alert_since: source.alert ? now : null,
    next_due_at: nextSendTime(source.send_times, now),
    since_day: tokyoDay(now),
  };
  return (await storeOnce(call, copy, null)) ?? catalogue.DUPLICATE_SETTING.msgDetail;
}

/**
 * Lets mails go to an address again and begins the count of what comes back anew.
 * @throws AppError NOT_FOUND
 */
export async function resumeDestination(
  call: MailSettingCall,
  { mail_address_id }: Pick<ResumeAddressBody, "mail_address_id">,
) {
  const { tx, actor, requestId } = call;
  const { contractId: contract_id, userId } = actor;
  const key = { contract_id, mail_address_id: intKey(mail_address_id) };
  const address = await tx.manager.findOneBy(MailAddress, { ...key, chat_target_id: IsNull() });
  if (!address) throw new AppError("NOT_FOUND");
  await resumeAddress(tx, contract_id, address.mail_address_id);
  const detail = { mail_address: address.mail_address, reason: address.stop_reason };
  await audit(tx, { contractId: contract_id, actor: userId, action: "mail_address.resume", detail, requestId });
  return { mail_address_id, mail_address: address.mail_address, address_stop_flag: 0 as const };
}
