import { traced } from "@kirinuki/schema/process/tracing.ts";
import nodemailer from "nodemailer";
import { isAddressFault } from "./bounce/delivery-report.ts";
import type { Attachment } from "./content/article-list.ts";
import { encodeIso2022Jp, iso2022JpHeader } from "./content/encode-iso-2022-jp.ts";

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly Attachment[];
  /** Left half of the Message-ID: the same for every attempt to send the same mail. */
  messageKey?: string;
  /** iso2022jp holds only where every character of subject and texts has a place in it; UTF-8 otherwise. */
  encoding?: "utf8" | "iso2022jp";
  /** A mail that comes by a list or a schedule, not one that a person has just asked for. */
  isBulk?: boolean;
  /** Of a mail that its recipient may take himself off: the address that does so (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Hands a message to a mail server; resolves when the server has accepted it. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  close(): void;
}

export interface SmtpOptions {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  url: string;
  from: string;
  /** Envelope sender: where bounces go; absent means `from`. */
  bounceAddress?: string;
  /** VERP: the envelope sender of each mail names the mail, `bounce+<key>@…`. */
  bouncePerMail?: boolean;
  /** Where people ask to be taken off a list, an address beside the link of the mail. */
  unsubscribeAddress?: string;
  connections?: number;
  /** Mails a second at most; absent means no limit. */
  ratePerSecond?: number;
  /** STARTTLS or nothing, for servers that offer it. */
  requireTls?: boolean;
  dkim?: { domainName: string; keySelector: string; privateKey: string };
}

const CONNECT_MS = 15_000;
/** A server that says nothing for so long is gone; well within the lease of a message (send/outbox.ts). */
const SILENT_MS = 60_000;

/** By SMTP: the sink of `npm start`, or a real server. Connections are kept and few. */
export function smtpTransport(options: SmtpOptions): MailTransport {
  const { url, from, bounceAddress, unsubscribeAddress, dkim } = options;
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: options.connections ?? 2,
    maxMessages: Number.POSITIVE_INFINITY,
    // A mail whose connection broke is tried again by us, who mark it: the server may have had it.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(options.requireTls && { requireTLS: true }),
    ...(options.ratePerSecond !== undefined && { rateLimit: options.ratePerSecond, rateDelta: 1000 }),
    ...(dkim && { dkim: { ...dkim, headerFieldNames: SIGNED } }),
  });
  const bounceTo = (address: string, { messageKey }: MailMessage): string =>
    options.bouncePerMail && messageKey !== undefined ? address.replace("@", `+${messageKey}@`) : address;
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send(message) {
      const mail = {
        from,
        to: message.to,
        ...(bounceAddress !== undefined && { envelope: { from: bounceTo(bounceAddress, message), to: message.to } }),
        ...(message.messageKey !== undefined && { messageId: `<${message.messageKey}@${host}>` }),
        ...(message.attachments && { attachments: [...message.attachments] }),
        ...bodyOf(message),
        ...(message.isBulk && {
          headers: { ...BULK, ...unsubscribeHeaders(message, unsubscribeAddress), ...bodyOf(message).headers },
        }),
      };
      await traced("SMTP", { kind: "client" }, () => transporter.sendMail(mail));
    },
    close: () => transporter.close(),
  };
}

/** Nobody's holiday answers to a mail that no person wrote. */
const BULK = { "Auto-Submitted": "auto-generated", Precedence: "bulk" };

/** What is signed: RFC 8058 wants both headers of List-Unsubscribe among it. A header that is absent can't be added later either. */
const SIGNED =
  "From:Sender:Reply-To:To:Cc:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post";

/** One click only over https, as RFC 8058 demands; elsewhere the link leads to a page that asks. */
function unsubscribeHeaders({ unsubscribeUrl }: MailMessage, address: string | undefined): Record<string, string> {
  const places = [...(unsubscribeUrl ? [unsubscribeUrl] : []), ...(address ? [`mailto:${address}`] : [])];
  if (places.length === 0) return {};
  return {
    "List-Unsubscribe": places.map((place) => `<${place}>`).join(", "),
    ...(unsubscribeUrl?.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
  };
}

interface MailBody {
  subject?: string;
  /** Base64 where the text is not ASCII: half of the processor's time of quoted-printable, which writes each Japanese character as nine. */
  textEncoding?: "base64";
  text?: string;
  html?: string;
  headers?: Record<string, string | { prepared: true; value: string }>;
  alternatives?: { contentType: string; content: Buffer; contentTransferEncoding: "base64" }[];
}

function bodyOf({ subject, text, html, encoding }: MailMessage): MailBody {
  const plain = { subject, text, ...(html !== undefined && { html }), textEncoding: "base64" as const };
  if (encoding !== "iso2022jp") return plain;
  const encoded = [text, ...(html === undefined ? [] : [html])].map((part) => encodeIso2022Jp(part));
  const header = iso2022JpHeader(subject);
  if (header === null || encoded.includes(null)) return plain;
  const kinds = ["plain", "html"];
  return {
    headers: { Subject: { prepared: true, value: header } },
    alternatives: encoded.flatMap((content, at) =>
      content === null
        ? []
        : [{ contentType: `text/${kinds[at]}; charset=iso-2022-jp`, content, contentTransferEncoding: "base64" }],
    ),
  };
}

/** What became of an attempt that failed. */
export interface SendFailure {
  /** The server refused it for good, or could never take it. */
  isFinal: boolean;
  /** The server itself could not be reached: no fault of this mail. */
  isUnreachable: boolean;
  /** It may have been taken all the same: the connection broke after it was handed over. */
  isUncertain: boolean;
  /** The server says that there is no such address: a bounce on the spot. */
  isAddressFault: boolean;
  reason: string;
}

const BROKEN = new Set(["ESOCKET", "ECONNECTION", "ETIMEDOUT", "ECONNRESET", "EPIPE"]);

const NEVER_CONNECTED = /^(?:Connection timeout|Greeting never received|connect E[A-Z]+\b)/;

/**
 * Reads nodemailer's error: SMTP answers of 5xx are final, 4xx and broken connections are not. EENVELOPE is said of any refused sender or
 * recipient, also of one that is refused for now (greylisting); final by itself is only what was never asked of a server.
 */
export function readFailure(error: unknown): SendFailure {
  const { code, responseCode, command, message, syscall } = (error ?? {}) as {
    code?: string;
    syscall?: string;
    responseCode?: number;
    command?: string;
    message?: string;
  };
  const isBroken = responseCode === undefined && code !== undefined && BROKEN.has(code);
  // nodemailer names every broken connection CONN, also one that broke after DATA: only what failed while connecting is certain.
  const isConnecting = syscall === "connect" || NEVER_CONNECTED.test(message ?? "");
  const isUnreachable = (isBroken && isConnecting) || code === "EAUTH" || code === "EDNS" || code === "ETLS";
  return {
    isFinal: responseCode === undefined ? code === "EENVELOPE" : responseCode >= 500 && !isUnreachable,
    isUnreachable,
    isUncertain: isBroken && !isUnreachable,
    isAddressFault: command === "RCPT TO" && isUnknownAddress(responseCode ?? 0, message ?? ""),
    reason: (message ?? String(error)).slice(0, 500),
  };
}

const UNKNOWN_ADDRESS = new Set([550, 551, 553]);

/** By the enhanced status where the server gives one (RFC 3463), else by the code alone. */
function isUnknownAddress(code: number, answer: string): boolean {
  const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(answer)?.[0];
  return enhanced === undefined ? UNKNOWN_ADDRESS.has(code) : isAddressFault(enhanced);
}
