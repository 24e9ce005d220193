import { ANY_USER, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { articleSearchSchema, trySearchSchema } from "./article-search.dto.ts";
import { ArticleSearchForm } from "./article-search.form.ts";
import { learnWords, searchHits, trySearch } from "./article-search.service.ts";

/** GET and POST /article_search, POST /try_search (api.md, Themes, lists, search). */
export function articleSearchRoutes(router: Router, parts: Parts): void {
  router.user({
    method: "GET",
    path: "/article_search",
    allow: ANY_USER,
    summary: "Search the articles of a theme, theme group, topic or all themes of the user",
    query: ArticleSearchForm,
    data: articleSearchSchema,
    run: ({ tx, actor, query }) => searchHits(parts, { tx, actor, form: query }),
  });

  router.user({
    method: "POST",
    path: "/article_search",
    allow: ANY_USER,
    whileReadOnly: true,
    inSupportView: "read",
    summary: "The same search by POST, for long conditions; also indexes the words for faster searches later",
    body: ArticleSearchForm,
    data: articleSearchSchema,
    run: async ({ tx, actor, body }) => {
      if (!actor.supportView) await learnWords(parts, { tx, actor, form: body });
      return searchHits(parts, { tx, actor, form: body });
    },
  });

  router.user({
    method: "POST",
    path: "/try_search",
    allow: ANY_USER,
    whileReadOnly: true,
    inSupportView: "read",
    summary: "Trial search in the whole collection that the contract may see: counts and headlines",
    body: ArticleSearchForm,
    data: trySearchSchema,
    run: async ({ tx, actor, body }) => {
      if (!actor.supportView) await learnWords(parts, { tx, actor, form: body });
      return trySearch(parts, { tx, actor, form: body });
    },
  });
}
