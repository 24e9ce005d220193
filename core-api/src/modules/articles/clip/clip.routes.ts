import { Type } from "typebox";
import { oneChunk } from "../../../csv/one-chunk.ts";
import { sendTable } from "../../../csv/send-table.ts";
import { requiredId } from "../../../http/required-id.ts";
import { ANY_USER, type Router, type UserCall } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { clipChangeSchema, clipFolderSchema, clipFoldersSchema, clipNoteSchema, clipsSchema } from "./clip.dto.ts";
import {
  ClipFolderBody,
  ClipFoldersQuery,
  ClipNoteBody,
  ClipOrderBody,
  ClipsBody,
  ClipsDownloadForm,
  FolderIdForm,
  UnclipBody,
} from "./clip.form.ts";
import { listClips, noteClip, putClips, sortClips, takeClips } from "./clip.service.ts";
import { CLIP_COLUMNS, folderLines } from "./clip-download.ts";
import { type ClipCall, findFolder, listFolders, removeFolder, saveFolder } from "./clip-folder.service.ts";

const LABEL = "フォルダーID";

export const callOf = ({ tx, actor, request }: UserCall<object, object>): ClipCall => ({
  tx,
  actor,
  requestId: request.id,
});

/** Folders of clips (our addition to api.md): a user's own, and those that all of his group read and write. */
export function clipFolderRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/clip_folders",
    allow: ANY_USER,
    summary: "Folders of clips: the user's own and the group's, with counts of the articles that the user can open",
    query: ClipFoldersQuery,
    data: clipFoldersSchema,
    run: ({ tx, actor, query }) => listFolders(tx, actor, query.article_id ?? null),
  });

  router.user({
    method: "PUT",
    path: "/clip_folder",
    allow: ANY_USER,
    summary: "Create a folder of clips, or rename the one with the given id",
    body: ClipFolderBody,
    data: clipFolderSchema,
    run: (call) => saveFolder(callOf(call), call.body),
  });

  router.user({
    method: "DELETE",
    path: "/clip_folder",
    allow: ANY_USER,
    summary: "Delete a folder of clips; the articles themselves stay",
    query: FolderIdForm,
    body: FolderIdForm,
    data: Type.Object({}),
    run: async (call) => {
      await removeFolder(callOf(call), requiredId("folder_id", LABEL, call.query, call.body));
      return {};
    },
  });
}

/** What lies in a folder. A folder opens nothing: each call goes by the user's own rights, as they are by then. */
export function clipRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/clips",
    allow: ANY_USER,
    summary: "Articles of a folder in its order, with their notes, and records added by hand",
    query: FolderIdForm,
    data: clipsSchema,
    run: ({ tx, actor, query }) => listClips(tx, actor, requiredId("folder_id", LABEL, query)),
  });

  router.user({
    method: "PUT",
    path: "/clips",
    allow: ANY_USER,
    summary: "Put articles and records into a folder; with from_folder_id, move them, articles with their notes",
    body: ClipsBody,
    data: clipChangeSchema,
    run: (call) => putClips(callOf(call), call.body, clock.now()),
  });

  router.user({
    method: "DELETE",
    path: "/clips",
    allow: ANY_USER,
    summary: "Remove articles from a folder, and delete records of it",
    body: UnclipBody,
    data: clipChangeSchema,
    run: (call) => takeClips(callOf(call), call.body),
  });

  router.user({
    method: "PUT",
    path: "/clip_note",
    allow: ANY_USER,
    summary: "Save a note on an article of a folder; an empty note clears it",
    body: ClipNoteBody,
    data: clipNoteSchema,
    run: ({ tx, actor, body }) => noteClip(tx, actor, body, clock.now()),
  });

  router.user({
    method: "PUT",
    path: "/clips_order",
    allow: ANY_USER,
    summary: "Put articles and records of a folder in order; those that are not named keep their positions",
    body: ClipOrderBody,
    data: Type.Object({}),
    run: async ({ tx, actor, body }) => {
      await sortClips(tx, actor, body);
      return {};
    },
  });

  router.user({
    method: "POST",
    path: "/clips_download",
    allow: ANY_USER,
    whileReadOnly: true,
    summary: "Articles and records of a folder with their notes as a file",
    body: ClipsDownloadForm,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, body, reply, request }) => {
      const { folder_name: folder } = await findFolder(tx, actor, body.folder_id);
      const rows = await folderLines(tx, actor, body.folder_id, clock.now());
      const { contractId, userId } = actor;
      const detail = { folder, articles: rows.length };
      await audit(tx, { contractId, actor: userId, action: "clip.download", detail, requestId: request.id });
      const table = { sheetName: "クリップ", columns: CLIP_COLUMNS, rows: oneChunk(rows) };
      return sendTable(reply, table, { ...body, names: ["クリップ", "clips"], days: tokyoDay(clock.now()) });
    },
  });
}
