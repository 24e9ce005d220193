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
  const reader = new XmlReader(references);
  reader.write(text);
  return reader.end();
}

/** The same piece by piece, for documents that are not held as a whole. Positions count from the first piece on. */
export class XmlReader {
  private readonly builder: TreeBuilder;
  private readonly parser: Parser;
  private length = 0;

  /** `onEnd` hears of each element that ends (or is cut), and takes it out of the tree by answering true. */
  constructor(references: References, onEnd: (element: XmlElement, parent: XmlElement) => boolean = () => false) {
    this.builder = new TreeBuilder(references, onEnd);
    this.parser = new Parser(this.builder, {
      xmlMode: true,
      decodeEntities: false,
      lowerCaseTags: true,
      lowerCaseAttributeNames: true,
    });
    this.builder.position = () => ({ start: this.parser.startIndex, end: this.parser.endIndex });
  }

  write(text: string): void {
    this.length += text.length;
    this.parser.write(text);
  }

  /** The elements that are open, from the document on. */
  get open(): readonly XmlElement[] {
    return this.builder.openElements();
  }

  end(): XmlElement {
    this.builder.isOver = true;
    this.parser.end();
    this.builder.closeRest(this.length);
    return this.builder.document;
  }
}

class TreeBuilder {
  readonly document: XmlElement = { name: "", attributes: {}, children: [], base: null, start: 0, end: 0, cut: false };
  /** The text has been read; whatever is still open is cut. */
  isOver = false;
  position: () => { start: number; end: number } = () => ({ start: 0, end: 0 });
  private readonly open: { element: XmlElement; scope: Scope }[] = [{ element: this.document, scope: NO_SCOPE }];
  private elements = 0;
  private inCdata = false;
  /** A text may come in pieces, and a reference be torn by them. */
  private text = "";

  constructor(
    private readonly references: References,
    private readonly onEnd: (element: XmlElement, parent: XmlElement) => boolean,
  ) {}

  openElements(): XmlElement[] {
    return this.open.map(({ element }) => element);
  }

  onopentag(name: string, raw: Record<string, string>): void {
    this.finishText();
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
    this.text += text;
  }

  oncomment(): void {
    this.finishText();
  }

  oncdatastart(): void {
    this.finishText();
    this.inCdata = true;
  }

  oncdataend(): void {
    this.finishText();
    this.inCdata = false;
  }

  private finishText(): void {
    if (this.text === "") return;
    this.open.at(-1)?.element.children.push(this.inCdata ? this.text : this.references.decode(this.text));
    this.text = "";
  }

  onclosetag(_name: string, implied: boolean): void {
    this.finishText();
    if (this.isOver || this.open.length === 1) return;
    const closed = this.open.pop();
    // An implied end stands before the tag that implied it.
    const { start, end } = this.position();
    if (!closed) return;
    closed.element.end = implied ? Math.max(start, closed.element.start) : end + 1;
    this.handOver(closed.element);
  }

  /** What the document ended within. */
  closeRest(end: number): void {
    this.finishText();
    while (this.open.length > 1) {
      const last = this.open.pop();
      if (!last) return;
      last.element.end = end;
      last.element.cut = true;
      this.handOver(last.element);
    }
  }

  private handOver(element: XmlElement): void {
    const parent = this.open.at(-1)?.element;
    if (!parent || !this.onEnd(element, parent)) return;
    parent.children.pop();
    this.elements = 0;
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
