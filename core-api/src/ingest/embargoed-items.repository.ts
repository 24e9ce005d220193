import type { Transaction } from "../db/tenant.ts";
import type { Item, RefusedItem } from "./item.ts";
import type { Origin } from "./recognise.ts";

const HOLD = `
  INSERT INTO embargoed_item AS e (source, source_key, revision, release_at, held_at, source_file, file_hash, item_no, own_contract_id, item)
  SELECT h.source, h.source_key, h.revision, h.release_at, $2::timestamptz, $3, decode($4, 'hex'), h.item_no, $5::int, h.item
  FROM json_to_recordset($1::json) AS h(source text, source_key text, revision bigint, release_at timestamptz, item_no int, item text)
  ORDER BY h.source, h.source_key
  ON CONFLICT (source, source_key) DO UPDATE SET revision = excluded.revision, release_at = excluded.release_at, held_at = excluded.held_at,
    source_file = excluded.source_file, file_hash = excluded.file_hash, item_no = excluded.item_no,
    own_contract_id = excluded.own_contract_id, item = excluded.item
  WHERE e.revision IS NULL OR excluded.revision IS NULL OR excluded.revision >= e.revision`;

/** Keeps what is refused only until its embargo ends; of several versions of an article the latest. */
export async function holdEmbargoed(
  tx: Transaction,
  refused: readonly RefusedItem[],
  { file, fileHash, ownContractId }: Origin,
  now: Date,
): Promise<void> {
  const latest = new Map<string, { item: Item; until: string }>();
  for (const { held } of refused) {
    if (held === undefined) continue;
    const key = JSON.stringify([held.item.source, held.item.sourceKey]);
    if ((latest.get(key)?.item.revision ?? 0) <= (held.item.revision ?? Number.MAX_SAFE_INTEGER)) latest.set(key, held);
  }
  if (latest.size === 0) return;
  const rows = [...latest.values()].map(({ item, until }) => ({
    source: item.source,
    source_key: item.sourceKey,
    revision: item.revision,
    release_at: until,
    item_no: item.itemNo,
    item: JSON.stringify(item),
  }));
  await tx.query(HOLD, [JSON.stringify(rows), now, file, fileHash, ownContractId ?? null]);
}

export interface HeldItem {
  source: string;
  source_key: string;
  held_at: Date;
  file: string;
  file_hash: string;
  own_contract_id: number | null;
  item: string;
  /** A version came since that is no older by its number, or has none. */
  isOvertaken: boolean;
}

const DUE = `
  SELECT e.source, e.source_key, e.held_at, e.source_file AS file, encode(e.file_hash, 'hex') AS file_hash, e.own_contract_id, e.item,
    EXISTS (SELECT 1 FROM article_source s JOIN article_version v USING (article_id) WHERE s.source = e.source AND s.source_key = e.source_key
      AND v.received_at > e.held_at AND coalesce(v.revision >= e.revision, true)) AS "isOvertaken"
  FROM embargoed_item e WHERE e.release_at <= $1::timestamptz ORDER BY e.release_at, e.source, e.source_key LIMIT $2::int`;

/** What may be shown by now, the first to be released first. */
export const dueItems = (tx: Transaction, now: Date, most: number): Promise<HeldItem[]> =>
  tx.query<HeldItem>(DUE, [now, most]);

/** Unless a later version has taken its place meanwhile: that one waits. */
const FORGET = `
  WITH released AS (DELETE FROM embargoed_item WHERE source = $1 AND source_key = $2 AND held_at = $3::timestamptz RETURNING file_hash, item_no)
  UPDATE ingest_error e SET closed_at = $4::timestamptz FROM released r
  WHERE e.file_hash = r.file_hash AND e.item_no = r.item_no AND e.field = 'embargoed' AND e.closed_at IS NULL`;

export async function forgetHeld(tx: Transaction, { source, source_key, held_at }: HeldItem, now: Date): Promise<void> {
  await tx.query(FORGET, [source, source_key, held_at, now]);
}
