import { findPerson } from "../../../access/actor.read-model.ts";
import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import { OWN_MAILS_ALLOWED } from "../../../mail/run/new-hits.ts";
import type { ArticleSearch } from "../../../search/article-search.ts";
import { addDays, type Clock, type DayString, tokyoDay } from "../../../time/tokyo.ts";
import { findCondition } from "../../articles/saved-condition/saved-condition.service.ts";
import { saveAddress } from "../mail-setting/mail-setting.service.ts";
import { searchCondition } from "./condition-search.ts";

export interface CollectContext {
  scope: TransactionScope;
  clock: Clock;
  search: ArticleSearch;
  log(message: string, detail?: Record<string, unknown>): void;
}

/** Searches of one pass; those that were searched longest ago come first, and the next pass is a minute away. */
const MOST_AT_ONCE = 500;
/** A setting that becomes due before the next pass is searched in this one. */
const AHEAD_MS = 2 * 60_000;
/** An article may be matched to its themes this long after it arrived. */
const MATCHED_WITHIN = "10 minutes";

interface Waiting {
  contract_id: number;
  mail_setting_id: number;
  owner_user_id: string;
  condition_id: string;
  since_day: DayString;
}

/**
 * Settings of conditions that are due ($2) or bring what is new without waiting, if any article has arrived since they were searched.
 * $1 now, $3 yesterday: what is older is the digest's. The newest id is the newest article.
 */
const WAITING = `
  WITH newest AS (SELECT a.arrived_at FROM article a ORDER BY a.article_id DESC LIMIT 1)
  SELECT s.contract_id, s.mail_setting_id, s.owner_user_id, s.condition_id::text,
    CASE WHEN s.next_due_at <= $2 THEN s.since_day ELSE greatest(s.since_day, $3::date) END::text AS since_day
  FROM mail_setting s JOIN contract c USING (contract_id)
  WHERE s.data_kbn = 4 AND contract_phase(c.end_date, c.deleted_at, $1) = 'in_service' AND ${OWN_MAILS_ALLOWED}
    AND (s.next_due_at <= $2 OR s.alert AND (s.looked_at IS NULL
      OR EXISTS (SELECT 1 FROM newest WHERE newest.arrived_at > s.looked_at - interval '${MATCHED_WITHIN}')))
  ORDER BY (s.next_due_at <= $2) DESC, s.looked_at NULLS FIRST, s.mail_setting_id LIMIT ${MOST_AT_ONCE}`;

/** Owners who have another address than their setting. */
const MOVED = `
  SELECT s.contract_id, s.mail_setting_id, u.email FROM mail_setting s
  JOIN mail_address a USING (contract_id, mail_address_id)
  JOIN app_user u ON u.contract_id = s.contract_id AND u.user_id = s.owner_user_id
  WHERE s.data_kbn = 4 AND u.email <> '' AND lower(u.email) <> lower(a.mail_address) LIMIT ${MOST_AT_ONCE}`;

const MOVE = "UPDATE mail_setting SET mail_address_id = $3 WHERE contract_id = $1 AND mail_setting_id = $2";

const KEEP = `
  INSERT INTO condition_hit (contract_id, mail_setting_id, article_id, process_date)
  SELECT $1, s.mail_setting_id, f.article_id, f.process_date FROM unnest($3::bigint[], $4::date[]) AS f(article_id, process_date)
  JOIN mail_setting s ON s.contract_id = $1 AND s.mail_setting_id = $2
  WHERE NOT EXISTS (SELECT 1 FROM mail_delivered d
    WHERE d.contract_id = $1 AND d.mail_setting_id = $2 AND d.article_id = f.article_id)
  ON CONFLICT DO NOTHING`;

/** What is older than the setting's first day can't be new to it any more. */
const LOOKED = `
  WITH gone AS (DELETE FROM condition_hit h USING mail_setting s WHERE h.contract_id = $1 AND h.mail_setting_id = $2
    AND s.contract_id = $1 AND s.mail_setting_id = $2 AND h.process_date < s.since_day)
  UPDATE mail_setting SET looked_at = $3 WHERE contract_id = $1 AND mail_setting_id = $2`;

/**
 * Searches for the saved conditions whose mails may go out now, under their users' present rights, and keeps what is found for the
 * runs (mail/run/new-hits.ts). Doing it twice finds the same. @returns how many were searched
 */
export async function collectConditionHits(context: CollectContext): Promise<number> {
  const { scope, clock, log } = context;
  const now = clock.now();
  const today = tokyoDay(now);
  const { moved, waiting } = await scope.shared("read", async (tx) => ({
    moved: await tx.query<{ contract_id: number; mail_setting_id: number; email: string }>(MOVED),
    waiting: await tx.query<Waiting>(WAITING, [now, new Date(now.getTime() + AHEAD_MS), addDays(today, -1)]),
  }));
  for (const { contract_id, mail_setting_id, email } of moved)
    await scope.shared("write", async (tx) =>
      tx.query(MOVE, [contract_id, mail_setting_id, await saveAddress(tx, contract_id, email)]),
    );
  for (const each of waiting) {
    const { contract_id, mail_setting_id } = each;
    try {
      await scope.shared("write", (tx) => collect(context, tx, each, today));
    } catch (error) {
      log("a saved condition could not be searched", { contract_id, mail_setting_id, error: String(error) });
    }
    await scope.shared("write", (tx) => tx.query(LOOKED, [contract_id, mail_setting_id, now]));
  }
  return waiting.length;
}

async function collect({ search, clock }: CollectContext, tx: Transaction, of: Waiting, today: DayString) {
  const user = await findPerson(tx, of.contract_id, of.owner_user_id);
  if (!user) return;
  const row = await findCondition(tx, user, of.condition_id);
  const found = await searchCondition({ tx, search, clock, user }, row, { start: of.since_day, end: today });
  if (!found || found.entries.length === 0) return;
  const ids = found.entries.map(({ articleId }) => articleId);
  const days = found.entries.map(({ processDate }) => processDate);
  await tx.query(KEEP, [of.contract_id, of.mail_setting_id, ids, days]);
}
