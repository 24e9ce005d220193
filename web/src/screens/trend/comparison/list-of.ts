import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import { deviceHere } from "../../../browser/here.ts";
import type { Day } from "../../../domain/day.ts";
import { writeHomeAddress } from "../../../domain/home-address.ts";
import { pathOf } from "../../../domain/screen-path.ts";
import type { SelectionKind } from "../../../domain/selection.ts";
import type { Source } from "../../../domain/source.ts";
import { articleRefOf } from "../../../features/article-list/article-ref.ts";

const KINDS: Readonly<Record<number, SelectionKind>> = {
  [DATA_KBN.theme]: "THEME",
  [DATA_KBN.themeGroup]: "THEME_GROUP",
  [DATA_KBN.topic]: "TOPIC",
};
const SOURCES: Readonly<Record<number, Source>> = { 1: "NEWSPAPER", 2: "NEWSPAPER", 3: "WEB", 5: "MAGAZINE" };

/** Home's list of a column on the day of an article, with that article open, on this device. */
export function listOf(
  { dataKbn, targetId }: { dataKbn: number; targetId: string },
  { articleId, dataSection, day }: { articleId: string; dataSection: number; day: Day },
): string {
  const kind = KINDS[dataKbn];
  const source = SOURCES[dataSection] ?? null;
  const period = { start: day, end: day };
  return (
    pathOf(deviceHere() === "mobile" ? "sp-0003" : "0002") +
    writeHomeAddress({
      selection: kind ? { kind, id: targetId } : null,
      source,
      period,
      article: articleRefOf({ id: articleId, dataSection }),
    })
  );
}
