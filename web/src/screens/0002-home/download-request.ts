import { DATA_KBN, DATA_SECTION, type DataSection } from "@kirinuki/schema/codes.ts";
import type { Period } from "../../domain/period.ts";
import type { Selection } from "../../domain/selection.ts";
import { SORTS, type SortName } from "../../domain/sort.ts";
import type { Source } from "../../domain/source.ts";
import type { WantedAssessment } from "../../domain/wanted-assessment.ts";

export type DownloadKind = "list" | "webThemes";
export type FileFormat = "utf8" | "sjis" | "xlsx";

/** The list that is on the screen. */
export interface ListedNow {
  selection: Selection | null;
  period: Period;
  source: Source | null;
  sort: SortName;
  /** ids of the ticked articles; none means the whole list. */
  chosen: readonly string[];
  webVisible: boolean;
  wanted: WantedAssessment | null;
}

const SECTIONS: Record<Source, readonly DataSection[]> = {
  NEWSPAPER: [DATA_SECTION.newspaperImage, DATA_SECTION.newspaperText],
  WEB: [DATA_SECTION.web],
  MAGAZINE: [DATA_SECTION.magazine],
};
const KBN = { THEME: DATA_KBN.theme, THEME_GROUP: DATA_KBN.themeGroup, TOPIC: DATA_KBN.topic } as const;

const fileOf = (format: FileFormat) => (format === "xlsx" ? { format: "xlsx" } : { format: "csv", encoding: format });

/** The download call for what is on the screen (api.md, Administration). */
export function requestOf(of: ListedNow, kind: DownloadKind, format: FileFormat): { path: string; body: object } {
  const selection = of.selection && { data_kbn: KBN[of.selection.kind], id: of.selection.id };
  const where = { ...selection, process_date_start: of.period.start, process_date_end: of.period.end };
  if (kind === "webThemes") return { path: "/api/v1/web_theme_download", body: { ...where, ...fileOf(format) } };
  const path = "/api/v1/article_list_download";
  if (of.chosen.length > 0)
    return { path, body: { article_info: of.chosen.map((article_id) => ({ article_id })), ...fileOf(format) } };
  const { key, order } = SORTS[of.sort];
  const sort = key === "NONE" ? {} : { sort_key: key.toLowerCase(), sort_order: order.toLowerCase() };
  const sections = of.source ? { data_section: SECTIONS[of.source] } : {};
  const tones = of.wanted && of.wanted.tones.length > 0 ? { tone: of.wanted.tones } : {};
  const tags = of.wanted && of.wanted.tagIds.length > 0 ? { tag_id: of.wanted.tagIds } : {};
  const grades = of.wanted?.prominences ? { prominence: of.wanted.prominences } : {};
  return { path, body: { ...where, ...sections, ...tones, ...tags, ...grades, ...sort, ...fileOf(format) } };
}
