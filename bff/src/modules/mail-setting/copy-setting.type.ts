import "reflect-metadata";
import { createUnionType, Field, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";

@ObjectType({ simpleResolvers: true, description: "Result of copying a setting to one address." })
export class SettingCopy {
  @Field(() => Int, { description: "Number of the row, from 1." })
  row!: number;

  @Field(() => String, { description: "The address." })
  mailAddress!: string;

  @Field(() => Int, { description: "0 copied, 1 not copied." })
  status!: number;

  @Field(() => String, {
    description: "Why it was not copied; blank where it was.",
  })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "Result of copying a setting to several addresses." })
export class SettingsCopied {
  @Field(() => [SettingCopy], { description: "Results in the order of the addresses." })
  results!: SettingCopy[];

  @Field(() => Int, { description: "Number of addresses that have it now." })
  copied!: number;
}

export const CopySettingResult = createUnionType({
  name: "CopySettingResult",
  description: "The result for each address, a refusal with a message for the user, or the faults of the form.",
  types: () => [SettingsCopied, Refusal, InvalidForm] as const,
});
