import "reflect-metadata";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { LicensedKind } from "../licensed-medium/licensed-medium.type.ts";

@ObjectType({ simpleResolvers: true })
abstract class Prices {
  @Field(() => Int, { description: "Yen a month for each article used." })
  articleYen!: number;

  @Field(() => Int, { description: "Yen a month for each reader of each article." })
  readerYen!: number;

  @Field(() => Int, { description: "Yen for each copy on paper." })
  copyYen!: number;
}

@ObjectType({ simpleResolvers: true, description: "Prices that hold from a month on, until the next ones do." })
export class LicencePrices extends Prices {
  @Field(() => String, { description: "yyyy-MM; 2000-01: from the beginning." })
  fromMonth!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "What a licence allows for originals, and its prices of today.",
})
export class LicenceTerms extends Prices {
  @Field(() => String, { nullable: true, description: "First day of the licence, yyyy-MM-dd; null: no start." })
  validFrom!: string | null;

  @Field(() => String, { nullable: true, description: "Last day of the licence, yyyy-MM-dd; null: no end." })
  validTo!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Days from the day of issue during which an original may be shown.",
  })
  showDays!: number | null;

  @Field(() => Int, { nullable: true, description: "The same for printing." })
  printDays!: number | null;

  @Field(() => Int, { nullable: true, description: "The same for opening through a mail link." })
  mailDays!: number | null;

  @Field(() => Int, { nullable: true, description: "Maximum number of users of the contract per original." })
  maxReaders!: number | null;

  @Field(() => Int, { nullable: true, description: "Maximum number of copies on paper per original." })
  maxCopies!: number | null;

  @Field(() => Int, { nullable: true, description: "Characters of a text that may be quoted; 0: none, null: 100." })
  excerptChars!: number | null;

  @Field(() => [String], {
    description: "`analysis`, `ai`: purposes of API tokens that texts, images and originals aren't given for.",
  })
  forbiddenPurposes!: string[];

  @Field(() => [LicencePrices], { description: "All prices in the order of their months, later ones among them." })
  prices!: LicencePrices[];
}

@ObjectType({
  simpleResolvers: true,
  description: "A contract's licence of a medium or of a holder of rights, for operators.",
})
export class ContractLicence {
  @Field(() => ID, { description: "Contract." })
  contractId!: string;

  @Field(() => String, { description: "Code of the contract." })
  contractCode!: string;

  @Field(() => String, { description: "Name of the company." })
  companyName!: string;

  @Field(() => ID, { nullable: true, description: "media_code; null for a holder of rights." })
  mediaCode!: string | null;

  @Field(() => String, { nullable: true, description: "Holder of rights whose copy media print; null for a medium." })
  rightholder!: string | null;

  @Field(() => String, { description: "Name of the medium, or the holder of rights." })
  name!: string;

  @Field(() => LicenceTerms, { description: "What was agreed." })
  terms!: LicenceTerms;

  @Field(() => Int, { description: "Version, for saving." })
  version!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "What holds for the caller's contract: of its own licence and the medium's, the stricter.",
})
export class OwnLicence {
  @Field(() => ID, { nullable: true, description: "media_code; null for a holder of rights." })
  mediaCode!: string | null;

  @Field(() => String, { nullable: true, description: "Holder of rights whose copy media print; null for a medium." })
  rightholder!: string | null;

  @Field(() => String, { description: "Name of the medium, or the holder of rights." })
  name!: string;

  @Field(() => LicensedKind, { nullable: true, description: "Newspaper or magazine; null for a holder of rights." })
  kind!: LicensedKind | null;

  @Field(() => LicenceTerms, { description: "The bounds." })
  terms!: LicenceTerms;

  @Field(() => Boolean, { description: "Today is outside the licence's days." })
  ended!: boolean;
}

@ObjectType({ simpleResolvers: true })
abstract class Uses {
  @Field(() => Int, { description: "Articles whose original was used." })
  articles!: number;

  @Field(() => Int, { description: "Readers of each article, added up." })
  readers!: number;

  @Field(() => Int, { description: "Copies on paper." })
  copies!: number;

  @Field(() => Int, { description: "Counted uses." })
  uses!: number;

  @Field(() => Float, { description: "Yen owed." })
  totalYen!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "Uses of a medium's originals in a month, and what is owed for them; copy of others is apart.",
})
export class MediumUses extends Uses {
  @Field(() => ID, { description: "media_code." })
  mediaCode!: string;

  @Field(() => String, { description: "Name of the medium." })
  mediaName!: string;

  @Field(() => String, { nullable: true, description: "Whose copy these articles are; null: the medium's own." })
  rightholder!: string | null;

  @Field(() => Int, { description: "Yen for each article." })
  articleYen!: number;

  @Field(() => Int, { description: "Yen for each reader of each article." })
  readerYen!: number;

  @Field(() => Int, { description: "Yen for each copy." })
  copyYen!: number;
}

@ObjectType({ simpleResolvers: true, description: "The same of a holder of rights, whatever medium printed it." })
export class RightholderUses extends Uses {
  @Field(() => String, { description: "Holder of rights." })
  rightholder!: string;
}

@ObjectType({ simpleResolvers: true, description: "A month's uses of originals by medium and holder of rights." })
export class LicenceUses {
  @Field(() => String, { description: "yyyy-MM." })
  month!: string;

  @Field(() => [MediumUses], { description: "Media whose originals were used." })
  media!: MediumUses[];

  @Field(() => [RightholderUses], { description: "Copy of others among them, by its holder of rights." })
  rightholders!: RightholderUses[];

  @Field(() => Float, { description: "Yen owed, of all media." })
  totalYen!: number;
}
