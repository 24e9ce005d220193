import { AUDIT_KEEP_MONTHS } from "@kirinuki/schema/audit.ts";
import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { ContractCopyForm } from "@kirinuki/schema/forms/contract-copy-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { SECOND_FACTOR_DEMANDS, type SecondFactorDemand } from "@kirinuki/schema/second-factor.ts";
import { IsOptional, Length, Matches, ValidateBy, ValidateIf } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import {
  ChoiceField,
  CodeField,
  DayField,
  IdField,
  ShortTextField,
  TextsField,
  VersionField,
} from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { IntegerField, PairsField } from "./contract-company.fields.ts";

const MOST_RANGES = 200;

const isGiven = (_: object, value: unknown) => value !== undefined;

/** GET /contract_companies: all contracts, or the one of a code or an id. */
export class ContractCompanyQuery {
  @IsOptional() @ShortTextField("企業コード", 12) contract_code?: string;
  @IsOptional() @IdField("契約ID") contract_id?: string;
}

export class ContractCompaniesDownloadQuery {
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

export class ContractIdForm {
  @IsOptional() @IdField("契約ID") contract_id?: string;
}

/**
 * PUT /contract_companies. Without an id the contract is new. What is absent stays as it is; null clears a list and puts
 * a number or a flag back to its default.
 */
export class ContractCompanyForm {
  @IsOptional() @IdField("契約ID") contract_id?: string;

  @ValidateIf(isGiven)
  @Matches(/^[\w-]*$/, { message: "企業コードは半角英数字で設定してください。" })
  @Length(6, 12, { message: validationText.contractCodeLength })
  contract_code?: string;

  @ValidateIf(isGiven)
  @Length(1, 100, { message: "企業名を100文字以下で入力してください。" })
  @ValidateBy(
    { name: "isNotBlank", validator: { validate: (value) => typeof value === "string" && value.trim() !== "" } },
    { message: "企業名を入力してください。" },
  )
  company_name?: string;

  @Clearable()
  @PairsField("契約情報源", { data_section: DATA_SECTIONS }, "data_section")
  service_linkage_info?: { data_section: number }[] | null;

  @Clearable()
  @PairsField("企業設定", { configuration_key: 64, configuration_value: 2000 }, "configuration_key")
  company_configuration_info?: { configuration_key: string; configuration_value: string }[] | null;

  @Clearable()
  @PairsField("確認メッセージ", { message_key: 64, configuration_value: 2000 }, "message_key")
  message_info?: { message_key: string; configuration_value: string }[] | null;

  @Clearable() @IntegerField("無操作時間（分）", 1, 1440) session_idle_minutes?: number | null;
  @Clearable() @IntegerField("ログイン有効時間（時間）", 1, 720) session_absolute_hours?: number | null;
  @Clearable() @IntegerField("メール送信上限", 1, 1000) mail_send_max_count?: number | null;
  @Clearable() @CodeField("原文利用状況表示フラグ", [0, 1]) pdf_usage_display_flag?: number | null;
  @Clearable() @CodeField("サブテーマ表示フラグ", [0, 1]) subtheme_display_flag?: number | null;
  @Clearable() @ChoiceField("2段階認証", SECOND_FACTOR_DEMANDS) second_factor_demand?: SecondFactorDemand | null;
  @Clearable()
  @IntegerField("監査ログの保存期間（か月）", AUDIT_KEEP_MONTHS.least, AUDIT_KEEP_MONTHS.most)
  audit_keep_months?: number | null;
  /** Each row is looked at by itself (address-ranges.ts). */
  @Clearable() @TextsField("接続元のIP", MOST_RANGES, 100) ip_ranges?: string[] | null;
  @Clearable() @ShortTextField("IPアドレス認証のユーザー", 20) ip_login_user_id?: string | null;
  @Clearable() @DayField("契約の終わり") end_date?: string | null;
  @Clearable() @IntegerField("利用者の上限", 1, 1_000_000) user_max_count?: number | null;
  @Clearable() @ShortTextField("担当", 20) person_in_charge?: string | null;
  /** The one that was read; without it a change in between is overwritten. */
  @IsOptional() @VersionField() version?: number;
}

/** POST /contract_copy: the contract to copy, and what the new one has of its own. */
export class ContractCopyBody extends ContractCopyForm {
  static readonly wireNames = {
    contract_id: "contract_id",
    contract_code: "newCode",
    company_name: "newName",
  };

  @IdField("契約ID") contract_id!: string;
}

/** POST /contract_address_check: what a list of ranges would be, for the contract of an id or a new one. */
export class AddressCheckForm {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @TextsField("接続元のIP", MOST_RANGES, 100) ip_ranges!: string[];
}
