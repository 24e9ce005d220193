import { FEED_FORMATS, FEED_KBN, FEEDS_PATH, type FeedFormat, type FeedKbn } from "@kirinuki/schema/article-feed.ts";
import type { ArticleFeedForm } from "@kirinuki/schema/forms/article-feed-form.ts";
import type { Actor } from "../../../access/actor.ts";
import { resolveSelection } from "../../../access/selection.ts";
import { hashToken, newToken, writeFeedToken } from "../../../access/token.ts";
import { endOfDay, lastDayOf } from "../../../access/token-life.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { audit } from "../../audit/audit.ts";
import { findFolder } from "../clip/clip-folder.service.ts";
import { ArticleFeed } from "./article-feed.entity.ts";

/** Of one user. */
const MOST_FEEDS = 50;

export interface FeedCall {
  tx: Transaction;
  actor: Actor;
  requestId: string;
}

/** What a feed is of. */
export interface FeedTarget {
  dataKbn: FeedKbn;
  id: string;
}

const COLUMN_OF = {
  [FEED_KBN.theme]: "theme_id",
  [FEED_KBN.themeGroup]: "theme_group_id",
  [FEED_KBN.topic]: "topics_id",
  [FEED_KBN.clips]: "folder_id",
} as const satisfies Record<FeedKbn, keyof ArticleFeed>;

export const targetOf = (feed: ArticleFeed): FeedTarget => {
  if (feed.theme_id !== null) return { dataKbn: FEED_KBN.theme, id: String(feed.theme_id) };
  if (feed.theme_group_id !== null) return { dataKbn: FEED_KBN.themeGroup, id: String(feed.theme_group_id) };
  if (feed.topics_id !== null) return { dataKbn: FEED_KBN.topic, id: String(feed.topics_id) };
  return { dataKbn: FEED_KBN.clips, id: feed.folder_id ?? "" };
};

/** The addresses of a feed, which hold its token. */
export const addressesOf = (publicUrl: string, token: string): Record<FeedFormat, string> => ({
  atom: `${publicUrl}${FEEDS_PATH}${FEED_FORMATS.atom}?token=${token}`,
  json: `${publicUrl}${FEEDS_PATH}${FEED_FORMATS.json}?token=${token}`,
});

interface FeedRow extends ArticleFeed {
  target_name: string;
}

const LIST = `
  SELECT f.*, f.folder_id::text, coalesce(t.theme_name, g.theme_group_name, p.topics_name, c.folder_name) AS target_name
  FROM article_feed f
  LEFT JOIN theme t USING (contract_id, theme_id)
  LEFT JOIN theme_group g ON g.contract_id = f.contract_id AND g.theme_group_id = f.theme_group_id
  LEFT JOIN topic p ON p.contract_id = f.contract_id AND p.topics_id = f.topics_id
  LEFT JOIN clip_folder c ON c.contract_id = f.contract_id AND c.folder_id = f.folder_id
  WHERE f.contract_id = $1 AND f.user_id = $2 ORDER BY f.article_feed_id DESC`;

/** A user's feeds, newest first, without their tokens. */
export const listFeeds = (tx: Transaction, { contractId, userId }: Actor): Promise<FeedRow[]> =>
  tx.query<FeedRow>(LIST, [contractId, userId]);

/** @throws AppError NOT_FOUND for what the user may not read */
async function demandTarget(tx: Transaction, actor: Actor, { dataKbn, id }: FeedTarget): Promise<void> {
  if (dataKbn === FEED_KBN.clips) await findFolder(tx, actor, id);
  else await resolveSelection(tx, actor, { kind: dataKbn, id });
}

/**
 * Makes a feed; what is answered is the only copy of its token.
 * @throws AppError NOT_FOUND for what the user may not read, INVALID_FIELDS for its last day
 */
export async function createFeed(
  { tx, actor, requestId }: FeedCall,
  form: ArticleFeedForm,
  now: Date,
): Promise<{ id: string; token: string } | Refusal<object>> {
  const { contractId: contract_id, userId: user_id } = actor;
  const { dataKbn, id: target, feedName: feed_name } = form;
  const expires_at = lastDayOf(form.lastDay, now);
  await demandTarget(tx, actor, form);
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.article_feed'), hashtext($1))", [
    `${contract_id}/${user_id}`,
  ]);
  if ((await tx.manager.countBy(ArticleFeed, { contract_id, user_id })) >= MOST_FEEDS)
    return new Refusal("TOO_MANY_FEEDS", {});
  const token = newToken();
  const { identifiers } = await tx.manager.insert(ArticleFeed, {
    ...{ contract_id, user_id, token_hash: hashToken(token), feed_name, [COLUMN_OF[dataKbn]]: target },
    ...{ created_at: now, expires_at: endOfDay(expires_at) },
  });
  const id = String(identifiers[0]?.article_feed_id);
  const detail = { id, feed_name, data_kbn: dataKbn, target, expires_at };
  await audit(tx, { contractId: contract_id, actor: user_id, action: "article_feed.create", detail, requestId });
  return { id, token: writeFeedToken({ contractId: contract_id, token }) };
}

/** Ends a feed of the user's own immediately. @throws AppError NOT_FOUND */
export async function revokeFeed({ tx, actor, requestId }: FeedCall, id: string): Promise<void> {
  const { contractId, userId: user_id } = actor;
  const key = { contract_id: contractId, article_feed_id: intKey(id), user_id };
  const feed = await tx.manager.findOneBy(ArticleFeed, key);
  const gone = await tx.manager.delete(ArticleFeed, key);
  if (!feed || gone.affected !== 1) throw new AppError("NOT_FOUND");
  const detail = { id, feed_name: feed.feed_name };
  await audit(tx, { contractId, actor: user_id, action: "article_feed.revoke", detail, requestId });
}
