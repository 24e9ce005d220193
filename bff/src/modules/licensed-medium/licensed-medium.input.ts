import "reflect-metadata";
import { IsIn, IsOptional, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { LicensedKind } from "./licensed-medium.type.ts";

@InputType({ description: "Licence of a medium. Null: no limit." })
export class MediumLicenceInput {
  @IsOptional()
  @Field(() => Int, {
    nullable: true,
    description: "Days from the day of issue during which an original may be shown.",
  })
  showDays!: number | null;

  @IsOptional()
  @Field(() => Int, {
    nullable: true,
    description: "Days from the day of issue during which an original may be printed.",
  })
  printDays!: number | null;

  @IsOptional()
  @Field(() => Int, {
    nullable: true,
    description: "Days from the day of issue during which an original may be opened from a mail.",
  })
  mailDays!: number | null;

  @IsOptional()
  @Field(() => Int, { nullable: true, description: "Maximum number of users of one contract per original." })
  maxReaders!: number | null;

  @IsOptional()
  @Field(() => Int, { nullable: true, description: "Characters of a text that may be quoted; 0: none, null: 100." })
  excerptChars!: number | null;

  @Field(() => [String], { description: "Forbidden purposes of API tokens: `analysis`, `ai`." })
  forbiddenPurposes!: string[];
}

@InputType({ description: "Sale and redelivery of a magazine. Null: no rule." })
export class SaleRuleInput {
  @IsOptional()
  @Field(() => Int, { nullable: true, description: "Days from the cover date to the start of sale." })
  salesFromDays!: number | null;

  @IsOptional()
  @Field(() => Int, { nullable: true, description: "Length of the sale in days." })
  salesDays!: number | null;

  @IsOptional()
  @Field(() => Int, { nullable: true, description: "Days from the cover date to the redelivery." })
  redeliveryFromDays!: number | null;
}

@InputType({ description: "A newspaper or magazine. Every field replaces the stored value." })
export class LicensedMediumInput {
  @MaxLength(32, { message: "媒体コードは1～32文字で指定してください。" })
  @Field(() => ID, { description: "media_code; an unknown code creates the medium." })
  code!: string;

  @MaxLength(200, { message: "媒体名を200文字以下で入力してください。" })
  @Field(() => String, { description: "Name." })
  name!: string;

  @IsIn(Object.values(LicensedKind))
  @Field(() => LicensedKind, { description: "Newspaper or magazine." })
  kind!: LicensedKind;

  @IsOptional()
  @Field(() => Int, { nullable: true, description: "1 or 2 for newspapers; null: no group." })
  group!: number | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => SaleRuleInput, { nullable: true, description: "Rules of sale and redelivery; null for newspapers." })
  sale!: SaleRuleInput | null;

  @ValidateNested()
  @Field(() => MediumLicenceInput, { description: "Its licence." })
  licence!: MediumLicenceInput;
}
