import "reflect-metadata";
import { IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { MediumLicenceInput } from "../licensed-medium/licensed-medium.input.ts";

@InputType({ description: "A contract's licence of a medium. Every field replaces the stored value; null: no bound." })
export class ContractLicenceInput extends MediumLicenceInput {
  @MaxLength(18)
  @Field(() => ID, { description: "Contract." })
  contractId!: string;

  @MaxLength(32, { message: "媒体コードは1～32文字で指定してください。" })
  @Field(() => ID, { description: "media_code." })
  mediaCode!: string;

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
