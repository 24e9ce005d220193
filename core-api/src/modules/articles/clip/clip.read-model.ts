import type { Actor } from "../../../access/actor.ts";
import { type OpenReach, type Reach, readReaches } from "../../../access/reach.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";

export interface FolderRow {
  folder_id: string;
  folder_name: string;
  shared: boolean;
  /** Name of the group that has it; null for one's own. */
  group_name: string | null;
  /** How many may read and write it. */
  members: number;
  article_ids: string[];
  /** How many records were added by hand. */
  hand_clips: number;
  updated_at: Date;
  /** Who put the last article or record into it; null for an empty folder. */
  updated_by: string | null;
}

const FOLDERS = `
  SELECT f.folder_id::text, f.folder_name, f.user_group_id IS NOT NULL AS shared, g.user_group_name AS group_name,
    CASE WHEN f.user_group_id IS NULL THEN 1 ELSE
      (SELECT count(*)::int FROM app_user u WHERE u.contract_id = $1 AND u.user_group_id = f.user_group_id) END AS members,
    ARRAY(SELECT c.article_id::text FROM clip c WHERE c.contract_id = $1 AND c.folder_id = f.folder_id) AS article_ids,
    (SELECT count(*)::int FROM hand_clip h WHERE h.contract_id = $1 AND h.folder_id = f.folder_id) AS hand_clips,
    coalesce(last.at, f.created_at) AS updated_at, coalesce(u.name, last.by) AS updated_by
  FROM clip_folder f
  LEFT JOIN user_group g ON g.contract_id = $1 AND g.user_group_id = f.user_group_id
  LEFT JOIN LATERAL (
    SELECT clipped_at AS at, clipped_by AS by FROM clip c WHERE c.contract_id = $1 AND c.folder_id = f.folder_id
    UNION ALL SELECT added_at, added_by FROM hand_clip h WHERE h.contract_id = $1 AND h.folder_id = f.folder_id
    ORDER BY at DESC LIMIT 1) last ON true
  LEFT JOIN app_user u ON u.contract_id = $1 AND u.user_id = last.by
  WHERE f.contract_id = $1 AND (f.user_id = $2 OR f.user_group_id = $3)
  ORDER BY shared, f.folder_name, f.folder_id`;

/** The folders that a user reads and writes: his own first, then those of his group. */
export const readFolders = (tx: Transaction, { contractId, userId, userGroupId }: Actor): Promise<FolderRow[]> =>
  tx.query<FolderRow>(FOLDERS, [contractId, userId, userGroupId]);

export interface ClipLine {
  article_id: string;
  display_order: number;
  note: string;
  noted_by: string | null;
  noted_at: Date | null;
  clipped_by: string;
  clipped_at: Date;
}

const CLIPS = `
  SELECT c.article_id::text, c.display_order, c.note, coalesce(n.name, c.noted_by) AS noted_by, c.noted_at,
    coalesce(u.name, c.clipped_by) AS clipped_by, c.clipped_at
  FROM clip c
  LEFT JOIN app_user u ON u.contract_id = $1 AND u.user_id = c.clipped_by
  LEFT JOIN app_user n ON n.contract_id = $1 AND n.user_id = c.noted_by
  WHERE c.contract_id = $1 AND c.folder_id = $2 ORDER BY c.display_order, c.article_id`;

const readLines = (tx: Transaction, contractId: number, folderId: string): Promise<ClipLine[]> =>
  tx.query<ClipLine>(CLIPS, [contractId, folderId]);

export interface FolderClips {
  clips: (ClipLine & { reach: OpenReach })[];
  /** There is a way to them, and nothing to read at its end: withdrawn, or of a source that the user does not see. */
  closed: string[];
  /** To this user they do not exist. */
  hidden: number;
}

/** What lies in a folder, in its order, as far as the user's own rights go: a folder opens nothing. */
export async function readClips(tx: Transaction, actor: Actor, folderId: string): Promise<FolderClips> {
  const lines = await readLines(tx, actor.contractId, folderId);
  const reaches = await readReaches(
    tx,
    actor,
    lines.map(({ article_id }) => article_id),
  );
  const clips = lines.flatMap((line) => {
    const reach = reaches.get(line.article_id);
    return isListed(reach, actor) ? [{ ...line, reach }] : [];
  });
  const closed = lines.flatMap(({ article_id }) => (reaches.get(article_id)?.kind === "closed" ? article_id : []));
  return { clips, closed, hidden: lines.length - clips.length - closed.length };
}

/** As in every list: an administrator sees what the contract has unpublished, with its state. */
export const isListed = (reach: Reach | undefined, { role }: Pick<Actor, "role">): reach is OpenReach =>
  reach?.kind === "open" || (reach?.kind === "unpublished" && role === "Admin");
