import { htmlText, isMarkup, plainText, treeText } from "./html-text.ts";
import { childrenOf, isElement, ownText, type XmlElement } from "./xml-tree.ts";

/** A value that is never markup: an id, a link, a date. */
export const valueIn = (element: XmlElement): string => plainText(ownText(element));

/** The first of these children that says anything. */
export function firstText(element: XmlElement, names: readonly string[]): string {
  for (const name of names) {
    for (const child of childrenOf(element, name)) {
      const text = textOf(child);
      if (text !== "") return text;
    }
  }
  return "";
}

/**
 * What an element of text says (RFC 4287 section 3.1, and what RSS and Atom 0.3 do): markup that stands in the document, HTML
 * in a text, or plain text. A text that does not say which it is may be either, and most often is HTML.
 */
export function textOf(element: XmlElement): string {
  const type = element.attributes.type?.trim().toLowerCase();
  const mode = element.attributes.mode?.trim().toLowerCase();
  if (element.children.some(isElement)) return treeText(element);
  const text = ownText(element);
  if (mode === "base64") return htmlText(Buffer.from(text, "base64").toString("utf8"));
  if (type === undefined || type === "" || /html|xml/.test(type)) return htmlText(text);
  if (type === "text" || type.startsWith("text/"))
    return mode === "escaped" && isMarkup(text) ? htmlText(text) : plainText(text);
  // A picture or the like, in base64.
  return "";
}
