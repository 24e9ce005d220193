import { REMEMBER_COOKIE, USER_COOKIE } from "@kirinuki/schema/edge.ts";
import { LoginForm } from "@kirinuki/schema/forms/login-form.ts";
import { Transform } from "class-transformer";
import { IsOptional, Matches, ValidateIf } from "class-validator";
import type { FastifyReply } from "fastify";
import { type Static, Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { readSessionCookie } from "../../../access/token.ts";
import { AppError } from "../../../errors/app-error.ts";
import {
  BROWSER_COOKIE,
  browserCookieOptions,
  cookieName,
  DEVICE_COOKIE,
  deviceCookieOptions,
  rememberCookieOptions,
  sessionCookieOptions,
} from "../../../http/cookies.ts";
import { Refusal } from "../../../http/envelope.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { validateForm } from "../../../http/validate.ts";
import { nullable } from "../../../http/wire-types.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { signOutAddress } from "../single-sign-on/sso-sign-in.service.ts";
import { endSupportViews } from "../support-view/support-view.service.ts";
import { clientOf } from "./client-info.ts";
import { forgetOtherBrowsers, ofUser } from "./known-browser.ts";
import { profileSchema } from "./profile.dto.ts";
import { readProfile } from "./profile.read-model.ts";
import { forgetFamily, forgetUser } from "./remember.ts";
import { sessionRepository } from "./session.repository.ts";
import { endOtherSessions, readSessions } from "./session-list.read-model.ts";
import { type SignedIn, signInByAddress, signInByPassword, signInByRememberCookie } from "./sign-in.service.ts";

const FLAG_VALUES = new Map<unknown, boolean>([
  [1, true],
  ["1", true],
  ["true", true],
  [0, false],
  ["0", false],
  ["false", false],
]);

const namesSomebody = ({ contractCode, userId, password }: Partial<LoginForm>): boolean =>
  [contractCode, userId, password].some((value) => value !== undefined);

const WIRE_NAMES = {
  contract_code: "contractCode",
  user_id: "userId",
  password: "password",
  Remember_me: "rememberMe",
  code: "code",
  passkey: "passkey",
  remember_device: "rememberDevice",
};

class CredentialsBody extends LoginForm {
  static readonly wireNames = WIRE_NAMES;
}

/**
 * The sign-in form under the names that REST gives its fields; or nothing at all, for auto-login by the remember-me cookie.
 * Integrations send the flag as number or text too.
 */
class LoginBody extends LoginForm {
  @ValidateIf(namesSomebody) override contractCode!: string;
  @ValidateIf(namesSomebody) override userId!: string;
  @ValidateIf(namesSomebody) override password!: string;

  @Transform(({ value }) => FLAG_VALUES.get(value) ?? value)
  override rememberMe = false;

  @Transform(({ value }) => FLAG_VALUES.get(value) ?? value)
  declare rememberDevice?: boolean;

  static readonly wireNames = WIRE_NAMES;
}

class EndSessionBody {
  @IsOptional()
  @Matches(/^[0-9a-f]{24}$/, { message: "セッションの指定が正しくありません。" })
  session_id?: string;
}

const sessionsSchema = Type.Object({
  sessions: Type.Array(
    Type.Object({
      session_id: Type.String(),
      created_at: Type.String(),
      last_seen_at: Type.String(),
      client_address: Type.String(),
      user_agent: Type.String(),
      current: Type.Boolean(),
    }),
  ),
});

/** POST /login, GET /pw_less_login, POST /logout, GET /session, GET and DELETE /sessions (api.md, Sign-in). */
export function sessionRoutes(router: Router, parts: Parts): void {
  signInRoutes(router, parts);
  ownSessionRoutes(router, parts);
}

const supportOf = ({ supportView }: Actor) =>
  supportView && {
    support_view: {
      operator_name: supportView.operatorName,
      reason: supportView.reason,
      ends_datetime: tokyoDateTime(supportView.endsAt),
    },
  };

function signInRoutes(router: Router, parts: Parts): void {
  const { config, signInRate: rateLimit } = parts;
  const admit = (
    reply: FastifyReply,
    answer: SignedIn | Refusal<object>,
  ): Static<typeof signedIn> | Refusal<object> => {
    if (answer instanceof Refusal) return answer;
    reply.setCookie(cookieName(config, USER_COOKIE), answer.sessionCookie, sessionCookieOptions(config));
    const { remembered, browserCookie, deviceCookie } = answer;
    if (remembered)
      reply.setCookie(
        cookieName(config, REMEMBER_COOKIE),
        remembered.cookie,
        rememberCookieOptions(config, remembered.seconds),
      );
    if (browserCookie !== null)
      reply.setCookie(cookieName(config, BROWSER_COOKIE), browserCookie, browserCookieOptions(config));
    if (deviceCookie !== null)
      reply.setCookie(cookieName(config, DEVICE_COOKIE), deviceCookie, deviceCookieOptions(config));
    return [answer.profile];
  };
  const signedIn = Type.Array(profileSchema);

  router.public({
    method: "POST",
    path: "/login",
    allow: "Public",
    summary: "Sign in with contract code, user id and password; an empty body uses the remember-me cookie",
    body: LoginBody,
    data: signedIn,
    rateLimit,
    run: async ({ body, request, reply }) => {
      if (namesSomebody(body))
        return admit(reply, await signInByPassword(parts, { ...body, answer: body }, clientOf(request)));
      const cookie = request.cookies[REMEMBER_COOKIE];
      // An empty form is a mistake, no body at all is a browser that counts on its cookie.
      if (cookie === undefined && request.body !== undefined) await validateForm(CredentialsBody, {});
      const answer = await signInByRememberCookie(parts, cookie, clientOf(request));
      // A token that is no good any more would be offered again with every visit.
      if (answer instanceof Refusal)
        reply.clearCookie(cookieName(config, REMEMBER_COOKIE), sessionCookieOptions(config));
      return admit(reply, answer);
    },
  });

  router.public({
    method: "GET",
    path: "/pw_less_login",
    allow: "Public",
    summary: "Sign in by IP address. Opens a session and changes nothing else; pages of other sites are refused",
    opensSession: true,
    data: signedIn,
    rateLimit,
    run: async ({ request, reply }) => admit(reply, await signInByAddress(parts, clientOf(request))),
  });
}

function ownSessionRoutes(router: Router, { config, clock, operatorScope, sealedTexts }: Parts): void {
  router.user({
    method: "POST",
    path: "/logout",
    allow: ANY_USER,
    beforeSecondFactor: true,
    whileReadOnly: true,
    inSupportView: "read",
    summary: "Sign out and forget the remembered sign-in of this browser; in a support view, end the view",
    data: Type.Object({
      sign_out_url: nullable(
        Type.String({ description: "Sign-out URL of the identity provider, for a session started by single sign-on" }),
      ),
    }),
    run: async ({ actor, tx, request, reply }) => {
      if (actor.supportView) {
        const { contractId, supportView } = actor;
        const which = { contractId, supportViewId: supportView.supportViewId };
        await operatorScope.shared("write", (own) => endSupportViews(own, which, clock.now()));
        reply.clearCookie(cookieName(config, USER_COOKIE), sessionCookieOptions(config));
        return { sign_out_url: null };
      }
      const { contractId, sessionTokenHash: tokenHash } = actor;
      const sign_out_url = await signOutAddress(tx, sealedTexts, { contractId, tokenHash });
      await sessionRepository.remove(tx, actor.contractId, actor.sessionTokenHash);
      const remembered = readSessionCookie(request.cookies[REMEMBER_COOKIE]);
      if (remembered?.contractId === actor.contractId) await forgetFamily(tx, actor.contractId, remembered.token);
      await audit(tx, {
        contractId: actor.contractId,
        actor: actor.userId,
        action: "session.logout",
        requestId: request.id,
      });
      reply.clearCookie(cookieName(config, USER_COOKIE), sessionCookieOptions(config));
      reply.clearCookie(cookieName(config, REMEMBER_COOKIE), sessionCookieOptions(config));
      return { sign_out_url };
    },
  });

  router.user({
    method: "GET",
    path: "/session",
    tokenScope: "lists",
    allow: ANY_USER,
    beforeSecondFactor: true,
    summary: "The signed-in user with their rights",
    data: Type.Array(profileSchema),
    run: async ({ actor, tx }) => [
      {
        ...(await readProfile(tx, actor, clock.now())),
        ...supportOf(actor),
        second_factor_needed_flag: actor.mustEnrol ? 1 : 0,
      },
    ],
  });

  router.user({
    method: "GET",
    path: "/sessions",
    allow: ANY_USER,
    summary: "Open sessions of the user",
    data: sessionsSchema,
    run: async ({ actor, tx }) => ({
      sessions: (await readSessions(tx, actor, clock.now())).map((row) => ({
        ...row,
        created_at: tokyoDateTime(row.created_at),
        last_seen_at: tokyoDateTime(row.last_seen_at),
        client_address: row.client_address ?? "",
        user_agent: row.user_agent ?? "",
      })),
    }),
  });

  router.user({
    method: "DELETE",
    path: "/sessions",
    allow: ANY_USER,
    whileReadOnly: true,
    summary: "End another session; without an id, end all others and forget all remembered browsers",
    body: EndSessionBody,
    data: Type.Object({ ended_count: Type.Integer() }),
    run: async ({ actor, tx, body, request }) => {
      const ended = await endOtherSessions(tx, actor, body.session_id ?? null);
      if (body.session_id !== undefined && ended === 0) throw new AppError("NOT_FOUND");
      if (body.session_id === undefined) {
        await forgetUser(tx, actor.contractId, actor.userId);
        await forgetOtherBrowsers(tx, ofUser(actor.contractId, actor.userId), clientOf(request).browserCookie);
      }
      await audit(tx, {
        contractId: actor.contractId,
        actor: actor.userId,
        action: "session.end_others",
        detail: { ended },
        requestId: request.id,
      });
      return { ended_count: ended };
    },
  });
}
