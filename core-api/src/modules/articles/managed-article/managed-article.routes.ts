import { ADMINS, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { managedArticlesSchema } from "./managed-article.dto.ts";
import { ManagedArticlesQuery } from "./managed-article.form.ts";
import { listManaged } from "./managed-article.service.ts";

/** GET /managed_articles (api.md has it not): the lists of screens 1023 and 1043. */
export function managedArticleRoutes(router: Router, parts: Parts): void {
  router.user({
    method: "GET",
    path: "/managed_articles",
    allow: ADMINS,
    summary:
      "Articles of all themes and topics of the contract, including unpublished ones, with their state and comment",
    query: ManagedArticlesQuery,
    data: managedArticlesSchema,
    run: ({ tx, actor, query }) => listManaged(parts, { tx, actor, query }),
  });
}
