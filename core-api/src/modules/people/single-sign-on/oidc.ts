import type { Configuration, ServerMetadata } from "openid-client";
import { type Discovered, discovered, forgetDiscovered, keysToTry, noteAsk } from "./oidc-discovery.ts";
import { claimValues, ProviderAway, type ProviderPerson, ProviderRefused } from "./person.ts";
import { providerFetch } from "./provider-fetch.ts";

const SCOPE = "openid email profile";
const TIMEOUT_SECONDS = 10;

/** A provider as OpenID Connect needs it, its secret opened. */
export interface OidcProvider {
  /** Names its contract, itself and the version of its settings. */
  place: string;
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  claimName: string;
}

export interface OidcSurroundings {
  allowPrivate: boolean;
  /** Of the product: the library's own time is the machine's. */
  now: Date;
}

/** What a sign-in sends and must find again. */
export interface OidcSecrets {
  nonce: string;
  verifier: string;
}

/** The library is loaded by the first sign-in that needs it. */
const load = () => import("openid-client");

/** Reads what the provider publishes. @throws ProviderAway */
async function discover({ issuer, clientId }: OidcProvider, allowPrivate: boolean): Promise<ServerMetadata> {
  const client = await load();
  try {
    const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
      [client.customFetch]: providerFetch(allowPrivate),
      timeout: TIMEOUT_SECONDS,
      ...(allowPrivate && { execute: [client.allowInsecureRequests] }),
    });
    return found.serverMetadata();
  } catch (error) {
    throw new ProviderAway(String(error), { cause: error });
  }
}

interface Configured {
  config: Configuration;
  found: Discovered;
}

/** The provider as it published itself within the last minutes. @throws ProviderAway */
async function configure(provider: OidcProvider, { allowPrivate, now }: OidcSurroundings): Promise<Configured> {
  const client = await load();
  const { place, clientId, clientSecret } = provider;
  const found = await discovered(place, now, () => discover(provider, allowPrivate));
  const { server } = found;
  const skew = Math.round((now.getTime() - Date.now()) / 1000);
  const config = new client.Configuration(
    server,
    clientId,
    { [client.clockSkew]: skew },
    authentication(client, server, clientSecret),
  );
  const fetch: ReturnType<typeof providerFetch> = providerFetch(allowPrivate);
  config[client.customFetch] = (address, options) => {
    if (address === server.jwks_uri) noteAsk(found, now);
    return fetch(address, options);
  };
  config.timeout = TIMEOUT_SECONDS;
  // A token's signature is checked though it came over TLS: the key is what the customer trusts.
  client.enableNonRepudiationChecks(config);
  if (allowPrivate) client.allowInsecureRequests(config);
  const keys = keysToTry(found, now);
  if (keys) client.setJwksCache(config, keys as Parameters<typeof client.setJwksCache>[1]);
  return { config, found };
}

function authentication(client: Awaited<ReturnType<typeof load>>, server: ServerMetadata, secret: string | null) {
  if (secret === null) return client.None();
  // Without a list basic is the standard's default.
  const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return methods.includes("client_secret_basic") ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);
}

export async function newOidcSecrets(): Promise<OidcSecrets> {
  const client = await load();
  return { nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
}

/** Where the browser goes to sign in. @throws ProviderAway */
export async function oidcAddress(
  provider: OidcProvider,
  { state, callback, secrets, email }: { state: string; callback: string; secrets: OidcSecrets; email: string },
  surroundings: OidcSurroundings,
): Promise<string> {
  const client = await load();
  const { config } = await configure(provider, surroundings);
  return client.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: SCOPE,
    state,
    nonce: secrets.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: "S256",
    login_hint: email,
  }).href;
}

export interface OidcReturn {
  url: URL;
  state: string;
  secrets: OidcSecrets;
  /** Whether this subject has a user already. */
  isKnown(subject: string): Promise<boolean>;
}

/**
 * Exchanges what the browser came back with. The provider is asked for more than the ID token says only where that may change
 * anything; of a known subject, whom his address and name do not tell us, these two come back as null then.
 * @throws ProviderAway, ProviderRefused
 */
export async function oidcPerson(
  provider: OidcProvider,
  { url, state, secrets, isKnown }: OidcReturn,
  surroundings: OidcSurroundings,
): Promise<{ person: ProviderPerson; signOut: ((afterwards: string) => string) | null }> {
  const client = await load();
  const { claimName, place } = provider;
  const { config, found } = await configure(provider, surroundings);
  const tokens = await asking(place, () =>
    client
      .authorizationCodeGrant(config, url, {
        pkceCodeVerifier: secrets.verifier,
        expectedState: state,
        expectedNonce: secrets.nonce,
        idTokenExpected: true,
      })
      .finally(() => {
        found.keys = client.getJwksCache(config)?.jwks ?? found.keys;
      }),
  );
  const { id_token, access_token } = tokens;
  const proven = tokens.claims();
  if (!proven) throw new ProviderRefused("no ID token");
  const { userinfo_endpoint: more, end_session_endpoint: end } = config.serverMetadata();
  const ask = () => asking(place, () => client.fetchUserInfo(config, access_token, proven.sub));
  const signOut = (afterwards: string) =>
    client.buildEndSessionUrl(config, { id_token_hint: id_token ?? "", post_logout_redirect_uri: afterwards }).href;
  const isAsked = more !== undefined && !saysAll(proven, claimName);
  const isEnough = isAsked && saysClaim(proven, claimName) && (await isKnown(proven.sub));
  const person = personOf(isAsked && !isEnough ? { ...(await ask()), ...proven } : proven, claimName);
  return {
    person: isEnough ? { ...person, email: null, emailVerified: null, name: null } : person,
    signOut: end && id_token ? signOut : null,
  };
}

/** What a provider is asked, its faults told apart: away, or an answer that is not taken. */
async function asking<Answer>(place: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isAway(error)) throw new ProviderRefused(reasonOf(error), { cause: error });
    forgetDiscovered(place);
    throw new ProviderAway(String(error), { cause: error });
  }
}

const saysClaim = (proven: object, claimName: string): boolean => claimName === "" || claimName in proven;

/** Whether an ID token has every claim that we read: the call for more would change nothing, since the token's own come first. */
const saysAll = (proven: object, claimName: string): boolean =>
  saysClaim(proven, claimName) && ["email", "email_verified", "name"].every((name) => name in proven);

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

function personOf(claims: Record<string, unknown>, claimName: string): ProviderPerson {
  const { sub, email, email_verified: verified, name } = claims;
  return {
    subject: String(sub),
    email: text(email),
    emailVerified: verified === undefined ? null : verified === true || verified === "true",
    name: text(name),
    claim: claimName === "" ? null : claimValues(claims[claimName]),
  };
}

/** The provider's own text is kept short, and out of what people see. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return [code, message]
    .filter((each) => typeof each === "string")
    .join(": ")
    .slice(0, 200);
}

/** A connection that failed; what a provider answers is no such thing. */
function isAway(error: unknown): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if (each.name === "TimeoutError" || (typeof code === "string" && /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(code)))
      return true;
  }
  return false;
}
