import "reflect-metadata";
import { Arg, Ctx, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { sortQuery } from "../article/article-page.ts";
import { SECTIONS } from "../article/sections.ts";
import { toTrialAnswer } from "./article-search.mapper.ts";
import { type TrialSearchAnswer, TrialSearchResult } from "./article-search.type.ts";
import { SEARCH_WIRE_NAMES, SearchInput, SearchPageInput, searchBody } from "./search.input.ts";

/** Screen 0013: what a search would find in everything that the contract may see, as headlines. */
@Resolver()
export class TrialSearchResolver {
  @UseMiddleware(invalidFormAsData(SEARCH_WIRE_NAMES))
  @Query(() => TrialSearchResult, { description: "Trial search in the whole collection: counts and headlines." })
  async trialSearch(
    @Arg("form", () => SearchInput, { description: "The search form." }) form: SearchInput,
    @Arg("list", () => SearchPageInput, {
      description: "The page of the result; without a source, all sources together.",
    })
    { source, sort, page, pageSize }: SearchPageInput,
    @Ctx() { core }: RequestContext,
  ): Promise<TrialSearchAnswer | Refusal> {
    const asked = { ...searchBody(form), ...(source && { data_section: [...SECTIONS[source]] }) };
    const found = await orRefusal(core.search.collection({ ...asked, ...sortQuery(sort), page, page_size: pageSize }));
    return found instanceof Refusal ? found : toTrialAnswer(found);
  }
}
