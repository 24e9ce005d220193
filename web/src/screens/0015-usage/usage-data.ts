import type { UsageRecordsQuery } from "../../__generated__/graphql.ts";
import type { UseCounts } from "../../features/usage-inquiry/use-series.ts";

/** The user's uses in a period, as the bff gives them. */
export type UsageRecords = Extract<UsageRecordsQuery["usageRecords"], { __typename: "UsageRecords" }>;
export type UsedArticle = UsageRecords["articles"][number];

/** Counted uses of a day, or of all days. */
export interface Figures extends UseCounts {
  readonly book: number;
  readonly newspaperImage: number;
  readonly newspaperText: number;
  readonly total: number;
}
