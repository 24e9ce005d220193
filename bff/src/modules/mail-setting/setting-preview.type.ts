import "reflect-metadata";
import { createUnionType, Field, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { MailPreview } from "../mail-message/mail-message.type.ts";

@ObjectType({ simpleResolvers: true, description: "Preview of a setting's mail." })
export class MailSettingPreview {
  @Field(() => String, {
    description:
      "Process date of the articles, yyyy-MM-dd: the latest of the last eight days that has articles, else today.",
  })
  processDate!: string;

  @Field(() => MailPreview, { nullable: true, description: "The mail; null if it would not be sent." })
  mail!: MailPreview | null;

  @Field(() => String, { description: "Name of the attached file; blank if there is none." })
  attachmentName!: string;

  @Field(() => String, { description: "Why the mail would not be sent, in words; blank if it would be." })
  refusal!: string;

  @Field(() => [String], {
    description: "Characters that ISO-2022-JP lacks, at most 20; a mail with such characters is sent as UTF-8.",
  })
  unencodable!: string[];
}

@ObjectType({ simpleResolvers: true, description: "A test of a mail setting was queued for the caller." })
export class MailTestQueued {
  @Field(() => String, { description: "Address of the caller." })
  mailAddress!: string;

  @Field(() => Int, { description: "Tests that the caller may still send within the hour." })
  left!: number;
}

export const MailSettingPreviewResult = createUnionType({
  name: "MailSettingPreviewResult",
  description: "The preview, a refusal with a message for the user, or the faults of the form.",
  types: () => [MailSettingPreview, Refusal, InvalidForm] as const,
});

export const MailTestResult = createUnionType({
  name: "MailTestResult",
  description: "The test was queued, or a refusal with a message for the user, or the faults of the form.",
  types: () => [MailTestQueued, Refusal, InvalidForm] as const,
});
