import "reflect-metadata";
import { join, resolve } from "node:path";
import { UnreadableSecret, withSecretFiles } from "@kirinuki/schema/process/secret-files.ts";
import { plainToInstance, Type } from "class-transformer";
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  validateSync,
} from "class-validator";
import { parseS3Url, type S3Place } from "./s3-place.ts";

const IsS3Url = () =>
  ValidateBy({
    name: "isS3Url",
    validator: {
      validate: (value) => typeof value === "string" && parseS3Url(value) !== null,
      defaultMessage: () => "ORIGINALS_URL must look like s3://bucket/prefix?region=…&endpoint=https://…",
    },
  });

/** The mail address in a header. */
const ADDRESS = /[\x21-\x7e]+@[\w.-]+/;

export type Pooler = "none" | "transaction";

/** Everything that can be set from outside; the only place that knows the names of environment variables. */
export class Config {
  /** The PostgreSQL server; may be absent only where a checkout brings its embedded one. */
  @IsOptional() @IsString() DATABASE_URL?: string;

  /** "transaction": DATABASE_URL leads to a pooler (PgBouncer) that lends core-api connections for one transaction at a time. */
  @IsIn(["none", "transaction"]) DATABASE_POOLER: Pooler = "none";
  /** A standby of the same database, which answers what only reads; the primary answers while it is away or behind. */
  @IsOptional() @IsString() DATABASE_READ_URL?: string;
  /** The same server without the pooler, for what holds a connection: migrations, roles, the queue, workers, commands. */
  @IsOptional() @IsString() DATABASE_DIRECT_URL?: string;

  /** Folder of all state: embedded database, originals, secret, logs. */
  @IsString() KIRINUKI_DATA = "var";

  /** Folder of backups, where the embedded server archives its log; "off" ends that, absent means as at the last start. */
  @IsOptional() @IsString() BACKUP_DIR?: string;

  /** Key for derived secrets; absent means the one kept in the data folder. */
  @IsOptional() @IsString() @MinLength(32) KIRINUKI_SECRET?: string;
  /** While the secret is changed: the other one, whose texts are read too (docs/operations.md, Changing secrets). */
  @IsOptional() @IsString() @MinLength(32) KIRINUKI_SECRET_ALSO?: string;

  /** Bucket of originals, `s3://bucket/prefix?region=…&endpoint=…`; absent means a folder of KIRINUKI_DATA. */
  @IsOptional() @IsS3Url() ORIGINALS_URL?: string;

  @Type(() => Number) @IsInt() @Min(1) @Max(65535) PORT = 8080;
  @Type(() => Number) @IsInt() @Min(1) @Max(65535) CORE_PORT = 8081;
  @Type(() => Number) @IsInt() @Min(1) @Max(65535) MAIL_PORT = 8082;
  @Type(() => Number) @IsInt() @Min(1) @Max(65535) SMTP_PORT = 8025;
  /** Mail server; absent means the local sink on SMTP_PORT. */
  @IsOptional() @IsString() SMTP_URL?: string;
  /** Sender of the service's own mail. */
  @IsString() MAIL_FROM = "Kirinuki <no-reply@kirinuki.example>";
  /** Connections to the mail server that are kept open, and mails a second at most; 0: as fast as it takes them. */
  @Type(() => Number) @IsInt() @Min(1) @Max(50) SMTP_CONNECTIONS = 5;
  @Type(() => Number) @IsInt() @Min(0) @Max(10_000) SMTP_RATE = 0;
  /** "true": a server of smtp:// must take STARTTLS. */
  @IsIn(["true", "false"]) SMTP_REQUIRE_TLS = "false";
  /** Envelope sender, where bounces go; absent means MAIL_FROM's. */
  @IsOptional() @IsString() MAIL_BOUNCE?: string;
  /** "true": each mail has an envelope sender of its own, `bounce+<key>@…`, by which whatever comes back is known; wants MAIL_BOUNCE. */
  @IsIn(["true", "false"]) MAIL_BOUNCE_VERP = "false";
  /** Maildir into whose `new` a mail server puts what comes back; absent means that nobody looks. */
  @IsOptional() @IsString() MAIL_BOUNCE_FOLDER?: string;
  /** List-Unsubscribe of digests, an address; absent means none. */
  @IsOptional() @IsString() MAIL_UNSUBSCRIBE?: string;
  /** DKIM: domain, selector and the file of the private key (PEM), all three or none. */
  @IsOptional() @IsString() DKIM_DOMAIN?: string;
  @IsOptional() @IsString() DKIM_SELECTOR?: string;
  @IsOptional() @IsString() DKIM_KEY_FILE?: string;
  /** Where people reach the screens, for links in mail; absent means this machine and PORT. */
  @IsOptional() @IsString() PUBLIC_URL?: string;
  /** Address that the servers listen on. */
  @IsString() HOST = "127.0.0.1";

