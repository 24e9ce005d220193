import "reflect-metadata";
import { MOST_CHARGE_CODES } from "@kirinuki/schema/contract-settings.ts";
import { ArrayMaxSize, MaxLength, ValidateNested } from "class-validator";
import { createUnionType, Field, InputType, ObjectType, registerEnumType } from "type-graphql";
import { ChangeDone } from "../../errors/change-result.type.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";

export const ChargeCodeMode = { OFF: "OFF", LIST: "LIST", FREE: "FREE" } as const;
export type ChargeCodeMode = (typeof ChargeCodeMode)[keyof typeof ChargeCodeMode];
registerEnumType(ChargeCodeMode, {
  name: "ChargeCodeMode",
  description: "Whether uses of originals need a charge code.",
  valuesConfig: {
    OFF: { description: "Uses need no charge code." },
    LIST: { description: "Uses need a code of the contract's list." },
    FREE: { description: "Uses need a free text of 1 to 40 bytes in CP932." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A code that uses of originals are charged to." })
export class ChargeCode {
  @Field(() => String, { description: "The code." })
  code!: string;

  @Field(() => String, { description: "Its name; empty for none." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "Charge codes of the contract." })
export class ChargeCodes {
  @Field(() => ChargeCodeMode, { description: "Whether uses need a charge code." })
  mode!: ChargeCodeMode;

  @Field(() => [ChargeCode], { description: "The contract's list, in its order." })
  codes!: ChargeCode[];

  @Field(() => String, { description: "The code that the user entered last; empty if none." })
  last!: string;
}

@InputType("ChargeCodeForm", { description: "A code of the list." })
export class ChargeCodeInput {
  @MaxLength(200)
  @Field(() => String, { description: "At most 40 bytes in CP932." })
  code!: string;

  @MaxLength(200)
  @Field(() => String, { description: "At most 100 characters; empty for none." })
  name!: string;
}

@InputType("ChargeCodesForm", { description: "The complete list of charge codes." })
export class ChargeCodesInput {
  @ArrayMaxSize(MOST_CHARGE_CODES)
  @ValidateNested({ each: true })
  @Field(() => [ChargeCodeInput], { description: "Codes in display order." })
  codes!: ChargeCodeInput[];
}

export const SaveChargeCodesResult = createUnionType({
  name: "SaveChargeCodesResult",
  description: "Saved, or the faults of the form.",
  types: () => [ChangeDone, InvalidForm] as const,
});
