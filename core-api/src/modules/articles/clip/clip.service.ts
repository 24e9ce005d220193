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
import { type ClipCall, findFolder, toFolder } from "./clip-folder.service.ts";
import { type HandClipLine, readHandClips } from "./hand-clip.repository.ts";
import { toHandClip } from "./hand-clip.service.ts";
import { demandRecords, dropRecords, placeRecords } from "./hand-clips.service.ts";

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

type NamedClips = Pick<ClipsBody, "article_info" | "clip_order">;

/** @throws AppError INVALID_FIELDS where nothing is named */
function demandKeys({ clip_order, article_info }: NamedClips): LyingKey[] {
  const keys = clip_order ?? article_info?.map((id): LyingKey => `a${id}`);
  if (!keys) throw invalidFields([{ field: "clip_order", message: "記事か手入力のクリップを指定してください。" }]);
  return keys;
}

const idsOf = (keys: readonly LyingKey[], kind: "a" | "h"): string[] =>
  keys.flatMap((key) => (key.startsWith(kind) ? key.slice(1) : []));

/**
 * PUT /clips: puts articles and records into a folder, and takes them out of another one where they are moved. Of a record that is not
 * moved a copy is made.
 * @throws AppError NOT_FOUND for a folder or record, ARTICLE_UNKNOWN for an article to which the user has no way; then nothing is changed
 */
export async function putClips(call: ClipCall, body: ClipsBody, now: Date): Promise<Change | Refusal<Change>> {
  const { tx, actor } = call;
  const { contractId } = actor;
  const { folder_id: to, from_folder_id: from } = body;
  const keys = demandKeys(body);
  const ids = idsOf(keys, "a");
  for (const folderId of [to, from].filter((id) => id !== undefined).sort()) {
    await findFolder(tx, actor, folderId);
    await lockFolder(tx, contractId, folderId);
  }
  const reaches = await readReaches(tx, actor, ids);
  if (ids.some((id) => (reaches.get(id)?.kind ?? "none") === "none")) throw new AppError("ARTICLE_UNKNOWN");
  const records = (await demandRecords(tx, actor, idsOf(keys, "h"), from)).filter(({ folder_id }) => folder_id !== to);
  const { article_ids: there, hand_clips } = await findFolder(tx, actor, to);
  if (new Set([...there, ...ids]).size + hand_clips + records.length > MOST_CLIPS)
    return new Refusal("TOO_MANY_CLIPS", { added_count: 0, removed_count: 0 });
  const added = await addClips(tx, actor, to, ids, now);
  const placed = await placeRecords(call, { from, to }, records, now);
  if (placed.size > 0) await orderClips(tx, contractId, to, comeKeys(keys, added, placed));
  const come = added.length + placed.size;
  if (from === undefined || from === to) return { added_count: come, removed_count: 0 };
  await copyNotes(tx, contractId, { from, to }, ids);
  return { added_count: come, removed_count: (await removeClips(tx, contractId, from, ids)) + placed.size };
}

/** What came, in the order given; a copy under its own id. */
const comeKeys = (
  keys: readonly LyingKey[],
  added: readonly string[],
  placed: ReadonlyMap<string, string>,
): LyingKey[] =>
  keys.flatMap((key): LyingKey[] => {
    const id = key.slice(1);
    if (key.startsWith("a")) return added.includes(id) ? [key] : [];
    const record = placed.get(id);
    return record === undefined ? [] : [`h${record}`];
  });

/** DELETE /clips. What lies there no more is no fault; records are deleted. @throws AppError NOT_FOUND for a folder */
export async function takeClips(call: ClipCall, body: UnclipBody): Promise<Change> {
  const { tx, actor } = call;
  const keys = demandKeys(body);
  const folder = await findFolder(tx, actor, body.folder_id);
  const articles = await removeClips(tx, actor.contractId, body.folder_id, idsOf(keys, "a"));
  return { added_count: 0, removed_count: articles + (await dropRecords(call, folder, idsOf(keys, "h"))) };
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
