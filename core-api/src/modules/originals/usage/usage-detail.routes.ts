import { Type } from "typebox";
import { ADMINS, type Router } from "../../../http/route.ts";
import { Day } from "../../../http/wire-types.ts";
import { askedCodes, askedUsers } from "./asked-users.ts";
import { UsageArticlesQuery, UserUsageForm } from "./usage-inquiry.form.ts";
import { usagePeriod } from "./usage-period.ts";
import { usageArticleSchema, usageCountsSchema } from "./usage-records.dto.ts";
import { readUsageDays, readUsedArticles } from "./usage-rows.read-model.ts";

/** What an inquiry leads to: its uses by day for the chart, and the articles of one user. */
export function usageDetailRoutes(router: Router): void {
  router.user({
    method: "POST",
    path: "/pdf_usage_days",
    allow: ADMINS,
    whileReadOnly: true,
    summary: "Counted uses of originals by day, over all requested users and groups",
    body: UserUsageForm,
    data: Type.Object({
      usage_days: Type.Array(Type.Object({ process_date: Day(), ...usageCountsSchema }), {
        description: "Days that have uses, oldest first",
      }),
    }),
    run: async ({ tx, actor, body }) => {
      const period = usagePeriod(body);
      const asked = await askedUsers(tx, actor, body.user_id, body.user_group_id);
      return { usage_days: await readUsageDays(tx, actor.contractId, period, asked, askedCodes(body)) };
    },
  });

  router.user({
    method: "GET",
    path: "/pdf_usage_articles",
    allow: ADMINS,
    summary: "Articles whose originals a user used, with the number of uses",
    query: UsageArticlesQuery,
    data: Type.Object({
      usage_articles: Type.Array(usageArticleSchema, { description: "The most used first" }),
      usage_article_count: Type.Integer(),
      page: Type.Integer(),
      page_size: Type.Integer(),
    }),
    run: async ({ tx, actor, query }) => {
      const { page, page_size, user_id: userId, user_group_id } = query;
      const period = usagePeriod(query);
      const groups = user_group_id === undefined ? null : [user_group_id];
      await askedUsers(tx, actor, userId, groups);
      const whose = {
        contractId: actor.contractId,
        userId,
        asMemberOf: user_group_id ?? null,
        chargeCodes: askedCodes(query),
      };
      const { articles, total } = await readUsedArticles(tx, whose, period, { page, pageSize: page_size });
      return { usage_articles: articles, usage_article_count: total, page, page_size };
    },
  });
}
