import { Type } from "typebox";
import { oneChunk } from "../../../csv/one-chunk.ts";
import { fileErrorSchema } from "../../../csv/read-csv.ts";
import { fileNames, sendCsv } from "../../../csv/send-csv.ts";
import { ADMINS, ANY_USER, type Router, type UserCall } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { TagsDownloadQuery, TagsForm } from "./tag.form.ts";
import { readTags } from "./tag.repository.ts";
import { listTags, saveTags, type TagCall, tagCountsSchema, tagsSchema } from "./tag.service.ts";
import { TAG_COLUMNS, TAGS_BYTES, uploadTags } from "./tag-csv.ts";

const callOf = ({ tx, actor, request }: UserCall<object, object>): TagCall => ({ tx, actor, requestId: request.id });

/** GET and PUT /tags, and the same list as CSV (our additions to api.md): the contract's own tags. */
export function tagRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/tags",
    tokenScope: "lists",
    allow: ANY_USER,
    summary: "Tags of the contract in their order, retired ones too",
    data: tagsSchema,
    run: listTags,
  });

  router.user({
    method: "PUT",
    path: "/tags",
    allow: ADMINS,
    summary: "Replace the list of tags; tags of the same name are merged, and tags left out are deleted or retired",
    body: TagsForm,
    data: Type.Intersect([tagsSchema, tagCountsSchema]),
    run: (call) => saveTags(callOf(call), call.body.tags, call.body.version),
  });

  router.user({
    method: "GET",
    path: "/tags_download",
    tokenScope: "lists",
    allow: ADMINS,
    summary: "The list of tags as a CSV file that can be uploaded again",
    query: TagsDownloadQuery,
    data: Type.Unknown(),
    produces: "text/csv",
    run: async ({ tx, actor, query, reply }) => {
      const rows = await readTags(tx, actor.contractId);
      const names = fileNames(["タグ一覧", "tags"], `_${tokyoDay(clock.now())}.csv`);
      return sendCsv(reply, { ...names, columns: TAG_COLUMNS, rows: oneChunk(rows), encoding: query.encoding });
    },
  });

  router.user({
    method: "PUT",
    path: "/tags_upload",
    allow: ADMINS,
    summary: "Replace the list of tags by a CSV file (UTF-8 or CP932); nothing is written unless every line is valid",
    uploadBytes: TAGS_BYTES,
    data: Type.Intersect([tagCountsSchema, Type.Object({ fileError: fileErrorSchema })]),
    run: (call) => uploadTags(callOf(call), call.file),
  });
}