  /** Known to core-api and bff alone: who sends it is believed about the caller's address. Absent means that nobody is. */
  @IsOptional() @IsString() @MinLength(32) BFF_SECRET?: string;
  /** While the bff's secret is changed: the other one, by which a bff is known too. */
  @IsOptional() @IsString() @MinLength(32) BFF_SECRET_ALSO?: string;
  /** "true" marks cookies Secure; absent means wherever PUBLIC_URL begins with https. */
  @IsOptional() @IsIn(["true", "false"]) COOKIE_SECURE?: string;
  /** Where core-api shows /metrics and /docs, which are for operators. */
  @Type(() => Number) @IsInt() @Min(1) @Max(65535) CORE_INNER_PORT = 8083;
  @IsString() INNER_HOST = "127.0.0.1";
  /** "optional": operators of the role 管理 may do without an authenticator app, as on a machine where somebody only tries it. */
  @IsIn(["required", "optional"]) OPERATOR_AUTHENTICATOR = "required";
  /** "production" makes no secret by itself. */
  @IsIn(["production", "development", "test"]) NODE_ENV = "development";

  /** Seconds for which a process that was asked to stop answers on, not ready, until its balancer has noticed. */
  @Type(() => Number) @IsInt() @Min(0) @Max(300) DRAIN_SECONDS = 0;

  @IsIn(["fatal", "error", "warn", "info", "debug", "trace", "silent"]) LOG_LEVEL = "info";
  /** Requests a minute from one client before 429. */
  @Type(() => Number) @IsInt() @Min(1) RATE_LIMIT = 6000;
  /** Sign-in attempts a minute from one place before 429; the numbers of guesses are in sign-in-limits.ts. */
  @Type(() => Number) @IsInt() @Min(1) LOGIN_RATE_LIMIT = 120;
  /** The same from an address in the ranges of the contract that is signed in to. */
  @Type(() => Number) @IsInt() @Min(1) OFFICE_LOGIN_RATE_LIMIT = 3000;
  /** Database connections of one process. */
  @Type(() => Number) @IsInt() @Min(1) @Max(200) DATABASE_POOL = 10;
  /** Milliseconds after which the database ends a statement of a request. */
  @Type(() => Number) @IsInt() @Min(100) STATEMENT_TIMEOUT = 15_000;

  /** Milliseconds after which a search is given up with a message of its own. */
  @Type(() => Number) @IsInt() @Min(100) SEARCH_TIMEOUT = 10_000;

  /** Days for which articles are searched here; older weeks are moved at night, where there is an archive server. */
  @Type(() => Number) @IsInt() @Min(14) @Max(36_500) ARCHIVE_AFTER_DAYS = 62;

  /** Milliseconds after which a statement is told in the log and counted as slow. */
  @Type(() => Number) @IsInt() @Min(1) SLOW_STATEMENT = 2_000;

  /** Where a worker shows /healthz, /readyz and /metrics; 0: nowhere, since several workers of one machine can't share a port. */
  @Type(() => Number) @IsInt() @Min(0) @Max(65535) WORKER_INNER_PORT = 0;

  /** Folder whose files the worker takes in; absent means `inbox` in the data folder. */
  @IsOptional() @IsString() KIRINUKI_INBOX?: string;
  /** Where a feed's host can write to, part of our User-Agent: a mail address or a web page; absent means MAIL_FROM's address. */
  @IsOptional() @Matches(/^[\x21-\x7e]{1,200}$/) FEED_CONTACT?: string;
  /** "true" lets feeds be fetched from addresses of this machine and its networks. */
  @IsIn(["true", "false"]) FEED_PRIVATE_ADDRESSES = "false";

  /** "true" lets identity providers be asked at addresses of this machine and its networks, and without TLS. */
  @IsIn(["true", "false"]) SSO_PRIVATE_ADDRESSES = "false";

  /** "true" lets chat targets and webhooks be posted to at addresses of this machine and its networks, at any port and without TLS. */
  @IsIn(["true", "false"]) CHAT_PRIVATE_ADDRESSES = "false";

  /** "true" lets push services be posted to at addresses of this machine and its networks, at any port and without TLS. */
  @IsIn(["true", "false"]) PUSH_PRIVATE_ADDRESSES = "false";
  /** Private key of web push, 32 bytes in base64url; absent means one that is derived from the installation's secret. */
  @IsOptional()
  @Matches(/^[\w-]{43}$/, { message: "VAPID_PRIVATE_KEY must be 32 bytes in base64url" })
  VAPID_PRIVATE_KEY?: string;
  /** Where a push service can write to, mailto: or https:; absent means MAIL_FROM's address. */
  @IsOptional()
  @Matches(/^(?:mailto:|https:\/\/)[\x21-\x7e]+$/, { message: "VAPID_SUBJECT must begin with mailto: or https://" })
  VAPID_SUBJECT?: string;

