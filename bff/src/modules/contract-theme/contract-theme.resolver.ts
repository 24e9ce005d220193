import "reflect-metadata";
import type { DataSection } from "@kirinuki/schema/codes.ts";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { doneOr } from "../contract/contract.resolver.ts";
import { type BackOfficeDone, BackOfficeResult } from "../contract/contract.type.ts";
import { toContractTheme, toPastExpression, toThemeExpression } from "./contract-theme.mapper.ts";
import {
  ContractTheme,
  ContractThemeSaved,
  PastExpression,
  SaveContractThemeResult,
  SaveThemeExpressionResult,
  ThemeExpression,
  ThemeExpressionSaved,
} from "./contract-theme.type.ts";

/** Themes and expressions of a contract (screens /el/themes, /el/expressions). Operators only; one call each. */
@Resolver()
export class ContractThemeResolver {
  @Query(() => [ContractTheme], {
    nullable: true,
    description: "A contract's themes in display order; null if the contract was deleted. Operators only.",
  })
  async contractThemes(
    @Arg("contractId", () => ID, { description: "contract_id." }) contractId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ContractTheme[] | null> {
    const wire = await unlessUnknown(core.contractThemes.themes({ contract_id: contractId }), null);
    return wire ? wire.themes.map(toContractTheme) : null;
  }

  @UseMiddleware(invalidFormAsData({ theme_name: "name" }))
  @Mutation(() => SaveContractThemeResult, {
    description: "Creates a theme, or renames, stops or resumes an existing one. Operators only.",
  })
  async saveContractTheme(
    @Arg("contractId", () => ID, { description: "contract_id." }) contractId: string,
    @Arg("id", () => ID, { nullable: true, description: "null for a new one." }) id: string | null,
    @Arg("name", () => String, { description: "theme_name." }) name: string,
    @Arg("isStopped", () => Boolean, { nullable: true, description: "null: no change." }) isStopped: boolean | null,
    @Arg("version", () => Int, { nullable: true, description: "The version that was read." }) version: number | null,
    @Ctx() { core }: RequestContext,
  ): Promise<ContractThemeSaved | Refusal | VersionConflict> {
    const answer = await orConflict(
      core.contractThemes.saveTheme({
        contract_id: contractId,
        theme_name: name,
        ...(id && { theme_id: id }),
        ...(isStopped != null && { stop_flag: isStopped ? 1 : 0 }),
        ...(version != null && { version }),
      }),
    );
    if (isNotSaved(answer)) return answer;
    return instance(ContractThemeSaved, { themeId: answer.theme_id, version: answer.version });
  }

  @Mutation(() => BackOfficeResult, { description: "Puts all themes of a contract in order. Operators only." })
  orderContractThemes(
    @Arg("contractId", () => ID, { description: "contract_id." }) contractId: string,
    @Arg("ids", () => [ID], { description: "All of its themes." }) ids: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.contractThemes.orderThemes({ contract_id: contractId, theme_ids: ids }));
  }

  @Mutation(() => BackOfficeResult, {
    description: "Deletes a theme with its expressions and all that it has found. Operators only.",
  })
  removeContractTheme(
    @Arg("contractId", () => ID, { description: "contract_id." }) contractId: string,
    @Arg("id", () => ID, { description: "theme_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.contractThemes.removeTheme({ contract_id: contractId, theme_id: id }));
  }

  @Query(() => [ThemeExpression], { description: "Expressions of a theme. Operators only." })
  async themeExpressions(
    @Arg("themeId", () => ID, { description: "contract_id." }) themeId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ThemeExpression[]> {
    const { search_expressions } = await core.contractThemes.expressions({ theme_id: themeId });
    return search_expressions.map(toThemeExpression);
  }

  @Query(() => [PastExpression], {
    description: "Earlier versions of a theme's expressions, newest first. Operators only.",
  })
  async expressionHistory(
    @Arg("themeId", () => ID, { description: "contract_id." }) themeId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<PastExpression[]> {
    return (await core.contractThemes.history({ theme_id: themeId })).history.map(toPastExpression);
  }

  @UseMiddleware(invalidFormAsData({ expression: "text" }))
  @Mutation(() => SaveThemeExpressionResult, {
    description: "Adds an expression to a theme, or changes the one that is named. Operators only.",
  })
  async saveThemeExpression(
    @Arg("themeId", () => ID, { description: "contract_id." }) themeId: string,
    @Arg("id", () => ID, { nullable: true, description: "null for a new one." }) id: string | null,
    @Arg("section", () => Int, { nullable: true, description: "data_section; null: every source." }) section:
      | number
      | null,
    @Arg("text", () => String, { description: "The expression." }) text: string,
    @Arg("version", () => Int, { nullable: true, description: "The version that was read." }) version: number | null,
    @Ctx() { core }: RequestContext,
  ): Promise<ThemeExpressionSaved | Refusal | VersionConflict> {
    const answer = await orConflict(
      core.contractThemes.saveExpression({
        theme_id: themeId,
        expression: text,
        data_section: section as DataSection,
        ...(id && { expression_id: id }),
        ...(version != null && { version }),
      }),
    );
    if (isNotSaved(answer)) return answer;
    return instance(ThemeExpressionSaved, { expressionId: answer.expression_id, version: answer.version });
  }

  @Mutation(() => BackOfficeResult, {
    description: "Deletes an expression; its hits stay until the theme is rematched. Operators only.",
  })
  removeThemeExpression(
    @Arg("id", () => ID, { description: "expression_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.contractThemes.removeExpression({ expression_id: id }));
  }
}
