import "reflect-metadata";
import { UnreadableSecret, withSecretFiles } from "@kirinuki/schema/process/secret-files.ts";
import { plainToInstance, Type } from "class-transformer";
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Max,
  Min,
  MinLength,
  ValidateBy,
  validateSync,
} from "class-validator";
import { isProxyList } from "./session/proxy-list.ts";

const IsProxyList = () =>
  ValidateBy({
    name: "isProxyList",
    validator: {
      validate: (value) => typeof value === "string" && isProxyList(value),
      defaultMessage: () => "TRUSTED_PROXIES must be addresses and ranges, separated by commas: 192.0.2.1, 10.1.0.0/16",
    },
  });

const PUBLIC_ADDRESS = { protocols: ["http", "https"], require_protocol: true, require_tld: false };

/** Everything that can be set from outside; the only place of the bff that reads the environment. */
export class Config {
  /** Port that the browser talks to. */
  @Type(() => Number) @IsInt() @Min(1) @Max(65535) PORT = 8080;
  /** Address that the server listens on. */
  @IsString() HOST = "127.0.0.1";

  /** Port of a core-api on the same machine; CORE_URL overrides it. */
  @Type(() => Number) @IsInt() @Min(1) @Max(65535) CORE_PORT = 8081;
  /** Origin of core-api, without a path. */
  @IsOptional()
  @IsUrl({ protocols: ["http", "https"], require_protocol: true, require_tld: false, allow_query_components: false })
  CORE_URL?: string;

  /** Seconds for which a process that was asked to stop answers on, not ready, until its balancer has noticed. */
  @Type(() => Number) @IsInt() @Min(0) @Max(300) DRAIN_SECONDS = 0;

  @IsIn(["fatal", "error", "warn", "info", "debug", "trace", "silent"]) LOG_LEVEL = "info";
  /** "production" takes persisted documents only and hides the schema. */
  @IsIn(["production", "development", "test"]) NODE_ENV = "development";
  /** Proxies whose X-Forwarded-* are believed: addresses and ranges, separated by commas. Empty: nobody is believed. */
  @IsProxyList() TRUSTED_PROXIES = "";
  /** Proves to core-api that it is the bff who calls; core-api has the same. */
  @MinLength(32, {
    message: "BFF_SECRET must be set, to the same value as core-api's; make one with: openssl rand -hex 32",
  })
  BFF_SECRET = "";

  /** Where the bff shows /metrics, which is for operators. */
  @Type(() => Number) @IsInt() @Min(1) @Max(65535) BFF_INNER_PORT = 8084;
  @IsString() INNER_HOST = "127.0.0.1";

  /** The provider's customer portal, which differs between the production and the test installation; absent: no link. */
  @IsOptional() @IsUrl(PUBLIC_ADDRESS) PORTAL_URL?: string;
  /** Text of ご利用にあたって; absent: no link. */
  @IsOptional() @IsUrl(PUBLIC_ADDRESS) TERMS_URL?: string;
  /** Text of 個人情報の取り扱い; absent: no link. */
  @IsOptional() @IsUrl(PUBLIC_ADDRESS) PRIVACY_URL?: string;

  /** Folder of the built screens; absent means web/dist of this checkout. */
  @IsOptional() @IsString() WEB_DIST?: string;
  /** The screens' documents by hash; absent means the generated file of this checkout. */
  @IsOptional() @IsString() PERSISTED_DOCUMENTS?: string;

  get coreUrl(): string {
    return new URL(this.CORE_URL ?? `http://127.0.0.1:${this.CORE_PORT}`).origin;
  }

  get production(): boolean {
    return this.NODE_ENV === "production";
  }
}

const NAMES = [
  "PORT",
  "HOST",
  "CORE_PORT",
  "CORE_URL",
  "DRAIN_SECONDS",
  "LOG_LEVEL",
  "NODE_ENV",
  "TRUSTED_PROXIES",
  "BFF_SECRET",
  "BFF_INNER_PORT",
  "INNER_HOST",
  "PORTAL_URL",
  "TERMS_URL",
  "PRIVACY_URL",
  "WEB_DIST",
  "PERSISTED_DOCUMENTS",
] as const;

/** Configuration that can't be used; `faults` name each variable. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(`Configuration is not usable:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
  }
}

/** Reads and validates the environment. Empty variables count as unset. Throws ConfigError with every fault. */
export function loadConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const environment = withSecrets(given);
  const settings = Object.fromEntries(NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
  const config = plainToInstance(Config, settings, { exposeDefaultValues: true });
  const faults = validateSync(config).flatMap((error) => Object.values(error.constraints ?? {}));
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** BFF_SECRET_FILE names a file with the secret. */
function withSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return withSecretFiles(environment, ["BFF_SECRET"]);
  } catch (error) {
    throw error instanceof UnreadableSecret ? new ConfigError([error.message]) : error;
  }
}
