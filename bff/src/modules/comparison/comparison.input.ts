import "reflect-metadata";
import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import { type ComparedThing, ComparisonForm } from "@kirinuki/schema/forms/comparison-form.ts";
import { IsIn, Matches } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";

@InputType({ description: "A theme, theme group or topic to compare." })
export class ComparedThingInput implements ComparedThing {
  @IsIn(Object.values(DATA_KBN))
  @Field(() => Int, { description: "1 theme, 2 theme group, 3 topic." })
  dataKbn!: DataKbn;

  @Matches(/^\d{1,10}$/, { message: inputText.id })
  @Field(() => ID, { description: "Id within its kind." })
  id!: string;
}

@InputType("ComparisonForm", { description: "A comparison." })
export class ComparisonInput extends ComparisonForm {
  @Field(() => String, { description: "Its name, at most 50 characters." })
  override name!: string;

  @Field(() => [ComparedThingInput], { description: "2 to 10 things, each once, in their order." })
  override columns!: ComparedThingInput[];

  @Field(() => Int, { nullable: true, description: "Version that was read; null: a new comparison." })
  override version?: number;
}
