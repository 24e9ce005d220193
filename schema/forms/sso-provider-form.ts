import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from "class-validator";
import { validationText } from "../messages.ts";
import {
  CLAIM_ROLES,
  type ClaimRole,
  PROVIDER_KINDS,
  type ProviderKind,
  SIGN_IN_WAYS,
  type SignInWay,
} from "../single-sign-on.ts";
import { CountedVersion, inOrder, RequiredText } from "./decorators.ts";
import { MailAddressField } from "./mail-address.ts";

/** What somebody with a value in the provider's claim becomes; null leaves it as it is. */
export interface ClaimRule {
  value: string;
  role: ClaimRole | null;
  group: string | null;
}

export const MOST_DOMAINS = 50;
export const MOST_RULES = 50;
const MOST_CERTIFICATES = 5;
const ID = /^[1-9]\d{0,8}$/;
const DOMAIN = /^(?=.{3,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const PEM = /^-----BEGIN CERTIFICATE-----\s[A-Za-z0-9+/=\s]{100,8000}-----END CERTIFICATE-----\s*$/;
/** Several tenants of Entra share these addresses: whoever has an account at any of them would pass. */
const SHARED_TENANT = /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/|$)/i;

const isWebAddress = (value: unknown): boolean => {
  if (typeof value !== "string" || value.length > 500 || !URL.canParse(value)) return false;
  const { protocol, username, password, hash } = new URL(value);
  return (protocol === "https:" || protocol === "http:") && username === "" && password === "" && hash === "";
};

const rule = (name: string, message: string, validate: (value: unknown, form: SsoProviderForm) => boolean) =>
  ValidateBy(
    {
      name,
      validator: { validate: (value, given) => validate(value, (given?.object ?? {}) as SsoProviderForm) },
    },
    { message, context: { jsonSchema: { type: "string" } } },
  );

const isRule = (given: unknown): given is ClaimRule => {
  if (typeof given !== "object" || given === null) return false;
  const { value, role, group } = given as Partial<Record<keyof ClaimRule, unknown>>;
  return (
    typeof value === "string" &&
    value.trim() !== "" &&
    value.length <= 200 &&
    (role === null || CLAIM_ROLES.some((each) => each === role)) &&
    (group === null || (typeof group === "string" && ID.test(group))) &&
    !(role === null && group === null)
  );
};

/** Which of the rules is none; of what is no list, or is too long, that it is. */
function rulesFault(value: unknown): string {
  if (!Array.isArray(value) || value.length > MOST_RULES) return validationText.ssoRules;
  return validationText.ssoRule(value.findIndex((each) => !isRule(each)) + 1);
}

const RULE_SCHEMA = {
  type: "object",
  required: ["value", "role", "group"],
  properties: {
    value: { type: "string", maxLength: 200 },
    role: { anyOf: [{ type: "string", enum: [...CLAIM_ROLES] }, { type: "null" }] },
    group: { anyOf: [{ type: "string" }, { type: "null" }] },
  },
};

/** An identity provider of a contract, whole: what is absent is none, but for the secret, which stays. */
export class SsoProviderForm {
  @IsIn(PROVIDER_KINDS, { message: validationText.ssoKind })
  kind!: ProviderKind;

  @RequiredText({ required: validationText.ssoNameRequired, max: 50, tooLong: validationText.ssoNameTooLong })
  providerName!: string;

  /** OpenID Connect's issuer, an https address; SAML's entity id. */
  @inOrder(
    RequiredText({ required: validationText.ssoIssuerRequired, max: 500, tooLong: validationText.ssoIssuerTooLong }),
    rule("isIssuer", validationText.ssoIssuer, (value, { kind }) => kind !== "oidc" || isWebAddress(value)),
    rule("isOneTenant", validationText.ssoSharedIssuer, (value) => !SHARED_TENANT.test(String(value))),
  )
  issuer!: string;

  @ValidateIf(({ kind }: SsoProviderForm) => kind === "oidc")
  @RequiredText({ required: validationText.ssoClientRequired, max: 200, tooLong: validationText.ssoClientTooLong })
  clientId?: string;

  /** Never answered. Null or absent: the one that is kept. */
  @IsOptional()
  @MaxLength(500, { message: validationText.ssoSecretTooLong })
  @IsString({ message: validationText.notText })
  clientSecret?: string | null;

  /** SAML: where people are sent to sign in. */
  @ValidateIf(({ kind }: SsoProviderForm) => kind === "saml")
  @rule("isSignInUrl", validationText.ssoSignInUrl, isWebAddress)
  signInUrl?: string;

  /** SAML: what assertions are signed with, PEM; two while the provider changes its key. */
  @ValidateIf(({ kind }: SsoProviderForm) => kind === "saml")
  @Matches(PEM, { each: true, message: validationText.ssoCertificate })
  @ArrayMaxSize(MOST_CERTIFICATES, { message: validationText.ssoCertificateRequired })
  @ArrayNotEmpty({ message: validationText.ssoCertificateRequired })
  @IsArray({ message: validationText.ssoCertificateRequired })
  certificates?: string[];

  /** Domains of mail addresses whose people this provider knows. */
  @ArrayUnique({ message: validationText.ssoDomains })
  @Matches(DOMAIN, { each: true, message: validationText.ssoDomains })
  @ArrayMaxSize(MOST_DOMAINS, { message: validationText.ssoDomains })
  @ArrayNotEmpty({ message: validationText.ssoDomainsRequired })
  @IsArray({ message: validationText.ssoDomainsRequired })
  domains!: string[];

  /** Takes an address for proven that the provider says nothing of: Entra ID sends no email_verified. */
  @IsBoolean({ message: validationText.notFlag })
  trustsAddress!: boolean;

  /** Where people go who have no user yet; null: they are not let in. */
  @IsOptional()
  @Matches(ID, { message: validationText.chosenUnknown })
  userGroupId?: string | null;

  /** The claim or attribute that the rules read. */
  @IsOptional()
  @MaxLength(200, { message: validationText.ssoClaimTooLong })
  @IsString({ message: validationText.notText })
  claimName?: string | null;

  /** The first that fits gives the role, the first that fits and names a group the group. */
  @IsOptional()
  @ValidateBy(
    {
      name: "isClaimRules",
      validator: { validate: (value) => Array.isArray(value) && value.length <= MOST_RULES && value.every(isRule) },
    },
    {
      message: ({ value }) => rulesFault(value),
      context: { jsonSchema: { type: "array", maxItems: MOST_RULES, items: RULE_SCHEMA } },
    },
  )
  claimRules?: ClaimRule[] | null;

  /** Leads nobody in, and keeps all of its settings. */
  @IsBoolean({ message: validationText.notFlag })
  stopped!: boolean;

  @CountedVersion() version?: number;
}

/** By which ways a contract's users may sign in. */
export class SignInWaysForm {
  @ArrayUnique({ message: validationText.signInWays })
  @IsIn(SIGN_IN_WAYS, { each: true, message: validationText.signInWays })
  @ArrayNotEmpty({ message: validationText.signInWaysRequired })
  @IsArray({ message: validationText.signInWays })
  ways!: SignInWay[];

  /** Admins whose password stays good where the ways leave it out. */
  @ArrayUnique({ message: validationText.chosenUnknown })
  @MaxLength(20, { each: true, message: validationText.userIdTooLong })
  @IsString({ each: true, message: validationText.notText })
  @ArrayMaxSize(100, { message: validationText.chosenUnknown })
  @IsArray({ message: validationText.chosenUnknown })
  passwordUserIds!: string[];

  @CountedVersion() version?: number;
}

/** Whose provider is asked for. */
export class SsoStartForm {
  @MailAddressField()
  email!: string;
}
