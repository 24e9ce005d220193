import type { ReportArticle, ReportContent } from "./report-content.dto.ts";

/** All that the files of a report are made of: plain data, for the process that writes them. */
export interface ReportDocument {
  title: string;
  madeAt: Date;
  content: ReportContent;
  articles: readonly ReportArticle[];
  /** Of the installation; links of articles begin with it. */
  publicUrl: string;
}
