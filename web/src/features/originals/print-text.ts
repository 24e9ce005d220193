import type { Viewer } from "../../session/session.ts";
import { printPaper } from "./print-paper.ts";

/** Business time, as the reading pane's foot has it. */
const TIME = new Intl.DateTimeFormat("ja-JP", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Tokyo" });

/** A text on paper in the print style of articles (look.md 9): title, text, and who printed it when at the foot. */
export function printText(
  { title, text }: { title: string; text: string },
  { companyName, name, userId }: Pick<Viewer, "companyName" | "name" | "userId">,
): Promise<void> {
  const sheet = document.createElement("article");
  sheet.className = "jp";
  const heading = document.createElement("h1");
  heading.textContent = title;
  const body = document.createElement("div");
  body.className = "body-text print-text";
  for (const line of text.split(/\r?\n/)) {
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    body.append(paragraph);
  }
  const foot = document.createElement("p");
  foot.className = "print-foot";
  foot.textContent = `${companyName}　${name}（${userId}）　${TIME.format(new Date())}`;
  sheet.append(heading, body, foot);
  return printPaper(sheet);
}
