import { HANDLING, type Handling } from "@kirinuki/schema/briefing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";

export interface StoredItem {
  articleId: string;
  impact: string;
  handling: Handling;
  openSince: DayString | null;
}

export interface StoredBriefing {
  day: DayString;
  version: number;
  /** Name of who confirmed it; his id where he is gone. */
  confirmedBy: string;
  confirmedAt: Date;
  items: StoredItem[];
}

const COLUMNS = `
  SELECT b.process_date::text AS day, b.version, b.confirmed_at AS "confirmedAt",
    coalesce((SELECT name FROM app_user u WHERE u.contract_id = $1 AND u.user_id = b.confirmed_by), b.confirmed_by) AS "confirmedBy",
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('articleId', i.article_id::text, 'impact', i.impact, 'handling', i.handling, 'openSince', i.open_since)
        ORDER BY i.display_order)
      FROM briefing_item i WHERE i.contract_id = $1 AND i.process_date = b.process_date), '[]') AS items
  FROM briefing b WHERE b.contract_id = $1`;

const OF_DAY = `${COLUMNS} AND b.process_date = $2`;
const BEFORE = `${COLUMNS} AND b.process_date < $2 ORDER BY b.process_date DESC LIMIT 1`;
const SINCE = `${COLUMNS} AND b.process_date < $2 AND b.process_date >= $3`;

export async function findBriefing(
  tx: Transaction,
  contractId: number,
  day: DayString,
): Promise<StoredBriefing | null> {
  return (await tx.query<StoredBriefing>(OF_DAY, [contractId, day]))[0] ?? null;
}

/** The latest page of an earlier day. */
export async function findBefore(tx: Transaction, contractId: number, day: DayString): Promise<StoredBriefing | null> {
  return (await tx.query<StoredBriefing>(BEFORE, [contractId, day]))[0] ?? null;
}

/** Articles of all pages from one day to the eve of another. */
export async function readArticlesBefore(
  tx: Transaction,
  contractId: number,
  day: DayString,
  since: DayString,
): Promise<string[]> {
  const briefings = await tx.query<StoredBriefing>(SINCE, [contractId, day, since]);
  return briefings.flatMap(({ items }) => items.map(({ articleId }) => articleId));
}

/** What goes on to the next page, with the day since which it is open. */
export const openItems = (before: StoredBriefing | null): StoredItem[] =>
  (before?.items ?? []).flatMap((item) =>
    item.handling === HANDLING.checking ? [{ ...item, openSince: item.openSince ?? before?.day ?? null }] : [],
  );

/** Pages beside that of a day. */
export async function readNeighbours(
  tx: Transaction,
  contractId: number,
  day: DayString,
): Promise<{ previous: DayString | null; next: DayString | null }> {
  const [row] = await tx.query<{ previous: DayString | null; next: DayString | null }>(
    `SELECT (SELECT max(process_date) FROM briefing WHERE contract_id = $1 AND process_date < $2)::text AS previous,
       (SELECT min(process_date) FROM briefing WHERE contract_id = $1 AND process_date > $2)::text AS next`,
    [contractId, day],
  );
  return row ?? { previous: null, next: null };
}

/** One confirms at a time: what is carried over is read and written under this lock. */
export async function lockBriefings(tx: Transaction, contractId: number): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.briefing'), $1)", [contractId]);
}

export async function storeBriefing(
  tx: Transaction,
  { contractId, userId }: { contractId: number; userId: string },
  { day, version, items, now }: { day: DayString; version: number; items: readonly StoredItem[]; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO briefing (contract_id, process_date, version, confirmed_by, confirmed_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (contract_id, process_date) DO UPDATE SET version = $3, confirmed_by = $4, confirmed_at = $5`,
    [contractId, day, version, userId, now],
  );
  await tx.query("DELETE FROM briefing_item WHERE contract_id = $1 AND process_date = $2", [contractId, day]);
  await tx.query(
    `INSERT INTO briefing_item (contract_id, process_date, article_id, display_order, impact, handling, open_since)
     SELECT $1, $2, i."articleId", i.place, i.impact, i.handling, i."openSince"
     FROM jsonb_to_recordset($3::jsonb) AS i("articleId" bigint, place int, impact text, handling smallint, "openSince" date)`,
    [contractId, day, JSON.stringify(items.map((item, at) => ({ ...item, place: at + 1 })))],
  );
}
