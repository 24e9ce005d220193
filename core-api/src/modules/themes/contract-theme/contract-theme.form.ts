import { IsOptional, Length, ValidateBy } from "class-validator";
import { IdField } from "../../../http/fields.ts";

export class ContactThemesQuery {
  @IdField("契約ID") contract_id!: string;
}

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
}

export class ThemeIdForm {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @IdField("テーマID") theme_id?: string;
}
