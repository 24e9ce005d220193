import { MOST_TAGS } from "@kirinuki/schema/tones.ts";
import { type Static, Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { refuseLostUpdate, versionOf } from "../../../http/content-version.ts";
import { nullable } from "../../../http/wire-types.ts";
import { audit } from "../../audit/audit.ts";
import { lockContract } from "../article-setting/article-setting.repository.ts";
import { readTags, storeTags, type TagRow, type TagToStore } from "./tag.repository.ts";
import { readTagLines, type TagLine, tagKey } from "./tag-lines.ts";

/** GET and PUT /tags. */
export const tagsSchema = Type.Object({
  tags: Type.Array(
    Type.Object({
      tag_id: Type.String(),
      tag_name: Type.String(),
      /** 1: articles keep it, but it is put on no other. */
      retired_flag: Type.Integer({ enum: [0, 1] }),
      /** For administrators; null for others. */
      article_count: nullable(Type.Integer()),
    }),
  ),
  version: Type.String(),
});
export type TagsWire = Static<typeof tagsSchema>;

export interface TagCall {
  tx: Transaction;
  actor: Actor;
  requestId: string;
}

/** What people can change of the list: how many articles have a tag is no part of it. */
const contentOf = (rows: readonly TagRow[]) => rows.map(({ tag_id, tag_name, retired }) => [tag_id, tag_name, retired]);

/** GET /tags. */
export async function listTags({ tx, actor }: Pick<TagCall, "tx" | "actor">): Promise<TagsWire> {
  const rows = await readTags(tx, actor.contractId);
  return {
    tags: rows.map(({ tag_id, tag_name, retired, articles }) => ({
      tag_id,
      tag_name,
      retired_flag: retired ? 1 : 0,
      article_count: actor.role === "Admin" ? articles : null,
    })),
    version: versionOf(contentOf(rows)),
  };
}

/** How many tags a save changed, by what became of them. */
export const tagCountsSchema = Type.Object({
  added_count: Type.Integer(),
  changed_count: Type.Integer(),
  /** They became one with another. */
  merged_count: Type.Integer(),
  retired_count: Type.Integer(),
  removed_count: Type.Integer(),
});
export type TagCounts = Static<typeof tagCountsSchema>;

/**
 * PUT /tags: puts a list in place of the one before. Tags that get the same name become one; what is left out is deleted, or retired
 * where articles have it.
 * @throws AppError NOT_FOUND for a tag that the contract has not, LOST_UPDATE
 */
export async function saveTags(
  call: TagCall,
  given: readonly TagLine[],
  version?: string | null,
): Promise<TagsWire & TagCounts> {
  const { tx, actor, requestId } = call;
  await lockContract(tx, actor.contractId);
  const before = await readTags(tx, actor.contractId);
  refuseLostUpdate(version, contentOf(before));
  const change = planTags(before, readTagLines(given));
  await storeTags(tx, actor.contractId, change);
  const { contractId, userId } = actor;
  if (Object.values(change.counts).some((count) => count > 0))
    await audit(tx, { contractId, actor: userId, action: "tag.save", detail: { ...change.counts }, requestId });
  return { ...(await listTags(call)), ...change.counts };
}

function planTags(before: readonly TagRow[], lines: readonly TagLine[]) {
  const known = new Map(before.map((row) => [row.tag_id, row]));
  const tags = new Map<string, TagToStore>();
  const merged: { from: string; into_key: string }[] = [];
  for (const { tag_id: id, tag_name: name, retired_flag } of lines) {
    if (id !== undefined && !known.has(id)) throw new AppError("NOT_FOUND");
    const key = tagKey(name);
    const first = tags.get(key);
    if (first === undefined)
      tags.set(key, { tagId: id ?? null, name, key, retired: retired_flag === 1, order: tags.size + 1 });
    else if (id !== undefined && first.tagId === null) first.tagId = id;
    else if (id !== undefined) merged.push({ from: id, into_key: key });
  }
  const named = new Set(lines.flatMap(({ tag_id }) => tag_id ?? []));
  const leftOut = before.filter(({ tag_id }) => !named.has(tag_id));
  const removed: string[] = [];
  for (const row of leftOut) {
    const first = tags.get(row.tag_key);
    // Typed anew under the same name: it is the same tag.
    if (first?.tagId === null) first.tagId = row.tag_id;
    else if (first) merged.push({ from: row.tag_id, into_key: row.tag_key });
    else if (row.articles === 0) removed.push(row.tag_id);
    else
      tags.set(row.tag_key, {
        ...{ tagId: row.tag_id, name: row.tag_name, key: row.tag_key },
        ...{ retired: true, order: tags.size + 1 },
      });
  }
  if (tags.size > MOST_TAGS) throw invalidFields([{ field: "tags", message: `タグは${MOST_TAGS}件までです。` }]);
  const stored = [...tags.values()];
  return { tags: stored, merged, removed, counts: countsOf(known, stored, { merged, removed }) };
}

function countsOf(
  known: ReadonlyMap<string, TagRow>,
  stored: readonly TagToStore[],
  { merged, removed }: { merged: readonly unknown[]; removed: readonly unknown[] },
): TagCounts {
  const places = [...known.keys()];
  const kept = stored.flatMap((tag) => {
    const row = tag.tagId === null ? undefined : known.get(tag.tagId);
    return row ? [{ tag, row }] : [];
  });
  const retired = kept.filter(({ tag, row }) => tag.retired && !row.retired).length;
  const differs = kept.filter(
    ({ tag, row }) =>
      tag.name !== row.tag_name || tag.retired !== row.retired || places.indexOf(row.tag_id) + 1 !== tag.order,
  ).length;
  return {
    added_count: stored.length - kept.length,
    changed_count: differs - retired,
    merged_count: merged.length,
    retired_count: retired,
    removed_count: removed.length,
  };
}
