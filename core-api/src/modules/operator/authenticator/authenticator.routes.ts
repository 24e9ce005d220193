import { AuthenticatorCodeForm, AuthenticatorPasswordForm } from "@kirinuki/schema/forms/authenticator-form.ts";
import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { Refusal } from "../../../http/envelope.ts";
import { ShortTextField } from "../../../http/fields.ts";
import { requiredId } from "../../../http/required-id.ts";
import type { Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { beginEnrolment, confirmEnrolment, resetAuthenticator } from "./authenticator.service.ts";

class AuthenticatorPasswordBody extends AuthenticatorPasswordForm {
  static readonly wireNames = { password: "ownPassword" };
}

class OperatorIdForm {
  @IsOptional() @ShortTextField("運用担当者ID", 20) el_admin_id?: string;
}

/** An operator's authenticator app: begun with the password, taken with a code of it, reset by another operator. */
export function authenticatorRoutes(router: Router, parts: Parts): void {
  const { clock, sealedTexts } = parts;
  router.operator({
    method: "POST",
    path: "/el_authenticator",
    allow: "view",
    beforeEnrolment: true,
    answersSecret: true,
    summary: "Create a secret for the operator's own authenticator app; it takes effect once a first code is confirmed",
    body: AuthenticatorPasswordBody,
    data: Type.Object({ secret: Type.String(), uri: Type.String() }),
    run: ({ operatorId, body, request }) =>
      beginEnrolment(parts, operatorId, { password: body.ownPassword, requestId: request.id }),
  });

  router.operator({
    method: "PUT",
    path: "/el_authenticator",
    allow: "view",
    beforeEnrolment: true,
    answersSecret: true,
    summary:
      "Register the operator's own authenticator app by one of its codes; returns recovery codes, only in this answer",
    body: AuthenticatorCodeForm,
    data: Type.Object({ recovery_codes: Type.Array(Type.String()) }),
    run: async ({ tx, operatorId, body, request }) => {
      const typed = { operatorId, code: body.code, now: clock.now() };
      const codes = await confirmEnrolment(tx, typed, { sealedTexts, requestId: request.id });
      return codes instanceof Refusal ? codes : { recovery_codes: codes };
    },
  });

  router.operator({
    method: "DELETE",
    path: "/el_authenticator",
    allow: "admin",
    summary: "Remove the authenticator app of another operator who has lost it; the operator's sessions end",
    query: OperatorIdForm,
    body: OperatorIdForm,
    data: Type.Object({}),
    run: async ({ tx, query, body, operatorId, request }) => {
      const id = requiredId("el_admin_id", "運用担当者ID", query, body);
      await resetAuthenticator({ tx, operatorId, requestId: request.id, now: clock.now() }, id);
      return {};
    },
  });
}
