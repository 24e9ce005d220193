import { readFileSync } from "node:fs";
import type { Config } from "../config/config.ts";
import { type MailTransport, type SmtpOptions, smtpTransport } from "./mail-transport.ts";

/** The mail server that the environment names, with its limits and signatures. @throws Error for a DKIM key that can't be read */
export function configuredTransport(config: Config): MailTransport {
  const dkim = dkimOf(config);
  return smtpTransport({
    url: config.smtpUrl,
    from: config.MAIL_FROM,
    connections: config.SMTP_CONNECTIONS,
    requireTls: config.SMTP_REQUIRE_TLS === "true",
    ...(config.SMTP_RATE > 0 && { ratePerSecond: config.SMTP_RATE }),
    ...(config.MAIL_BOUNCE !== undefined && { bounceAddress: config.MAIL_BOUNCE }),
    bouncePerMail: config.MAIL_BOUNCE_VERP === "true",
    ...(config.MAIL_UNSUBSCRIBE !== undefined && { unsubscribeAddress: config.MAIL_UNSUBSCRIBE }),
    ...(dkim && { dkim }),
  });
}

function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE }: Config): SmtpOptions["dkim"] {
  if (DKIM_DOMAIN === undefined || DKIM_SELECTOR === undefined || DKIM_KEY_FILE === undefined) return undefined;
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: readFileSync(DKIM_KEY_FILE, "utf8") };
}
