import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { FolderRow } from "./clip.read-model.ts";
import { type ClipCall, findFolder } from "./clip-folder.service.ts";
import { noteRecord } from "./hand-clip.service.ts";
import { copyRecords, deleteRecords, findRecords, moveRecords, type NamedRecord } from "./hand-clips.repository.ts";

/**
 * Records in folders that the user reads, in the order given.
 * @param from the folder in which all of them must lie
 * @throws AppError NOT_FOUND for one that is in no such folder
 */
export async function demandRecords(
  tx: Transaction,
  actor: Actor,
  ids: readonly string[],
  from: string | undefined,
): Promise<NamedRecord[]> {
  if (ids.length === 0) return [];
  const found = await findRecords(tx, actor, ids);
  const isThere = ({ folder_id }: NamedRecord): boolean => from === undefined || folder_id === from;
  if (found.length < ids.length || !found.every(isThere)) throw new AppError("NOT_FOUND");
  return found;
}

/**
 * Moves records out of a folder where it is named, else copies them: above what lies in the other.
 * @returns ids of the records there, by those of the records named
 */
export async function placeRecords(
  call: ClipCall,
  { from, to }: { from: string | undefined; to: string },
  records: readonly NamedRecord[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (records.length === 0) return new Map();
  const { tx, actor } = call;
  const ids = records.map(({ hand_clip_id }) => hand_clip_id);
  const placed =
    from === undefined ? await copyRecords(tx, actor, to, ids, now) : await moveRecords(tx, actor.contractId, to, ids);
  if (from !== undefined) await noteAll(call, "hand_clip.remove", await findFolder(tx, actor, from), records);
  await noteAll(call, "hand_clip.save", await findFolder(tx, actor, to), records);
  return placed;
}

/** Deletes those of the records that lie in the folder. @returns how many */
export async function dropRecords(call: ClipCall, folder: FolderRow, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { tx, actor } = call;
  const gone = await deleteRecords(tx, actor.contractId, folder.folder_id, ids);
  await noteAll(call, "hand_clip.remove", folder, gone);
  return gone.length;
}

async function noteAll(
  call: ClipCall,
  action: "hand_clip.save" | "hand_clip.remove",
  folder: FolderRow,
  records: readonly NamedRecord[],
): Promise<void> {
  for (const record of records) await noteRecord(call, action, folder, record);
}
