import "reflect-metadata";
import { MAX_RIGHTHOLDER } from "@kirinuki/schema/rightholders.ts";
import { MONTH } from "@kirinuki/schema/tokyo-day.ts";
import { IsOptional, Matches, MaxLength } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { MediumLicenceInput } from "../licensed-medium/licensed-medium.input.ts";

@InputType({
  description:
    "A contract's licence of a medium or of a holder of rights. Every field replaces the stored value; null: no bound.",
})
export class ContractLicenceInput extends MediumLicenceInput {
  @MaxLength(18)
  @Field(() => ID, { description: "Contract." })
  contractId!: string;

  @IsOptional()
  @MaxLength(32, { message: "媒体コードは1～32文字で指定してください。" })
  @Field(() => ID, { nullable: true, description: "media_code; null for a holder of rights." })
  mediaCode!: string | null;

  @IsOptional()
  @MaxLength(MAX_RIGHTHOLDER, { message: `権利者は1～${MAX_RIGHTHOLDER}文字で指定してください。` })
  @Field(() => String, { nullable: true, description: "Holder of rights; null for a medium." })
  rightholder!: string | null;

  @IsOptional()
  @MaxLength(10)
  @Field(() => String, { nullable: true, description: "First day of the licence, yyyy-MM-dd." })
  validFrom!: string | null;

  @IsOptional()
  @MaxLength(10)
  @Field(() => String, { nullable: true, description: "Last day of the licence, yyyy-MM-dd." })
  validTo!: string | null;

  @IsOptional()
  @Field(() => Int, { nullable: true, description: "Maximum number of copies on paper per original." })
  maxCopies!: number | null;

  @Matches(MONTH, { message: "単価の開始月は正しい年月（yyyy-MM）で指定してください。" })
  @Field(() => String, { description: "yyyy-MM from which the prices hold, in place of later ones." })
  priceMonth!: string;

  @Field(() => Int, { description: "Yen a month for each article used." })
  articleYen!: number;

  @Field(() => Int, { description: "Yen a month for each reader of each article." })
  readerYen!: number;

  @Field(() => Int, { description: "Yen for each copy on paper." })
  copyYen!: number;

  @IsOptional()
  @Field(() => Int, { nullable: true, description: "Version that was read; null: a new licence." })
  version!: number | null;
}
