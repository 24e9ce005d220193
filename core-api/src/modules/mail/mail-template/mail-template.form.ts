import { validationText } from "@kirinuki/schema/messages.ts";
import { IsOptional, Matches } from "class-validator";
import { CodeField, IdField, ShortTextField } from "../../../http/fields.ts";
import { IdText } from "../../../http/transforms.ts";

const NAME_LENGTH = 50;
export const FILE_NAME_LENGTH = 100;

export class TemplateIdForm {
  @IsOptional() @IdField("テンプレートID") template_file_id?: string;
}

/** GET /mail_template; "0" is the product's own. */
export class TemplateQuery {
  @IsOptional()
  @IdText()
  @Matches(/^(?:0|[1-9]\d{0,17})$/, { message: "テンプレートIDは正しいIDで指定してください。" })
  template_file_id?: string;
}

/** GET /mail_template_file: by name, as the spec has it, or by id. */
export class TemplateFileQuery extends TemplateQuery {
  @IsOptional() @ShortTextField("テンプレートファイル名", FILE_NAME_LENGTH) template_file_name?: string;
}

/** PUT /mail_template: its name, and whether settings without a template of their own use it. Absent stays. */
export class TemplateChangeForm {
  /** "0": the product's own, which can be the default but has no other name. */
  @IdText() @Matches(/^\d{1,10}$/, { message: validationText.templateRequired }) template_file_id!: string;
  @IsOptional() @ShortTextField("テンプレート名", NAME_LENGTH) name?: string;
  @IsOptional() @CodeField("既定フラグ", [0, 1]) default_flag?: number;
  @IsOptional() @IdField("版") version?: string;
}

/** POST /mail_template_file, beside the file. With an id it is put in that template's place. */
export class TemplateUploadForm extends TemplateIdForm {
  @IsOptional() @ShortTextField("テンプレート名", NAME_LENGTH) name?: string;
  @IsOptional() @CodeField("既定フラグ", [0, 1]) default_flag?: number;
  @IsOptional() @IdField("版") version?: string;
}
