import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import { SupportViewForm } from "@kirinuki/schema/forms/support-view-form.ts";
import { Type } from "typebox";
import { cookieName, sessionCookieOptions } from "../../../http/cookies.ts";
import { Refusal } from "../../../http/envelope.ts";
import { CodeField, IdField, ShortTextField } from "../../../http/fields.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { readSupportViews, supportViewsSchema } from "./support-view.read-model.ts";
import { endSupportViews, setSupportViewsAllowed, startSupportView } from "./support-view.service.ts";

class SupportViewBody extends SupportViewForm {
  static readonly wireNames = { contract_id: "contract_id", user_id: "user_id", reason: "reason" };

  @IdField("契約ID") contract_id!: string;
  @ShortTextField("ユーザーID", 20) user_id!: string;
}

class SupportViewSettingForm {
  @CodeField("代理表示の許可", [0, 1]) allowed_flag!: number;
}

/** POST /support_view: an operator begins to look at the product as a user. POST /logout on the customers' base ends it. */
export function operatorSupportViewRoutes(router: Router, { clock, config }: Parts): void {
  router.operator({
    method: "POST",
    path: "/support_view",
    allow: "support",
    summary:
      "Start a support view: the operator sees the product as a user, read only, for 30 minutes; sets the cookie of customers",
    body: SupportViewBody,
    data: Type.Object({ ends_datetime: Type.String({ format: "date-time" }) }),
    run: async ({ tx, body, operatorId, request, reply }) => {
      const { contract_id: contractId, user_id: userId, reason } = body;
      const call = { tx, operatorId, requestId: request.id };
      const started = await startSupportView(call, { contractId, userId, reason }, clock.now());
      if (started instanceof Refusal) return started;
      reply.setCookie(cookieName(config, USER_COOKIE), started.cookie, sessionCookieOptions(config));
      return { ends_datetime: tokyoDateTime(started.endsAt) };
    },
  });
}

/** GET /support_views and PUT /support_view_setting: what the contract's Admins see of it, and whether they allow it. */
export function customerSupportViewRoutes(router: Router, { clock, operatorScope }: Parts): void {
  router.user({
    method: "GET",
    path: "/support_views",
    allow: ADMINS,
    summary: "Support views: which operator saw the product as which user, when and why; the latest 50",
    data: supportViewsSchema,
    run: ({ tx, actor }) => readSupportViews(tx, actor.contractId, clock.now()),
  });

  router.user({
    method: "PUT",
    path: "/support_view_setting",
    allow: ADMINS,
    summary: "Allow or forbid operators' support views of the contract's users; forbidding ends open ones",
    body: SupportViewSettingForm,
    data: Type.Object({}),
    run: async ({ tx, actor: { contractId, userId }, body, request }) => {
      const allowed = body.allowed_flag === 1;
      if (!(await setSupportViewsAllowed(tx, contractId, allowed))) return {};
      const action = allowed ? "support.allow" : "support.forbid";
      await audit(tx, { contractId, actor: userId, action, requestId: request.id });
      // The operators' trail is closed to the role that customers' calls run under.
      if (!allowed) await operatorScope.shared("write", (own) => endSupportViews(own, { contractId }, clock.now()));
      return {};
    },
  });
}
