import { Type } from "typebox";
import { ADMINS, type Router } from "../../../http/route.ts";
import { Day, nullable } from "../../../http/wire-types.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { askedGroups } from "./asked-users.ts";
import { countFrequencies, FREQUENCIES, readFrequencies } from "./usage-frequency.read-model.ts";
import { UserFrequencyQuery } from "./usage-inquiry.form.ts";
import { usagePeriod } from "./usage-period.ts";

const userSchema = Type.Object({
  user_id: Type.String(),
  user_name: Type.String(),
  user_group_name: Type.String(),
  frequency: Type.Enum(FREQUENCIES),
  use_days: Type.Array(Day(), { description: "Days with counted uses, oldest first" }),
  count: Type.Integer({ description: "Counted uses of newspapers" }),
  last_login_datetime: nullable(Type.String()),
});

/** GET /pdf_usage_users: how often each user of today uses originals (screen 1045). */
export function usageFrequencyRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/pdf_usage_users",
    allow: ADMINS,
    summary: "Users by how often they use originals: the share of business days (Monday to Friday) with a counted use",
    query: UserFrequencyQuery,
    data: Type.Object({
      users: Type.Array(userSchema),
      user_count: Type.Integer({ description: "Number of users on all pages" }),
      frequency_counts: Type.Record(Type.Enum(FREQUENCIES), Type.Integer()),
      page: Type.Integer(),
      page_size: Type.Integer(),
    }),
    run: async ({ tx, actor, query }) => {
      const { page, page_size, user_group_id, frequency = null } = query;
      const period = usagePeriod(query);
      if (user_group_id !== undefined) await askedGroups(tx, actor, [user_group_id]);
      const sort = { key: query.sort_key, order: query.sort_order };
      const groupId = user_group_id ?? null;
      const request = { contractId: actor.contractId, period, groupId, frequency, sort };
      const frequency_counts = await countFrequencies(tx, request);
      const rows = await readFrequencies(tx, request, { page, pageSize: page_size });
      const users = rows.map(({ last_login_at, ...user }) => ({
        ...user,
        last_login_datetime: last_login_at && tokyoDateTime(last_login_at),
      }));
      const user_count = FREQUENCIES.filter((each) => frequency === null || each === frequency).reduce(
        (sum, each) => sum + frequency_counts[each],
        0,
      );
      return { users, user_count, frequency_counts, page, page_size };
    },
  });
}
