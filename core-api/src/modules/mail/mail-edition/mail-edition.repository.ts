import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { DayString } from "../../../time/tokyo.ts";
import type { EditionItem, EditionOptions, EditionTarget } from "./edition.ts";
import type { EditionHit } from "./edition-articles.read-model.ts";

/** The column of mail_edition and mail_setting that names a target. */
export const TARGET_COLUMN: Record<DataKbn, string> = {
  [DATA_KBN.theme]: "theme_id",
  [DATA_KBN.themeGroup]: "theme_group_id",
  [DATA_KBN.topic]: "topics_id",
};

export interface EditionRow {
  editionId: number;
  sinceDay: DayString;
  items: EditionItem[];
  options: Partial<EditionOptions>;
  version: number;
  begunAt: Date | null;
  /** Name of who saved it last; his id where he is gone. */
  updatedBy: string | null;
  updatedAt: Date | null;
  lastRunId: string | null;
  lastSentAt: Date | null;
  lastSentBy: string | null;
  lastArticleCount: number;
}

const FIND = (kbn: DataKbn): string => `
  SELECT e.mail_edition_id AS "editionId", e.since_day::text AS "sinceDay", e.items, e.options, e.version, e.begun_at AS "begunAt",
    coalesce((SELECT name FROM app_user u WHERE u.contract_id = $1 AND u.user_id = e.updated_by), e.updated_by) AS "updatedBy",
    e.updated_at AS "updatedAt", e.last_run_id::text AS "lastRunId", e.last_sent_at AS "lastSentAt",
    coalesce((SELECT name FROM app_user u WHERE u.contract_id = $1 AND u.user_id = e.last_sent_by), e.last_sent_by) AS "lastSentBy",
    e.last_article_count AS "lastArticleCount"
  FROM mail_edition e WHERE e.contract_id = $1 AND e.${TARGET_COLUMN[kbn]} = $2`;

export async function findEdition(
  tx: Transaction,
  contractId: number,
  { dataKbn, id }: EditionTarget,
): Promise<EditionRow | null> {
  const [row] = await tx.query<EditionRow>(FIND(dataKbn), [contractId, id]);
  return row ?? null;
}

/**
 * The target's mail edition, locked until the transaction ends; made where there is none.
 * @param seen null: whatever its version is
 * @throws AppError LOST_UPDATE where it is not the version that the caller has seen
 */
