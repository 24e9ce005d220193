import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";

/** A record as the trail names it, and where it lies. */
export interface NamedRecord {
  hand_clip_id: string;
  folder_id: string;
  title: string;
  media_name: string;
  clip_date: string;
}

const NAMED = "h.hand_clip_id::text, h.folder_id::text, h.title, h.media_name, h.clip_date::text";

/** $1 contract, $2 user, $3 group, $4 records. */
const FIND = `
  SELECT ${NAMED} FROM hand_clip h JOIN clip_folder f ON f.contract_id = $1 AND f.folder_id = h.folder_id
  WHERE h.contract_id = $1 AND h.hand_clip_id = ANY ($4::bigint[]) AND (f.user_id = $2 OR f.user_group_id = $3)
  ORDER BY array_position($4::bigint[], h.hand_clip_id)`;

/** Those of the records that lie in folders of the user or his group, in the order given. */
export const findRecords = (
  tx: Transaction,
  { contractId, userId, userGroupId }: Actor,
  ids: readonly string[],
): Promise<NamedRecord[]> => tx.query<NamedRecord>(FIND, [contractId, userId, userGroupId, ids]);

/** Above all of folder $2. */
const ABOVE = `least(0, (SELECT min(display_order) FROM clip WHERE contract_id = $1 AND folder_id = $2),
      (SELECT min(display_order) FROM hand_clip WHERE contract_id = $1 AND folder_id = $2))`;
const PLACE = `${ABOVE} - cardinality($3::bigint[]) - 1 + array_position($3::bigint[], o.hand_clip_id)`;

const MOVE = `
  WITH placed AS (
    UPDATE hand_clip o SET folder_id = $2, display_order = ${PLACE}
    WHERE o.contract_id = $1 AND o.hand_clip_id = ANY ($3::bigint[]) RETURNING o.hand_clip_id)
  SELECT hand_clip_id::text AS id, hand_clip_id::text AS placed FROM placed`;

const WORDS = "medium_kind, media_name, title, clip_date, clip_time, programme, extent, note, url";

/** Each copy is known by its place, which no other has. */
const COPY = `
  WITH given AS MATERIALIZED (
    SELECT o.*, ${PLACE} AS place FROM hand_clip o WHERE o.contract_id = $1 AND o.hand_clip_id = ANY ($3::bigint[])),
  placed AS (
    INSERT INTO hand_clip (contract_id, folder_id, display_order, added_by, added_at, updated_by, updated_at, ${WORDS})
    SELECT $1, $2, place, $4, $5, $4, $5, ${WORDS} FROM given RETURNING hand_clip_id, display_order)
  SELECT g.hand_clip_id::text AS id, p.hand_clip_id::text AS placed FROM given g JOIN placed p ON p.display_order = g.place`;

interface Placed {
  id: string;
  placed: string;
}

const byId = (rows: readonly Placed[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, placed }) => [id, placed]));

/** Into the folder, as the records that they are. */
export const moveRecords = async (tx: Transaction, contractId: number, to: string, ids: readonly string[]) =>
  byId(await tx.query<Placed>(MOVE, [contractId, to, ids]));

/** New records with the same words, added by the user. */
export const copyRecords = async (
  tx: Transaction,
  { contractId, userId }: Pick<Actor, "contractId" | "userId">,
  to: string,
  ids: readonly string[],
  now: Date,
) => byId(await tx.query<Placed>(COPY, [contractId, to, ids, userId, now]));

const DELETE = `
  WITH gone AS (
    DELETE FROM hand_clip h WHERE h.contract_id = $1 AND h.folder_id = $2 AND h.hand_clip_id = ANY ($3::bigint[]) RETURNING ${NAMED})
  SELECT * FROM gone`;

/** @returns what was deleted */
export const deleteRecords = (
  tx: Transaction,
  contractId: number,
  folderId: string,
  ids: readonly string[],
): Promise<NamedRecord[]> => tx.query<NamedRecord>(DELETE, [contractId, folderId, ids]);
