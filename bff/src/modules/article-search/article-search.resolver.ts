import "reflect-metadata";
import { Arg, Ctx, Query, Resolver, UseMiddleware } from "type-graphql";
import type { CoreApi } from "../../core-api/core-api.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import type { ArticleSource } from "../article/article.enums.ts";
import type { ArticlePage } from "../article/article.type.ts";
import { sortQuery } from "../article/article-page.ts";
import { SECTIONS } from "../article/sections.ts";
import { firstFound, toSearchCounts, toSearchPage, toUnsearchedDays } from "./article-search.mapper.ts";
import { ArticleSearchAnswer, ArticleSearchResult } from "./article-search.type.ts";
import { SEARCH_WIRE_NAMES, SearchInput, SearchPageInput, searchBody } from "./search.input.ts";

/** The article search: the articles of the user's themes, a tab a source, as on home. */
@Resolver()
export class ArticleSearchResolver {
  /** Two REST calls: one counts all sources, one brings the page of one. */
  @UseMiddleware(invalidFormAsData(SEARCH_WIRE_NAMES))
  @Query(() => ArticleSearchResult, { description: "Searches the articles of the themes that the user may browse." })
  async articleSearch(
    @Arg("form", () => SearchInput, { description: "The search form." }) form: SearchInput,
    @Arg("list", () => SearchPageInput, { description: "The page of the result." }) list: SearchPageInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ArticleSearchAnswer | Refusal> {
    const given = list.source ?? null;
    const early = given && pageOf(core, form, list, given);
    // Both say the same of a faulty search; the counts' word is taken, and the other must not go unheard.
    early?.catch(() => undefined);
    const counted = await orRefusal(core.search.hits({ ...searchBody(form), page_size: 1 }));
    if (counted instanceof Refusal) return counted;
    const counts = toSearchCounts(counted);
    const source = given ?? firstFound(counts);
    const page = await (early ?? (source && pageOf(core, form, list, source)));
    return page instanceof Refusal
      ? page
      : instance(ArticleSearchAnswer, {
          counts,
          page,
          markedWords: counted.marked_words,
          unsearchedDays: toUnsearchedDays(counted),
        });
  }
}

async function pageOf(
  core: CoreApi,
  form: SearchInput,
  { sort, page, pageSize }: SearchPageInput,
  source: ArticleSource,
): Promise<ArticlePage | Refusal> {
  const asked = { ...searchBody(form), data_section: [...SECTIONS[source]] };
  const found = await orRefusal(core.search.hits({ ...asked, ...sortQuery(sort), page, page_size: pageSize }));
  return found instanceof Refusal ? found : toSearchPage(found, source);
}
