import { IdField } from "../../../http/fields.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { relatedSchema } from "./related.dto.ts";
import { readRelated } from "./related.service.ts";

class RelatedQuery {
  @IdField("記事ID") articleId!: string;
}

/** GET /related_articles (api.md has it not): what stands under an article in the reading pane. */
export function relatedRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/related_articles",
    allow: ANY_USER,
    summary: "An article's life, similar articles and related themes that the user may see",
    query: RelatedQuery,
    data: relatedSchema,
    run: ({ actor, tx, query }) => readRelated(tx, actor, query.articleId),
  });
}
