import { IsOptional, Length, ValidateBy } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { CodeField, IdField, IdsField, VersionField } from "../../../http/fields.ts";

export class ContactThemesQuery {
  @IdField("契約ID") contract_id!: string;
}

/** How many themes a contract may order; more than anybody has. */
const MOST_THEMES = 10_000;

/** PUT /contact_themes. Without a theme_id the theme is new. */
export class ContactThemeForm {
  @IdField("契約ID") contract_id!: string;
  @IsOptional() @IdField("テーマID") theme_id?: string;

  @Length(1, 100, { message: "テーマ名は100文字以下で入力してください。" })
  @ValidateBy(
    { name: "isNotBlank", validator: { validate: (value) => typeof value === "string" && value.trim() !== "" } },
    { message: "テーマ名を入力してください。" },
  )
  theme_name!: string;

  /** 1: no new article is matched with it. Absent leaves it as it is. */
  @IsOptional() @CodeField("停止", [0, 1]) stop_flag?: 0 | 1;
  /** The one that was read; without it a change in between is overwritten. */
  @IsOptional() @VersionField() version?: number;
}

/** PUT /contact_themes_order: all themes of the contract. */
export class ThemeOrderForm {
  @IdField("契約ID") contract_id!: string;
  @IdsField("テーマID", MOST_THEMES) theme_ids!: string[];
}

export class ThemeIdForm {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @IdField("テーマID") theme_id?: string;
}

/** GET /contact_themes_download: of one contract, or of all. */
export class ThemesDownloadQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}
