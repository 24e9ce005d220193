import { forReading } from "./book-markup.ts";
import { withoutHandlers } from "./without-handlers.ts";

/** Parts of a book that a reader may load as they are; everything else becomes a file that no browser shows or runs. */
const PLAIN =
  /^(?:image\/(?!svg)|font\/|application\/(?:font|x-font|vnd\.ms-opentype)|audio\/|video\/|text\/css$|text\/plain$)/;
const MARKUP = /html|xml|svg/i;

const FORBIDDEN =
  "script, iframe, frame, frameset, object, embed, applet, portal, base, meta[http-equiv], link:not([rel~=stylesheet])";
/** What loads or runs leaves the document. Of links only style sheets stay, and they do nothing else (a "preconnect" beside it would). */
export function removeForbidden(page: Document): void {
  takeInstructions(page);
  for (const element of page.querySelectorAll(FORBIDDEN)) element.remove();
  for (const link of page.querySelectorAll("link")) {
    const isAlternate = /\balternate\b/i.test(link.getAttribute("rel") ?? "");
    link.setAttribute("rel", isAlternate ? "alternate stylesheet" : "stylesheet");
  }
}

/** An instruction before the page may rewrite it (XSLT). One that names a style sheet becomes a link to it; the rest goes. */
function takeInstructions(page: Document): void {
  for (const node of [...page.childNodes]) {
    if (node.nodeType !== Node.PROCESSING_INSTRUCTION_NODE) continue;
    node.remove();
    const [, , href] = /\bhref\s*=\s*(["'])(.*?)\1/.exec(node.nodeValue ?? "") ?? [];
    if (href === undefined || /xsl/i.test(node.nodeValue ?? "")) continue;
    const link = page.createElement("link");
    link.setAttribute("rel", "stylesheet");
    link.setAttribute("href", href);
    page.head?.prepend(link);
  }
}

const ADDRESS = /^(?:href|src|xlink:href|action|formaction|data|poster|from|to|values)$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before a scheme.
const RUNS = /^[\s\u0000-\u001f]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data:(?!image\/(?!svg)))/i;

/** Of every page of a book: nothing runs, nothing is fetched from anywhere. */
const POLICY =
  "default-src 'none'; img-src blob: data:; style-src blob: 'unsafe-inline'; font-src blob: data:; media-src blob:";

export interface BookPart {
  data: string | Blob | null;
  type: string;
}

const XHTML = "application/xhtml+xml";
const SVG = "image/svg+xml";

/** A drawing that is a page by itself, in a page of text: only such can be set and turned. */
export async function asPage(part: BookPart): Promise<BookPart> {
  if (part.type !== SVG || part.data === null) return part;
  const drawing = await textOf(part.data);
  const { documentElement } = new DOMParser().parseFromString(forReading(drawing), SVG);
  const inside = new XMLSerializer().serializeToString(documentElement);
  const data = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title></title></head><body>${inside}</body></html>`;
  return { data, type: XHTML };
}

/**
 * A part of a book without anything that could run in our origin. It is the third wall: pages stand in frames without
 * allow-scripts (web/book-frames.ts), and inherit the program's own content security policy.
 */
export async function harmless({ data, type }: BookPart): Promise<BookPart> {
  if (data === null || PLAIN.test(type)) return { data, type };
  if (!MARKUP.test(type)) return { data, type: "application/octet-stream" };
  return cleanMarkup(await textOf(data), type);
}

/** Before a document is made of it. */
const textOf = async (data: string | Blob): Promise<string> =>
  withoutHandlers(typeof data === "string" ? data : await data.text());

function cleanMarkup(text: string, type: string): BookPart {
  const asXml = new DOMParser().parseFromString(forReading(text), type === SVG ? type : XHTML);
  const broken = asXml.querySelector("parsererror") !== null;
  const page = broken ? new DOMParser().parseFromString(forReading(text), "text/html") : asXml;
  removeForbidden(page);
  for (const element of page.querySelectorAll("*")) cleanAttributes(element);
  if (page.head) {
    const policy = page.createElement("meta");
    policy.setAttribute("http-equiv", "Content-Security-Policy");
    policy.setAttribute("content", POLICY);
    page.head.prepend(policy);
  }
  return broken
    ? { data: `<!doctype html>${page.documentElement.outerHTML}`, type: "text/html" }
    : { data: new XMLSerializer().serializeToString(page), type };
}

function cleanAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (/^on/i.test(name) || (ADDRESS.test(name) && RUNS.test(value))) element.removeAttribute(name);
  }
}
