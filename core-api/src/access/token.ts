import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, as they travel in a cookie. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The hash that is stored instead of the token. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A customer's cookie: the contract it belongs to and the token, so that row-level security holds before the token is looked up. */
export interface SessionCookie {
  contractId: number;
  token: string;
}

const COOKIE_VALUE = /^([1-9]\d{0,8})\.([\w-]{43})$/;

export const writeSessionCookie = ({ contractId, token }: SessionCookie): string => `${contractId}.${token}`;

/** As scanners for secrets find it: `kirinuki_`, the contract's id, `_` and 43 characters. */
const API_TOKEN = /^kirinuki_([1-9]\d{0,8})_([\w-]{43})$/;

/** A token of an integration, as its maker sees it once. */
export const writeApiToken = ({ contractId, token }: SessionCookie): string => `kirinuki_${contractId}_${token}`;

/** As scanners for secrets find it: `kirinukifeed_`, the contract's id, `_` and 43 characters. */
const FEED_TOKEN = /^kirinukifeed_([1-9]\d{0,8})_([\w-]{43})$/;

/** A token in the address of a private feed. */
export const writeFeedToken = ({ contractId, token }: SessionCookie): string => `kirinukifeed_${contractId}_${token}`;

export const readFeedToken = (value: unknown): SessionCookie | null =>
  typeof value === "string" ? tokenOf(FEED_TOKEN.exec(value)) : null;

/** Reads what stands behind `Bearer`; those made before they had the prefix are written as cookies are. */
export function readApiToken(value: string | undefined): SessionCookie | null {
  return tokenOf(API_TOKEN.exec(value ?? "")) ?? readSessionCookie(value);
}

/** Reads the cookie; null unless we wrote it. */
export const readSessionCookie = (value: string | undefined): SessionCookie | null =>
  tokenOf(COOKIE_VALUE.exec(value ?? ""));

const tokenOf = (match: RegExpExecArray | null): SessionCookie | null =>
  match?.[1] && match[2] ? { contractId: Number(match[1]), token: match[2] } : null;
