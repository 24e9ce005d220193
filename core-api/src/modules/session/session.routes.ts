import { LoginForm } from "@kirinuki/schema/forms/login-form.ts";
import { Transform } from "class-transformer";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Config } from "../../config/config.ts";
import { sessionCookieOptions, USER_COOKIE } from "../../http/cookies.ts";
import { Refusal } from "../../http/envelope.ts";
import { ANY_USER, type Router } from "../../http/route.ts";
import type { Clock } from "../../time/tokyo.ts";
import { audit } from "../audit/audit.ts";
import { profileSchema } from "./profile.dto.ts";
import { readProfile } from "./profile.read-model.ts";
import { sessionRepository } from "./session.repository.ts";
import type { ClientInfo, SessionService } from "./session.service.ts";

const FLAG_VALUES = new Map<unknown, boolean>([
  [1, true],
  ["1", true],
  ["true", true],
  [0, false],
  ["0", false],
  ["false", false],
  ["", false],
]);

/** The sign-in form under the names that REST gives its fields. Integrations send the flag as number or text too. */
class LoginBody extends LoginForm {
  @Transform(({ value }) => FLAG_VALUES.get(value) ?? value)
  override rememberMe = false;

  static readonly wireNames = {
    contract_code: "contractCode",
    user_id: "userId",
    password: "password",
    Remember_me: "rememberMe",
  };
}

const clientOf = (request: FastifyRequest): ClientInfo => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? null,
  requestId: request.id,
});

/** POST /login, POST /logout, GET /session (api.md, Sign-in). */
export function sessionRoutes(router: Router, sessions: SessionService, config: Config, clock: Clock): void {
  router.public({
    method: "POST",
    path: "/login",
    allow: "Public",
    summary: "Sign in with contract code, user id and password",
    body: LoginBody,
    data: Type.Array(profileSchema),
    rateLimit: config.LOGIN_RATE_LIMIT,
    run: async ({ body, request, reply }) => {
      const answer = await sessions.login(body, clientOf(request));
      if (answer instanceof Refusal) return answer;
      reply.setCookie(USER_COOKIE, answer.cookie, sessionCookieOptions(config));
      return [answer.profile];
    },
  });

  router.user({
    method: "POST",
    path: "/logout",
    allow: ANY_USER,
    summary: "End the session",
    data: Type.Object({}),
    run: async ({ actor, tx, request, reply }) => {
      await sessionRepository.remove(tx, actor.contractId, actor.sessionTokenHash);
      await audit(tx, {
        contractId: actor.contractId,
        actor: actor.userId,
        action: "session.logout",
        requestId: request.id,
      });
      reply.clearCookie(USER_COOKIE, sessionCookieOptions(config));
      return {};
    },
  });

  router.user({
    method: "GET",
    path: "/session",
    allow: ANY_USER,
    summary: "Who is signed in, and what they may do",
    data: Type.Array(profileSchema),
    run: async ({ actor, tx }) => [await readProfile(tx, actor, clock.now())],
  });
}
