import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A contract's theme, as operators see it." })
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

  @Field(() => Boolean, { description: "Whether matching is stopped." })
  isStopped!: boolean;

  @Field(() => DateTime, { nullable: true, description: "When matching was stopped; null if it is running." })
  stoppedAt!: string | null;

  @Field(() => Int, { description: "Version. Send it back with a change." })
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

  @Field(() => String, { description: "Text of the expression." })
  text!: string;

  @Field(() => DateTime, { description: "When this version was saved." })
  savedAt!: string;

  @Field(() => String, {
    nullable: true,
    description: "Name of the person who saved it; null if it was not saved by hand.",
  })
  savedBy!: string | null;

  @Field(() => Int, { description: "Version. Send it back with a change." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "A version of an expression that was replaced or removed." })
export class PastExpression {
  @Field(() => ID, { description: "past_expression_id." })
  id!: string;

  @Field(() => ID, { description: "expression_id; the expression may have been deleted." })
  expressionId!: string;

  @Field(() => Int, { description: "Number of the version, from 1." })
  version!: number;

  @Field(() => Int, { nullable: true, description: "data_section; null: every source." })
  section!: number | null;

  @Field(() => String, { description: "Text of the expression." })
  text!: string;

  @Field(() => DateTime, { description: "When it was saved." })
  savedAt!: string;

  @Field(() => String, {
    nullable: true,
    description: "Name of the person who saved it; null if it was not saved by hand.",
  })
  savedBy!: string | null;

  @Field(() => DateTime, { description: "When it was replaced or removed." })
  endedAt!: string;

  @Field(() => String, { description: "Name of the person who replaced or removed it." })
  endedBy!: string;

  @Field(() => Boolean, { description: "Whether it was removed rather than replaced by a newer version." })
  isRemoved!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Progress of the last rematch of a theme." })
export class RematchStatus {
  @Field(() => String, { description: "none, queued, running, done, failed or interrupted." })
  state!: string;

  @Field(() => DateTime, { nullable: true, description: "When it ended; null while it runs." })
  endedAt!: string | null;

  @Field(() => Int, { description: "Number of articles checked so far." })
  read!: number;

  @Field(() => Int, { description: "Total number of articles to check." })
  articles!: number;

  @Field(() => Int, { description: "Number of articles added to the theme." })
  added!: number;

  @Field(() => Int, { description: "Number of articles removed from the theme." })
  removed!: number;

  @Field(() => Boolean, { description: "Whether it can be undone." })
  canUndo!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The theme was saved." })
export class ContractThemeSaved {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => Int, { description: "New version." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "An expression was kept." })
export class ThemeExpressionSaved {
  @Field(() => ID, { description: "expression_id." })
  expressionId!: string;

  @Field(() => Int, { description: "New version." })
  version!: number;
}

export const SaveContractThemeResult = createUnionType({
  name: "SaveContractThemeResult",
  description: "Saved, a refusal with a message for the operator, the faults of the form, or a version conflict.",
  types: () => [ContractThemeSaved, Refusal, InvalidForm, VersionConflict] as const,
});

export const SaveThemeExpressionResult = createUnionType({
  name: "SaveThemeExpressionResult",
  description: "Saved, a refusal with a message for the operator, the faults of the form, or a version conflict.",
  types: () => [ThemeExpressionSaved, Refusal, InvalidForm, VersionConflict] as const,
});
