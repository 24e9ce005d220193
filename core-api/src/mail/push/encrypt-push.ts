import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from "node:crypto";
import type { PushSubscription } from "./push-secrets.ts";
import type { VapidKeys } from "./vapid-keys.ts";

const CURVE = "prime256v1";
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Of a record with its tag (RFC 8188); what we tell is always one, and this is the largest that push services must take. */
const RECORD_BYTES = 4096;
const LAST_RECORD = Buffer.from([2]);

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, info, bytes));

/** Both are made anew for each notification; a test gives its own. */
export interface Once {
  privateKey: Buffer;
  salt: Buffer;
}

function newOnce(): Once {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  return { privateKey: curve.getPrivateKey(), salt: randomBytes(SALT_BYTES) };
}

/**
 * A text for one browser alone, as RFC 8291 has it: aes128gcm under a key of both parties' keys and the browser's secret.
 * @throws Error for a text that is too long for one record, or a key that is none of P-256
 */
export function encryptPush(
  text: string,
  { keys }: Pick<PushSubscription, "keys">,
  { privateKey, salt } = newOnce(),
): Buffer {
  const curve = createECDH(CURVE);
  curve.setPrivateKey(privateKey);
  const [ours, theirs] = [curve.getPublicKey(), Buffer.from(keys.p256dh, "base64url")];
  const shared = curve.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const material = derive(shared, Buffer.from(keys.auth, "base64url"), info, 32);
  const key = derive(material, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(material, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const record = Buffer.concat([cipher.update(text, "utf8"), cipher.update(LAST_RECORD), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(ours.length, 4);
  const body = Buffer.concat([salt, head, ours, record, cipher.getAuthTag()]);
  if (body.length > RECORD_BYTES) throw new Error(`a notification has ${record.length + TAG_BYTES} bytes, too many`);
  return body;
}

/** Half of the day that a push service accepts. */
const TOKEN_SECONDS = 12 * 3600;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The header by which a push service knows us (RFC 8292): a JWT for its origin, signed by the key that the browser subscribed for. */
export function vapidHeader(endpoint: string, { publicKey, privateKey, subject }: VapidKeys, now: Date): string {
  const exp = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS;
  const told = `${part({ typ: "JWT", alg: "ES256" })}.${part({ aud: new URL(endpoint).origin, exp, sub: subject })}`;
  const point = Buffer.from(publicKey, "base64url");
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33), d: privateKey };
  const key = { key: createPrivateKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  return `vapid t=${told}.${sign("sha256", Buffer.from(told), key).toString("base64url")}, k=${publicKey}`;
}
