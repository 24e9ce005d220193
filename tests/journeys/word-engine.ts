import type { Page } from "@playwright/test";

/**
 * What Outlook for Windows, which lays mails out by Word, does not show as it is written (Microsoft: HTML and CSS Rendering Capabilities
 * in Outlook 2007, the last it says of it). Empty for a mail that keeps to it.
 */
export const wordEngineFaults = (page: Page): Promise<string[]> => page.evaluate(faultsOfDocument);

/** Runs in the page: it closes over nothing. */
function faultsOfDocument(): string[] {
  const CORE =
    /^(color|background|font|font-family|font-size|font-weight|text-decoration|line-height|white-space|border-style|border-collapse|mso-.+)$/;
  const MARGINS = /^margin(-\w+)?$/;
  const FULL = /^(width|height|padding(-\w+)?|border(-\w+)*)$/;
  /** Lost without harm: words break elsewhere, corners are square. */
  const HARMLESS = /^(word-break|overflow-wrap|border-radius)$/;
  const faults: string[] = [];
  const fault = (element: Element, what: string) => faults.push(`${element.localName}.${element.className}: ${what}`);
  const declarations = (element: Element): [string, string][] =>
    (element.getAttribute("style") ?? "")
      .split(";")
      .filter((each) => each.trim() !== "")
      .map((each) => {
        const [name = "", ...value] = each.split(":");
        return [name.trim(), value.join(":").trim()];
      });
  const styleOf = (element: Element) => new Map(declarations(element));
  const isHidden = (element: Element) => styleOf(element).get("mso-hide") === "all";
  /** Its padding is the cell's, by Word's own property. */
  const isButton = (element: Element) => {
    const padding = styleOf(element).get("padding");
    return (
      padding !== undefined &&
      element.parentElement !== null &&
      styleOf(element.parentElement).get("mso-padding-alt") === padding
    );
  };

  for (const element of document.body.querySelectorAll("*")) {
    const tag = element.localName;
    if (!/^(table|tbody|tr|td|div|span|a|b|br|img|h1|h2)$/.test(tag)) fault(element, "unknown element");
    for (const [name, value] of declarations(element)) {
      const isInline = /^(a|b|span)$/.test(tag);
      const isTaken =
        CORE.test(name) ||
        HARMLESS.test(name) ||
        (MARGINS.test(name) && !isInline && !/auto|-\d/.test(value)) ||
        (FULL.test(name) && !isInline && tag !== "div") ||
        (tag === "img" && name === "display") ||
        isHidden(element) ||
        (isButton(element) && /^(display|padding)$/.test(name));
      if (!isTaken) fault(element, `${name}:${value}`);
      if (/!important|url\(|flex|grid|gradient|var\(|calc\(|rgba?\(/.test(value)) fault(element, `${name}:${value}`);
      if (/color|background/.test(name) && !/^#[0-9a-f]{6}$/.test(value)) fault(element, `${name}:${value}`);
    }
    if (tag === "table") {
      for (const attribute of ["cellpadding", "cellspacing"])
        if (element.getAttribute(attribute) !== "0") fault(element, `${attribute} is not 0`);
      const holdsButton = element.querySelector("td")?.className === "bt";
      if (!element.hasAttribute("width") && !holdsButton) fault(element, "no width");
    }
    if (tag === "img" && !(element.getAttribute("width") && element.getAttribute("height"))) fault(element, "no size");
    if (tag === "tr") {
      // Word gives all cells of a row the greatest of their paddings.
      const paddings = [...element.children].map((cell) => styleOf(cell).get("padding")?.split(" ")[0] ?? "0");
      if (new Set(paddings).size > 1) fault(element, `paddings ${paddings.join(", ")}`);
    }
  }
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    const text = comment.nodeValue ?? "";
    if (/^\[if /.test(text) !== /<!\[endif\]$/.test(text))
      faults.push(`a conditional comment without its other end: ${text}`);
    if (/<\/?[vo]:/.test(text)) faults.push("VML");
  }
  return faults;
}
