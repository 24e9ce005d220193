import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime } from "../../graphql/scalars.ts";
import { MailDone } from "../mail-setting/mail-setting.type.ts";

@ObjectType({ simpleResolvers: true, description: "A mail template." })
export class MailTemplate {
  @Field(() => ID, { description: "template_file_id, decimal; 0: the built-in template." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "Name of its Shift_JIS CSV file." })
  fileName!: string;

  @Field(() => Boolean, {
    description: "Whether it is the default template, used by settings without a template of their own.",
  })
  isDefault!: boolean;

  @Field(() => Int, { description: "Version. Send it back with a change." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "The text of one part of a mail template." })
export class TemplatePart {
  @Field(() => String, { description: "Name of the part, as in the CSV file." })
  part!: string;

  @Field(() => String, { description: "The text with its placeholders." })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: "A mail template with its texts." })
export class MailTemplateTexts extends MailTemplate {
  @Field(() => [TemplatePart], {
    description: "One text for each part; parts that the template leaves out have the built-in text.",
  })
  parts!: TemplatePart[];
}

@ObjectType({ simpleResolvers: true, description: "A saved version of a mail template." })
export class TemplateVersion {
  @Field(() => Int, { description: "Number of the version, from 1." })
  version!: number;

  @Field(() => String, { description: "Name of the template then." })
  name!: string;

  @Field(() => [TemplatePart], { description: "One text for each part." })
  parts!: TemplatePart[];

  @Field(() => String, { nullable: true, description: "Name of the user who saved it; null if unknown." })
  savedBy!: string | null;

  @Field(() => DateTime, { description: "When it was saved." })
  savedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: "A mail template was saved." })
export class MailTemplateSaved {
  @Field(() => ID, { description: "template_file_id." })
  id!: string;
}

export const SaveMailTemplateResult = createUnionType({
  name: "SaveMailTemplateResult",
  description: "Saved, a refusal, the faults of the texts with their parts, or a version conflict.",
  types: () => [MailTemplateSaved, Refusal, InvalidForm, VersionConflict] as const,
});

export const SaveMailLookResult = createUnionType({
  name: "SaveMailLookResult",
  description: "Saved, refused, or the faults of colour and logo.",
  types: () => [MailDone, Refusal, InvalidForm] as const,
});
