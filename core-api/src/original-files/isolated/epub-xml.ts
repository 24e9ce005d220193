import { DomUtils, parseDocument } from "htmlparser2";

type XmlNode = ReturnType<typeof parseDocument>["children"][number];
export type XmlElement = Extract<XmlNode, { attribs: unknown }>;

/** A book's XML, as far as it can be read; nothing is fetched, no entity expanded but those of XML itself. */
export const parseXml = (text: string): XmlNode[] => parseDocument(text, { xmlMode: true }).children;

const localName = (name: string): string => name.slice(name.indexOf(":") + 1).toLowerCase();

/** All elements of that name, whatever prefix it bears, in the order of the document. */
export const elementsOf = (nodes: XmlNode[] | XmlElement, name: string): XmlElement[] =>
  DomUtils.getElementsByTagName((tag) => localName(tag) === name, nodes);

export const attributeOf = (element: XmlElement, name: string): string => (element.attribs[name] ?? "").trim();

export const textOf = (element: XmlElement | undefined): string =>
  element ? DomUtils.textContent(element).replace(/\s+/g, " ").trim() : "";
