import { oneLine } from "../feed/html-text.ts";
import { textOf, valueIn } from "../feed/xml-text.ts";
import { childrenOf, isElement, type XmlElement } from "../feed/xml-tree.ts";

/** All elements at the end of a path of names below one. */
export const allAt = (element: XmlElement, ...path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>((found, name) => found.flatMap((each) => childrenOf(each, name)), [element]);

export const firstAt = (element: XmlElement, ...path: readonly string[]): XmlElement | undefined =>
  allAt(element, ...path)[0];

/** The values at the end of a path, on one line each; dates, ids, plain names. */
export const valuesAt = (element: XmlElement, ...path: readonly string[]): string[] =>
  allAt(element, ...path)
    .map((found) => oneLine(valueIn(found)))
    .filter((value) => value !== "");

/** The texts at the end of a path, on one line each; they may have markup. */
export const linesAt = (element: XmlElement, ...path: readonly string[]): string[] =>
  allAt(element, ...path)
    .map((found) => oneLine(textOf(found)))
    .filter((line) => line !== "");

export const attributesAt = (element: XmlElement, name: string, ...path: readonly string[]): string[] =>
  allAt(element, ...path)
    .map(({ attributes }) => oneLine(attributes[name] ?? ""))
    .filter((value) => value !== "");

/** The first of that name at any depth, in the order of the document. */
export function firstWithin(element: XmlElement, name: string): XmlElement | undefined {
  const waiting = [element];
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    if (each.name === name) return each;
    waiting.push(...each.children.filter(isElement).reverse());
  }
  return undefined;
}
