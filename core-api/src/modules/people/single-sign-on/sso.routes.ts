import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import { SsoStartForm } from "@kirinuki/schema/forms/sso-provider-form.ts";
import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { attemptCookie, cookieName, sessionCookieOptions } from "../../../http/cookies.ts";
import { Refusal } from "../../../http/envelope.ts";
import { ShortTextField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import { Sent } from "../../../http/sent.ts";
import type { Parts } from "../../parts.ts";
import { clientOf } from "../session/client-info.ts";
import { profileSchema } from "../session/profile.dto.ts";
import { ATTEMPT_MINUTES } from "./sso-attempt.repository.ts";
import {
  attemptName,
  finishSingleSignOn,
  metadataOf,
  startSingleSignOn,
  takeSamlResponse,
} from "./sso-sign-in.service.ts";

class StartBody extends SsoStartForm {
  static readonly wireNames = { email: "email" };
}

class FinishBody {
  @ShortTextField("IDプロバイダー", 30) sso_key!: string;
  /** As the browser was sent back: code, state and what else the provider adds. */
  @ShortTextField("応答", 8000) query!: string;
}

class ResponseBody {
  @ShortTextField("IDプロバイダー", 30) sso_key!: string;
  @ShortTextField("応答", 500_000) saml_response!: string;
  @ShortTextField("状態", 200) relay_state!: string;
}

class KeyQuery {
  @ShortTextField("IDプロバイダー", 30) sso_key!: string;
}

/** The sign-in at a contract's own provider, from the address to the session (docs/single-sign-on.md). */
export function ssoRoutes(router: Router, parts: Parts): void {
  const { config, signInRate: rateLimit } = parts;

  router.public({
    method: "POST",
    path: "/sso_start",
    allow: "Public",
    summary: "Start single sign-on at the identity provider of a mail address's domain",
    body: StartBody,
    data: Type.Object({ redirect_url: Type.String() }),
    rateLimit,
    run: async ({ body, reply }) => {
      const started = await startSingleSignOn(parts, body.email);
      if (started instanceof Refusal) return started;
      const { name, value } = started.cookie;
      const options = { ...sessionCookieOptions(config), maxAge: ATTEMPT_MINUTES * 60 };
      reply.setCookie(cookieName(config, attemptCookie(name)), value, options);
      return { redirect_url: started.redirectUrl };
    },
  });

  router.public({
    method: "POST",
    path: "/sso_finish",
    allow: "Public",
    summary: "Complete single sign-on with the response of the identity provider",
    body: FinishBody,
    data: Type.Array(profileSchema),
    rateLimit,
    run: async ({ body, request, reply }) => {
      const query = new URLSearchParams(body.query);
      const cookieOf = (name: string) => request.cookies[attemptCookie(name)];
      const answer = await finishSingleSignOn(parts, { key: body.sso_key, query, cookieOf }, clientOf(request));
      reply.clearCookie(
        cookieName(config, attemptCookie(attemptName(query.get("state") ?? ""))),
        sessionCookieOptions(config),
      );
      if (answer instanceof Refusal) return answer;
      reply.setCookie(cookieName(config, USER_COOKIE), answer.sessionCookie, sessionCookieOptions(config));
      return [answer.profile];
    },
  });

  router.public({
    method: "POST",
    path: "/sso_response",
    allow: "Public",
    summary: "Store a SAML response until the browser's own page asks for it; signs nobody in",
    body: ResponseBody,
    data: Type.Object({}),
    rateLimit,
    run: ({ body, request }) =>
      takeSamlResponse(
        parts,
        { key: body.sso_key, state: body.relay_state, response: body.saml_response },
        clientOf(request),
      ),
  });

  router.public({
    method: "GET",
    path: "/sso_metadata",
    allow: "Public",
    summary: "SAML metadata of Kirinuki for a provider: entity id and assertion consumer service",
    query: KeyQuery,
    data: Type.Object({}),
    produces: "application/samlmetadata+xml",
    run: async ({ query, reply }) => {
      const xml = await metadataOf(parts, query.sso_key);
      if (xml === null) throw new AppError("NOT_FOUND");
      reply.type("application/samlmetadata+xml; charset=utf-8").send(xml);
      return new Sent();
    },
  });
}
