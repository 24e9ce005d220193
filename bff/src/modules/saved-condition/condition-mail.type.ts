import "reflect-metadata";
import { createUnionType, Field, Int, ObjectType } from "type-graphql";
import { Refusal } from "../../errors/refusal.type.ts";
import { MailPreview } from "../mail-message/mail-message.type.ts";

@ObjectType({ simpleResolvers: true, description: "A saved condition is mailed to its user from now on." })
export class ConditionMailSaved {
  @Field(() => String, { description: "The user's own address." })
  mailAddress!: string;

  @Field(() => String, { description: "When the next morning mail may come, ISO 8601." })
  nextSendAt!: string;
}

@ObjectType({ simpleResolvers: true, description: "The mails of a saved condition have ended." })
export class ConditionMailEnded {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Preview of a saved condition's mail." })
export class ConditionMailPreview {
  @Field(() => String, {
    description: "The latest of the last eight days that has articles, yyyy-MM-dd; today if none has.",
  })
  processDate!: string;

  @Field(() => Int, { description: "Articles that the condition has found in the last eight days." })
  foundCount!: number;

  @Field(() => MailPreview, { nullable: true, description: "The mail of that day; null if there is none." })
  mail!: MailPreview | null;

  @Field(() => String, { description: "Why there is no mail, in words; blank if there is one." })
  refusal!: string;
}

export const SaveConditionMailResult = createUnionType({
  name: "SaveConditionMailResult",
  description: "Saved, or a refusal with a message for the user.",
  types: () => [ConditionMailSaved, Refusal] as const,
});

export const RemoveConditionMailResult = createUnionType({
  name: "RemoveConditionMailResult",
  description: "Ended, or a refusal with a message for the user.",
  types: () => [ConditionMailEnded, Refusal] as const,
});

export const ConditionMailPreviewResult = createUnionType({
  name: "ConditionMailPreviewResult",
  description: "The preview, or a refusal with a message for the user.",
  types: () => [ConditionMailPreview, Refusal] as const,
});
