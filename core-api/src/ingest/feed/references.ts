import { Parser } from "htmlparser2";
import { FeedRefused } from "./feed-refused.ts";

const REFERENCE = /&(#[0-9]{1,8}|#[xX][0-9a-fA-F]{1,8}|[A-Za-z_][\w.-]{0,99});/g;
/** How many characters the entities of one document may add. */
const MAX_EXPANSION = 1_000_000;

const named = new Map<string, string>();

/** One reference as HTML reads it: with its names, and with what windows-1252 printed as 128–159; itself where it is unknown. */
function htmlReference(reference: string): string {
  const known = named.get(reference);
  if (known !== undefined) return known;
  let text = "";
  new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true }).end(reference);
  if (text !== reference && named.size < 5000) named.set(reference, text);
  return text;
}

/** Whether HTML has an entity of that name. */
export const isHtmlName = (name: string): boolean => htmlReference(`&${name};`) !== `&${name};`;

function character(reference: string, body: string): string {
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
  const isPlain = code >= 0xa0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isPlain ? String.fromCodePoint(code) : htmlReference(reference);
}

/** Only references by number, once. */
export const decodeCharacters = (text: string): string =>
  text.replace(REFERENCE, (reference, body: string) => (body.startsWith("#") ? character(reference, body) : reference));

/** Decodes the references of one document: XML's, HTML's, and the document's own. What nobody knows stays as it is. */
export class References {
  private added = 0;

  constructor(private readonly own: ReadonlyMap<string, string>) {}

  /** @throws FeedRefused where the document's own entities swell beyond measure */
  decode(text: string): string {
    if (!text.includes("&")) return text;
    return text.replace(REFERENCE, (reference, body: string) => {
      if (body.startsWith("#")) return character(reference, body);
      const own = this.own.get(body);
      if (own === undefined) return htmlReference(reference);
      this.added += own.length;
      if (this.added > MAX_EXPANSION) throw new FeedRefused("実体の展開が大きすぎるため、安全のため読み込みません。");
      return own;
    });
  }
}
