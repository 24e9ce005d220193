import type { CookieSerializeOptions } from "@fastify/cookie";
import type { Config } from "../config/config.ts";
import { REMEMBER_DAYS } from "../modules/people/session/remember.ts";

export const USER_COOKIE = "kirinuki_session";
export const REMEMBER_COOKIE = "kirinuki_remember";
export const OPERATOR_COOKIE = "kirinuki_operator";

const DAY_SECONDS = 24 * 60 * 60;

/** Not readable by scripts, not sent along from other sites' forms (api.md, Conventions: Session). */
export const sessionCookieOptions = (config: Config): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: "lax",
  secure: config.secureCookies,
  path: "/",
});

/** Outlives the browser's session, unlike the others. */
export const rememberCookieOptions = (config: Config): CookieSerializeOptions => ({
  ...sessionCookieOptions(config),
  maxAge: REMEMBER_DAYS * DAY_SECONDS,
});
