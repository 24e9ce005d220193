import "reflect-metadata";
import type { DataSection } from "@kirinuki/schema/codes.ts";
import { Arg, Ctx, ID, Int, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { toExpressionTrial } from "./expression-trial.mapper.ts";
import {
  CountedTerm,
  CountedTerms,
  CountedTermsResult,
  type ExpressionTrial,
  ExpressionTrialResult,
  ExpressionWords,
  OfferedMedium,
  UnknownSynonym,
} from "./expression-trial.type.ts";

const sectionOf = (section: number | null | undefined) =>
  section == null ? {} : { data_section: section as DataSection };

/** What the editor of expressions asks before anything is saved. Operators only; one call each. */
@Resolver()
export class ExpressionTrialResolver {
  @UseMiddleware(invalidFormAsData({ expression: "text" }))
  @Query(() => ExpressionTrialResult, {
    description: "What a theme would find in the last 14 days with an expression changed or added. Operators only.",
  })
  async expressionTrial(
    @Arg("themeId", () => ID, { description: "contract_id." }) themeId: string,
    @Arg("id", () => ID, { nullable: true, description: "expression_id of the changed expression; null: a new one." })
    id: string | null,
    @Arg("section", () => Int, { nullable: true, description: "data_section; null: every source." }) section:
      | number
      | null,
    @Arg("text", () => String, { description: "The expression." }) text: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ExpressionTrial | Refusal> {
    const asked = { theme_id: themeId, expression: text, ...(id && { expression_id: id }), ...sectionOf(section) };
    const wire = await orRefusal(core.contractThemes.tryExpression(asked));
    return wire instanceof Refusal ? wire : toExpressionTrial(wire);
  }

  @UseMiddleware(invalidFormAsData({ expression: "text" }))
  @Query(() => CountedTermsResult, {
    description: "Counts the articles of the last 14 days that contain each part of an expression. Operators only.",
  })
  async countedTerms(
    @Arg("contractId", () => ID, { description: "contract_id whose excluded domains are left out." })
    contractId: string,
    @Arg("section", () => Int, { nullable: true, description: "data_section; null: every source." }) section:
      | number
      | null,
    @Arg("text", () => String, { description: "The expression." }) text: string,
    @Ctx() { core }: RequestContext,
  ): Promise<CountedTerms | Refusal> {
    const asked = { contract_id: contractId, expression: text, ...sectionOf(section) };
    const wire = await orRefusal(core.contractThemes.countTerms(asked));
    if (wire instanceof Refusal) return wire;
    return instance(CountedTerms, {
      terms: wire.terms.map(({ term, field, not_flag, count }) =>
        instance(CountedTerm, { term, field, isExcluding: not_flag === 1, articles: count }),
      ),
      hasMore: wire.more_flag === 1,
      unknownSynonyms: wire.unknown_synonyms.map((place) => instance(UnknownSynonym, place)),
    });
  }

  @Query(() => ExpressionWords, {
    description: "Completions for the expression editor: terms and media. Operators only.",
  })
  async expressionWords(
    @Arg("contractId", () => ID, { description: "contract_id whose terms are offered." }) contractId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ExpressionWords> {
    const { terms, synonym_terms, media } = await core.contractThemes.words({ contract_id: contractId });
    return instance(ExpressionWords, {
      terms,
      synonymTerms: synonym_terms,
      media: media.map(({ media_code, media_name }) => instance(OfferedMedium, { code: media_code, name: media_name })),
    });
  }
}
