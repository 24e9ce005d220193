import { createECDH } from "node:crypto";
import type { Config } from "../../config/config.ts";
import { derivedKey, installationSecret } from "../../db/secret.ts";

/** By which push services know us again (RFC 8292); base64url. Browsers subscribe for the public one. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** mailto: or https: */
  subject: string;
}

const cache = new Map<string, VapidKeys>();

/** The pair of a private key. @throws Error for a key that is none of P-256 */
function pairOf(privateKey: Buffer, subject: string): VapidKeys {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey().toString("base64url"),
    privateKey: curve.getPrivateKey().toString("base64url"),
    subject,
  };
}

/** The configured key, else one that every process of the installation derives from its secret. */
export function vapidKeys(config: Config): VapidKeys {
  const { KIRINUKI_DATA, KIRINUKI_SECRET, VAPID_PRIVATE_KEY, vapidSubject } = config;
  const own = VAPID_PRIVATE_KEY && Buffer.from(VAPID_PRIVATE_KEY, "base64url");
  const key = own || derivedKey(() => installationSecret(KIRINUKI_DATA, KIRINUKI_SECRET), "web-push")();
  const known = `${key.toString("base64url")} ${vapidSubject}`;
  const pair = cache.get(known) ?? pairOf(key, vapidSubject);
  cache.set(known, pair);
  return pair;
}
