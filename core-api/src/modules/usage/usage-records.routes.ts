import { commonText } from "@kirinuki/schema/messages.ts";
import { Type } from "typebox";
import { ANY_USER, type Router } from "../../http/route.ts";
import { nullable } from "../../http/wire-types.ts";
import { type Clock, tokyoDay } from "../../time/tokyo.ts";
import { readGroupStanding } from "../original/usage-counters.ts";
import { tokyoMonth } from "../original/usage-month.ts";
import { PeriodQuery, periodOf } from "../theme/period.ts";
import { readUsageOfUser, totalOf, type UsageCounts } from "./usage-rows.read-model.ts";

const count = () => Type.Integer();
const usageRowSchema = Type.Object({
  process_date: Type.String({ description: "yyyy-MM-dd, or 合計 in the last row" }),
  pdf_count: count(),
  print_count: count(),
  text_disp_count: count(),
  text_print_count: count(),
  mc_count: count(),
  sc_text_count: count(),
  sc_count: count(),
  epub_count: count(),
  count: count(),
  use_max_count: nullable(count()),
  sc_use_max_count: nullable(count()),
});
const usageRecordsSchema = Type.Object({
  pdf_usage_recodes: Type.Array(usageRowSchema),
  /** How far the group is this month: counted uses and open reservations, for the meters beside the lists. */
  group_usage: Type.Object({
    use_month: Type.String({ format: "date" }),
    mc_used: count(),
    use_max_count: nullable(count()),
    sc_used: count(),
    sc_use_max_count: nullable(count()),
  }),
});

/** GET /pdf_usage_recodes (api.md, Shapes; the spec's spelling): the user's own counted uses, this month unless a period is given. */
export function usageRecordsRoutes(router: Router, clock: Clock): void {
  router.user({
    method: "GET",
    path: "/pdf_usage_recodes",
    allow: ANY_USER,
    summary: "The user's counted uses by day with a total, and how far the group's caps are used this month",
    query: PeriodQuery,
    data: usageRecordsSchema,
    run: async ({ tx, actor, query }) => {
      const now = clock.now();
      const month = tokyoMonth(now);
      const isOpen = query.process_date_start === undefined && query.process_date_end === undefined;
      const period = isOpen ? { start: month, end: tokyoDay(now) } : periodOf(query, clock);
      const [days, { 1: mc, 2: sc }] = [
        await readUsageOfUser(tx, actor, period),
        await readGroupStanding(tx, actor, month, now),
      ];
      const row = (process_date: string, counts: UsageCounts) => ({
        ...counts,
        process_date,
        use_max_count: mc.cap,
        sc_use_max_count: sc.cap,
      });
      return {
        pdf_usage_recodes: [...days.map((day) => row(day.process_date, day)), row(commonText.total, totalOf(days))],
        group_usage: {
          use_month: month,
          mc_used: mc.taken,
          use_max_count: mc.cap,
          sc_used: sc.taken,
          sc_use_max_count: sc.cap,
        },
      };
    },
  });
}
