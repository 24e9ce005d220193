import "reflect-metadata";
import { IsIn, Matches } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { SelectionKind } from "./theme.type.ts";

@InputType({ description: "Names a theme, theme group or topic." })
export class SelectionInput {
  @IsIn(Object.values(SelectionKind))
  @Field(() => SelectionKind, { description: "Theme, theme group or topic." })
  kind!: SelectionKind;

  @Matches(/^\d{1,19}$/, { message: inputText.id })
  @Field(() => ID, { description: "Id within its kind, decimal." })
  id!: string;
}
