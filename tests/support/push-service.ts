import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A push service and the browsers behind it, as RFC 8030, 8188, 8291 and 8292 have them: it checks who posts and decrypts what comes, by
 * nothing that the product uses. It is written without our own numbers.
 */
export interface PushBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** What it was brought, in order. */
  shown: { text: string; headers: Record<string, string | string[] | undefined> }[];
}

export type PushFate = { status: number; headers?: Record<string, string> } | "hang up" | "take and hang up";

export interface PushService {
  url: string;
  /** Subscribes a new browser for a public key of a server. */
  browser(applicationServerKey: string): PushBrowser;
  /** The browser has taken its consent back. */
  end(browser: PushBrowser): void;
  /** What a browser's endpoint does next, in turn, before it is as always. */
  fates: Map<string, PushFate[]>;
  close(): Promise<void>;
}

const MOST_BYTES = 4096;
const DAY_SECONDS = 86_400;

interface Kept extends PushBrowser {
  serverKey: string;
  curve: ReturnType<typeof createECDH>;
  secret: Buffer;
  ended: boolean;
}

/** RFC 8188 and 8291: one record, whose key comes of both parties' keys and the browser's secret. */
function decrypt({ curve, secret }: Kept, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const shared = curve.computeSecret(sender);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), curve.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync("sha256", shared, secret, info, 32));
  const key = Buffer.from(hkdfSync("sha256", material, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16));
  const nonce = Buffer.from(hkdfSync("sha256", material, salt, Buffer.from("Content-Encoding: nonce\0"), 12));
  const open = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([open.update(record.subarray(0, -16)), open.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

/** RFC 8292: a token for this service that ends within a day, signed by the key that the browser subscribed for. */
function isKnown(header: string | undefined, origin: string, serverKey: string): boolean {
  const parts = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header ?? "");
  if (!parts) return false;
  const [, head = "", claims = "", signature = "", key = ""] = parts;
  if (key !== serverKey) return false;
  const point = Buffer.from(key, "base64url");
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) };
  const publicKey = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, "base64url"))) return false;
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  const left = exp - Date.now() / 1000;
  return aud === origin && left > 0 && left <= DAY_SECONDS && /^(mailto:|https:)/.test(sub);
}

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Kept>();
  const fates = new Map<string, PushFate[]>();
  let url = "";
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const browser = browsers.get(request.url ?? "");
      const say = (status: number, headers = {}) => response.writeHead(status, headers).end();
      const body = Buffer.concat(parts);
      const take = () => browser?.shown.push({ text: decrypt(browser, body), headers: request.headers });
      if (!browser) return say(404);
      const fate = fates.get(browser.endpoint)?.shift();
      if (fate === "take and hang up") take();
      if (typeof fate === "string") return void request.socket.destroy();
      if (fate) return say(fate.status, fate.headers);
      if (browser.ended) return say(410);
      if (!isKnown(request.headers.authorization, url, browser.serverKey)) return say(403);
      if (!/^\d+$/.test(String(request.headers.ttl))) return say(400);
      if (request.headers["content-encoding"] !== "aes128gcm") return say(415);
      if (body.length > MOST_BYTES) return say(413);
      take();
      return say(201, { location: `${url}/message/${browser.shown.length}` });
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const kept = (browser: PushBrowser): Kept | undefined => browsers.get(new URL(browser.endpoint).pathname);
  return {
    url,
    fates,
    browser(serverKey) {
      const curve = createECDH("prime256v1");
      const p256dh = curve.generateKeys().toString("base64url");
      const secret = randomBytes(16);
      const path = `/wp/${randomBytes(24).toString("base64url")}`;
      const made: Kept = {
        ...{ endpoint: url + path, p256dh, auth: secret.toString("base64url"), shown: [] },
        ...{ serverKey, curve, secret, ended: false },
      };
      browsers.set(path, made);
      return made;
    },
    end(browser) {
      const one = kept(browser);
      if (one) one.ended = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
