import { inOrder } from "@kirinuki/schema/forms/decorators.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { IsNotEmpty, IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { CodeField, DayField, IdsField, PageField, TextsField } from "../../../http/fields.ts";
import { checkedPeriod, type Period } from "../../../period/period.ts";
import type { DayString } from "../../../time/tokyo.ts";

/** How many rows a page of usage has (spec section 9). */
const PAGE_SIZES = [20, 40, 60, 80, 100];
const MOST_IDS = 500;

/** A day that must be there (spec section 5, range). */
const RequiredDay = (label: string): PropertyDecorator =>
  inOrder(IsNotEmpty({ message: validationText.rangeRequired }), DayField(label));

class UsagePage {
  @IsOptional() @PageField() page = 1;
  @IsOptional() @CodeField("表示件数", PAGE_SIZES) page_size = 20;
  /** Of a download only. */
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

class UsageInquiry extends UsagePage {
  @RequiredDay("開始日") start_day!: DayString;
  @RequiredDay("終了日") end_day!: DayString;
}

/** POST /pdf_usage_by_userid_period and _daily. Without ids: all users for administrators, oneself for everybody else. */
export class UserUsageForm extends UsageInquiry {
  @IsOptional() @TextsField("ユーザーID", MOST_IDS, 20) user_id?: string | string[];
}

/** POST /pdf_usage_by_usergroupid_period and _daily; without ids likewise. */
export class UserGroupUsageForm extends UsageInquiry {
  @IsOptional() @IdsField("ユーザーグループID", MOST_IDS) user_group_id?: string[];
}

/** GET /pdf_usage_frequency. */
export class UsageFrequencyQuery extends UsagePage {
  @RequiredDay("開始日") start_date!: DayString;
  @RequiredDay("終了日") end_date!: DayString;
}

/** @throws AppError INVALID_FIELDS naming start_day or end_day */
export const inquiryPeriod = ({ start_day: start, end_day: end }: UsageInquiry): Period =>
  checkedPeriod({ start, end }, { start: "start_day", end: "end_day" });

/** @throws AppError INVALID_FIELDS naming start_date or end_date */
export const frequencyPeriod = ({ start_date: start, end_date: end }: UsageFrequencyQuery): Period =>
  checkedPeriod({ start, end }, { start: "start_date", end: "end_date" });
