import { Parser } from "htmlparser2";
import { FeedRefused } from "./feed-refused.ts";
import type { References } from "./references.ts";
import { canonicalName, NO_SCOPE, type Scope, scopeWithin } from "./xml-names.ts";

/** An element of a document that may be broken. Names are in lower case, with the usual prefix of their namespace. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** xml:base, as far as the document itself tells. */
  base: string | null;
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** The document ended within it. */
  cut: boolean;
}

const MAX_DEPTH = 256;
const MAX_ELEMENTS = 1_000_000;

/**
 * Reads XML as far as it can be read: elements that are not closed, wrong ends, lone ampersands, missing quotes. Nothing is
 * fetched, nothing expanded but the references given.
 * @returns the document, whose children are the elements on top
 * @throws FeedRefused where elements nest too deep or are too many
 */
export function readXml(text: string, references: References): XmlElement {
  const builder = new TreeBuilder(references);
  const parser = new Parser(builder, {
    xmlMode: true,
    decodeEntities: false,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
  });
  builder.position = () => ({ start: parser.startIndex, end: parser.endIndex });
  parser.write(text);
  builder.isOver = true;
  parser.end();
  builder.closeRest(text.length);
  return builder.document;
}

class TreeBuilder {
  readonly document: XmlElement = { name: "", attributes: {}, children: [], base: null, start: 0, end: 0, cut: false };
  /** The text has been read; whatever is still open is cut. */
  isOver = false;
  position: () => { start: number; end: number } = () => ({ start: 0, end: 0 });
  private readonly open: { element: XmlElement; scope: Scope }[] = [{ element: this.document, scope: NO_SCOPE }];
  private elements = 0;
  private inCdata = false;

  constructor(private readonly references: References) {}

  onopentag(name: string, raw: Record<string, string>): void {
    const parent = this.open.at(-1);
    if (!parent || this.isOver) return;
    this.elements += 1;
    if (this.open.length > MAX_DEPTH) throw new FeedRefused(`要素の入れ子が深すぎます（上限${MAX_DEPTH}）。`);
    if (this.elements > MAX_ELEMENTS) throw new FeedRefused(`要素が多すぎます（上限${MAX_ELEMENTS}）。`);
    const attributes = Object.fromEntries(
      Object.entries(raw).map(([key, value]) => [key, this.references.decode(value)]),
    );
    const scope = scopeWithin(parent.scope, attributes);
    const element: XmlElement = {
      name: canonicalName(name, scope),
      attributes,
      children: [],
      base: joined(parent.element.base, attributes["xml:base"]),
      start: this.position().start,
      end: 0,
      cut: false,
    };
    parent.element.children.push(element);
    this.open.push({ element, scope });
  }

  ontext(text: string): void {
    this.open.at(-1)?.element.children.push(this.inCdata ? text : this.references.decode(text));
  }

  oncdatastart(): void {
    this.inCdata = true;
  }

  oncdataend(): void {
    this.inCdata = false;
  }

  onclosetag(_name: string, implied: boolean): void {
    if (this.isOver || this.open.length === 1) return;
    const closed = this.open.pop();
    // An implied end stands before the tag that implied it.
    const { start, end } = this.position();
    if (closed) closed.element.end = implied ? Math.max(start, closed.element.start) : end + 1;
  }

  /** What the document ended within. */
  closeRest(end: number): void {
    for (const { element } of this.open.splice(1)) {
      element.end = end;
      element.cut = true;
    }
  }
}

function joined(base: string | null, own: string | undefined): string | null {
  if (own === undefined) return base;
  return base !== null && URL.canParse(own, base) ? new URL(own, base).href : own;
}

export const isElement = (child: XmlElement | string): child is XmlElement => typeof child !== "string";

/** The direct children of that name. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter(isElement).filter((child) => child.name === name);

/** Its own text, without that of elements within. */
export const ownText = (element: XmlElement): string =>
  element.children.filter((child) => typeof child === "string").join("");
