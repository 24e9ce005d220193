import "reflect-metadata";
import { LONGEST_TEMPLATE_NAME, TEMPLATE_PARTS } from "@kirinuki/schema/mail-template.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { ArrayMaxSize, IsIn, IsOptional, Matches, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";

@InputType({ description: "The text of one part of a mail template." })
export class TemplatePartInput {
  @IsIn(TEMPLATE_PARTS, { message: validationText.templateRequired })
  @Field(() => String, { description: "Name of the part, as in the CSV file." })
  part!: string;

  // How long a text may be is for core-api to say, with its place.
  @MaxLength(10_000)
  @Field(() => String, { description: "The text, at most 4000 characters." })
  text!: string;
}

@InputType({ description: "A mail template to save (screen 1044)." })
export class MailTemplateInput {
  @IsOptional()
  @Matches(/^[1-9]\d{0,9}$/, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "template_file_id; null: a new one." })
  id?: string | null;

  @MaxLength(LONGEST_TEMPLATE_NAME, { message: `テンプレート名は${LONGEST_TEMPLATE_NAME}文字以下で入力してください。` })
  @Matches(/\S/, { message: "テンプレート名を入力してください。" })
  @Field(() => String, { description: "Name, at most 50 characters." })
  name!: string;

  @Field(() => Boolean, { description: "Whether settings without a template of their own use it." })
  isDefault!: boolean;

  @ArrayMaxSize(TEMPLATE_PARTS.length)
  @ValidateNested({ each: true })
  @Field(() => [TemplatePartInput], { description: "One text for each part." })
  parts!: TemplatePartInput[];

  @IsOptional()
  @Field(() => Int, { nullable: true, description: "The version that was read; null for a new one." })
  version?: number | null;
}

/** Of faults that core-api finds: parts.冒頭 is the field 冒頭. */
export const TEMPLATE_WIRE_NAMES = { template_file_id: "id", name: "name", default_flag: "isDefault", parts: "parts" };
