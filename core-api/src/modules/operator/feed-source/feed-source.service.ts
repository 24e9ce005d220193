import { norm } from "@kirinuki/schema/expression/normalise.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { unlessDuplicate } from "../../../db/unless-duplicate.ts";
import { AppError, invalidFields, refusedField } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { findContractId } from "../contract-company/contract-company.read-model.ts";
import { FeedSource } from "./feed-source.entity.ts";
import { EVERY_MINUTES, type FeedSourceForm } from "./feed-source.form.ts";
import { feedUrl } from "./feed-url.ts";

const WEB = 3;
const DUPLICATE = new Refusal("DUPLICATE_NAME", {}, [
  { field: "feed_url", message: "このフィードはすでに登録されています。" },
]);

/** What is asked of a feed; absent stays, null goes back to what is usual. */
export type FeedSettings = Pick<FeedSourceForm, "feed_url" | "every_minutes" | "media_code" | "media_name" | "stopped">;

/**
 * Registers a feed for a contract, or for every one; it is due immediately.
 * @returns its id, or a refusal where it is registered for the same already
 * @throws AppError NOT_FOUND for an unknown contract, INVALID_FIELDS
 */
export async function registerFeed(
  tx: Transaction,
  contractId: string | null,
  settings: FeedSettings,
  now: Date,
): Promise<number | Refusal<object>> {
  const own_contract_id = contractId === null ? null : await findContractId(tx, contractId);
  if (contractId !== null && own_contract_id === null) throw new AppError("NOT_FOUND");
  if (settings.feed_url === undefined)
    throw invalidFields([{ field: "feed_url", message: "フィードのURLを指定してください。" }]);
  const feed_url = urlOf(settings.feed_url);
  const columns = await columnsOf(tx, settings, now);
  const made = await unlessDuplicate(tx, async () => {
    const inserted = await tx.manager.insert(FeedSource, {
      every_minutes: EVERY_MINUTES.usual,
      ...columns,
      feed_url,
      own_contract_id,
      created_at: now,
      next_due_at: now,
    });
    return Number(inserted.identifiers[0]?.feed_source_id);
  });
  return made ?? DUPLICATE;
}

/**
 * Changes a feed; whose it is stays. Another address is another feed to its host: nothing that was kept of the old one is asked about.
 * @throws AppError NOT_FOUND, INVALID_FIELDS
 */
export async function changeFeed(
  tx: Transaction,
  id: string,
  settings: FeedSettings,
  now: Date,
): Promise<number | Refusal<object>> {
  const feed = await lockFeed(tx, id);
  const url = settings.feed_url === undefined ? feed.feed_url : urlOf(settings.feed_url);
  // Whoever polls it just now has nothing to say about it any more.
  const anew = {
    claim: null,
    claimed_until: null,
    etag: null,
    last_modified: null,
    body_hash: null,
    failures: 0,
    next_due_at: now,
  };
  const columns = {
    ...(await columnsOf(tx, settings, now)),
    ...(url !== feed.feed_url && { ...anew, feed_url: url }),
    ...(settings.stopped === 0 && { ...anew, stopped_at: null }),
  };
  const changed = await unlessDuplicate(tx, async () => {
    if (Object.keys(columns).length > 0) await tx.manager.update(FeedSource, { feed_source_id: Number(id) }, columns);
    return Number(id);
  });
  return changed ?? DUPLICATE;
}

/** Its articles stay. @throws AppError NOT_FOUND */
export async function removeFeed(tx: Transaction, id: string): Promise<{ feed_url: string }> {
  const feed = await lockFeed(tx, id);
  await tx.manager.delete(FeedSource, { feed_source_id: Number(id) });
  return feed;
}

async function lockFeed(tx: Transaction, id: string): Promise<{ feed_url: string }> {
  const [feed] = await tx.query<{ feed_url: string }>(
    "SELECT feed_url FROM feed_source WHERE feed_source_id = $1::bigint FOR UPDATE",
    [id],
  );
  if (!feed) throw new AppError("NOT_FOUND");
  return feed;
}

function urlOf(given: string): string {
  const read = feedUrl(given);
  if ("fault" in read) throw invalidFields([{ field: "feed_url", message: read.fault }]);
  return read.url;
}

async function columnsOf(tx: Transaction, settings: FeedSettings, now: Date): Promise<Partial<FeedSource>> {
  const { every_minutes, stopped } = settings;
  return {
    ...(every_minutes !== undefined && { every_minutes: every_minutes ?? EVERY_MINUTES.usual }),
    ...(stopped === 1 && { stopped_at: now }),
    ...(await mediumOf(tx, settings)),
  };
}

/** A code goes before a name; a name is what the feed's articles are filed under, and becomes a medium when the first arrives. */
async function mediumOf(tx: Transaction, { media_code, media_name }: FeedSettings): Promise<Partial<FeedSource>> {
  const code = media_code?.trim() ? media_code.trim() : null;
  const name = media_name?.trim() ? media_name.trim() : null;
  if (media_code === undefined && media_name === undefined) return {};
  if (code === null) {
    if (name !== null && norm(name) === "")
      throw invalidFields([{ field: "media_name", message: "媒体名を入力してください。" }]);
    return { media_code: null, media_name: name };
  }
  if (!(await isWebMedium(tx, code))) throw refusedField("UNKNOWN_MEDIUM", "media_code");
  return { media_code: code, media_name: null };
}

export async function isWebMedium(tx: Transaction, code: string): Promise<boolean> {
  const rows = await tx.query("SELECT 1 FROM media WHERE media_code = $1 AND data_section = $2", [code, WEB]);
  return rows.length > 0;
}
