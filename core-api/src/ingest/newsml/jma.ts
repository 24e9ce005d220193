import { oneLine } from "../feed/html-text.ts";
import { valueIn } from "../feed/xml-text.ts";
import { isElement, type XmlElement } from "../feed/xml-tree.ts";
import { distinct, emptyStory, notAnArticle, type Story } from "./story.ts";
import { firstAt, linesAt, valuesAt } from "./xml-path.ts";

const JMA = "気象庁";

/** A telegram of the Japan Meteorological Agency (JMA XML, root `Report`) as an article of 気象庁. */
export function jmaStory(report: XmlElement, position: number, payload: string): Story {
  const empty = emptyStory(position, payload, report.cut);
  const head = firstAt(report, "head");
  const control = firstAt(report, "control");
  const value = (element: XmlElement | undefined, name: string): string =>
    element ? (valuesAt(element, name)[0] ?? "") : "";
  if (!head || !control) {
    return notAnArticle(empty, "Report", "気象庁の電文ではありません（Control、Headがありません）。");
  }
  const status = value(control, "status");
  const sent = Date.parse(value(control, "datetime"));
  const office = value(control, "publishingoffice");
  const story: Story = {
    ...empty,
    id: idOf(control, head),
    agency: "jma",
    revision: Number.isNaN(sent) ? null : sent,
    withdrawn: value(head, "infotype") === "取消",
    title: value(head, "title") || value(control, "title"),
    body: distinct([...headlineOf(head), ...bodyLines(firstAt(report, "body")), office]).join("\n"),
    dates: [...valuesAt(head, "reportdatetime"), ...valuesAt(control, "datetime")],
    categories: valuesAt(head, "infokind"),
    mediaNames: [JMA],
  };
  if (status === "通常") return story;
  return notAnArticle(
    story,
    "Status",
    `訓練・試験の電文（${status || "運用種別なし"}）のため、記事として取り込みません。`,
  );
}

/**
 * A bulletin is a kind of telegram of an office about an event. Where the event is a moment (an earthquake), later telegrams
 * replace earlier ones; where it lasts (a typhoon, a volcano, a season), each number of the series is a bulletin of its own.
 */
function idOf(control: XmlElement, head: XmlElement): string {
  const first = (element: XmlElement, name: string): string => valuesAt(element, name)[0] ?? "";
  const event = first(head, "eventid");
  const isMoment = /^\d{14}(?!\d)/.test(event);
  const bulletin = isMoment ? "" : first(head, "serial") || first(head, "reportdatetime");
  const parts = [
    first(control, "title"),
    first(control, "editorialoffice"),
    isMoment ? "" : first(head, "title"),
    event,
  ];
  return `jma:${[...parts, bulletin].join("|")}`;
}

const headlineOf = (head: XmlElement): string[] => {
  const headline = firstAt(head, "headline");
  return headline ? [...linesAt(headline, "text"), ...bodyLines(headline)] : [];
};

/** Elements whose content is one line; what lies around them are further lines. */
const LINES = new Set(
  "text sentence item kind area areas station information warning meteorologicalinfo observationaddition earthquake intensity pref city intensitystation comment headline name property subarea base becoming".split(
    " ",
  ),
);
/** Keys, coordinates, moments and spans: for machines. */
const FOR_MACHINES = /code$|^(?:refid|polygon|eventid|serial)$/;
const MACHINE_VALUE = /^(?:\d{4}-\d{2}-\d{2}T[\d:+Z.-]+|-?P(?:\d+[YMWD])*(?:T(?:\d+[HMS])+)?)$/;

/** All that a telegram says in words and figures, a thing a line. */
function bodyLines(body: XmlElement | undefined): string[] {
  if (!body) return [];
  const lines: string[][] = [[]];
  walk(body, lines);
  return distinct(lines.map((words) => distinct(words).join(" ")));
}

function walk(element: XmlElement, lines: string[][]): void {
  for (const child of element.children.filter(isElement)) {
    const local = child.name.slice(child.name.indexOf(":") + 1);
    if (FOR_MACHINES.test(local)) continue;
    const isLine = LINES.has(local) && local !== "name";
    if (isLine) lines.push([]);
    if (child.children.some(isElement)) walk(child, lines);
    else lines.at(-1)?.push(...wordsOf(child));
    if (isLine) lines.push([]);
  }
}

/** `最大風速 ３０ノット`: what is measured, and the value as the agency words it. */
function wordsOf(leaf: XmlElement): string[] {
  const { description = "", unit = "", type = "" } = leaf.attributes;
  const value = oneLine(description || valueIn(leaf));
  if (value === "" || MACHINE_VALUE.test(value)) return [];
  const worded = description === "" && /^[\d.+-]+$/.test(value) ? `${value}${unit}` : value;
  return [type === "" || worded.includes(type) ? worded : `${type} ${worded}`];
}
