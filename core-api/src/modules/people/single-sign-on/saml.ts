import type { SAML } from "@node-saml/node-saml";
import { claimValues, type ProviderPerson, ProviderRefused } from "./person.ts";

/** A provider as SAML needs it, with what we are called there. */
export interface SamlProvider {
  /** Its entity id. */
  issuer: string;
  signInUrl: string;
  /** PEM; any of them may have signed. */
  certificates: string[];
  claimName: string;
  /** Our entity id, which is also the only audience that we are. */
  entityId: string;
  /** Where responses are posted to. */
  callback: string;
}

const SKEW_MS = 60_000;
const LONGEST_LIFE_MS = 5 * 60_000;

/** Addresses by which providers send what we read of a person. */
const NAMES = {
  email: [
    "email",
    "mail",
    "urn:oid:0.9.2342.19200300.100.1.3",
    "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
  ],
  name: [
    "displayName",
    "name",
    "urn:oid:2.16.840.1.113730.3.1.241",
    "http://schemas.microsoft.com/identity/claims/displayname",
    "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name",
  ],
} as const;

/** A subject that is another one the next time. */
const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";

/** The library is loaded by the first sign-in that needs it. @param requestId the one request that may be answered */
async function open(provider: SamlProvider, requestId: string): Promise<SAML> {
  const { SAML: Saml, ValidateInResponseTo } = await import("@node-saml/node-saml");
  return new Saml({
    issuer: provider.entityId,
    audience: provider.entityId,
    callbackUrl: provider.callback,
    entryPoint: provider.signInUrl,
    idpCert: provider.certificates,
    wantAssertionsSigned: true,
    // Entra ID signs the assertion alone; what is read is what was signed.
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    generateUniqueId: () => requestId,
    cacheProvider: onlyOf(requestId),
    acceptedClockSkewMs: SKEW_MS,
    maxAssertionAgeMs: LONGEST_LIFE_MS,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    signatureAlgorithm: "sha256",
    digestAlgorithm: "sha256",
  });
}

/** The library's memory of its requests: the attempt, which is taken once, is ours. */
function onlyOf(requestId: string) {
  const now = new Date().toISOString();
  return {
    saveAsync: async (_key: string, value: string) => ({ value, createdAt: Date.now() }),
    getAsync: async (key: string) => (key === requestId ? now : null),
    removeAsync: async (key: string | null) => key,
  };
}

/** Where the browser goes to sign in. */
export const samlAddress = async (
  provider: SamlProvider,
  { state, requestId }: { state: string; requestId: string },
): Promise<string> => (await open(provider, requestId)).getAuthorizeUrlAsync(state, undefined, {});

/** What a provider's administrator reads in: our entity id and where responses go. */
export const samlMetadata = async (provider: SamlProvider): Promise<string> =>
  (await open(provider, "_")).generateServiceProviderMetadata(null);

export interface SamlAnswer {
  person: ProviderPerson;
  assertionId: string;
}

/** Reads a response that a browser posted. @throws ProviderRefused */
export async function samlPerson(provider: SamlProvider, response: string, requestId: string): Promise<SamlAnswer> {
  try {
    const saml = await open(provider, requestId);
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
    if (!profile?.getAssertion) throw new ProviderRefused("no assertion");
    const { Assertion: signed } = profile.getAssertion() as { Assertion?: Assertion };
    const assertionId = demandOurs(signed, provider, requestId);
    if (profile.issuer !== provider.issuer) throw new ProviderRefused(`issuer ${String(profile.issuer).slice(0, 100)}`);
    if (!profile.nameID || profile.nameIDFormat === TRANSIENT) throw new ProviderRefused("no lasting NameID");
    const { attributes = {} } = profile as { attributes?: Record<string, unknown> };
    return { person: personOf(profile.nameID, attributes, provider.claimName), assertionId };
  } catch (error) {
    if (error instanceof ProviderRefused) throw error;
    throw new ProviderRefused((error instanceof Error ? error.message : String(error)).slice(0, 200), { cause: error });
  }
}

/** The parts of a signed assertion that the library does not look at. */
interface Assertion {
  $?: { ID?: string };
  Subject?: {
    SubjectConfirmation?: { SubjectConfirmationData?: { $?: { InResponseTo?: string; Recipient?: string } }[] }[];
  }[];
  Conditions?: unknown[];
}

/**
 * The library holds the response's own InResponseTo against the request, which nobody need have signed, and does not look at the
 * recipient. Both stand in what was signed.
 * @returns the assertion's id
 * @throws ProviderRefused
 */
function demandOurs(assertion: Assertion | undefined, { callback }: SamlProvider, requestId: string): string {
  const confirmations = assertion?.Subject?.flatMap(({ SubjectConfirmation }) => SubjectConfirmation ?? []) ?? [];
  const found = confirmations.flatMap(({ SubjectConfirmationData }) => SubjectConfirmationData ?? []);
  const isOurs = found.some(({ $ }) => $?.InResponseTo === requestId && $?.Recipient === callback);
  if (!isOurs) throw new ProviderRefused("not for this request or recipient");
  const id = assertion?.$?.ID;
  if (!id) throw new ProviderRefused("no assertion id");
  return id;
}

function personOf(nameId: string, attributes: Record<string, unknown>, claimName: string): ProviderPerson {
  const first = (names: readonly string[]): string | null => {
    const value = names.map((name) => [attributes[name]].flat()[0]).find((each) => typeof each === "string");
    return typeof value === "string" && value !== "" ? value : null;
  };
  return {
    subject: nameId,
    email: first(NAMES.email) ?? (nameId.includes("@") ? nameId : null),
    // SAML has no word for it.
    emailVerified: null,
    name: first(NAMES.name),
    claim: claimName === "" ? null : claimValues(attributes[claimName]),
  };
}
