import type { Actor } from "../../../access/actor.ts";
import { readReaches } from "../../../access/reach.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { ClipsWire } from "./clip.dto.ts";
import { ClipRow } from "./clip.entity.ts";
import { type ClipNoteBody, type ClipOrderBody, type ClipsBody, MOST_CLIPS, type UnclipBody } from "./clip.form.ts";
import { type ClipLine, readClips } from "./clip.read-model.ts";
import { addClips, copyNotes, type LyingKey, lockFolder, orderClips, removeClips } from "./clip.repository.ts";
import { findFolder, toFolder } from "./clip-folder.service.ts";
import { type HandClipLine, readHandClips } from "./hand-clip.repository.ts";
import { toHandClip } from "./hand-clip.service.ts";

interface Change {
  added_count: number;
  removed_count: number;
}

const momentOf = (at: Date | null): string | null => at && tokyoDateTime(at);

/** Articles and records in the one order of the folder. At the same place articles come first, as in `orderClips`. */
export const inFolderOrder = <Article extends ClipLine>(
  clips: readonly Article[],
  byHand: readonly HandClipLine[],
): (Article | HandClipLine)[] => [...clips, ...byHand].sort((a, b) => a.display_order - b.display_order);

const placesOf = (clips: readonly ClipLine[], byHand: readonly HandClipLine[]): ReadonlyMap<LyingKey, number> =>
  new Map(
    inFolderOrder(clips, byHand).map((each, at): [LyingKey, number] => [
      "article_id" in each ? `a${each.article_id}` : `h${each.hand_clip_id}`,
      at + 1,
    ]),
  );

/** GET /clips: what lies in a folder, in its order. @throws AppError NOT_FOUND */
export async function listClips(tx: Transaction, actor: Actor, folderId: string): Promise<ClipsWire> {
  const folder = await findFolder(tx, actor, folderId);
  const { clips, closed, hidden } = await readClips(tx, actor, folderId);
  const byHand = await readHandClips(tx, actor.contractId, folderId);
  const places = placesOf(clips, byHand);
  return {
    ...toFolder(folder),
    clip_info: clips.map(({ reach, noted_at, clipped_at, display_order: _, ...clip }) => ({
      ...clip,
      position: places.get(`a${clip.article_id}`) ?? 0,
      data_section: reach.section,
      noted_datetime: momentOf(noted_at),
      clipped_datetime: tokyoDateTime(clipped_at),
    })),
    hand_clip_info: byHand.map((line) => ({ ...toHandClip(line), position: places.get(`h${line.hand_clip_id}`) ?? 0 })),
    closed_article_ids: closed,
    hidden_count: hidden,
  };
}

/**
 * PUT /clips: puts articles into a folder, and takes them out of another one where they are moved.
 * @throws AppError NOT_FOUND for a folder, ARTICLE_UNKNOWN for an article to which the user has no way; then nothing is changed
 */
export async function putClips(
  tx: Transaction,
  actor: Actor,
  { folder_id: to, from_folder_id: from, article_info: ids }: ClipsBody,
  now: Date,
): Promise<Change | Refusal<Change>> {
  const { contractId } = actor;
  for (const folderId of [to, from].filter((id) => id !== undefined).sort()) {
    await findFolder(tx, actor, folderId);
    await lockFolder(tx, contractId, folderId);
  }
  const reaches = await readReaches(tx, actor, ids);
  if (ids.some((id) => (reaches.get(id)?.kind ?? "none") === "none")) throw new AppError("ARTICLE_UNKNOWN");
  const { article_ids: there, hand_clips } = await findFolder(tx, actor, to);
  if (new Set([...there, ...ids]).size + hand_clips > MOST_CLIPS)
    return new Refusal("TOO_MANY_CLIPS", { added_count: 0, removed_count: 0 });
  const added = await addClips(tx, actor, to, ids, now);
  if (from === undefined || from === to) return { added_count: added.length, removed_count: 0 };
  await copyNotes(tx, contractId, { from, to }, ids);
  return { added_count: added.length, removed_count: await removeClips(tx, contractId, from, ids) };
}

/** DELETE /clips. What lies there no more is no fault. @throws AppError NOT_FOUND for a folder */
export async function takeClips(
  tx: Transaction,
  actor: Actor,
  { folder_id, article_info }: UnclipBody,
): Promise<Change> {
  await findFolder(tx, actor, folder_id);
  return { added_count: 0, removed_count: await removeClips(tx, actor.contractId, folder_id, article_info) };
}

/** PUT /clip_note; nothing clears it. @throws AppError NOT_FOUND for a folder, or where it has no such article for this user */
export async function noteClip(
  tx: Transaction,
  actor: Actor,
  { folder_id, article_id, note: given }: ClipNoteBody,
  now: Date,
) {
  await findFolder(tx, actor, folder_id);
  const { clips } = await readClips(tx, actor, folder_id);
  if (!clips.some((clip) => clip.article_id === article_id)) throw new AppError("NOT_FOUND");
  const note = given?.trim() ?? "";
  const noted = note === "" ? { noted_by: null, noted_at: null } : { noted_by: actor.userId, noted_at: now };
  await tx.manager.update(ClipRow, { contract_id: actor.contractId, folder_id, article_id }, { note, ...noted });
  return { note, noted_by: note === "" ? null : actor.name, noted_datetime: momentOf(noted.noted_at) };
}

/** PUT /clips_order. What others see and this user does not keeps its place. @throws AppError NOT_FOUND, INVALID_FIELDS for no order */
export async function sortClips(tx: Transaction, actor: Actor, body: ClipOrderBody): Promise<void> {
  const keys = body.clip_order ?? body.article_info?.map((id): LyingKey => `a${id}`);
  if (!keys) throw invalidFields([{ field: "clip_order", message: "並び順を指定してください。" }]);
  await findFolder(tx, actor, body.folder_id);
  await lockFolder(tx, actor.contractId, body.folder_id);
  await orderClips(tx, actor.contractId, body.folder_id, keys);
}
