import { commonText } from "@kirinuki/schema/common-text.ts";
import { IsOptional } from "class-validator";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { DEFAULT_PAGE_SIZE, PageField, PageSizeField, TextsField } from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { type Period, periodOf } from "../../../period/period.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { MOST_CHARGE_CODE_LENGTH } from "../original-use/article-request.form.ts";
import { tokyoMonth } from "../original-use/usage-month.ts";
import { askedCodes } from "./asked-users.ts";
import { readCapOutlook } from "./cap-outlook.read-model.ts";
import { totalOf, type UsageCounts } from "./usage-counts.ts";
import { MOST_IDS } from "./usage-inquiry.form.ts";
import { usageRecordsSchema } from "./usage-records.dto.ts";
import { readChargedUses, readUsageDays, readUsedArticles } from "./usage-rows.read-model.ts";

class UsageRecordsQuery extends PeriodQuery {
  /** Of the articles; days all come in one answer. */
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
  /** Only uses charged to these codes; usage_charges are of all. */
  @IsOptional() @TextsField("請求コード", MOST_IDS, MOST_CHARGE_CODE_LENGTH) charge_code?: string | string[];
}

/** GET /pdf_usage_recodes (api.md, Shapes; the spec's spelling): the user's own counted uses, this month unless a period is given. */
export function usageRecordsRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/pdf_usage_recodes",
    allow: ANY_USER,
    summary: "Counted uses of the user by day and by article, with total and the use of the group's caps in this month",
    query: UsageRecordsQuery,
    data: usageRecordsSchema,
    run: async ({ tx, actor, query }) => {
      const now = clock.now();
      const { page, page_size } = query;
      const period = periodAsked(query, clock);
      const chargeCodes = askedCodes(query);
      const own = { userIds: [actor.userId], groupIds: null };
      const days = await readUsageDays(tx, actor.contractId, period, own, chargeCodes);
      const used = await readUsedArticles(tx, { ...actor, chargeCodes }, period, { page, pageSize: page_size });
      const group_usage = await groupUsage(tx, actor, now);
      const row = (process_date: string, counts: UsageCounts) => ({
        ...counts,
        process_date,
        use_max_count: group_usage.use_max_count,
        sc_use_max_count: group_usage.sc_use_max_count,
      });
      return {
        pdf_usage_recodes: [...days.map((day) => row(day.process_date, day)), row(commonText.total, totalOf(days))],
        group_usage,
        usage_charges: await readChargedUses(tx, actor, period),
        usage_articles: used.articles,
        usage_article_count: used.total,
        page,
        page_size,
      };
    },
  });
}

function periodAsked(query: UsageRecordsQuery, clock: Clock): Period {
  const isOpen = query.process_date_start === undefined && query.process_date_end === undefined;
  return isOpen ? { start: tokyoMonth(clock.now()), end: tokyoDay(clock.now()) } : periodOf(query, clock);
}

/** The caps of the user's group, and of its demand unit, with what is taken of them. */
async function groupUsage(tx: Transaction, actor: Actor, now: Date) {
  const [mc, sc, unit] = await readCapOutlook(tx, actor, now);
  if (!mc || !sc) throw new Error("the group of a user exists");
  return {
    use_month: tokyoMonth(now),
    mc_used: mc.used,
    use_max_count: mc.use_max_count,
    mc_forecast_date: mc.forecast_date,
    sc_used: sc.used,
    sc_use_max_count: sc.use_max_count,
    sc_forecast_date: sc.forecast_date,
    use_lines: mc.use_lines,
    demand_unit: unit
      ? {
          demand_id: unit.demand_id ?? "",
          demand_name: unit.demand_name ?? "",
          used: unit.used,
          use_max_count: unit.use_max_count,
          forecast_date: unit.forecast_date,
          use_lines: unit.use_lines,
        }
      : null,
  };
}
