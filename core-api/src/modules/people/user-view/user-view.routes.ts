import { findPerson } from "../../../access/actor.read-model.ts";
import { AppError } from "../../../errors/app-error.ts";
import { ShortTextField } from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import type { Clock } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { userViewSchema } from "./user-view.dto.ts";
import { readUserView } from "./user-view.service.ts";

class UserViewQuery extends PeriodQuery {
  @ShortTextField("ユーザーID", 20) user_id!: string;
}

/** GET /user_view (screen 1046): the first thing that support asks. */
export function userViewRoutes(router: Router, clock: Clock): void {
  router.steps({
    method: "GET",
    path: "/user_view",
    allow: ADMINS,
    summary: "What a user sees (themes, sources, rights) and why; read only, and noted in the trail",
    query: UserViewQuery,
    data: userViewSchema,
    run: async ({ actor: { contractId, userId }, query, run, request }) => {
      const period = periodOf(query, clock);
      const view = await run("read", async (tx) => {
        const person = await findPerson(tx, contractId, query.user_id);
        if (!person) throw new AppError("NOT_FOUND");
        return readUserView(tx, person, period, clock.now());
      });
      const detail = { user_id: query.user_id };
      await run("write", (tx) =>
        audit(tx, { contractId, actor: userId, action: "user.view", detail, requestId: request.id }),
      );
      return view;
    },
  });
}
