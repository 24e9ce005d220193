import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** Somebody whom the provider knows. */
export interface ProviderAccount {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

export interface ProviderClient {
  id: string;
  secret: string;
  redirectUris: string[];
  /** Where people go who have signed out. */
  afterSignOut?: string[];
}

export interface IdentityProvider {
  issuer: string;
  /** Sets whom it knows, by their address. */
  know(...accounts: ProviderAccount[]): void;
  /** Its clients and keys from now on: a restart, with new keys. */
  serve(...clients: ProviderClient[]): void;
  close(): Promise<void>;
}

const PAGE = (action: string, hint: string) => `<!doctype html><html lang="en"><title>Sign in</title>
<form method="post" action="${action}"><label>Address <input name="account" value="${hint.replaceAll(/[^\w.@+-]/g, "")}"></label>
<button>Sign in</button></form></html>`;

/**
 * An OpenID Connect provider as companies run them (npm oidc-provider), on this machine. It believes whoever names an address that it
 * knows: silently by the login hint, or on a page of its own where `asks` is set.
 */
export async function identityProvider({ asks = false, port = 0 } = {}): Promise<IdentityProvider> {
  const accounts = new Map<string, ProviderAccount>();
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    if (!provider) return void response.writeHead(503).end();
    if (!request.url?.startsWith("/interaction/")) return void provider.callback()(request, response);
    interact(provider, { request, response, accounts, asks }).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((listening) => void server.listen(port, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    know: (...some) => {
      for (const account of some) accounts.set(account.email, account);
    },
    serve: (...clients) => {
      provider = makeProvider(issuer, clients, accounts);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function makeProvider(
  issuer: string,
  clients: readonly ProviderClient[],
  accounts: ReadonlyMap<string, ProviderAccount>,
): Provider {
  return new Provider(issuer, {
    clients: clients.map(({ id, secret, redirectUris, afterSignOut = [] }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: redirectUris,
      post_logout_redirect_uris: afterSignOut,
    })),
    claims: { openid: ["sub", "groups"], email: ["email", "email_verified"], profile: ["name"] },
    // Two providers of one machine are told apart by their hosts' cookies only, so each has its own.
    cookies: { keys: ["a key of the tests"], names: cookieNames(issuer) },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        // Whoever comes is signed out at once.
        logoutSource: async (context, form) => {
          context.body = `<!doctype html>${form}<script>document.forms[0].submit()</script>
            <button form="op.logoutForm" name="logout" value="yes">Sign out</button>`;
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: async (_context, id) => {
      const account = [...accounts.values()].find(({ sub }) => sub === id);
      return account && { accountId: id, claims: async () => ({ ...account }) };
    },
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, IdToken: 600, AccessToken: 600 },
  });
}

function cookieNames(issuer: string) {
  const { port } = new URL(issuer);
  return { session: `op${port}_session`, interaction: `op${port}_interaction`, resume: `op${port}_resume` };
}

interface Interaction {
  request: IncomingMessage;
  response: ServerResponse;
  accounts: ReadonlyMap<string, ProviderAccount>;
  asks: boolean;
}

async function interact(provider: Provider, { request, response, accounts, asks }: Interaction): Promise<void> {
  const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
  if (prompt.name === "consent") {
    const grant = grantId ? await provider.Grant.find(grantId) : undefined;
    const given =
      grant ?? new provider.Grant({ accountId: session?.accountId ?? "", clientId: String(params.client_id) });
    given.addOIDCScope("openid email profile");
    await provider.interactionFinished(request, response, { consent: { grantId: await given.save() } });
    return;
  }
  const hint = String(params.login_hint ?? "");
  if (asks && request.method === "GET") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(PAGE(request.url ?? "", hint));
    return;
  }
  const named = asks ? (new URLSearchParams(await bodyOf(request)).get("account") ?? "") : hint;
  const account = accounts.get(named);
  const result = account ? { login: { accountId: account.sub } } : { error: "access_denied" };
  await provider.interactionFinished(request, response, result);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/** What a browser does from an address of a provider on, with its cookies, until it is sent to another origin: that address. */
export async function browse(address: string, cookies: Map<string, string> = new Map()): Promise<URL> {
  const { origin } = new URL(address);
  let next = new URL(address);
  for (let step = 0; step < 12 && next.origin === origin; step += 1) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    const answer = await fetch(next, { redirect: "manual", headers });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const at = pair.indexOf("=");
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`${next} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    next = new URL(location, next);
  }
  return next;
}
