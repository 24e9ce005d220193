import { Parser } from "htmlparser2";
import { References } from "./references.ts";
import { TextCollector, withoutControls } from "./text-collector.ts";
import { isElement, type XmlElement } from "./xml-tree.ts";

/** Deeper markup is no article's; a parser would take ever longer for it. */
const MAX_DEPTH = 500;

class TooDeep extends Error {}

const TAGS =
  "a|abbr|address|article|aside|b|big|blockquote|body|br|center|cite|code|dd|del|div|dl|dt|em|figure|font|footer|h[1-6]|header|hr|html|i|iframe|img|ins|" +
  "li|main|mark|nav|ol|p|pre|q|rp|rt|ruby|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video|wbr";
const MARKUP = new RegExp(`</?(?:${TAGS})(?:[\\s/][^<>]*)?>|<!--|&(?:#\\d|#x[\\da-f]|[a-z]\\w{0,31};)`, "i");

/** Whether a text can be meant as HTML; `List<String>` and `A & B` can't. */
export const isMarkup = (text: string): boolean => MARKUP.test(text);

/** HTML as the text that a browser would show; text without markup only loses its superfluous blanks. */
export function htmlText(html: string, htmlName: HtmlName = sameName): string {
  if (!isMarkup(html)) return collected((collector) => collector.add(html));
  try {
    return collected((collector) => parse(html, collector, htmlName));
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return collected((collector) => collector.add(new References(new Map()).decode(html.replace(/<[^<>]*>/g, " "))));
  }
}

function parse(html: string, collector: TextCollector, htmlName: HtmlName): void {
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new TooDeep();
      collector.open(htmlName(name));
    },
    ontext: (text) => collector.add(text),
    onclosetag(name) {
      depth -= 1;
      collector.close(htmlName(name));
    },
  });
  parser.end(html);
}

/** Markup that stands in the document itself, as XHTML does. */
export function treeText(element: XmlElement, htmlName: HtmlName = sameName): string {
  return collected((collector) => walk(element, collector, htmlName));
}

/** Which element of HTML another vocabulary's means, by its local name. */
export type HtmlName = (local: string) => string;

const sameName: HtmlName = (local) => local;

function walk(element: XmlElement, collector: TextCollector, htmlName: HtmlName): void {
  for (const child of element.children) {
    if (!isElement(child)) {
      collector.add(child);
      continue;
    }
    const local = htmlName(child.name.slice(child.name.indexOf(":") + 1));
    collector.open(local);
    walk(child, collector, htmlName);
    collector.close(local);
  }
}

function collected(fill: (collector: TextCollector) => void): string {
  const collector = new TextCollector();
  fill(collector);
  return collector.lines();
}

/** Text that is no markup: its lines stay. */
export const plainText = (text: string): string => withoutControls(text).replace(/\r\n?/g, "\n").trim();

/** On one line. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();
