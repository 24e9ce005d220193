import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { HandRecord } from "./hand-clip.dto.ts";
import { HandClipRow } from "./hand-clip.entity.ts";

/** All that is typed of a record. */
export type HandClipFields = HandRecord & Pick<HandClipRow, "note" | "url">;

/** A record with the names of people. */
export interface HandClipLine extends HandClipFields {
  hand_clip_id: string;
  display_order: number;
  added_by: string;
  added_at: Date;
  updated_at: Date;
  version: number;
}

const LINES = `
  SELECT h.hand_clip_id::text, h.display_order, h.medium_kind, h.media_name, h.title, h.clip_date::text, h.clip_time, h.programme, h.extent,
    h.note, h.url, coalesce(u.name, h.added_by) AS added_by, h.added_at, h.updated_at, h.version
  FROM hand_clip h LEFT JOIN app_user u ON u.contract_id = $1 AND u.user_id = h.added_by
  WHERE h.contract_id = $1 AND h.folder_id = $2 ORDER BY h.display_order, h.hand_clip_id`;

/** The records of a folder in its order. Whoever reads the folder reads all of them. */
export const readHandClips = (tx: Transaction, contractId: number, folderId: string): Promise<HandClipLine[]> =>
  tx.query<HandClipLine>(LINES, [contractId, folderId]);

/** One of a folder, locked until the transaction ends. */
export const findHandClip = (
  tx: Transaction,
  contract_id: number,
  folder_id: string,
  hand_clip_id: string,
): Promise<HandClipRow | null> =>
  tx.manager.findOne(HandClipRow, {
    where: { contract_id, folder_id, hand_clip_id },
    lock: { mode: "pessimistic_write" },
  });

const COLUMNS: readonly (keyof HandClipFields)[] = [
  ...(["medium_kind", "media_name", "title", "clip_date", "clip_time", "programme", "extent", "note", "url"] as const),
];

const ADD = `
  INSERT INTO hand_clip (contract_id, folder_id, added_by, added_at, updated_by, updated_at, display_order, ${COLUMNS.join(", ")})
  SELECT $1, $2, $3, $4, $3, $4, least(0,
    (SELECT min(display_order) FROM clip WHERE contract_id = $1 AND folder_id = $2),
    (SELECT min(display_order) FROM hand_clip WHERE contract_id = $1 AND folder_id = $2)) - 1, ${COLUMNS.map((_, at) => `$${at + 5}`).join(", ")}
  RETURNING hand_clip_id::text`;

/** Above what lies in the folder. @returns its id */
export async function addHandClip(
  tx: Transaction,
  { contractId, userId }: Actor,
  folderId: string,
  fields: HandClipFields,
  now: Date,
): Promise<string> {
  const values = COLUMNS.map((column) => fields[column]);
  const [row] = await tx.query<{ hand_clip_id: string }>(ADD, [contractId, folderId, userId, now, ...values]);
  if (!row) throw new Error("an inserted row has an id");
  return row.hand_clip_id;
}

/** What is new of one, as its next version. */
export const changeHandClip = (
  tx: Transaction,
  { userId }: Actor,
  { contract_id, hand_clip_id, version }: HandClipRow,
  fields: HandClipFields,
  now: Date,
): Promise<unknown> =>
  tx.manager.update(
    HandClipRow,
    { contract_id, hand_clip_id },
    { ...fields, version: version + 1, updated_by: userId, updated_at: now },
  );

export const deleteHandClip = (tx: Transaction, { contract_id, hand_clip_id }: HandClipRow): Promise<unknown> =>
  tx.manager.delete(HandClipRow, { contract_id, hand_clip_id });
