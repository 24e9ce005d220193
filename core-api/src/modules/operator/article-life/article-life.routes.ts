import { IsOptional } from "class-validator";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { IdField, ShortTextField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { findContract } from "../contract-company/contract-company.read-model.ts";
import { articleLifeSchema, foundArticlesSchema } from "./article-life.dto.ts";
import { findArticles, readArticleEvents, readFullArticle } from "./article-life.read-model.ts";
import { explainThemes } from "./article-themes.service.ts";

class ArticleFindQuery {
  @IdField("契約ID") contract_id!: string;
  @IsOptional() @ShortTextField("キーワード", 200) keyword?: string;
}

class ArticleLifeQuery {
  @IdField("契約ID") contract_id!: string;
  @IdField("記事ID") article_id!: string;
}

/** Why a customer got an article or did not (our addition to api.md, Operator). */
export function articleLifeRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/article_find",
    allow: "view",
    summary: "The newest articles of two months whose title has the words",
    query: ArticleFindQuery,
    data: foundArticlesSchema,
    run: async ({ tx, query }) => {
      const contract = await findContract(tx, query.contract_id);
      if (!contract) throw new AppError("NOT_FOUND");
      const words = (query.keyword ?? "").split(/[\s\u3000]+/).filter((word) => word !== "");
      if (words.length === 0) throw invalidFields([{ field: "keyword", message: "キーワードを入力してください。" }]);
      return { article_info: await findArticles(tx, contract.contractId, { words, now: clock.now() }) };
    },
  });

  router.operator({
    method: "GET",
    path: "/article_life",
    allow: "view",
    summary:
      "Everything that happened to an article in a contract: arrival, corrections, themes with the reasons, mails, openings",
    query: ArticleLifeQuery,
    data: articleLifeSchema,
    run: async ({ tx, query }) => {
      const contract = await findContract(tx, query.contract_id);
      const found = contract && (await readFullArticle(tx, contract.contractId, query.article_id));
      if (!contract || !found) throw new AppError("NOT_FOUND");
      return {
        article: found.article,
        themes: await explainThemes(tx, contract.contractId, found),
        events: await readArticleEvents(tx, contract.contractId, query.article_id),
      };
    },
  });
}
