/**
 * Header by which the bff proves itself to core-api; its value is BFF_SECRET of both. With it core-api believes X-Forwarded-For (one
 * address) and X-Forwarded-Host, without it neither.
 */
export const BFF_HEADER = "x-kirinuki-bff";

/** Cookies of core-api: a user's session, and what makes one without a sign-in. */
export const USER_COOKIE = "kirinuki_session";
export const REMEMBER_COOKIE = "kirinuki_remember";
/** Before the name of a cookie by which a browser vouches that this very host set it, over https (RFC 6265bis). */
export const HOST_PREFIX = "__Host-";
