import type { CookieSerializeOptions } from "@fastify/cookie";
import type { Config } from "../config/config.ts";

export const USER_COOKIE = "kirinuki_session";
export const OPERATOR_COOKIE = "kirinuki_operator";

/** Not readable by scripts, not sent along from other sites' forms (api.md, Conventions: Session). */
export const sessionCookieOptions = (config: Config): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: "lax",
  secure: config.COOKIE_SECURE === "true",
  path: "/",
});
