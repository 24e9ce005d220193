import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A theme of a contract as operators look after it." })
export class ContractTheme {
  @Field(() => ID, { description: "theme_id." })
  id!: string;

  @Field(() => String, { description: "theme_name." })
  name!: string;

  @Field(() => Int, { description: "Its search expressions." })
  expressions!: number;

  @Field(() => [Int], { description: "data_sections that its expressions are for; 0 stands for every source." })
  sections!: number[];

  @Field(() => Int, { description: "Articles that it found in the last 14 days." })
  articles!: number;

  @Field(() => Boolean, { description: "Whether no new article is matched with it." })
  isStopped!: boolean;

  @Field(() => DateTime, { nullable: true, description: "Since when; null where it matches." })
  stoppedAt!: string | null;

  @Field(() => Int, { description: "The version that was read; goes back with a change." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "A search expression of a theme." })
export class ThemeExpression {
  @Field(() => ID, { description: "expression_id." })
  id!: string;

  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => Int, { nullable: true, description: "data_section; null: every source." })
  section!: number | null;

  @Field(() => String, { description: "As it was written." })
  text!: string;

  @Field(() => DateTime, { description: "When this version was saved." })
  savedAt!: string;

  @Field(() => String, { nullable: true, description: "Name of who saved it; null where nobody did by hand." })
  savedBy!: string | null;

  @Field(() => Int, { description: "The version that was read; goes back with a change." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "A version of an expression that was replaced or removed." })
export class PastExpression {
  @Field(() => ID, { description: "past_expression_id." })
  id!: string;

  @Field(() => ID, { description: "expression_id; the expression may be no more." })
  expressionId!: string;

  @Field(() => Int, { description: "Its number, from 1." })
  version!: number;

  @Field(() => Int, { nullable: true, description: "data_section; null: every source." })
  section!: number | null;

  @Field(() => String, { description: "As it was written." })
  text!: string;

  @Field(() => DateTime, { description: "When it was saved." })
  savedAt!: string;

  @Field(() => String, { nullable: true, description: "Name of who saved it; null where nobody did by hand." })
  savedBy!: string | null;

  @Field(() => DateTime, { description: "When it was replaced or removed." })
  endedAt!: string;

  @Field(() => String, { description: "Name of who replaced or removed it." })
  endedBy!: string;

  @Field(() => Boolean, { description: "Removed, and not replaced by a newer version." })
  isRemoved!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "How far the last rematch of a theme is." })
export class RematchStatus {
  @Field(() => String, { description: "none, queued, running, done, failed or interrupted." })
  state!: string;

  @Field(() => DateTime, { nullable: true, description: "When it ended; null while it runs." })
  endedAt!: string | null;

  @Field(() => Int, { description: "Articles that it has looked at." })
  read!: number;

  @Field(() => Int, { description: "Articles in all." })
  articles!: number;

  @Field(() => Int, { description: "Articles that came into the theme." })
  added!: number;

  @Field(() => Int, { description: "Articles that went." })
  removed!: number;

  @Field(() => Boolean, { description: "Whether it can be undone." })
  canUndo!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A theme was kept." })
export class ContractThemeSaved {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => Int, { description: "The version that it has now." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "An expression was kept." })
export class ThemeExpressionSaved {
  @Field(() => ID, { description: "expression_id." })
  expressionId!: string;

  @Field(() => Int, { description: "The version that it has now." })
  version!: number;
}

export const SaveContractThemeResult = createUnionType({
  name: "SaveContractThemeResult",
  description: "Kept, refused with a text for the operator, a form with faults, or somebody was quicker.",
  types: () => [ContractThemeSaved, Refusal, InvalidForm, VersionConflict] as const,
});

export const SaveThemeExpressionResult = createUnionType({
  name: "SaveThemeExpressionResult",
  description: "Kept, refused with a text for the operator, a form with faults, or somebody was quicker.",
  types: () => [ThemeExpressionSaved, Refusal, InvalidForm, VersionConflict] as const,
});