  get originalsBucket(): S3Place | null {
    return this.ORIGINALS_URL === undefined ? null : parseS3Url(this.ORIGINALS_URL);
  }

  get smtpUrl(): string {
    return this.SMTP_URL ?? `smtp://127.0.0.1:${this.SMTP_PORT}`;
  }

  get publicUrl(): string {
    return this.PUBLIC_URL?.replace(/\/+$/, "") ?? `http://localhost:${this.PORT}`;
  }

  get secureCookies(): boolean {
    return this.COOKIE_SECURE === undefined ? /^https:/i.test(this.publicUrl) : this.COOKIE_SECURE === "true";
  }

  get operatorsNeedAuthenticator(): boolean {
    return this.OPERATOR_AUTHENTICATOR === "required";
  }

  get production(): boolean {
    return this.NODE_ENV === "production";
  }

  get inbox(): string {
    return resolve(this.KIRINUKI_INBOX ?? join(this.KIRINUKI_DATA, "inbox"));
  }

  get vapidSubject(): string {
    return (
      this.VAPID_SUBJECT ??
      `mailto:${ADDRESS.exec(this.MAIL_FROM)?.[0].replace(/^</, "") ?? "no-reply@kirinuki.example"}`
    );
  }

  /** How we introduce ourselves to the hosts of feeds. */
  get feedUserAgent(): string {
    const contact = this.FEED_CONTACT ?? ADDRESS.exec(this.MAIL_FROM)?.[0].replace(/^</, "");
    return `Kirinuki/0.1 (feed reader${contact ? `; ${contact}` : ""})`;
  }
}

/** Configuration that can't be used; `faults` name each variable. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(`Configuration is not usable:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
  }
}

/** Variables without a default. */
const UNSET = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "BACKUP_DIR",
  "KIRINUKI_SECRET",
  "KIRINUKI_SECRET_ALSO",
  "BFF_SECRET",
  "BFF_SECRET_ALSO",
  "COOKIE_SECURE",
  "ORIGINALS_URL",
  "SMTP_URL",
  "PUBLIC_URL",
  "KIRINUKI_INBOX",
  "FEED_CONTACT",
  "MAIL_BOUNCE",
  "MAIL_BOUNCE_FOLDER",
  "MAIL_UNSUBSCRIBE",
  "DKIM_DOMAIN",
  "DKIM_SELECTOR",
  "DKIM_KEY_FILE",
  "VAPID_PRIVATE_KEY",
  "VAPID_SUBJECT",
];

/** Settings that may stand in a file instead, whose name `<NAME>_FILE` gives. */
const SECRETS = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "KIRINUKI_SECRET",
  "KIRINUKI_SECRET_ALSO",
  "BFF_SECRET",
  "BFF_SECRET_ALSO",
  "SMTP_URL",
  "VAPID_PRIVATE_KEY",
];

/** Reads and validates the environment. Empty variables count as unset. Throws ConfigError with every fault. */
export function loadConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const environment = withSecrets(given);
  const known = Object.keys(new Config()).concat(UNSET);
  const settings = Object.fromEntries(known.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
  const config = plainToInstance(Config, settings, { exposeDefaultValues: true });
  const faults = validateSync(config).flatMap((error) => Object.values(error.constraints ?? {}));
  const dkim = [config.DKIM_DOMAIN, config.DKIM_SELECTOR, config.DKIM_KEY_FILE].filter((value) => value !== undefined);
  if (dkim.length !== 0 && dkim.length !== 3)
    faults.push("DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE must be set together");
  if (config.DATABASE_POOLER === "transaction" && !(config.DATABASE_URL && config.DATABASE_DIRECT_URL))
    faults.push("DATABASE_POOLER needs DATABASE_URL, the pooler, and DATABASE_DIRECT_URL, the server behind it");
  if (config.MAIL_BOUNCE_VERP === "true" && !/^[^@\s]{1,27}@[^@\s]+$/.test(config.MAIL_BOUNCE ?? ""))
    faults.push("MAIL_BOUNCE_VERP needs MAIL_BOUNCE, an address with at most 27 characters before the @");
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function withSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return withSecretFiles(environment, SECRETS);
  } catch (error) {
    throw error instanceof UnreadableSecret ? new ConfigError([error.message]) : error;
  }
}
