import { randomBytes } from "node:crypto";
import type { WebhookForm } from "@kirinuki/schema/forms/webhook-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { intKey } from "../../../db/int-key.ts";
import type { SealedTexts } from "../../../db/sealed-text.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { unlessDuplicate } from "../../../db/unless-duplicate.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { catalogue } from "../../../errors/catalogue.ts";
import { Refusal } from "../../../http/envelope.ts";
import { webhookSecret } from "../../../mail/chat/write-webhook.ts";
import type { Clock } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { lostUpdate } from "../../audit/last-change.ts";
import { chatUrlFault } from "../../mail/chat-target/chat-client.ts";
import { ARTICLE_EVENTS } from "../delivery/collect-events.ts";
import { giveUpWaiting } from "../delivery/delivery-queue.ts";
import { Webhook } from "./webhook.entity.ts";
import { webhookPlace } from "./webhook-secrets.ts";

/** Who keeps a contract's webhooks. */
export interface WebhookCall {
  tx: Transaction;
  actor: { contractId: number; userId: string };
  clock: Clock;
  requestId: string;
}

export interface SavingCall extends WebhookCall {
  sealedTexts: SealedTexts;
  allowPrivate: boolean;
}

export const MOST_WEBHOOKS = 20;
const SECRET_BYTES = 32;
/** So long a former secret signs as well. */
const FORMER_MS = 24 * 60 * 60_000;
const STOPPED_BY_HAND = "管理者が停止しました。";

/** @throws AppError NOT_FOUND */
export async function demandWebhook({ tx, actor }: Pick<WebhookCall, "tx" | "actor">, id: string): Promise<Webhook> {
  const key = { contract_id: actor.contractId, webhook_id: intKey(id) };
  const found = await tx.manager.findOne(Webhook, { where: key, lock: { mode: "for_no_key_update" } });
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

const inTrail = ({ webhook_name, url_host, event_types, theme_id, stopped_at }: Webhook) => ({
  webhook_name,
  url_host,
  event_types,
  theme_id: theme_id === null ? null : String(theme_id),
  stopped: stopped_at !== null,
});

/**
 * Makes a webhook, or changes the one whose id is given. One that is new, goes on after a stop, or wants articles for the first time is
 * told of what happens from now on.
 * @throws AppError NOT_FOUND, LOST_UPDATE, INVALID_FIELDS
 */
export async function saveWebhook(
  call: SavingCall,
  id: string | null,
  form: WebhookForm,
): Promise<{ webhook_id: string; version: number; secret: string } | Refusal<object>> {
  const { tx, actor, clock, requestId, allowPrivate } = call;
  const contract_id = actor.contractId;
  // Two that are made at the same time are counted one after the other.
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('webhook'), $1)", [contract_id]);
  const before = id === null ? null : await demandWebhook(call, id);
  if (before && form.version !== before.version) throw lostUpdate(before);
  if (!before || form.url) {
    const fault = form.url ? chatUrlFault("webhook", form.url, allowPrivate) : validationText.chatUrlRequired;
    if (fault !== null) throw invalidFields([{ field: "url", message: fault }]);
  }
  if (!before && (await tx.manager.countBy(Webhook, { contract_id })) >= MOST_WEBHOOKS)
    return new Refusal("TOO_MANY_SETTINGS", {});
  const themeId =
    form.themeId === undefined ? (before?.theme_id ?? null) : await demandTheme(tx, contract_id, form.themeId);
  const webhookId = await unlessDuplicate(tx, () => store(call, before, form, themeId));
  if (webhookId === null)
    return new Refusal("DUPLICATE_NAME", {}, [{ field: "webhook_name", message: catalogue.DUPLICATE_NAME.msgDetail }]);
  const secret = await sealSecret(call, webhookId, before, form.newSecret === true);
  if (form.stopped) await giveUpWaiting(tx, contract_id, webhookId, clock.now());
  const after = await demandWebhook(call, String(webhookId));
  const difference = differenceOf(before && inTrail(before), inTrail(after));
  const changed = { ...(form.url && { url: "changed" }), ...(secret !== "" && { signing_secret: "changed" }) };
  const detail = { webhook_id: String(webhookId), ...difference, after: { ...difference.after, ...changed } };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "webhook.save", detail, requestId });
  return { webhook_id: String(webhookId), version: after.version, secret };
}

