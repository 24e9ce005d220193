import { handClipPlace, type MediumKind } from "@kirinuki/schema/hand-clip.ts";
import { timeLabel } from "../../domain/day.ts";
import { printPaper } from "../../features/originals/print-paper.ts";
import type { Viewer } from "../../session/session.ts";
import { handText as text } from "./hand-text.ts";
import type { HandClip } from "./use-clips.ts";

/** Records on paper: title, place, note and link of each in the order of the folder, and who printed them. A use of nothing. */
export function printRecords(
  folder: string,
  records: readonly HandClip[],
  { companyName, name, userId }: Pick<Viewer, "companyName" | "name" | "userId">,
): Promise<void> {
  const sheet = document.createElement("section");
  sheet.className = "jp headline-sheet";
  const list = element("ol");
  for (const record of records) {
    const item = element("li");
    item.style.marginBottom = "5mm";
    item.style.breakInside = "avoid";
    const lines = [
      handClipPlace({ ...record, kind: record.kind as MediumKind }),
      ...record.note.split("\n"),
      record.link,
    ];
    item.append(element("b", record.title), ...lines.filter((line) => line !== "").map((line) => element("div", line)));
    list.append(item);
  }
  const foot = element("p", `${companyName}　${name}（${userId}）　${timeLabel(new Date().toISOString(), "full")}`);
  foot.className = "print-foot";
  sheet.append(element("h1", text.sheetTitle(folder)), list, foot);
  return printPaper(sheet);
}

function element(kind: string, words = ""): HTMLElement {
  const made = document.createElement(kind);
  made.textContent = words;
  return made;
}
