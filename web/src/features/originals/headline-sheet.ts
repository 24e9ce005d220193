import { licenceText } from "@kirinuki/schema/messages.ts";
import type { Headline } from "./print-order.ts";

/** A sheet of the articles that a licence lets be printed by their headline alone. */
export function headlineSheet(headlines: readonly Headline[]): HTMLElement {
  const sheet = document.createElement("section");
  sheet.className = "jp headline-sheet";
  const heading = document.createElement("h1");
  heading.textContent = licenceText.headlineOnly;
  const list = document.createElement("ul");
  for (const { title, mediaName, place } of headlines) {
    const item = document.createElement("li");
    item.textContent = `${title}　${mediaName} ${place}`.trim();
    list.append(item);
  }
  sheet.append(heading, list);
  return sheet;
}
