import { FeedRefused } from "./feed-refused.ts";
import { decodeCharacters } from "./references.ts";

/** Plain abbreviations that a document declares for itself: name → text. */
export type OwnEntities = ReadonlyMap<string, string>;

const MAX_ENTITIES = 256;
const MAX_VALUE = 256;

/**
 * Takes the DOCTYPE out of a document. No external DTD is ever fetched. Entities for plain text are kept; a document that
 * declares any that would fetch something, or that are built from other entities, is refused before anything is expanded.
 * @throws FeedRefused
 */
export function withoutDoctype(text: string): { text: string; entities: OwnEntities } {
  const start = doctypeStart(text);
  if (start === -1) return { text, entities: new Map() };
  const end = doctypeEnd(text, start);
  if (end === -1) throw new FeedRefused("DOCTYPE宣言が閉じていません。");
  return { text: text.slice(0, start) + text.slice(end), entities: entitiesOf(text.slice(start, end)) };
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

function entitiesOf(doctype: string): OwnEntities {
  const entities = new Map<string, string>();
  for (const [, parameter, name = "", external, double, single] of doctype.matchAll(ENTITY)) {
    if (external) throw new FeedRefused(`外部実体「${name}」を宣言しているため、安全のため読み込みません。`);
    const value = double ?? single ?? "";
    if (parameter || value.length > MAX_VALUE || /[<%]|&(?!#)/.test(value) || entities.size >= MAX_ENTITIES) {
      throw new FeedRefused(
        `展開すると膨らむおそれのある実体「${name}」を宣言しているため、安全のため読み込みません。`,
      );
    }
    if (!entities.has(name)) entities.set(name, decodeCharacters(value));
  }
  const declared = doctype.match(/<!ENTITY\b/gi)?.length ?? 0;
  if (declared > 0 && entities.size === 0)
    throw new FeedRefused("実体の宣言を読み取れないため、安全のため読み込みません。");
  return entities;
}
