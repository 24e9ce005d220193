import type { Actor } from "../../../access/actor.ts";
import { readReaches } from "../../../access/reach.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { type SectionCounts, visibleCounts } from "../../../period/section-counts.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import type { ClipFoldersWire, ClipFolderWire } from "./clip.dto.ts";
import { ClipFolderRow } from "./clip.entity.ts";
import type { ClipFolderBody } from "./clip.form.ts";
import { type FolderRow, isListed, readFolders } from "./clip.read-model.ts";

/** Of one user and of one group each. */
const MOST_FOLDERS = 100;

export interface ClipCall {
  tx: Transaction;
  actor: Actor;
  requestId: string;
}

export const toFolder = (row: FolderRow): ClipFolderWire => ({
  folder_id: row.folder_id,
  folder_name: row.folder_name,
  shared_flag: row.shared ? 1 : 0,
  user_group_name: row.group_name,
  member_count: row.members,
});

/** GET /clip_folders: a user's own folders and his group's, with how much of each he can open. */
export async function listFolders(tx: Transaction, actor: Actor, articleId: string | null): Promise<ClipFoldersWire> {
  const folders = await readFolders(tx, actor);
  const reaches = await readReaches(tx, actor, [...new Set(folders.flatMap(({ article_ids }) => article_ids))]);
  const countsOf = (ids: readonly string[]): SectionCounts => {
    const counts: SectionCounts = { 1: 0, 2: 0, 3: 0, 5: 0 };
    for (const id of ids) {
      const reach = reaches.get(id);
      if (isListed(reach, actor)) counts[reach.section] += 1;
    }
    return counts;
  };
  return {
    clip_folders: folders.map((row) => {
      const { newspaper, web, magazine } = visibleCounts(countsOf(row.article_ids), actor.sections);
      return {
        ...toFolder(row),
        news_article_count: newspaper,
        web_article_count: web,
        magazine_article_count: magazine,
        hand_clip_count: row.hand_clips,
        updated_datetime: tokyoDateTime(row.updated_at),
        updated_by: row.updated_by,
        clipped_flag: articleId !== null && row.article_ids.includes(articleId) ? 1 : 0,
      };
    }),
  };
}

/** @throws AppError NOT_FOUND for a folder of somebody else or of another group */
export async function findFolder(tx: Transaction, actor: Actor, folderId: string): Promise<FolderRow> {
  const found = (await readFolders(tx, actor)).find(({ folder_id }) => folder_id === folderId);
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/**
 * PUT /clip_folder: a new folder, or another name for one.
 * @throws AppError NOT_FOUND for a folder that is not the user's, INVALID_FIELDS where another has the name
 */
export async function saveFolder(call: ClipCall, body: ClipFolderBody): Promise<ClipFolderWire | Refusal<object>> {
  const { tx, actor } = call;
  await lockFolders(tx, actor);
  const before = body.folder_id === undefined ? null : await findFolder(tx, actor, body.folder_id);
  const shared = before?.shared ?? body.shared_flag === 1;
  const name = body.name.trim();
  if (name === "") throw invalidFields([{ field: "folder_name", message: "フォルダー名を入力してください。" }]);
  const others = (await readFolders(tx, actor)).filter(
    (folder) => folder.shared === shared && folder.folder_id !== before?.folder_id,
  );
  if (others.some(({ folder_name }) => folder_name === name))
    return new Refusal("DUPLICATE_NAME", {}, [
      { field: "folder_name", message: "同じ名前のフォルダーがすでにあります。" },
    ]);
  if (others.length >= MOST_FOLDERS) return new Refusal("TOO_MANY_FOLDERS", {});
  const folderId = before ? await rename(tx, actor, before.folder_id, name) : await create(tx, actor, { name, shared });
  await note(call, "clip_folder.save", { folder: name, shared });
  return toFolder(await findFolder(tx, actor, folderId));
}

/** DELETE /clip_folder, with what lies in it. @throws AppError NOT_FOUND */
export async function removeFolder(call: ClipCall, folderId: string): Promise<void> {
  const { tx, actor } = call;
  const { folder_name: folder, shared, article_ids: ids } = await findFolder(tx, actor, folderId);
  await tx.manager.delete(ClipFolderRow, { contract_id: actor.contractId, folder_id: folderId });
  await note(call, "clip_folder.remove", { folder, shared, articles: ids.length });
}

async function create(tx: Transaction, actor: Actor, given: { name: string; shared: boolean }): Promise<string> {
  const { contractId: contract_id, userId, userGroupId } = actor;
  const { identifiers } = await tx.manager.insert(ClipFolderRow, {
    contract_id,
    user_id: given.shared ? null : userId,
    user_group_id: given.shared ? userGroupId : null,
    folder_name: given.name,
  });
  return String(identifiers[0]?.folder_id);
}

async function rename(tx: Transaction, { contractId }: Actor, folderId: string, name: string): Promise<string> {
  await tx.manager.update(ClipFolderRow, { contract_id: contractId, folder_id: folderId }, { folder_name: name });
  return folderId;
}

/** Folders of a user's group one at a time, so that limits and names hold. */
const lockFolders = (tx: Transaction, { contractId, userGroupId }: Actor): Promise<unknown> =>
  tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.clip_folder'), hashtext($1))", [
    `${contractId}/${userGroupId}`,
  ]);

/** What is shared concerns others, so who changed it is kept; one's own folders are one's own. */
async function note(
  { tx, actor: { contractId, userId }, requestId }: ClipCall,
  action: "clip_folder.save" | "clip_folder.remove",
  detail: { folder: string; shared: boolean; articles?: number },
): Promise<void> {
  const { shared, ...told } = detail;
  if (shared) await audit(tx, { contractId, actor: userId, action, detail: told, requestId });
}
