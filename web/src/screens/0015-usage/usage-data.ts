import type { UsageRecordsQuery } from "../../__generated__/graphql.ts";

/** The user's uses in a period, as the bff gives them. */
export type UsageRecords = Extract<UsageRecordsQuery["usageRecords"], { __typename: "UsageRecords" }>;
export type UsedArticle = UsageRecords["articles"][number];

/** Counted uses of a day, or of all days. */
export interface Figures {
  readonly pdfDisplay: number;
  readonly pdfPrint: number;
  readonly textDisplay: number;
  readonly textPrint: number;
  readonly book: number;
  readonly newspaperImage: number;
  readonly newspaperText: number;
  readonly total: number;
}

/** The kinds that make up the total, in the order of the chart's colours. */
export const KINDS = ["pdfDisplay", "pdfPrint", "textDisplay", "textPrint"] as const;
export type Kind = (typeof KINDS)[number];
