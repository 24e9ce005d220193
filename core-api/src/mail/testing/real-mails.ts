import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";
import { MailStore } from "../../../local/mail-sink/mail-store.ts";
import { smtpReceiver } from "../../../local/mail-sink/smtp-receiver.ts";
import { type MailMessage, type SmtpOptions, smtpTransport } from "../mail-transport.ts";

/** A mail as it arrived: read as a mail program would, its raw head and whole, and the sender of its envelope. */
export interface RealMail {
  mail: Email;
  head: string;
  raw: string;
  envelopeFrom: string;
  /** Of its envelope. */
  to: string[];
}

/** A server that refuses at one step of the conversation, as a real one says it. @returns what the transport made of it */
export async function refusedMail(
  message: MailMessage,
  step: "MAIL FROM" | "RCPT TO",
  answer: string,
): Promise<unknown> {
  const refusal = Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
  const at = (own: typeof step) => (_: unknown, __: unknown, callback: (error?: Error) => void) =>
    own === step ? callback(refusal) : callback();
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onMailFrom: at("MAIL FROM"),
    onRcptTo: at("RCPT TO"),
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  const address = server.server.address();
  const url = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const transport = smtpTransport({ url, from: "Kirinuki <no-reply@kirinuki.example>" });
  try {
    await transport.send(message);
    return null;
  } catch (error) {
    return error;
  } finally {
    transport.close();
    server.close(() => {});
  }
}

/** Sends by real SMTP into the sink, one mail at a time, and gives back what arrived. */
export async function realMails(): Promise<
  (message: MailMessage, options?: Partial<SmtpOptions>) => Promise<RealMail>
> {
  const folder = mkdtempSync(join(tmpdir(), "kirinuki-mails-"));
  const store = await MailStore.open(folder);
  let envelopeFrom = "";
  const receiver = smtpReceiver(store, () => {});
  receiver.onMailFrom = (address, _session, callback) => {
    envelopeFrom = address.address;
    callback();
  };
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", () => resolve()));
  const address = receiver.server.address();
  const url = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  afterAll(() => {
    receiver.close(() => {});
    rmSync(folder, { recursive: true });
  });
  return async (message, options = {}) => {
    const transport = smtpTransport({ url, from: "Kirinuki <no-reply@kirinuki.example>", ...options });
    await transport.send(message);
    transport.close();
    const [summary] = store.page(1, 1);
    const bytes = (await store.raw(summary?.id ?? "")) ?? Buffer.alloc(0);
    const raw = bytes.toString("latin1");
    const head = raw.split("\r\n\r\n", 1)[0] ?? "";
    return { mail: await PostalMime.parse(bytes), head, raw, envelopeFrom, to: summary?.to ?? [] };
  };
}
