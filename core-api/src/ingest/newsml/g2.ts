import { type HtmlName, htmlText, oneLine, plainText, treeText } from "../feed/html-text.ts";
import { textOf } from "../feed/xml-text.ts";
import { isElement, ownText, type XmlElement } from "../feed/xml-tree.ts";
import { nitfText } from "./nitf.ts";
import {
  distinct,
  emptyStory,
  isTakenBack,
  joined,
  linkIn,
  NO_MEDIA_FILES,
  notAnArticle,
  revisionOf,
  type Story,
} from "./story.ts";
import { allAt, attributesAt, firstAt, firstWithin, linesAt, valuesAt } from "./xml-path.ts";

/** Items of NewsML-G2 that are no articles, as we call them. */
const OTHER_ITEMS: Record<string, string> = {
  conceptitem: "概念（conceptItem）",
  knowledgeitem: "語彙集（knowledgeItem）",
  catalogitem: "カタログ（catalogItem）",
  planningitem: "取材予定（planningItem）",
  packageitem: "記事の束（packageItem）で、記事への参照だけ",
};

/** Every kind of item that an itemSet may hold. */
export const G2_ITEMS = new Set(["newsitem", ...Object.keys(OTHER_ITEMS)]);

const TAKES_NO_TEXT = "本文が別のファイルにあり、説明文を本文にした記事";

/** One item of NewsML-G2 2.x. A package that carries content itself is an article. */
export function g2Story(item: XmlElement, position: number, payload: string): Story {
  const story = readItem(item, emptyStory(position, payload, item.cut));
  const other = OTHER_ITEMS[item.name];
  if (other === undefined || (item.name === "packageitem" && allAt(item, "contentset").length > 0)) return story;
  return notAnArticle(story, item.name, `${other}です。記事（newsItem）ではないため、取り込みません。`);
}

function readItem(item: XmlElement, empty: Story): Story {
  const meta = firstAt(item, "itemmeta") ?? item;
  const content = contentOf(item);
  const spareTitle = content.heading || valuesAt(item, "contentmeta", "slugline")[0] || "";
  const [title = spareTitle, ...headlines] = distinct([
    ...byRank(allAt(item, "contentmeta", "headline")).map(oneLineOf),
    content.title,
    ...linesAt(meta, "title"),
  ]);
  const captions = allAt(item, "contentmeta", "description").map(textOf);
  const provider = allAt(meta, "provider");
  const holders = allAt(item, "rightsinfo", "copyrightholder").map(partyName);
  const hasLinks = firstAt(meta, "link", "remotecontent") !== undefined;
  const isCaption = content.body === "" && content.isElsewhere;
  return {
    ...empty,
    id: item.attributes.guid?.trim() ?? "",
    agency: provider.map(partyCode).find(Boolean) ?? "",
    revision: revisionOf(item.attributes.version ?? "1"),
    withdrawn: isWithdrawn(meta),
    embargo: valuesAt(meta, "embargoed")[0] ?? "",
    title,
    body: joined(...headlines, ...(content.body === "" ? captions : [content.body])),
    link: linkIn(item.attributes.guid ?? ""),
    dates: [
      ...attributesAt(item, "date", "pubhistory", "published"),
      ...valuesAt(item, "pubhistory", "published", "date"),
      ...valuesAt(meta, "firstcreated"),
      ...valuesAt(meta, "versioncreated"),
      ...valuesAt(item, "contentmeta", "contentcreated"),
    ],
    categories: distinct(allAt(item, "contentmeta", "subject").map(nameOf)),
    keywords: distinct(linesAt(item, "contentmeta", "keyword")),
    rightholder: holders.find(Boolean) ?? "",
    mediaNames: distinct([
      ...provider.map(partyName),
      ...allAt(item, "contentmeta", "infosource").map(partyName),
      ...linesAt(item, "contentmeta", "creditline"),
      ...holders,
    ]),
    losses: isCaption ? [TAKES_NO_TEXT] : hasLinks || content.isElsewhere || content.hasMedia ? [NO_MEDIA_FILES] : [],
  };
}

/** An embargo without a date is one until further notice. */
const isWithdrawn = (meta: XmlElement): boolean =>
  allAt(meta, "pubstatus").some(({ attributes }) => isTakenBack(attributes.qcode ?? attributes.uri ?? "")) ||
  (allAt(meta, "embargoed").length > 0 && valuesAt(meta, "embargoed").length === 0);

