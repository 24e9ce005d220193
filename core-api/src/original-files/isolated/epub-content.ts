import type { EpubArchive } from "./epub-archive.ts";
import type { EpubItem, EpubPackage } from "./epub-package.ts";

/** What the documents of a book would do or fetch, if they were let. */
export interface EpubContent {
  hasScripts: boolean;
  /** Items and documents that fetch something from outside the book. */
  remote: number;
}

const SCRIPT_TYPE = /(?:java|ecma)script$/;
const DOCUMENT_TYPE = /^(?:application\/xhtml\+xml|image\/svg\+xml|text\/(?:css|html|x-oeb1-document))$/;
const COMMENT = /<!--[\s\S]*?-->/g;
const SCRIPT = /<script[\s>]|<[a-z][^<>]{0,2000}\son[a-z]{3,30}\s*=\s*["']/i;
const ELSEWHERE = String.raw`\s*=\s*["']\s*(?:https?:)?//`;
const FETCHING = [
  `<(?:img|image|audio|video|source|track|script|iframe|object|embed)\\b[^<>]{0,2000}?\\b(?:src|href|data|poster)${ELSEWHERE}`,
  `<link\\b(?=[^<>]{0,2000}stylesheet)[^<>]{0,2000}?\\bhref${ELSEWHERE}`,
  `<\\?xml-stylesheet\\b[^<>]{0,2000}?\\bhref${ELSEWHERE}`,
  String.raw`url\(\s*["']?\s*(?:https?:)?//`,
  String.raw`@import\s+["']\s*(?:https?:)?//`,
].map((pattern) => new RegExp(pattern, "i"));

export async function contentOf(archive: EpubArchive, { items }: EpubPackage): Promise<EpubContent> {
  let hasScripts = false;
  let remote = 0;
  for (const item of items.values()) {
    if (item.name === null) remote += 1;
    hasScripts ||= saysScript(item);
    if (item.name === null || !DOCUMENT_TYPE.test(item.mediaType)) continue;
    const text = (await archive.text(item.name)).replace(COMMENT, "");
    if (FETCHING.some((pattern) => pattern.test(text))) remote += 1;
    hasScripts ||= SCRIPT.test(text);
  }
  return { hasScripts, remote };
}

const saysScript = ({ mediaType, properties }: EpubItem): boolean =>
  SCRIPT_TYPE.test(mediaType) || properties.includes("scripted");
