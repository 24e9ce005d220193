import { LONGEST_PERIOD_DAYS } from "@kirinuki/schema/tokyo-day.ts";
import { resolveSelection } from "../../../access/selection.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import type { Parts } from "../../parts.ts";
import { SelectionQuery, selectionOf } from "./selection.form.ts";
import { readSetupDates } from "./setup-date.read-model.ts";
import { setupDateSchema, themesSchema, todaySchema } from "./theme.dto.ts";
import { toSetupDateWire, toThemesWire, toTodayWire } from "./theme.mapper.ts";
import { readThemeTree } from "./theme.service.ts";
import { readDistinctCounts } from "./theme-counts.read-model.ts";

/** GET /themes, /setup_date, /today_article_count (api.md, Themes). */
export function themeRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/themes",
    allow: ANY_USER,
    summary: "Themes, theme groups and topics with their article counts",
    query: PeriodQuery,
    data: themesSchema,
    run: async ({ actor, tx, query }) =>
      toThemesWire(await readThemeTree(tx, actor, periodOf(query, clock)), actor.sections),
  });

  router.user({
    method: "GET",
    path: "/setup_date",
    allow: ANY_USER,
    summary: "Days with articles, newest first; default: the last 366 days",
    query: SelectionQuery,
    data: setupDateSchema,
    run: async ({ actor, tx, query }) => {
      const period = periodOf(query, clock, LONGEST_PERIOD_DAYS);
      const selected = await resolveSelection(tx, actor, selectionOf(query));
      return toSetupDateWire(await readSetupDates(tx, actor, selected, period));
    },
  });

  router.user({
    method: "GET",
    path: "/today_article_count",
    allow: ANY_USER,
    summary: "Number of distinct articles that were matched today, over all themes",
    query: PeriodQuery,
    data: todaySchema,
    run: async ({ actor, tx, query }) =>
      toTodayWire(await readDistinctCounts(tx, actor, periodOf(query, clock, 1)), actor.sections),
  });
}
