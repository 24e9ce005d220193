export const REPORT_FORMATS = ["pdf", "xlsx"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Media types of the files. */
export const REPORT_TYPES: Record<ReportFormat, string> = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Where a file of a report is kept. */
export const reportKey = (contractId: number, reportId: number, format: ReportFormat): string =>
  `reports/${contractId}/${reportId}.${format}`;