async function demandTheme(tx: Transaction, contractId: number, id: string | null): Promise<number | null> {
  if (id === null || id === "") return null;
  const themes = /^[1-9]\d{0,9}$/.test(id)
    ? await tx.query<{ theme_id: number }>(
        "SELECT theme_id FROM theme WHERE contract_id = $1 AND theme_id = $2::bigint",
        [contractId, id],
      )
    : [];
  if (!themes[0]) throw invalidFields([{ field: "theme_id", message: validationText.webhookTheme }]);
  return themes[0].theme_id;
}

const isAboutArticles = (types: readonly string[]): boolean => ARTICLE_EVENTS.some((type) => types.includes(type));
const HEAD = "SELECT coalesce(max(position), 0)::text AS position FROM article_event_head WHERE contract_id = $1";

/** @returns its id */
async function store(
  { tx, actor, clock, sealedTexts }: SavingCall,
  before: Webhook | null,
  form: WebhookForm,
  theme_id: number | null,
): Promise<number> {
  const now = clock.now();
  const contract_id = actor.contractId;
  const goesOn = before?.stopped_at != null && !form.stopped;
  const beginsAnew = !before || goesOn || (isAboutArticles(form.events) && !isAboutArticles(before.event_types));
  const [head] = beginsAnew ? await tx.query<{ position: string }>(HEAD, [contract_id]) : [];
  const values = {
    webhook_name: form.webhookName,
    event_types: form.events,
    theme_id,
    stopped_at: form.stopped ? (before?.stopped_at ?? now) : null,
    stop_reason: form.stopped ? (before?.stop_reason ?? STOPPED_BY_HAND) : null,
    ...(form.url && { url_host: new URL(form.url).host }),
    ...(head && { event_position: head.position }),
    ...((goesOn || (before && form.url)) && {
      failure_count: 0,
      last_error: null,
      last_failed_at: null,
      next_post_at: now,
    }),
    changed_by: actor.userId,
    changed_at: now,
  };
  const sealUrl = (id: number) =>
    form.url ? { url: sealedTexts.seal(form.url, webhookPlace(contract_id, id, "url")) } : {};
  if (before) {
    const { webhook_id, version } = before;
    const change = { ...values, ...sealUrl(webhook_id), version: version + 1 };
    await tx.manager.update(Webhook, { contract_id, webhook_id }, change);
    return webhook_id;
  }
  const nothing = Buffer.alloc(0);
  const { url_host = "" } = values;
  const row = { ...values, contract_id, url_host, url: nothing, secret: nothing, next_post_at: now };
  const [made] = (await tx.manager.insert(Webhook, row)).identifiers;
  const webhook_id = Number(made?.webhook_id);
  // Its id is part of the place that its URL is sealed for.
  await tx.manager.update(Webhook, { contract_id, webhook_id }, sealUrl(webhook_id));
  return webhook_id;
}

/** @returns a new secret, which is shown this once; empty where it keeps its own */
async function sealSecret(
  { tx, actor, clock, sealedTexts }: SavingCall,
  webhook_id: number,
  before: Webhook | null,
  isNew: boolean,
): Promise<string> {
  if (before && !isNew) return "";
  const contract_id = actor.contractId;
  const made = webhookSecret(randomBytes(SECRET_BYTES));
  const secret = sealedTexts.seal(made, webhookPlace(contract_id, webhook_id, "secret"));
  const former = before
    ? { former_secret: before.secret, former_until: new Date(clock.now().getTime() + FORMER_MS) }
    : {};
  await tx.manager.update(Webhook, { contract_id, webhook_id }, { secret, ...former });
  return made;
}

/** Deletes a webhook with its deliveries. @throws AppError NOT_FOUND, LOST_UPDATE */
export async function removeWebhook(call: WebhookCall, id: string, seen?: number): Promise<void> {
  const { tx, actor, requestId } = call;
  const webhook = await demandWebhook(call, id);
  if (seen !== undefined && seen !== webhook.version) throw lostUpdate(webhook);
  const { contract_id, webhook_id, webhook_name } = webhook;
  await tx.manager.delete(Webhook, { contract_id, webhook_id });
  const detail = { webhook_id: String(webhook_id), webhook_name };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "webhook.remove", detail, requestId });
}
