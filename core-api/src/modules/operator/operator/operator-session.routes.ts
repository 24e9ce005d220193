import { OperatorLoginForm } from "@kirinuki/schema/forms/operator-login-form.ts";
import { Type } from "typebox";
import {
  BROWSER_COOKIE,
  browserCookieOptions,
  cookieName,
  OPERATOR_COOKIE,
  sessionCookieOptions,
} from "../../../http/cookies.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { clientOf } from "../../people/session/client-info.ts";
import { operatorRoleSchema } from "../operator-account/operator-account.dto.ts";
import { readOperatorProfile, signInOperator, signOutOperator } from "./operator-session.service.ts";

class OperatorLoginBody extends OperatorLoginForm {
  static readonly wireNames = { el_admin_id: "operatorId", password: "password", code: "code" };
}

const profileSchema = Type.Object({
  el_admin_id: Type.String(),
  name: Type.String(),
  department: Type.String(),
  role: operatorRoleSchema,
  authenticator: Type.Enum(["set", "unset", "needed"], {
    description: "needed: every other call is refused until the operator has an authenticator app",
  }),
});

/** POST /el_admin_login and /logout of the operator base (api.md, Operator). */
export function operatorSessionRoutes(router: Router, parts: Parts): void {
  const { config } = parts;
  router.public({
    method: "POST",
    path: "/el_admin_login",
    allow: "Public",
    summary: "Operator sign-in",
    body: OperatorLoginBody,
    data: Type.Array(profileSchema),
    rateLimit: config.LOGIN_RATE_LIMIT,
    run: async ({ body, request, reply }) => {
      const signedIn = await signInOperator(parts, body, clientOf(request));
      if (signedIn instanceof Refusal) return signedIn;
      reply.setCookie(cookieName(config, OPERATOR_COOKIE), signedIn.token, sessionCookieOptions(config));
      reply.setCookie(cookieName(config, BROWSER_COOKIE), signedIn.browserCookie, browserCookieOptions(config));
      return [signedIn.profile];
    },
  });

  router.operator({
    method: "POST",
    path: "/logout",
    allow: "view",
    beforeEnrolment: true,
    summary: "End the operator's session",
    data: Type.Object({}),
    run: async ({ operatorId, request, reply }) => {
      await signOutOperator(parts, operatorId, request);
      reply.clearCookie(cookieName(config, OPERATOR_COOKIE), sessionCookieOptions(config));
      return {};
    },
  });

  router.operator({
    method: "GET",
    path: "/session",
    allow: "view",
    beforeEnrolment: true,
    summary: "Which operator is signed in",
    data: Type.Array(profileSchema),
    run: async ({ operatorId, tx }) => readOperatorProfile(tx, operatorId, parts),
  });
}
