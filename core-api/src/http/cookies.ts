import type { CookieSerializeOptions } from "@fastify/cookie";
import type { Config } from "../config/config.ts";
import { KNOWN_BROWSER_DAYS } from "../config/sign-in-limits.ts";

export const USER_COOKIE = "kirinuki_session";
export const REMEMBER_COOKIE = "kirinuki_remember";
export const OPERATOR_COOKIE = "kirinuki_operator";
/** Names the browser to the guess limits of whoever has signed in there; it opens nothing by itself and outlives a sign-out. */
export const BROWSER_COOKIE = "kirinuki_browser";

const DAY_SECONDS = 24 * 60 * 60;

/** Not readable by scripts, not sent along from other sites' forms (api.md, Conventions: Session). */
export const sessionCookieOptions = (config: Config): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: "lax",
  secure: config.secureCookies,
  path: "/",
});

/** Outlives the browser's session, until the remembered sign-in ends. */
export const rememberCookieOptions = (config: Config, seconds: number): CookieSerializeOptions => ({
  ...sessionCookieOptions(config),
  maxAge: seconds,
});

export const browserCookieOptions = (config: Config): CookieSerializeOptions => ({
  ...sessionCookieOptions(config),
  maxAge: KNOWN_BROWSER_DAYS * DAY_SECONDS,
});
