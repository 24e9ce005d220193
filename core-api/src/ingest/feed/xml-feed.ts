import { externalRemarks, withoutDoctype } from "./doctype.ts";
import type { Feed, FeedEntry } from "./entry.ts";
import { FeedRefused } from "./feed-refused.ts";
import { oneLine } from "./html-text.ts";
import { References } from "./references.ts";
import { firstText, textOf, valueIn } from "./xml-text.ts";
import { childrenOf, isElement, readXml, type XmlElement } from "./xml-tree.ts";

const TITLES = ["title", "dc:title", "media:title"];
const BODIES = [
  "content:encoded",
  "content",
  "xhtml:body",
  "xhtml:div",
  "body",
  "fullitem",
  "description",
  "summary",
  "tagline",
  "dc:description",
];
/** Looked at where there is no text under a better name. */
const LATE_BODIES = ["itunes:summary", "itunes:subtitle", "media:description"];
const DATES =
  "pubdate dc:date published issued dcterms:issued dcterms:created created date updated modified dcterms:modified".split(
    " ",
  );

/** @throws FeedRefused where it is no feed, or not safe to read */
export function readXmlFeed(document: string): Feed {
  const plain = withoutDoctype(document);
  const { text, entities } = plain;
  const top = readXml(text, new References(entities));
  const root = top.children.find(isElement);
  if (!root) throw new FeedRefused("XMLの要素がありません。フィードではないか、空のファイルです。");
  const { kind, head, item } = shapeOf(root);
  const entries = root.name === "entry" ? [root] : descendants(root, item);
  return {
    kind,
    title: oneLine(firstText(head, ["title", "dc:title"])),
    links: feedLinks(head),
    entries: entries.map((element, index) => entryOf(element, index + 1, text)),
    cut: root.cut,
    remarks: externalRemarks(plain),
  };
}

function shapeOf(root: XmlElement): { kind: string; head: XmlElement; item: string } {
  const version = root.attributes.version?.trim() ?? "";
  const channel = childrenOf(root, "channel")[0] ?? root;
  if (root.name === "rss") return { kind: `RSS ${version}`.trim(), head: channel, item: "item" };
  if (root.name === "channel") return { kind: "RSS", head: root, item: "item" };
  if (/^(?:rdf:)?rdf$/.test(root.name)) return { kind: "RSS 1.0 (RDF)", head: channel, item: "item" };
  if (root.name === "feed" || root.name === "entry")
    return { kind: version.startsWith("0.") ? `Atom ${version}` : "Atom 1.0", head: root, item: "entry" };
  throw new FeedRefused(notAFeed(root.name));
}

function notAFeed(name: string): string {
  const local = name.slice(name.indexOf(":") + 1);
  if (local === "html" || local === "body" || local === "head") return "HTMLのページです。フィードではありません。";
  if (local === "opml") return "OPML（フィードの一覧）です。フィードではありません。";
  return `フィード（RSS、Atom、JSON Feed）ではありません（最上位の要素「${oneLine(name).slice(0, 50)}」）。`;
}

/** In the order of the document; an item may lie within one that nobody closed. */
function descendants(root: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const waiting: XmlElement[] = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (element !== root && element.name === name) found.push(element);
    waiting.push(...element.children.filter(isElement).reverse());
  }
  return found;
}

function entryOf(element: XmlElement, position: number, document: string): FeedEntry {
  const { link, base } = linkOf(element);
  const bodies = BODIES.flatMap((name) => childrenOf(element, name).map(textOf));
  const longest = bodies.reduce((best, each) => (each.length > best.length ? each : best), "");
  return {
    position,
    id: idOf(element),
    title: oneLine(firstText(element, TITLES)),
    body: longest || firstText(element, LATE_BODIES),
    link,
    base,
    dates: DATES.flatMap((name) => childrenOf(element, name).map(valueIn)).filter((date) => date !== ""),
    categories: ["category", "dc:subject"].flatMap((name) => childrenOf(element, name).map(categoryOf)).filter(Boolean),
    mediaName: sourceOf(element),
    payload: document.slice(element.start, element.end),
    cut: element.cut,
  };
}

const idOf = (element: XmlElement): string =>
  ["guid", "id", "dc:identifier"].flatMap((name) => childrenOf(element, name).map(valueIn)).find(Boolean) ??
  element.attributes["rdf:about"] ??
  "";

const categoryOf = (element: XmlElement): string =>
  oneLine(textOf(element) || element.attributes.label || element.attributes.term || "");

/** RSS has the name as text, Atom has a feed's head in it. */
function sourceOf(element: XmlElement): string {
  const [source] = childrenOf(element, "source");
  return source ? oneLine(firstText(source, ["title"]) || valueIn(source)) : "";
}

interface Link {
  link: string;
  base: string | null;
}

/** The page of an entry: what a publisher behind a redirecting service names as its own, then the ordinary link, then the permanent id. */
function linkOf(element: XmlElement): Link {
  const found = (from: XmlElement, link: string): Link => ({ link, base: from.base });
  const [original] = childrenOf(element, "feedburner:origlink");
  if (original && valueIn(original)) return found(original, valueIn(original));
  const links = childrenOf(element, "link");
  const written = links.find((each) => valueIn(each) !== "");
  if (written) return found(written, valueIn(written));
  const pages = links.filter(isPage);
  const page = pages.find(({ attributes }) => /html/i.test(attributes.type ?? "html")) ?? pages[0];
  if (page) return found(page, (page.attributes.href ?? page.attributes["rdf:resource"] ?? "").trim());
  const [guid] = childrenOf(element, "guid");
  if (guid && guid.attributes.ispermalink?.toLowerCase() !== "false" && /^https?:/i.test(valueIn(guid))) {
    return found(guid, valueIn(guid));
  }
  const id = element.attributes["rdf:about"] ?? "";
  return found(element, /^https?:/i.test(id) ? id : "");
}

const isPage = ({ attributes }: XmlElement): boolean =>
  (attributes.href ?? attributes["rdf:resource"] ?? "").trim() !== "" &&
  /^(?:|alternate|https?:\/\/www\.iana\.org\/assignments\/relation\/alternate)$/i.test((attributes.rel ?? "").trim());

/** The page first, then where the feed itself is. */
function feedLinks(head: XmlElement): string[] {
  const links = childrenOf(head, "link");
  const self = links.filter(({ attributes }) => attributes.rel?.toLowerCase() === "self");
  return [
    ...links.map(valueIn),
    ...links.filter(isPage).map(({ attributes }) => attributes.href ?? ""),
    ...self.map(({ attributes }) => attributes.href ?? ""),
    head.base ?? "",
    ...childrenOf(head, "id").map(valueIn),
  ].filter((link) => link !== "");
}
