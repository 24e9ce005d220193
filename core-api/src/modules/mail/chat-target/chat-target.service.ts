import { randomBytes } from "node:crypto";
import type { ChatSettingForm } from "@kirinuki/schema/forms/chat-setting-form.ts";
import type { ChatTargetForm } from "@kirinuki/schema/forms/chat-target-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { intKey } from "../../../db/int-key.ts";
import type { SealedTexts } from "../../../db/sealed-text.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { unlessDuplicate } from "../../../db/unless-duplicate.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { catalogue } from "../../../errors/catalogue.ts";
import { Refusal } from "../../../http/envelope.ts";
import { STOPPED_REASON, skipWaiting } from "../../../mail/chat/chat-outbox.ts";
import { chatPlace } from "../../../mail/chat/chat-secrets.ts";
import { webhookSecret } from "../../../mail/chat/write-webhook.ts";
import { chatAddress } from "../../../mail/chat-address.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { lostUpdate } from "../../audit/last-change.ts";
import { MailAddress, MailSetting } from "../mail-setting/mail-setting.entity.ts";
import {
  chosenOf,
  demandTarget,
  isTooMany,
  lockSettings,
  type MailSettingCall,
  storeOnce,
  valuesOf,
} from "../mail-setting/mail-setting.service.ts";
import { chatUrlFault } from "./chat-client.ts";
import { ChatTarget } from "./chat-target.entity.ts";

/** Who keeps a contract's chat targets, and by what their secrets are sealed. */
export interface ChatCall extends MailSettingCall {
  sealedTexts: SealedTexts;
  allowPrivate: boolean;
}

export const MOST_TARGETS = 100;
const SECRET_BYTES = 32;
/** So long a webhook's former secret signs as well. */
const FORMER_MS = 24 * 60 * 60_000;
const STOPPED_BY_HAND = "管理者が停止しました。";

/** @throws AppError NOT_FOUND */
export async function demandChatTarget({ tx, actor }: Pick<MailSettingCall, "tx" | "actor">, id: string) {
  const key = { contract_id: actor.contractId, chat_target_id: intKey(id) };
  const found = await tx.manager.findOne(ChatTarget, { where: key, lock: { mode: "pessimistic_write" } });
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

const inTrail = ({ kind, target_name, url_host, stopped_at }: ChatTarget) => ({
  chat_kind: kind,
  target_name,
  url_host,
  stopped: stopped_at !== null,
});

/**
 * Makes a target, or changes the one whose id is given. One that goes on after a stop begins anew; what it missed is not brought.
 * @throws AppError NOT_FOUND, LOST_UPDATE, INVALID_FIELDS
 */
export async function saveTarget(
  call: ChatCall,
  id: string | null,
  form: ChatTargetForm,
): Promise<{ chat_target_id: string; version: number; secret: string } | Refusal<object>> {
  const { tx, actor, clock, requestId } = call;
  const contract_id = actor.contractId;
  await lockSettings(tx, contract_id);
  const before = id === null ? null : await demandChatTarget(call, id);
  if (before && form.version !== before.version) throw lostUpdate(before);
  demandUrl(call, before, form);
  if (!before && (await tx.manager.countBy(ChatTarget, { contract_id })) >= MOST_TARGETS)
    return new Refusal("TOO_MANY_SETTINGS", {});
  const targetId = await unlessDuplicate(tx, () => store(call, before, form));
  if (targetId === null)
    return new Refusal("DUPLICATE_NAME", {}, [{ field: "target_name", message: catalogue.DUPLICATE_NAME.msgDetail }]);
  const secret = await sealSecrets(call, targetId, before, form);
  const now = clock.now();
  if (form.stopped) await skipWaiting(tx, contract_id, targetId, STOPPED_REASON, now);
  const after = await demandChatTarget(call, String(targetId));
  const difference = differenceOf(before && inTrail(before), inTrail(after));
  const changed = { ...(form.url && { url: "changed" }), ...(secret !== "" && { signing_secret: "changed" }) };
  const detail = { chat_target_id: String(targetId), ...difference, after: { ...difference.after, ...changed } };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "chat_target.save", detail, requestId });
  return { chat_target_id: String(targetId), version: after.version, secret };
}

function demandUrl({ allowPrivate }: ChatCall, before: ChatTarget | null, { kind, url }: ChatTargetForm): void {
  if (before && before.kind !== kind) throw invalidFields([{ field: "kind", message: validationText.chatKind }]);
  if (!url && before) return;
  const fault = url ? chatUrlFault(kind, url, allowPrivate) : validationText.chatUrlRequired;
  if (fault !== null) throw invalidFields([{ field: "url", message: fault }]);
}

/** What a target that nobody stopped begins with. */
const ANEW = { failure_count: 0, failing_since: null, last_error: null, last_failed_at: null };

