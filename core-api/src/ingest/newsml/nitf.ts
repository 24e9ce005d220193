import { type HtmlName, treeText } from "../feed/html-text.ts";
import { isElement, type XmlElement } from "../feed/xml-tree.ts";
import { distinct, emptyStory, isTakenBack, joined, NO_MEDIA_FILES, revisionOf, type Story } from "./story.ts";
import { allAt, attributesAt, firstAt, firstWithin, linesAt } from "./xml-path.ts";

/** NITF's own elements that begin a line. */
const LINES = new Set(
  "hl1 hl2 byline byttl distributor dateline abstract block media-caption media-producer media-metadata note tagline bibliography nitf-table bq credit datasource".split(
    " ",
  ),
);
const UNREAD = new Set(["media-object", "media-reference", "nitf-table-metadata"]);

const htmlName: HtmlName = (local) => (UNREAD.has(local) ? "script" : LINES.has(local) ? "div" : local);

const TAKEN_BACK = /\b(?:kill|cancell?(?:ed|ation)?|withdrawn?|withhold|withheld)\b|取消|取り消|削除|撤回|差し?止/i;

/** What NITF says as text, also where it is the content of another format's item. */
export interface NitfText {
  title: string;
  body: string;
  hasMedia: boolean;
}

export function nitfText(nitf: XmlElement): NitfText {
  const heads = allAt(nitf, "body", "body.head");
  const titles = heads.flatMap((head) => [...linesAt(head, "hedline", "hl1"), ...linesAt(head, "headline", "hl1")]);
  const subtitles = heads.flatMap((head) => linesAt(head, "hedline", "hl2"));
  const [title = "", ...furtherTitles] = distinct([...titles, ...linesAt(nitf, "head", "title")]);
  const content = [...allAt(nitf, "body", "body.content"), ...allAt(nitf, "body", "body.end")];
  const abstracts = heads.flatMap((head) => allAt(head, "abstract"));
  const paragraphs = [...abstracts, ...content].map((part) => treeText(part, htmlName));
  return {
    title,
    body: joined(...furtherTitles, ...subtitles, ...paragraphs),
    hasMedia: firstWithin(nitf, "media-reference") !== undefined,
  };
}

/** NITF 3.x on its own (root `nitf`). */
export function nitfStory(nitf: XmlElement, position: number, payload: string): Story {
  const data = firstAt(nitf, "head", "docdata") ?? nitf;
  const { title, body, hasMedia } = nitfText(nitf);
  const id = firstAt(data, "doc-id");
  const publication = firstAt(nitf, "head", "pubdata");
  const agency = id?.attributes.regsrc ?? "";
  const holders = attributesAt(data, "holder", "doc.copyright");
  const names = [publication?.attributes.name ?? "", ...holders, agency];
  return {
    ...emptyStory(position, payload, nitf.cut),
    id: (id?.attributes["id-string"] ?? nitf.attributes.uno ?? "").trim(),
    agency: agency.trim(),
    revision: revisionOf(attributesAt(data, "version", "du-key")[0] ?? ""),
    withdrawn: isWithdrawn(data),
    title,
    body,
    link: publication?.attributes["ex-ref"] ?? "",
    dates: distinct([
      publication?.attributes["date.publication"] ?? "",
      ...attributesAt(data, "norm", "date.release"),
      ...attributesAt(data, "norm", "date.issue"),
      ...attributesAt(nitf, "norm", "body", "body.head", "dateline", "story.date"),
    ]).map(isoDate),
    embargo: isEmbargoed(data) ? isoDate(attributesAt(data, "norm", "date.release")[0] ?? "") : "",
    categories: distinct([
      ...attributesAt(nitf, "tobject.subject.type", "head", "tobject", "tobject.subject"),
      publication?.attributes["position.section"] ?? "",
    ]),
    keywords: distinct([...attributesAt(data, "key", "key-list", "keyword"), ...attributesAt(data, "key", "keyword")]),
    rightholder: holders[0] ?? "",
    mediaNames: distinct([...names, ...linesAt(nitf, "body", "body.head", "distributor")]),
    losses: hasMedia ? [NO_MEDIA_FILES] : [],
  };
}

const isEmbargoed = (data: XmlElement): boolean => /embargoed/i.test(data.attributes["management-status"] ?? "");

/** By the status of the document, or by a message to the editors that says so. */
function isWithdrawn(data: XmlElement): boolean {
  const messages = data.children
    .filter(isElement)
    .filter(({ name }) => name === "ed-msg")
    .map(({ attributes }) => `${attributes["msg-type"] ?? ""} ${attributes.info ?? ""}`);
  return (
    isTakenBack(data.attributes["management-status"] ?? "") || messages.some((message) => TAKEN_BACK.test(message))
  );
}

/** NITF writes 20261120T060000+0900. */
const isoDate = (norm: string): string =>
  norm.replace(
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2}):?(\d{2}):?(\d{2})?(.*))?$/i,
    (_, year, month, day, hour, minute, second = "00", zone = "") =>
      hour === undefined ? `${year}-${month}-${day}` : `${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`,
  );
