import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

/** The media that have originals. */
export const LicensedKind = { NEWSPAPER: "NEWSPAPER", MAGAZINE: "MAGAZINE" } as const;
export type LicensedKind = (typeof LicensedKind)[keyof typeof LicensedKind];
registerEnumType(LicensedKind, {
  name: "LicensedKind",
  description: "Kind of a medium that has originals.",
  valuesConfig: {
    NEWSPAPER: { description: "Newspaper; its image and its text are one medium." },
    MAGAZINE: { description: "Magazine." },
  },
});

@ObjectType({ simpleResolvers: true, description: "What a medium's licence allows for its originals." })
export class MediumLicence {
  @Field(() => Int, {
    nullable: true,
    description: "Days from the day of issue during which it may be shown; null: always.",
  })
  showDays!: number | null;

  @Field(() => Int, { nullable: true, description: "The same for printing." })
  printDays!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Days from the day of issue during which it may be opened through a mail link; null: always.",
  })
  mailDays!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Maximum number of users of one contract per original; null: no limit.",
  })
  maxReaders!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Characters of a text that may be quoted; 0: none, null: 100.",
  })
  excerptChars!: number | null;

  @Field(() => [String], {
    description: "`analysis`, `ai`: purposes of API tokens that texts, images and originals aren't given for.",
  })
  forbiddenPurposes!: string[];
}

@ObjectType({
  simpleResolvers: true,
  description: "Default sale period of a magazine's articles, for articles without their own.",
})
export class SaleRule {
  @Field(() => Int, { nullable: true, description: "Days from the cover date to the start of sale; null: no rule." })
  salesFromDays!: number | null;

  @Field(() => Int, { nullable: true, description: "Length of the sale in days; null: no end." })
  salesDays!: number | null;

  @Field(() => Int, { nullable: true, description: "Days from the cover date to the redelivery; null: none." })
  redeliveryFromDays!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the sale period is enforced; null: as the article says.",
  })
  keepsSalePeriod!: boolean | null;
}

@ObjectType({ simpleResolvers: true, description: "A newspaper or magazine with its licence, for operators." })
export class LicensedMedium {
  @Field(() => ID, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => LicensedKind, { description: "Newspaper or magazine." })
  kind!: LicensedKind;

  @Field(() => Int, {
    nullable: true,
    description: "1 regular newspapers, 2 business-daily group; null for magazines and newspapers without a group.",
  })
  group!: number | null;

  @Field(() => SaleRule, { nullable: true, description: "Rules of sale and redelivery; null for newspapers." })
  sale!: SaleRule | null;

  @Field(() => MediumLicence, { description: "Its licence." })
  licence!: MediumLicence;
}
