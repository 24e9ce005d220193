import { ANY_USER, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { AllArticlesForm } from "./all-articles.form.ts";
import { listAllArticles } from "./all-articles.service.ts";
import { allArticlesSchema, magazineListSchema, newspaperListSchema, webListSchema } from "./article.dto.ts";
import { toMagazine, toNewspaper, toWeb } from "./article.mapper.ts";
import { MagazineListQuery, NewspaperListQuery, WebListQuery } from "./article-list.query.ts";
import { listArticles } from "./article-list.service.ts";

/** GET /newspaper_articles, /webnews, /magazine_articles, POST /all_articles (api.md, Themes, lists, search). */
export function articleListRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/newspaper_articles",
    allow: ANY_USER,
    summary: "Newspaper articles, image (1) and text (2), of a theme, theme group, topic or all themes",
    query: NewspaperListQuery,
    data: newspaperListSchema,
    run: async ({ actor, tx, query }) => {
      const { articles, total } = await listArticles({ actor, tx, query, clock }, [1, 2], toNewspaper);
      return {
        article_info: articles,
        ...(query.data_section === 2 && { sc_aricle_info: articles }),
        news_article_count: total,
        page: query.page,
        page_size: query.page_size,
      };
    },
  });

  router.user({
    method: "GET",
    path: "/webnews",
    allow: ANY_USER,
    summary: "Web news of a theme, theme group, topic or all themes",
    query: WebListQuery,
    data: webListSchema,
    run: async ({ actor, tx, query }) => {
      const { articles, total } = await listArticles({ actor, tx, query, clock }, [3], toWeb);
      const { page, page_size } = query;
      return { web_news_article_info: articles, web_news_article_count: total, page, page_size };
    },
  });

  router.user({
    method: "GET",
    path: "/magazine_articles",
    allow: ANY_USER,
    summary: "Magazine articles of a theme, theme group, topic or all themes",
    query: MagazineListQuery,
    data: magazineListSchema,
    run: async ({ actor, tx, query }) => {
      const { articles, total } = await listArticles({ actor, tx, query, clock }, [5], toMagazine);
      const { page, page_size } = query;
      return { magazine_news_article_info: articles, magazine_news_article_count: total, page, page_size };
    },
  });

  router.user({
    method: "POST",
    path: "/all_articles",
    allow: ANY_USER,
    whileReadOnly: true,
    inSupportView: "read",
    summary: "Articles of all sources, by id (article_info) or by filter",
    body: AllArticlesForm,
    data: allArticlesSchema,
    run: ({ actor, tx, body }) => listAllArticles({ actor, tx, form: body, clock }),
  });
}
