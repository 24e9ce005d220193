import { MISSING_CAUSE_LABELS, MISSING_CAUSES } from "@kirinuki/schema/missing-article.ts";
import { oneChunk } from "../../../csv/one-chunk.ts";
import type { XlsxColumn, XlsxTable } from "../../../csv/xlsx-stream.ts";
import type { OmissionCountsWire, OmissionMonthWire } from "./omission-months.dto.ts";

/** Suggestions and decisions, then the questions by cause: a column each. */
export const OMISSION_COUNT_COLUMNS: readonly XlsxColumn<OmissionCountsWire>[] = [
  { heading: "提案", cell: ({ made_count }) => made_count },
  { heading: "追加", cell: ({ added_count }) => added_count },
  { heading: "不要", cell: ({ dismissed_count }) => dismissed_count },
  { heading: "この記事がない", cell: ({ inquiry_count }) => inquiry_count, width: 14 },
  ...MISSING_CAUSES.map(
    (cause): XlsxColumn<OmissionCountsWire> => ({
      heading: MISSING_CAUSE_LABELS[cause],
      cell: ({ cause_info }) => cause_info.find((each) => each.cause === cause)?.count ?? 0,
      width: 14,
    }),
  ),
];

/** In Japanese and in ASCII. */
export const MONTHS_NAMES = ["もれの集計", "omission_months"] as const;

/** A month a row, newest first. */
export const monthsTable = (months: readonly OmissionMonthWire[]): XlsxTable<OmissionMonthWire> => ({
  sheetName: "もれの集計",
  columns: [{ heading: "月", cell: ({ target_month }) => target_month.replace("-", "/") }, ...OMISSION_COUNT_COLUMNS],
  rows: oneChunk(months),
});