interface Content {
  title: string;
  /** The title of an item that has no other. */
  heading?: string;
  body: string;
  hasMedia: boolean;
  /** There is a file that is not in the item. */
  isElsewhere: boolean;
}

/** The longest of the renditions that are in the item itself. */
function contentOf(item: XmlElement): Content {
  const sets = allAt(item, "contentset");
  const inline = sets.flatMap((set) => [
    ...allAt(set, "inlinexml").map(xmlContent),
    ...allAt(set, "inlinedata").map(dataContent),
  ]);
  const none = { title: "", body: "", hasMedia: false };
  const longest = inline.reduce((best, each) => (each.body.length > best.body.length ? each : best), inline[0] ?? none);
  return { ...longest, isElsewhere: sets.some((set) => allAt(set, "remotecontent").length > 0) };
}

function xmlContent(inline: XmlElement): Omit<Content, "isElsewhere"> {
  const nitf = firstWithin(inline, "nitf");
  if (nitf) return nitfText(nitf);
  const body = firstWithin(inline, "xhtml:body") ?? firstWithin(inline, "body");
  if (body) return htmlContent(body);
  return isHtml(inline) ? htmlContent(inline) : { title: "", body: treeText(inline, eachOnItsLine), hasMedia: false };
}

/** XHTML's header repeats the item's own data for a page: time, subjects, headline. It is no text of the article. */
const withoutHeader: HtmlName = (local) => (local === "header" ? "template" : local);

function htmlContent(html: XmlElement): Omit<Content, "isElsewhere"> {
  const header = firstWithin(html, "xhtml:header") ?? firstWithin(html, "header");
  const heading = header && (firstWithin(header, "xhtml:h1") ?? firstWithin(header, "h1"));
  return {
    title: "",
    heading: heading ? oneLine(treeText(heading)) : "",
    body: treeText(html, withoutHeader),
    hasMedia: false,
  };
}

const isHtml = (inline: XmlElement): boolean =>
  /html/i.test(inline.attributes.contenttype ?? "") ||
  inline.children.filter(isElement).some(({ name }) => name.startsWith("xhtml:"));

/** Vocabularies that we know nothing of: sports results, events. */
const eachOnItsLine: HtmlName = () => "div";

function dataContent(inline: XmlElement): Omit<Content, "isElsewhere"> {
  const { contenttype = "", encoding = "" } = inline.attributes;
  const given = ownText(inline);
  const isCoded = /base64/i.test(encoding);
  if (isCoded && !/^text\/|xml|html/i.test(contenttype)) return { title: "", body: "", hasMedia: true };
  const text = isCoded ? Buffer.from(given, "base64").toString("utf8") : given;
  return {
    title: "",
    body: /html|xml/i.test(contenttype) ? htmlText(text, withoutHeader) : plainText(text),
    hasMedia: false,
  };
}

/** The main headline first; those without a rank come before lower ones. */
const byRank = (headlines: readonly XmlElement[]): XmlElement[] =>
  headlines.toSorted((a, b) => Number(a.attributes.rank ?? 1) - Number(b.attributes.rank ?? 1));

const oneLineOf = (element: XmlElement): string => textOf(element).replace(/\s+/gu, " ");

/** The Japanese name where there is one, else the first. */
function nameOf(concept: XmlElement): string {
  const names = allAt(concept, "name");
  const own = names.find(({ attributes }) => /^ja\b/i.test(attributes["xml:lang"] ?? "")) ?? names[0];
  return own ? oneLineOf(own) : (concept.attributes.literal ?? "");
}

/** What follows the scheme's alias of a qcode: catalogues are never fetched, and within one item an alias means one scheme. */
const codeIn = (qcode: string): string => qcode.slice(qcode.indexOf(":") + 1);

const partyCode = ({ attributes }: XmlElement): string =>
  (attributes.qcode ?? attributes.uri ?? attributes.literal ?? "").trim();

const partyName = (party: XmlElement): string =>
  nameOf(party) || codeIn(party.attributes.qcode ?? "") || hostIn(party.attributes.uri ?? "");

const hostIn = (uri: string): string => (URL.canParse(uri) ? new URL(uri).hostname : "");
