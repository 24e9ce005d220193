import { IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import {
  ChoiceField,
  CodeField,
  IdField,
  IdsField,
  PageField,
  ShortTextField,
  TextsField,
} from "../../../http/fields.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { FlagField, MOST_CHARGE_CODE_LENGTH } from "../original-use/article-request.form.ts";
import { FREQUENCIES, FREQUENCY_SORT_KEYS, type Frequency } from "./usage-frequency.read-model.ts";
import { USAGE_SORT_KEYS, type UsageSortKey } from "./usage-inquiry.ts";
import { FormerDay, PeriodDay } from "./usage-period.ts";

/** How many rows a page of usage has (spec section 9). */
const PAGE_SIZES = [20, 40, 60, 80, 100];
/** As many ids or codes as one call may name. */
export const MOST_IDS = 500;

class UsagePage {
  @IsOptional() @PageField() page = 1;
  @IsOptional() @CodeField("表示件数", PAGE_SIZES) page_size = 20;
}

/** With what only a download goes by. */
class UsageTable extends UsagePage {
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

class UsageInquiry extends UsageTable {
  @PeriodDay("開始日") process_date_start?: DayString;
  @PeriodDay("終了日") process_date_end?: DayString;
  @FormerDay("開始日", "process_date_start") start_day?: DayString;
  @FormerDay("終了日", "process_date_end") end_day?: DayString;
  /** Only uses charged to these codes. */
  @IsOptional() @TextsField("請求コード", MOST_IDS, MOST_CHARGE_CODE_LENGTH) charge_code?: string | string[];
  /** 1: a row for each code. */
  @IsOptional() @FlagField("請求コード別") charge_code_flag?: boolean;
  /** 1: each row of a whole period says its uses by day too, and has no subtotals among it. */
  @IsOptional() @FlagField("日ごとの内訳") day_flag?: boolean;
  /** Rows are sorted one by one, without subtotals; absent: by group and user, with their subtotals. */
  @IsOptional() @ChoiceField("並び順の項目", USAGE_SORT_KEYS) sort_key?: UsageSortKey;
  @IsOptional() @ChoiceField("並び順", ["asc", "desc"]) sort_order: "asc" | "desc" = "desc";
}

/** POST /pdf_usage_by_userid_period and _daily. Without ids: all users for administrators, oneself for everybody else. */
export class UserUsageForm extends UsageInquiry {
  @IsOptional() @TextsField("ユーザーID", MOST_IDS, 20) user_id?: string | string[];
  /** Only what was used as a member of these groups. */
  @IsOptional() @IdsField("ユーザーグループID", MOST_IDS) user_group_id?: string[];
}

/** POST /pdf_usage_by_usergroupid_period and _daily; without ids likewise. */
export class UserGroupUsageForm extends UsageInquiry {
  @IsOptional() @IdsField("ユーザーグループID", MOST_IDS) user_group_id?: string[];
}

/** GET /pdf_usage_frequency. */
export class UsageFrequencyQuery extends UsageTable {
  @PeriodDay("開始日") process_date_start?: DayString;
  @PeriodDay("終了日") process_date_end?: DayString;
  @FormerDay("開始日", "process_date_start") start_date?: DayString;
  @FormerDay("終了日", "process_date_end") end_date?: DayString;
  /** Only what was used as a member of this group. */
  @IsOptional() @IdField("ユーザーグループID") user_group_id?: string;
}

/** GET /pdf_usage_users: how often each user uses originals. */
export class UserFrequencyQuery extends UsagePage {
  @PeriodDay("開始日") process_date_start?: DayString;
  @PeriodDay("終了日") process_date_end?: DayString;
  @FormerDay("開始日", "process_date_start") start_date?: DayString;
  @FormerDay("終了日", "process_date_end") end_date?: DayString;
  @IsOptional() @IdField("ユーザーグループID") user_group_id?: string;
  @IsOptional() @ChoiceField("頻度", FREQUENCIES) frequency?: Frequency;
  @IsOptional() @ChoiceField("並び順の項目", FREQUENCY_SORT_KEYS) sort_key = "use_day_count";
  @IsOptional() @ChoiceField("並び順", ["asc", "desc"]) sort_order: "asc" | "desc" = "desc";
}

/** GET /pdf_usage_articles: of one user, of all days of a period. */
export class UsageArticlesQuery extends UsagePage {
  @PeriodDay("開始日") process_date_start?: DayString;
  @PeriodDay("終了日") process_date_end?: DayString;
  @FormerDay("開始日", "process_date_start") start_day?: DayString;
  @FormerDay("終了日", "process_date_end") end_day?: DayString;
  @ShortTextField("ユーザーID", 20) user_id!: string;
  @IsOptional() @IdField("ユーザーグループID") user_group_id?: string;
  /** Only uses charged to these codes. */
  @IsOptional() @TextsField("請求コード", MOST_IDS, MOST_CHARGE_CODE_LENGTH) charge_code?: string | string[];
}
