import "reflect-metadata";
import { ArrayMaxSize, IsIn, IsOptional, Matches, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import type { ReportPeriodInput } from "../article-count/article-count.resolver.ts";
import { FrequencySortKey, UsageBy, UsageFrequency, UsageSortKey, UsageStep } from "./usage-inquiry.enums.ts";

const DIGITS = /^\d{1,18}$/;
/** Rows of a page (spec section 9). */
const PAGE_SIZES = [20, 40, 60, 80, 100] as const;
/** As many ids as REST takes. */
const MOST_IDS = 500;

@ArgsType()
class UsagePageArgs {
  @Min(1)
  @Max(1_000_000)
  @Field(() => Int, { defaultValue: 1, description: "1-based." })
  page!: number;

  @IsIn(PAGE_SIZES, { message: inputText.pageSize })
  @Field(() => Int, { defaultValue: 20, description: "20, 40, 60, 80 or 100." })
  pageSize!: (typeof PAGE_SIZES)[number];
}

@ArgsType()
export class UsageInquiryArgs extends UsagePageArgs {
  @Field(() => UsageBy, { description: "What one row stands for." })
  by!: UsageBy;

  @Field(() => UsageStep, { description: "What a row covers." })
  step!: UsageStep;

  @ArrayMaxSize(MOST_IDS)
  @MaxLength(20, { each: true })
  @Field(() => [ID], { defaultValue: [], description: "Only these users; empty: all." })
  userIds!: string[];

  @ArrayMaxSize(MOST_IDS)
  @Matches(DIGITS, { each: true, message: inputText.id })
  @Field(() => [ID], { defaultValue: [], description: "Only uses as a member of these groups; empty: of any." })
  groupIds!: string[];

  @ArrayMaxSize(MOST_IDS)
  @MaxLength(200, { each: true })
  @Field(() => [String], { defaultValue: [], description: "Only uses charged to these codes; empty: to any." })
  chargeCodes!: string[];

  @Field(() => Boolean, { defaultValue: false, description: "A row for each charge code." })
  byCharge!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: "Whether rows of a period include their uses by day." })
  withDays!: boolean;

  @IsOptional()
  @Field(() => UsageSortKey, {
    nullable: true,
    description: "Rows one by one in this order; null: by group, with subtotals.",
  })
  sortKey?: UsageSortKey | null;

  @Field(() => Boolean, { defaultValue: false, description: "From the largest to the smallest." })
  descending!: boolean;
}

@ArgsType()
export class UsageArticlesArgs extends UsagePageArgs {
  @MaxLength(20)
  @Field(() => ID, { description: "user_id." })
  userId!: string;

  @IsOptional()
  @Matches(DIGITS, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "Only uses as a member of this group." })
  groupId?: string | null;

  @ArrayMaxSize(MOST_IDS)
  @MaxLength(200, { each: true })
  @Field(() => [String], { defaultValue: [], description: "Only uses charged to these codes; empty: to any." })
  chargeCodes!: string[];
}

@ArgsType()
export class UsageFrequencyArgs extends UsagePageArgs {
  @IsOptional()
  @Matches(DIGITS, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "Only members of this group." })
  groupId?: string | null;

  @IsOptional()
  @Field(() => UsageFrequency, { nullable: true, description: "Only users of this frequency." })
  frequency?: UsageFrequency | null;

  @Field(() => FrequencySortKey, {
    defaultValue: FrequencySortKey.USE_DAY_COUNT,
    description: "Sort key.",
  })
  sortKey!: FrequencySortKey;

  @Field(() => Boolean, { defaultValue: true, description: "From the largest to the smallest." })
  descending!: boolean;
}

const orderOf = (descending: boolean) => (descending ? ("desc" as const) : ("asc" as const));

/** How REST reads an inquiry. */
export const toInquiryBody = (period: ReportPeriodInput, args: UsageInquiryArgs) => ({
  ...toAskedBody(period, args),
  ...(args.byCharge && { charge_code_flag: true }),
  ...(args.withDays && { day_flag: true }),
  ...(args.sortKey && { sort_key: args.sortKey.toLowerCase() as Lowercase<UsageSortKey> }),
  sort_order: orderOf(args.descending),
  page: args.page,
  page_size: args.pageSize,
});

/** Whose uses of which days; an empty list of ids means all. */
export const toAskedBody = (
  period: ReportPeriodInput,
  {
    userIds,
    groupIds,
    chargeCodes = [],
  }: Pick<UsageInquiryArgs, "userIds" | "groupIds"> & Partial<Pick<UsageInquiryArgs, "chargeCodes">>,
) => ({
  process_date_start: period.start,
  process_date_end: period.end,
  ...(userIds.length > 0 && { user_id: userIds }),
  ...(groupIds.length > 0 && { user_group_id: groupIds }),
  ...(chargeCodes.length > 0 && { charge_code: chargeCodes }),
});

export const toArticlesQuery = (
  period: ReportPeriodInput,
  { userId, groupId, chargeCodes, page, pageSize }: UsageArticlesArgs,
) => ({
  process_date_start: period.start,
  process_date_end: period.end,
  user_id: userId,
  ...(groupId && { user_group_id: groupId }),
  ...(chargeCodes.length > 0 && { charge_code: chargeCodes }),
  page,
  page_size: pageSize,
});

export const toFrequencyQuery = (period: ReportPeriodInput, args: UsageFrequencyArgs) => ({
  process_date_start: period.start,
  process_date_end: period.end,
  ...(args.groupId && { user_group_id: args.groupId }),
  ...(args.frequency && { frequency: args.frequency.toLowerCase() as Lowercase<UsageFrequency> }),
  sort_key: args.sortKey.toLowerCase() as Lowercase<FrequencySortKey>,
  sort_order: orderOf(args.descending),
  page: args.page,
  page_size: args.pageSize,
});
