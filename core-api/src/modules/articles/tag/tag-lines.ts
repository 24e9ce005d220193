import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { isShortName } from "@kirinuki/schema/forms/short-name.ts";
import { MOST_TAGS, TAG_LENGTH } from "@kirinuki/schema/tones.ts";

/** A tag as it is sent; without an id it is a new one. */
export interface TagLine {
  tag_id?: string;
  tag_name: string;
  retired_flag?: 0 | 1;
}

const ID = /^[1-9]\d{0,9}$/;

/** A name as names are compared: ＥＶ is EV. */
export const tagKey = (name: string): string => norm(name);

/** Why a text can't name a tag; null where it can. */
export function tagNameFault(name: unknown): string | null {
  if (typeof name !== "string" || tagKey(name) === "") return "タグ名を入力してください。";
  if (!isShortName(name.trim(), TAG_LENGTH)) return `タグ名は${TAG_LENGTH}文字以下の文字で入力してください。`;
  return null;
}

/** What is wrong with a list of tags, in words that name the line; null where nothing is. */
export function tagLinesFault(given: unknown): string | null {
  if (!Array.isArray(given)) return "タグの一覧を指定してください。";
  if (given.length > MOST_TAGS) return `タグは${MOST_TAGS}件までです。`;
  const ids = new Set<string>();
  for (const [at, line] of given.entries()) {
    const fault = lineFault(line, ids);
    if (fault !== null) return `${at + 1}行目：${fault}`;
  }
  return null;
}

function lineFault(line: unknown, ids: Set<string>): string | null {
  if (line === null || typeof line !== "object") return "タグ名を入力してください。";
  const { tag_id: id, tag_name: name, retired_flag: retired } = line as Record<string, unknown>;
  if (retired !== undefined && retired !== null && retired !== 0 && retired !== 1)
    return "使用終了は0または1で指定してください。";
  if (id !== undefined && id !== null) {
    if (!ID.test(String(id))) return "タグIDは正しいIDで指定してください。";
    if (ids.has(String(id))) return "同じタグIDが2回あります。";
    ids.add(String(id));
  }
  return tagNameFault(name);
}

/** The lines of a list that has no fault. */
export const readTagLines = (given: readonly TagLine[]): TagLine[] =>
  given.map(({ tag_id, tag_name, retired_flag }) => ({
    ...(tag_id !== undefined && tag_id !== null && { tag_id: String(tag_id) }),
    tag_name: tag_name.trim().normalize("NFC"),
    retired_flag: retired_flag ?? 0,
  }));
