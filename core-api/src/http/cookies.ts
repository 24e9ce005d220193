import type { CookieSerializeOptions } from "@fastify/cookie";
import { HOST_PREFIX } from "@kirinuki/schema/edge.ts";
import { DEVICE_DAYS } from "@kirinuki/schema/second-factor.ts";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { KNOWN_BROWSER_DAYS } from "../config/sign-in-limits.ts";

export const OPERATOR_COOKIE = "kirinuki_operator";
/** Identifies a browser to the guess limits of the users who have signed in there. It grants nothing and survives a sign-out. */
export const BROWSER_COOKIE = "kirinuki_browser";

/** A browser in which one user is not asked for the second step. */
export const DEVICE_COOKIE = "kirinuki_device";

/** The name that a cookie has in the browser. Over http there is no such prefix, as it needs Secure. */
export const cookieName = (config: Config, name: string): string =>
  config.secureCookies ? `${HOST_PREFIX}${name}` : name;

/** Routes read cookies by their plain names. Over https only those that the browser vouches for come through. Needs the cookie plugin before it. */
export function readOwnCookies(app: FastifyInstance, config: Config): void {
  if (!config.secureCookies) return;
  app.addHook("onRequest", async (request) => {
    const vouched = Object.entries(request.cookies).filter(([name]) => name.startsWith(HOST_PREFIX));
    request.cookies = Object.fromEntries(vouched.map(([name, value]) => [name.slice(HOST_PREFIX.length), value]));
  });
}

const DAY_SECONDS = 24 * 60 * 60;

/** HttpOnly and SameSite: not readable by scripts, not sent with forms of other sites (api.md, Conventions: Session). */
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

export const deviceCookieOptions = (config: Config): CookieSerializeOptions => ({
  ...sessionCookieOptions(config),
  maxAge: DEVICE_DAYS * DAY_SECONDS,
});

export const browserCookieOptions = (config: Config): CookieSerializeOptions => ({
  ...sessionCookieOptions(config),
  maxAge: KNOWN_BROWSER_DAYS * DAY_SECONDS,
});

/** Binds a sign-in at a provider to the browser that began it; each has its own, so that two tabs don't disturb each other. */
export const attemptCookie = (name: string): string => `kirinuki_sso_${name}`;
