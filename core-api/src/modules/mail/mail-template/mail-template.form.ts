import { LONGEST_TEMPLATE_NAME, type TemplateParts } from "@kirinuki/schema/mail-template.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { Transform } from "class-transformer";
import { IsOptional, Matches, ValidateBy } from "class-validator";
import { CodeField, IdField, ShortTextField } from "../../../http/fields.ts";
import { IdText } from "../../../http/transforms.ts";
import { ThemeMailForm } from "../mail-message/mail-message.form.ts";
import { isPart } from "./template-csv.ts";

export const FILE_NAME_LENGTH = 100;

export class TemplateIdForm {
  @IsOptional() @IdField("テンプレートID") template_file_id?: string;
}

/** Texts by place, each place once; undefined for what is none. Gets its own results again when the form is validated. */
function readParts(given: unknown): TemplateParts | undefined {
  if (!Array.isArray(given)) return isParts(given) ? given : undefined;
  const parts: TemplateParts = {};
  for (const each of given) {
    const { part, text } = (each ?? {}) as Record<string, unknown>;
    if (typeof part !== "string" || !isPart(part) || typeof text !== "string" || parts[part] !== undefined)
      return undefined;
    parts[part] = text.replaceAll(/\r\n?/g, "\n");
  }
  return given.length === 0 ? undefined : parts;
}

const isParts = (given: unknown): given is TemplateParts =>
  typeof given === "object" && given !== null && Object.keys(given).every(isPart);

const partsSchema = {
  type: "array",
  minItems: 1,
  items: {
    type: "object",
    required: ["part", "text"],
    properties: { part: { type: "string" }, text: { type: "string" } },
  },
};

function PartsField(): PropertyDecorator {
  const decorators = [
    Transform(({ value }) => readParts(value) ?? value, { toClassOnly: true }),
    ValidateBy(
      { name: "isTemplateParts", validator: { validate: (value) => readParts(value) !== undefined } },
      { message: "文面は、項目と内容の組で、項目ごとに1つ指定してください。", context: { jsonSchema: partsSchema } },
    ),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
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
  @IsOptional() @ShortTextField("テンプレート名", LONGEST_TEMPLATE_NAME) name?: string;
  @IsOptional() @CodeField("既定フラグ", [0, 1]) default_flag?: number;
  @IsOptional() @IdField("版") version?: string;
  /** Texts by place; one that is left out is that of the built-in template. */
  @IsOptional() @PartsField() parts?: TemplateParts;
}

/** POST /mail_template: a template made in the editor. Its file is named after it. */
export class TemplateMakeForm {
  @ShortTextField("テンプレート名", LONGEST_TEMPLATE_NAME) name!: string;
  @IsOptional() @CodeField("既定フラグ", [0, 1]) default_flag?: number;
  @PartsField() parts!: TemplateParts;
}

/** POST /mail_template_preview: the mail of a theme by texts that are not saved. */
export class TemplatePreviewForm extends ThemeMailForm {
  @PartsField() parts!: TemplateParts;
}

/** GET /mail_template_versions. */
export class TemplateVersionsQuery {
  @IdField("テンプレートID") template_file_id!: string;
}

/** POST /mail_template_file, beside the file. With an id it is put in that template's place. */
export class TemplateUploadForm extends TemplateIdForm {
  @IsOptional() @ShortTextField("テンプレート名", LONGEST_TEMPLATE_NAME) name?: string;
  @IsOptional() @CodeField("既定フラグ", [0, 1]) default_flag?: number;
  @IsOptional() @IdField("版") version?: string;
}
