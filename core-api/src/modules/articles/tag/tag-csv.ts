import { MOST_TAGS } from "@kirinuki/schema/tones.ts";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { FileError } from "../../../csv/read-csv.ts";
import { readTable } from "../../../csv/read-table.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { UploadedFile } from "../../../http/upload.ts";
import type { TagRow } from "./tag.repository.ts";
import { saveTags, type TagCall, type TagCounts } from "./tag.service.ts";
import { type TagLine, tagNameFault } from "./tag-lines.ts";

export const TAGS_BYTES = 1024 * 1024;

/** The file's columns, the same for download and upload; 記事数 is for people and not read. */
export const TAG_COLUMNS: readonly CsvColumn<TagRow>[] = [
  { heading: "タグID", cell: ({ tag_id }) => tag_id },
  { heading: "タグ名", cell: ({ tag_name }) => tag_name },
  { heading: "使用終了", cell: ({ retired }) => (retired ? 1 : 0) },
  { heading: "記事数", cell: ({ articles }) => articles },
];

const NOTHING: TagCounts = { added_count: 0, changed_count: 0, merged_count: 0, retired_count: 0, removed_count: 0 };

const refused = (fileError: FileError[]) => new Refusal("REFUSED_FILE", { ...NOTHING, fileError });

/** PUT /tags_upload: the whole list, a line each in their order; nothing is written unless every line is good. */
export async function uploadTags(call: TagCall, file: UploadedFile | null) {
  const read = readTable(file, TAGS_BYTES, ["タグ名"]);
  if ("faults" in read) return refused(read.faults);
  const { lines } = read;
  if (lines.length > MOST_TAGS) return refused([{ row: 0, field: "file", message: `タグは${MOST_TAGS}件までです。` }]);
  const known = new Set(
    (
      await call.tx.query<{ id: string }>("SELECT tag_id::text AS id FROM tag WHERE contract_id = $1", [
        call.actor.contractId,
      ])
    ).map(({ id }) => id),
  );
  const tags: TagLine[] = [];
  const faults: FileError[] = [];
  const seen = new Set<string>();
  for (const { row, of } of lines) {
    const [id, name, retired] = [of("タグID"), of("タグ名"), of("使用終了")];
    const nameFault = tagNameFault(name);
    if (nameFault !== null) faults.push({ row, field: "タグ名", message: nameFault });
    if (id !== "" && !known.has(id)) faults.push({ row, field: "タグID", message: "このタグIDのタグはありません。" });
    if (id !== "" && seen.has(id)) faults.push({ row, field: "タグID", message: "同じタグIDが2回あります。" });
    if (!["", "0", "1"].includes(retired))
      faults.push({ row, field: "使用終了", message: "使用終了は0または1で入力してください。" });
    seen.add(id);
    tags.push({ ...(id !== "" && { tag_id: id }), tag_name: name, retired_flag: retired === "1" ? 1 : 0 });
  }
  if (faults.length > 0) return refused(faults);
  const { tags: _list, version: _version, ...counts } = await saveTags(call, tags);
  return { ...counts, fileError: [] };
}
