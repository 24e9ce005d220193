import { Secret, TOTP } from "otpauth";

const ISSUER = "Kirinuki";
const PERIOD_SECONDS = 30;
/** Steps before and after now whose codes are taken: clocks differ, and people type slowly. */
const WINDOW = 1;
const SECRET_BYTES = 20;
/** 120 bits: from 112 on a plain hash keeps what is random (ASVS 5.0, 6.5.2). Seven bytes, as before, would need a slow and salted one. */
const RECOVERY_BYTES = 15;
const RECOVERY_CODES = 10;

/** What authenticator apps know without being asked: SHA-1, 6 digits, 30 seconds. */
const totpOf = (secret: string, label = ""): TOTP =>
  new TOTP({ issuer: ISSUER, label, algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS, secret });

/** Base32, as people can type it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code holds. */
export const enrolmentUri = (secret: string, operatorId: string): string => totpOf(secret, operatorId).toString();

export const codeAt = (secret: string, moment: Date): string =>
  totpOf(secret).generate({ timestamp: moment.getTime() });

/** The time step that a code is of, or null where it is none of now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** In groups of four. Shorter ones of before go on working until they are used or renewed. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: RECOVERY_BYTES }).base32.replaceAll("=", "").replace(/(.{4})(?=.)/g, "$1-"),
  );

/** As it was generated, however it is typed. */
export const plainCode = (typed: string): string => typed.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();
