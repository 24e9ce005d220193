import { NewPasswordForm } from "@kirinuki/schema/forms/password-form.ts";
import { PasswordResetRequestForm } from "@kirinuki/schema/forms/password-reset-request-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { IsNotEmpty, IsOptional, IsString, MaxLength, ValidateIf } from "class-validator";
import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import type { Router } from "../../../http/route.ts";
import { tokenRefused } from "../../../http/token-scope.ts";
import { PASSWORD_RESET_JOB } from "../../../runs/job-sender.ts";
import type { Parts } from "../../parts.ts";
import { clientOf } from "../session/client-info.ts";
import { setPasswordByLink, setPasswordByOldOne, userOfLink } from "./password.service.ts";

/** Whom a link is asked for. */
class ResetRequest extends PasswordResetRequestForm {
  static readonly wireNames = { contract_code: "contractCode", user_id: "userId" };
}

class LinkQuery {
  @MaxLength(100, { message: validationText.resetLinkBroken })
  @IsString({ message: validationText.resetLinkBroken })
  @IsNotEmpty({ message: validationText.resetLinkBroken })
  password_reset_key!: string;
}

class PasswordBody extends NewPasswordForm {
  static readonly wireNames = { password: "password", confirmpassword: "confirmPassword" };

  @IsOptional()
  @MaxLength(100, { message: validationText.resetLinkBroken })
  @IsString({ message: validationText.resetLinkBroken })
  password_reset_key?: string;

  @ValidateIf(({ password_reset_key }: PasswordBody) => password_reset_key === undefined)
  @MaxLength(20, { message: validationText.passwordTooLong })
  @IsString({ message: validationText.currentPasswordRequired })
  @IsNotEmpty({ message: validationText.currentPasswordRequired })
  current_password?: string;
}

/** GET and POST /pw_reset, GET /login_user, PUT /password (api.md, Sign-in). */
export function passwordRoutes(router: Router, parts: Parts): void {
  const { gate, jobs, signInRate: rateLimit } = parts;
  const reset = {
    path: "/pw_reset",
    allow: "Public",
    summary: "Request a link to set a new password; the answer does not tell whether the account exists",
    data: Type.Object({}),
    rateLimit,
  } as const;
  // The queue takes every request, known account or not, so that even the answer's time tells nothing.
  const ask = async ({ contractCode: contract_code, userId: user_id }: ResetRequest, requestId: string) => {
    await jobs.send(PASSWORD_RESET_JOB, { contract_code, user_id }, requestId);
    return {};
  };
  router.public({ ...reset, method: "GET", query: ResetRequest, run: ({ query, request }) => ask(query, request.id) });
  router.public({ ...reset, method: "POST", body: ResetRequest, run: ({ body, request }) => ask(body, request.id) });

  router.public({
    method: "GET",
    path: "/login_user",
    allow: "Public",
    summary: "The account of a reset link; reading it does not use up the link",
    query: LinkQuery,
    data: Type.Object({
      contract_code: Type.String(),
      user_id: Type.String(),
      invitation_flag: Type.Integer({ enum: [0, 1] }),
    }),
    rateLimit,
    run: ({ query }) => userOfLink(parts, query.password_reset_key),
  });

  router.public({
    method: "PUT",
    path: "/password",
    allow: "Public",
    summary: "Set a new password, with the key of a mailed link or with the current password",
    body: PasswordBody,
    data: Type.Object({}),
    rateLimit,
    run: async ({ body, request }) => {
      const client = clientOf(request);
      if (body.password_reset_key !== undefined)
        return setPasswordByLink(parts, body.password_reset_key, body.password, client);
      const { actor } = await gate.user(request);
      if (actor.tokenScopes) throw tokenRefused();
      if (actor.mustEnrol) throw new AppError("SECOND_FACTOR_NEEDED");
      if (actor.supportView) throw new AppError("SUPPORT_VIEW_READ_ONLY");
      return setPasswordByOldOne(
        parts,
        actor,
        { current: body.current_password ?? "", password: body.password },
        client,
      );
    },
  });
}
