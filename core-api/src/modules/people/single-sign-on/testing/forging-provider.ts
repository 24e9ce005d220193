import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Claims and header of the next ID token, in place of the right ones. */
export interface Forgery {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  /** In place of the key that the provider publishes. */
  key?: KeyObject;
  /** An HMAC under the published key's text: what a checker takes that trusts the header. */
  hmac?: boolean;
  userinfo?: Record<string, unknown>;
}

/**
 * An OpenID Connect provider that issues whatever ID token a test asks for: right ones but for what is forged. Unlike a real one it
 * asks nobody anything: its codes are any text.
 */
export async function forgingProvider(clientId: string) {
  let keys = [newKey("one")];
  let forgery: Forgery = {};
  let nonce = "";
  const asked = new Map<string, number>();
  const now = () => Math.floor(Date.now() / 1000);
  const server = createServer((request, response) => {
    const issuer = url();
    const { pathname } = new URL(request.url ?? "/", issuer);
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    const answers: Record<string, () => object> = {
      "/.well-known/openid-configuration": () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/userinfo`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        token_endpoint_auth_methods_supported: ["client_secret_post"],
        authorization_response_iss_parameter_supported: true,
      }),
      "/keys": () => ({ keys: keys.map(({ jwk }) => jwk) }),
      "/token": () => ({ access_token: "access", token_type: "Bearer", expires_in: 300, id_token: token(issuer) }),
      "/userinfo": () => ({ sub: "s-1", ...forgery.userinfo }),
    };
    const answer = answers[pathname];
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(answer?.() ?? {}));
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function token(issuer: string): string {
    const [signer] = keys;
    if (!signer) throw new Error("no key");
    const header = { alg: "RS256", kid: signer.jwk.kid, ...forgery.header };
    const claims = {
      ...{ iss: issuer, aud: clientId, sub: "s-1", nonce, iat: now(), exp: now() + 300 },
      ...{ email: "taro@forge.example", email_verified: true, name: "鍛冶屋 太郎" },
      ...forgery.claims,
    };
    const signed = `${base64(header)}.${base64(claims)}`;
    if (header.alg === "none") return `${signed}.`;
    const signature = forgery.hmac
      ? createHmac("sha256", signer.pem).update(signed).digest()
      : sign("sha256", Buffer.from(signed), forgery.key ?? signer.key);
    return `${signed}.${signature.toString("base64url")}`;
  }

  return {
    issuer: url(),
    /** How often its metadata and its keys were asked for. */
    asked: () => ({
      metadata: asked.get("/.well-known/openid-configuration") ?? 0,
      keys: asked.get("/keys") ?? 0,
    }),
    /** How often it was asked for more of a person. */
    askedOfPeople: () => asked.get("/userinfo") ?? 0,
    /** Of the next tokens. */
    forge(next: Forgery): void {
      forgery = next;
    },
    /** What signs as the provider does now, also after it has published another key. */
    signer(): Forgery {
      const [signer] = keys;
      if (!signer) throw new Error("no key");
      return { header: { kid: signer.jwk.kid }, key: signer.key };
    },
    /** Publishes a new key alone, and signs by it. */
    rotate(): void {
      keys = [newKey(`key-${keys.length}-${now()}`)];
    },
    /** Where a browser would come back to from the address that it was sent to. */
    answer(redirect: string, more: Record<string, string> = {}): URL {
      const { searchParams } = new URL(redirect);
      nonce = searchParams.get("nonce") ?? "";
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      const query = { code: "any", state: searchParams.get("state") ?? "", iss: url(), ...more };
      back.search = new URLSearchParams(query).toString();
      return back;
    },
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
}

function newKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  return { key: privateKey, pem, jwk: { ...publicKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" } };
}
