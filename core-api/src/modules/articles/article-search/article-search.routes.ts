import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { unlessAway } from "../../../errors/unavailable.ts";
import { ANY_USER, type Router, type StepsCall } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { articleSearchSchema, trySearchSchema } from "./article-search.dto.ts";
import { ArticleSearchForm } from "./article-search.form.ts";
import { learnWords, searchHits, trySearch } from "./article-search.service.ts";

/** GET and POST /article_search, POST /try_search (api.md, Themes, lists, search). */
export function articleSearchRoutes(router: Router, parts: Parts): void {
  /** The search only reads, so a standby may answer it; its words are learnt apart, and not while the primary is away. */
  const searchAndLearn = async <Found>(
    { actor, run, body }: StepsCall<object, ArticleSearchForm>,
    search: (tx: Transaction, actor: Actor) => Promise<Found>,
  ): Promise<Found> => {
    const found = await run("read", search);
    if (!actor.supportView) await run("write", (tx) => learnWords(parts, { tx, actor, form: body })).catch(unlessAway);
    return found;
  };

  router.user({
    method: "GET",
    path: "/article_search",
    allow: ANY_USER,
    summary: "Search the articles of a theme, theme group, topic or all themes of the user",
    query: ArticleSearchForm,
    data: articleSearchSchema,
    run: ({ tx, actor, query }) => searchHits(parts, { tx, actor, form: query }),
  });

  router.steps({
    method: "POST",
    path: "/article_search",
    allow: ANY_USER,
    whileReadOnly: true,
    inSupportView: "read",
    summary: "Search articles by POST, for long texts; it also indexes the words, so that later searches are faster",
    body: ArticleSearchForm,
    data: articleSearchSchema,
    run: (call) => searchAndLearn(call, (tx, actor) => searchHits(parts, { tx, actor, form: call.body })),
  });

  router.steps({
    method: "POST",
    path: "/try_search",
    allow: ANY_USER,
    whileReadOnly: true,
    inSupportView: "read",
    summary: "Trial search in the whole collection that the contract may see: counts and headlines",
    body: ArticleSearchForm,
    data: trySearchSchema,
    run: (call) => searchAndLearn(call, (tx, actor) => trySearch(parts, { tx, actor, form: call.body })),
  });
}