/** @returns its id */
async function store(call: ChatCall, before: ChatTarget | null, form: ChatTargetForm): Promise<number> {
  const { tx, actor, clock, sealedTexts } = call;
  const now = clock.now();
  const contract_id = actor.contractId;
  const goesOn = before?.stopped_at != null && !form.stopped;
  const stop = form.stopped
    ? { stopped_at: before?.stopped_at ?? now, stop_reason: before?.stop_reason ?? STOPPED_BY_HAND }
    : { stopped_at: null, stop_reason: null };
  const values = {
    target_name: form.targetName,
    ...stop,
    ...(form.url && { url_host: new URL(form.url).host }),
    ...((goesOn || (before && form.url)) && { ...ANEW, next_post_at: now }),
    changed_by: actor.userId,
    changed_at: now,
  };
  if (before) {
    const key = { contract_id, chat_target_id: before.chat_target_id };
    const url = form.url
      ? { url: sealedTexts.seal(form.url, chatPlace(contract_id, before.chat_target_id, "url")) }
      : {};
    await tx.manager.update(ChatTarget, key, { ...values, ...url, version: before.version + 1 });
    return before.chat_target_id;
  }
  const { kind, url = null } = form;
  const url_host = values.url_host ?? "";
  const nothing = Buffer.alloc(0);
  const secret = kind === "webhook" ? nothing : null;
  const row = { ...values, contract_id, kind, url: nothing, url_host, secret, next_post_at: now };
  const [made] = (await tx.manager.insert(ChatTarget, row)).identifiers;
  const chat_target_id = Number(made?.chat_target_id);
  // Its id is part of the place that its URL is sealed for.
  const sealed = { url: sealedTexts.seal(url ?? "", chatPlace(contract_id, chat_target_id, "url")) };
  await tx.manager.update(ChatTarget, { contract_id, chat_target_id }, sealed);
  await tx.manager.insert(MailAddress, { contract_id, mail_address: chatAddress(chat_target_id), chat_target_id });
  return chat_target_id;
}

/** @returns a webhook's new secret, which is shown this once; empty where it keeps its own */
async function sealSecrets(
  { tx, actor, clock, sealedTexts }: ChatCall,
  chat_target_id: number,
  before: ChatTarget | null,
  { kind, newSecret }: ChatTargetForm,
): Promise<string> {
  if (kind !== "webhook" || (before && !newSecret)) return "";
  const contract_id = actor.contractId;
  const made = webhookSecret(randomBytes(SECRET_BYTES));
  const secret = sealedTexts.seal(made, chatPlace(contract_id, chat_target_id, "secret"));
  const former = before
    ? { former_secret: before.secret, former_until: new Date(clock.now().getTime() + FORMER_MS) }
    : {};
  await tx.manager.update(ChatTarget, { contract_id, chat_target_id }, { secret, ...former });
  return made;
}

/** Deletes a target with what is posted to it; the record of its posts stays. @throws AppError NOT_FOUND, LOST_UPDATE */
export async function removeTarget(call: MailSettingCall, id: string, seen?: number): Promise<void> {
  const { tx, actor, clock, requestId } = call;
  const contract_id = actor.contractId;
  await lockSettings(tx, contract_id);
  const target = await demandChatTarget(call, id);
  if (seen !== undefined && seen !== target.version) throw lostUpdate(target);
  const { chat_target_id, target_name } = target;
  const address = await tx.manager.findOneByOrFail(MailAddress, { contract_id, chat_target_id });
  await tx.manager.delete(MailSetting, { contract_id, mail_address_id: address.mail_address_id });
  await skipWaiting(tx, contract_id, chat_target_id, "送信先が削除されました。", clock.now());
  await tx.manager.delete(ChatTarget, { contract_id, chat_target_id });
  const detail = { chat_target_id: String(chat_target_id), target_name };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "chat_target.remove", detail, requestId });
}

/** What a chat setting shares with a mail's form: no template, subject or attachment. */
const AS_MAIL = { templateFileId: "0", subjectType: 1, attachType: 1 } as const;

/** Keeps what is posted to a target. @throws AppError NOT_FOUND, LOST_UPDATE */
export async function saveChatSetting(
  call: MailSettingCall,
  { targetId, settingId, form }: { targetId: string; settingId: string | null; form: ChatSettingForm },
): Promise<{ mail_setting_id: string; version: number } | Refusal<object>> {
  const { tx, actor, requestId } = call;
  const contract_id = actor.contractId;
  await lockSettings(tx, contract_id);
  const { chat_target_id } = await demandChatTarget(call, targetId);
  const address = await tx.manager.findOneByOrFail(MailAddress, { contract_id, chat_target_id });
  const before = settingId === null ? null : await demandChatSetting(tx, address, settingId);
  if (before && form.version !== before.version) throw new AppError("LOST_UPDATE");
  const body = { ...form, ...AS_MAIL };
  await demandTarget(call, body);
  const isOver = await isTooMany(call, before);
  if (isOver) return isOver;
  const values = valuesOf(call, body, before, address.mail_address_id);
  const id = await storeOnce(call, values, before);
  if (id === null) return new Refusal("DUPLICATE_SETTING", {});
  const change = differenceOf(before && chosenOf(before), chosenOf(values));
  const detail = { chat_target_id: String(chat_target_id), mail_setting_id: id, ...change };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "chat_setting.save", detail, requestId });
  return { mail_setting_id: String(id), version: before ? before.version + 1 : 1 };
}

async function demandChatSetting(
  tx: Transaction,
  { contract_id, mail_address_id }: MailAddress,
  id: string,
): Promise<MailSetting> {
  const key = { contract_id, mail_address_id, mail_setting_id: intKey(id) };
  const found = await tx.manager.findOneBy(MailSetting, key);
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** @throws AppError NOT_FOUND, LOST_UPDATE */
export async function removeChatSetting(
  call: MailSettingCall,
  { targetId, settingId, seen }: { targetId: string; settingId: string; seen: number | undefined },
): Promise<void> {
  const { tx, actor, requestId } = call;
  const contract_id = actor.contractId;
  await lockSettings(tx, contract_id);
  const { chat_target_id } = await demandChatTarget(call, targetId);
  const address = await tx.manager.findOneByOrFail(MailAddress, { contract_id, chat_target_id });
  const { mail_setting_id, ...before } = await demandChatSetting(tx, address, settingId);
  if (seen !== undefined && seen !== before.version) throw new AppError("LOST_UPDATE");
  await tx.manager.delete(MailSetting, { contract_id, mail_setting_id });
  const detail = { chat_target_id: String(chat_target_id), mail_setting_id, before: chosenOf(before) };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "chat_setting.remove", detail, requestId });
}