export async function lockEdition(
  tx: Transaction,
  contractId: number,
  target: EditionTarget,
  seen: { version: string | null; sinceDay: DayString },
): Promise<EditionRow> {
  await tx.query(
    `INSERT INTO mail_edition (contract_id, ${TARGET_COLUMN[target.dataKbn]}, since_day) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [contractId, target.id, seen.sinceDay],
  );
  const [row] = await tx.query<EditionRow>(`${FIND(target.dataKbn)} FOR UPDATE OF e`, [contractId, target.id]);
  if (!row || (seen.version !== null && row.version !== Number(seen.version))) throw new AppError("LOST_UPDATE");
  return row;
}

/** Who decides, and when. */
export interface Decision {
  contractId: number;
  editionId: number;
  userId: string;
  now: Date;
}

/** Writes the draft; its version goes up by one. */
export async function storeDraft(
  tx: Transaction,
  { contractId, editionId, userId, now }: Decision,
  draft: { items: readonly EditionItem[]; sinceDay: DayString },
): Promise<void> {
  await tx.query(
    `UPDATE mail_edition SET items = $3::jsonb, since_day = $4, version = version + 1, begun_at = coalesce(begun_at, $6), updated_by = $5,
       updated_at = $6 WHERE contract_id = $1 AND mail_edition_id = $2`,
    [contractId, editionId, JSON.stringify(draft.items), draft.sinceDay, userId, now],
  );
}

const DECIDE = `
  INSERT INTO mail_edition_article (contract_id, mail_edition_id, article_id, process_date, state, mail_run_id, decided_by, decided_at)
  SELECT $1, $2, a.id, a."processDate", $3, $4, $5, $6 FROM json_to_recordset($7::json) AS a(id bigint, "processDate" date)
  ON CONFLICT (contract_id, mail_edition_id, article_id) DO UPDATE
  SET state = excluded.state, mail_run_id = excluded.mail_run_id, decided_by = excluded.decided_by, decided_at = excluded.decided_at`;

/** Notes that articles were left out (no run), or in which run they were sent. */
export async function decideArticles(
  tx: Transaction,
  { contractId, editionId, userId, now }: Decision,
  hits: readonly EditionHit[],
  runId: string | null,
): Promise<void> {
  const state = runId === null ? "left_out" : "sent";
  await tx.query(DECIDE, [contractId, editionId, state, runId, userId, now, JSON.stringify(hits)]);
}

/** Articles that were left out and are wanted all the same. */
export async function takeBack(
  tx: Transaction,
  contractId: number,
  editionId: number,
  ids: readonly string[],
): Promise<void> {
  await tx.query(
    `DELETE FROM mail_edition_article
     WHERE contract_id = $1 AND mail_edition_id = $2 AND article_id = ANY ($3::bigint[]) AND state = 'left_out'`,
    [contractId, editionId, ids],
  );
}

export interface SentEdition {
  runId: string;
  articleCount: number;
  options: EditionOptions;
  /** Nothing older can turn up any more. */
  sinceDay: DayString;
}

const REMEMBER = `
  INSERT INTO mail_edition_send (contract_id, mail_edition_id, mail_run_id, items)
  SELECT contract_id, mail_edition_id, $3, items FROM mail_edition WHERE contract_id = $1 AND mail_edition_id = $2`;

/** The draft is done and kept with its run: the next mail edition begins after it. Its version goes up by one. */
export async function closeEdition(tx: Transaction, by: Decision, sent: SentEdition): Promise<void> {
  const { contractId, editionId, userId, now } = by;
  await tx.query(REMEMBER, [contractId, editionId, sent.runId]);
  await tx.query(
    `UPDATE mail_edition SET items = '[]', begun_at = NULL, version = version + 1, updated_by = $3, updated_at = $4, options = $5,
       last_run_id = $6, last_sent_at = $4, last_sent_by = $3, last_article_count = $7, since_day = greatest(since_day, $8::date)
     WHERE contract_id = $1 AND mail_edition_id = $2`,
    [contractId, editionId, userId, now, JSON.stringify(sent.options), sent.runId, sent.articleCount, sent.sinceDay],
  );
}

const TAKE_BACK = `
  WITH taken AS (DELETE FROM mail_edition_send WHERE contract_id = $1 AND mail_run_id = $2::bigint RETURNING mail_edition_id, items),
  before AS (
    SELECT r.mail_run_id, r.made_at, r.made_by, r.article_count FROM taken JOIN mail_edition_send s USING (mail_edition_id)
    JOIN mail_run r USING (contract_id, mail_run_id) WHERE s.contract_id = $1 AND s.mail_run_id <> $2::bigint
    ORDER BY r.made_at DESC, r.mail_run_id DESC LIMIT 1),
  reopened AS (
    UPDATE mail_edition e SET items = taken.items || e.items, begun_at = coalesce(e.begun_at, $3), version = e.version + 1, updated_by = $4,
      updated_at = $3, last_run_id = before.mail_run_id, last_sent_at = before.made_at, last_sent_by = before.made_by,
      last_article_count = coalesce(before.article_count, 0)
    FROM taken LEFT JOIN before ON true WHERE e.contract_id = $1 AND e.mail_edition_id = taken.mail_edition_id)
  DELETE FROM mail_edition_article WHERE contract_id = $1 AND mail_run_id = $2::bigint`;

/** A send that was taken back before its time: its articles are no longer sent, and the draft is as it was, with what was put to it since. */
export async function reopenEdition(
  tx: Transaction,
  run: { contractId: number; runId: string; userId: string; now: Date },
): Promise<void> {
  await tx.query(TAKE_BACK, [run.contractId, run.runId, run.now, run.userId]);
}

const DELIVERED = (kbn: DataKbn): string => `
  WITH setting AS (
    SELECT s.mail_setting_id FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
    WHERE s.contract_id = $1 AND s.${TARGET_COLUMN[kbn]} = $2 AND lower(a.mail_address) = ANY ($3::text[])
    ORDER BY s.mail_setting_id FOR UPDATE OF s)
  INSERT INTO mail_delivered (contract_id, mail_setting_id, article_id, process_date, mail_run_id)
  SELECT $1, setting.mail_setting_id, a.id, a."processDate", $4::bigint
  FROM setting CROSS JOIN json_to_recordset($5::json) AS a(id bigint, "processDate" date)
  ON CONFLICT DO NOTHING`;

/**
 * Marks a mail edition's articles as brought for everybody who gets it and has a mail setting of its target: the next digest
 * leaves them out.
 */
export async function markDelivered(
  tx: Transaction,
  contractId: number,
  target: EditionTarget,
  sent: { runId: string; addresses: readonly string[]; hits: readonly EditionHit[] },
): Promise<void> {
  const addresses = sent.addresses.map((address) => address.toLowerCase());
  await tx.query(DELIVERED(target.dataKbn), [contractId, target.id, addresses, sent.runId, JSON.stringify(sent.hits)]);
}
