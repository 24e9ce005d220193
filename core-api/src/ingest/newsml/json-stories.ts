import { FeedRefused } from "../feed/feed-refused.ts";
import { digitalwiresStory } from "./digitalwires.ts";
import { JsonFields } from "./json-fields.ts";
import { ninjsStory } from "./ninjs.ts";
import { emptyStory, notAnArticle, type Story } from "./story.ts";

export interface JsonStories {
  kind: string;
  stories: Iterable<Story>;
}

/**
 * ninjs or digitalwires: one object, a list of them, or one a line.
 * @throws FeedRefused where it is none of these
 */
export function jsonStories(text: string): JsonStories {
  const given = parsed(text);
  if (given === undefined) return { kind: "ninjs", stories: linesOf(text) };
  const values: unknown[] = Array.isArray(given) ? given : [given];
  const [first] = values;
  const fields = JsonFields.of(first);
  if (values.length > 0 && !fields) throw new FeedRefused("ninjsではありません（JSONのオブジェクトがありません）。");
  if (fields?.has("items") && /jsonfeed\.org/.test(fields.text("version")))
    throw new FeedRefused("JSON Feedです。形式にfeedを指定してください。");
  return {
    kind: fields && isDigitalwires(fields) ? "digitalwires" : "ninjs",
    stories: each(values, (value) => (Array.isArray(given) ? written(value) : text)),
  };
}

const isDigitalwires = (fields: JsonFields): boolean => fields.text("format").startsWith("digitalwires");

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function* each(values: readonly unknown[], payloadOf: (value: unknown) => string): Generator<Story> {
  for (const [index, value] of values.entries()) yield storyOf(value, index + 1, payloadOf(value));
}

/** The number of an item is that of its line. @throws FeedRefused where not even the first can be read */
function* linesOf(text: string): Generator<Story> {
  let position = 0;
  for (const line of text.split("\n")) {
    position += 1;
    if (line.trim() === "") continue;
    const value = parsed(line);
    if (value === undefined && position === 1) throw new FeedRefused("JSONとして読み取れません。");
    yield value === undefined
      ? notAnArticle(emptyStory(position, line), "item", "JSONとして読み取れません。")
      : storyOf(value, position, line);
  }
}

function storyOf(value: unknown, position: number, payload: string): Story {
  const fields = JsonFields.of(value);
  if (!fields) return notAnArticle(emptyStory(position, payload), "item", "ninjsのオブジェクトではありません。");
  try {
    return isDigitalwires(fields)
      ? digitalwiresStory(fields, position, payload)
      : ninjsStory(fields, position, payload);
  } catch (error) {
    // XML within it that is not safe to read.
    if (!(error instanceof FeedRefused)) throw error;
    return notAnArticle(emptyStory(position, payload), "item", error.message);
  }
}

/** Nested beyond all measure, it has no text. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}
