import { findPerson } from "../../../access/actor.read-model.ts";
import { AppError } from "../../../errors/app-error.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import { audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { userViewSchema } from "./user-view.dto.ts";
import { UserViewQuery } from "./user-view.form.ts";
import { readUserView } from "./user-view.service.ts";

/** GET /user_view (screen 1046): the first thing that support asks. */
export function userViewRoutes(router: Router, { clock }: Parts): void {
  router.steps({
    method: "GET",
    path: "/user_view",
    allow: ADMINS,
    summary: "What a user sees (themes, sources, rights) and why; read only, recorded in the audit trail",
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
