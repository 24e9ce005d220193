import type { UsageInquiryQuery } from "../../__generated__/graphql.ts";
import type { Day } from "../../domain/day.ts";
import { daysOf } from "../../domain/usage-span.ts";
import type { InquiryAddress } from "./inquiry-address.ts";

type Inquiry = Extract<UsageInquiryQuery["usageInquiry"], { __typename: "UsageInquiry" }>;
type DayCounts = Omit<Inquiry["days"][number]["counts"], "__typename">;

/** What the cells of the table of days count. */
export const CELL_KINDS = ["all", "image", "text", "display", "print"] as const;
export type CellKind = (typeof CELL_KINDS)[number];

const COUNT: Record<CellKind, (counts: DayCounts) => number> = {
  all: ({ total }) => total,
  image: ({ newspaperImage }) => newspaperImage,
  text: ({ newspaperText }) => newspaperText,
  display: ({ pdfDisplay, textDisplay }) => pdfDisplay + textDisplay,
  print: ({ pdfPrint, textPrint }) => pdfPrint + textPrint,
};
export const countOf = (counts: DayCounts, kind: CellKind): number => COUNT[kind](counts);

/** More days than these are read one below the other. */
const MOST_DAYS = 62;

/** Users or groups in rows and days in columns; one alone has his days in rows, and so have charge codes. */
export const isMatrix = ({ by, step, period, userIds, groupIds, isByCharge }: InquiryAddress): boolean =>
  step === "DAY" &&
  !isByCharge &&
  (by === "USER" ? userIds.length : groupIds.length) !== 1 &&
  daysOf(period).length <= MOST_DAYS;

export type DayUses = readonly { day: Day; counts: DayCounts }[];

export const usesOn = (days: DayUses, day: Day): DayCounts | undefined => days.find((each) => each.day === day)?.counts;

/** From which count on a cell stands out, and stands out much. */
export const LEVELS = [10, 20] as const;
export const levelOf = (count: number): 0 | 1 | 2 => (count >= LEVELS[1] ? 2 : count >= LEVELS[0] ? 1 : 0);
