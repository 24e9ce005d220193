import { withoutDoctype } from "../feed/doctype.ts";
import { htmlText, plainText } from "../feed/html-text.ts";
import { References } from "../feed/references.ts";
import { readXml } from "../feed/xml-tree.ts";
import type { JsonFields } from "./json-fields.ts";
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
import { firstWithin } from "./xml-path.ts";

const OTHER_TYPES: Record<string, string> = { event: "行事（event）", planning: "取材予定（planning）" };
const MEDIA_TYPES = /^(?:picture|video|audio|graphic|animation)$/i;

/** One object of ninjs 1.x (`headline`, `body_xhtml`), 2.x (`headlines`, `bodies`) or 3.x (the same in camel case). */
export function ninjsStory(item: JsonFields, position: number, payload: string): Story {
  const [title = "", ...headlines] = distinct([
    ...wordings(item, "headline", "headlines").map(({ text }) => text.replace(/\s+/gu, " ")),
    item.line("title"),
    item.line("slugline"),
  ]);
  const bodies = wordings(item, "body", "bodies").map(bodyText);
  const body = bodies.reduce((best, each) => (each.length > best.length ? each : best), "");
  const captions = wordings(item, "description", "descriptions")
    .filter(({ role }) => role !== "creditline")
    .map(bodyText);
  const sources = item.list("infosources").concat(item.list("infosource"));
  const isMedium = MEDIA_TYPES.test(item.text("type"));
  const story: Story = {
    ...emptyStory(position, payload),
    id: item.text("uri"),
    agency: item.line("copyrightholder") || (sources[0]?.line("name") ?? ""),
    revision: revisionOf(item.text("version")),
    withdrawn: isTakenBack(item.text("pubstatus")),
    embargo: item.line("embargoed"),
    title,
    body: joined(...(body === "" ? captions : [...headlines.filter((line) => line !== item.line("slugline")), body])),
    link: linkIn(item.line("uri")),
    dates: ["firstcreated", "versioncreated", "contentcreated"].map((name) => item.line(name)).filter(Boolean),
    categories: distinct([...item.lines("subjects"), ...item.lines("subject")]),
    keywords: distinct([...item.lines("keywords"), ...item.lines("keyword")]),
    rightholder: item.line("copyrightholder"),
    mediaNames: distinct([
      ...sources.map((source) => source.line("name")),
      item.line("provider"),
      item.line("copyrightholder"),
      hostOfId(item.line("uri")),
    ]),
    losses: isMedium || item.has("renditions") || item.list("associations").length > 0 ? [NO_MEDIA_FILES] : [],
  };
  const other =
    OTHER_TYPES[item.text("type").toLowerCase()] ?? (item.has("eventdetails") ? OTHER_TYPES.event : undefined);
  return other === undefined ? story : notAnArticle(story, "type", `${other}です。記事ではないため、取り込みません。`);
}

interface Wording {
  role: string;
  /** Media type, or what stands for it in the name of a field: `xhtml`. */
  type: string;
  text: string;
}

/** `body_xhtml` and the like of version 1, and the list of later ones. */
function wordings(item: JsonFields, name: string, listName: string): Wording[] {
  const own = item.names().filter((each) => each === name || each.startsWith(`${name}_`));
  const listed = item.list(listName).map((each) => ({
    role: each.line("role"),
    type: each.line("contenttype") || each.line("role"),
    text: each.text("value"),
  }));
  return [
    ...own.map((each) => ({ role: each, type: each.slice(name.length + 1), text: item.text(each) })),
    ...listed.toSorted((a, b) => Number(b.role === "main") - Number(a.role === "main")),
  ].filter(({ text }) => text !== "");
}

function bodyText({ type, text }: Wording): string {
  if (/nitf/i.test(type) || /^\s*(?:<\?xml[^>]*>\s*)?<nitf\b/i.test(text)) {
    const plain = withoutDoctype(text);
    const nitf = firstWithin(readXml(plain.text, new References(plain.entities)), "nitf");
    if (nitf) return nitfText(nitf).body;
  }
  return /html|xml/i.test(type) ? htmlText(text) : plainText(text);
}

const hostOfId = (uri: string): string => (/^https?:/i.test(uri) && URL.canParse(uri) ? new URL(uri).hostname : "");
