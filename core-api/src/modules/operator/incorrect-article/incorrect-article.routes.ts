import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import type { Parts } from "../../parts.ts";
import { correctArticle } from "./correction.service.ts";
import {
  correctionResultSchema,
  correctionsSchema,
  incorrectArticleSchema,
  incorrectArticlesSchema,
  incorrectForUpdateSchema,
} from "./incorrect-article.dto.ts";
import {
  IncorrectArticleForm,
  IncorrectArticleListQuery,
  IncorrectArticleQuery,
  IncorrectArticlesQuery,
} from "./incorrect-article.form.ts";
import { readCorrections, readIncorrectArticles, readIncorrectItem } from "./incorrect-article.read-model.ts";
import { rawFields } from "./raw-fields.ts";

/** What is shown of a payload; the whole stays in the database. */
const SHOWN_PAYLOAD = 100_000;

/** Articles that failed a check at ingest, their correction and its history (api.md, Operator). */
export function incorrectArticleRoutes(router: Router, { clock }: Parts): void {
  const requestOf = (query: IncorrectArticlesQuery) => ({
    period: periodOf(query, clock),
    page: query.page,
    pageSize: query.page_size,
    ...(query.source_file && { sourceFile: query.source_file }),
  });
  const pagingOf = ({ page, page_size }: IncorrectArticlesQuery) => ({ page, page_size });

  router.operator({
    method: "GET",
    path: "/incorrect_mc_articles",
    allow: "view",
    summary: "Incorrect articles with all faults, newest first",
    query: IncorrectArticleListQuery,
    data: incorrectArticlesSchema,
    run: async ({ tx, query }) => {
      const request = { ...requestOf(query), correctable: false, ...(query.status && { status: query.status }) };
      const { articles, total } = await readIncorrectArticles(tx, request);
      return { incorrect_mc_articles: articles, incorrect_article_count: total, ...pagingOf(query) };
    },
  });

  router.operator({
    method: "GET",
    path: "/incorrect_articles_for_update",
    allow: "view",
    summary: "Incorrect articles that wait for correction",
    query: IncorrectArticlesQuery,
    data: incorrectForUpdateSchema,
    run: async ({ tx, query }) => {
      const request = { ...requestOf(query), correctable: true, status: "open" } as const;
      const { articles, total } = await readIncorrectArticles(tx, request);
      return { incorrect_articles_for_update: articles, incorrect_article_count: total, ...pagingOf(query) };
    },
  });

  router.operator({
    method: "GET",
    path: "/incorrect_mc_article",
    allow: "view",
    summary: "One incorrect article with its payload and the fields that could be read",
    query: IncorrectArticleQuery,
    data: incorrectArticleSchema,
    run: async ({ tx, query }) => {
      const item = await readIncorrectItem(tx, query.incorrect_article_id);
      if (!item) throw new AppError("NOT_FOUND");
      return { ...item, payload: item.payload.slice(0, SHOWN_PAYLOAD), article_info: rawFields(item.payload) };
    },
  });

  router.operator({
    method: "PUT",
    path: "/incorrect_mc_article",
    allow: "edit",
    summary: "Correct an incorrect article and ingest it: store, match and count it at once",
    body: IncorrectArticleForm,
    data: correctionResultSchema,
    run: async ({ tx, body, operatorId, request }) => {
      const result = await correctArticle({ tx, operatorId, requestId: request.id }, clock, body);
      if (result instanceof Refusal) return result;
      return { article_id: result.articleId, outcome: result.outcome, matched_count: result.matched };
    },
  });

  router.operator({
    method: "GET",
    path: "/incorrect_articles_update_history",
    allow: "view",
    summary: "Corrections by operators, newest first, field by field",
    query: IncorrectArticlesQuery,
    data: correctionsSchema,
    run: async ({ tx, query }) => {
      const { corrections, total } = await readCorrections(tx, requestOf(query));
      return { incorrect_articles_update_history: corrections, history_count: total, ...pagingOf(query) };
    },
  });
}
