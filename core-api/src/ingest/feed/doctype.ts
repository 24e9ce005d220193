import { FeedRefused } from "./feed-refused.ts";
import { decodeCharacters, isHtmlName } from "./references.ts";
import type { Remark } from "./remark.ts";

/** Plain abbreviations that a document declares for itself: name → text. */
export type OwnEntities = ReadonlyMap<string, string>;

export interface WithoutDoctype {
  text: string;
  entities: OwnEntities;
  /** Entities that stand for a file elsewhere; they are read as nothing. */
  external: readonly string[];
}

const MAX_ENTITIES = 256;
const MAX_VALUE = 256;
/** They mean the same whatever a document says (XML 1.0, 4.6). */
const PREDEFINED = new Set(["lt", "gt", "amp", "quot", "apos"]);

/**
 * Takes the DOCTYPE out of a document. Nothing is ever fetched: external DTDs and sets of entities (HTMLlat1 and the like) are
 * ignored, since the names of HTML are read without them. Entities for plain text are kept; a document that declares any that
 * are built from other entities is refused before anything is expanded.
 * @throws FeedRefused
 */
export function withoutDoctype(text: string): WithoutDoctype {
  const start = doctypeStart(text);
  if (start === -1) return { text, entities: new Map(), external: [] };
  const end = doctypeEnd(text, start);
  if (end === -1) throw new FeedRefused("DOCTYPE宣言が閉じていません。");
  return { text: text.slice(0, start) + text.slice(end), ...entitiesOf(text.slice(start, end)) };
}

/** Behind comments and instructions, before the first element; -1 where there is none. */
function doctypeStart(text: string): number {
  let at = text.indexOf("<");
  while (at !== -1) {
    if (/^<!doctype/i.test(text.slice(at, at + 9))) return at;
    if (/[A-Za-z_:]/.test(text[at + 1] ?? "")) return -1;
    const close = text.startsWith("<!--", at) ? "-->" : text.startsWith("<?", at) ? "?>" : "<";
    const end = text.indexOf(close, at + (close === "-->" ? 4 : 1));
    at = end === -1 ? -1 : text.indexOf("<", close === "<" ? end : end + close.length);
  }
  return -1;
}

function doctypeEnd(text: string, start: number): number {
  let brackets = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"' || character === "'") {
      at = text.indexOf(character, at + 1);
      if (at === -1) return -1;
    } else if (brackets > 0 && text.startsWith("<!--", at)) {
      at = text.indexOf("-->", at + 4);
      if (at === -1) return -1;
    } else if (character === "[") brackets += 1;
    else if (character === "]") brackets -= 1;
    else if (character === ">" && brackets <= 0) return at + 1;
  }
  return -1;
}

const ENTITY = /<!ENTITY\s+(%)?\s*([^\s"'>%]{1,100})\s+(?:(SYSTEM|PUBLIC)\b|"([^"]*)"|'([^']*)')/gi;

function entitiesOf(doctype: string): Omit<WithoutDoctype, "text"> {
  const entities = new Map<string, string>();
  const external: string[] = [];
  const plain = withoutComments(doctype);
  const declarations = [...plain.matchAll(ENTITY)];
  if (declarations.length === 0 && /<!ENTITY\b/i.test(plain))
    throw new FeedRefused("実体の宣言を読み取れないため、安全のため読み込みません。");
  for (const [, parameter, name = "", isExternal, double, single] of declarations) {
    if (PREDEFINED.has(name)) continue;
    if (isExternal) {
      // A set of entities is named by a parameter entity; what it would declare, we know or leave as it is.
      if (!parameter && external.length < MAX_ENTITIES && !isHtmlName(name)) external.push(name);
      continue;
    }
    const value = double ?? single ?? "";
    if (parameter || value.length > MAX_VALUE || /[<%]|&(?!#)/.test(value) || entities.size >= MAX_ENTITIES) {
      throw new FeedRefused(
        `展開すると膨らむおそれのある実体「${name}」を宣言しているため、安全のため読み込みません。`,
      );
    }
    if (!entities.has(name)) entities.set(name, decodeCharacters(value));
  }
  for (const name of external) if (!entities.has(name)) entities.set(name, "");
  return { entities, external };
}

function withoutComments(doctype: string): string {
  const [first = "", ...rest] = doctype.split("<!--");
  return [first, ...rest.map((part) => (part.includes("-->") ? part.slice(part.indexOf("-->") + 3) : ""))].join("");
}

/** What is to be said of entities that were not fetched. */
export const externalRemarks = ({ external }: WithoutDoctype): Remark[] =>
  external.length > 0
    ? [{ text: `外部の実体（${external.slice(0, 3).join("、")}）は取得せず、空として読みました`, isLoss: true }]
    : [];
