import { Type } from "typebox";
import { ADMINS, type Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import type { Parts } from "../../parts.ts";
import { readCapOutlook } from "./cap-outlook.read-model.ts";
import { forecastSchema, useLinesSchema } from "./usage-records.dto.ts";

const outlookSchema = Type.Object({
  user_group_id: nullable(Type.String({ description: "null: the cap of a demand unit" })),
  user_group_name: nullable(Type.String()),
  data_section: nullable(Type.Integer({ description: "1 or 2; null: the cap of a demand unit" })),
  demand_id: nullable(Type.String()),
  demand_name: nullable(Type.String()),
  used: Type.Integer({ description: "Counted uses and open reservations of this month" }),
  use_max_count: nullable(Type.Integer()),
  use_lines: useLinesSchema,
  forecast_date: forecastSchema(),
});

/** GET /pdf_usage_outlook: the caps of all groups, and of their demand units, with how this month goes. */
export function capOutlookRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/pdf_usage_outlook",
    allow: ADMINS,
    summary:
      "Caps of the contract's groups and demand units, with this month's uses and the day on which each cap will be reached",
    data: Type.Object({ caps: Type.Array(outlookSchema) }),
    run: async ({ tx, actor: { contractId } }) => {
      const caps = await readCapOutlook(tx, { contractId, userGroupId: null }, clock.now());
      return { caps: caps.filter(({ use_max_count }) => use_max_count !== null) };
    },
  });
}
