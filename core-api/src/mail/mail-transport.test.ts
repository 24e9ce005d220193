import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MailStore } from "../mail-sink/mail-store.ts";
import { smtpReceiver } from "../mail-sink/smtp-receiver.ts";
import { type MailMessage, readFailure, type SmtpOptions, smtpTransport } from "./mail-transport.ts";

const folder = mkdtempSync(join(tmpdir(), "kirinuki-transport-"));
let store: MailStore;
let url = "";
let close = () => {};
let envelopeFrom = "";

beforeAll(async () => {
  store = await MailStore.open(folder);
  const receiver = smtpReceiver(store, () => {});
  receiver.onMailFrom = (address, _session, callback) => {
    envelopeFrom = address.address;
    callback();
  };
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", () => resolve()));
  const address = receiver.server.address();
  url = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  close = () => receiver.close(() => {});
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

const MAIL: MailMessage = {
  to: "taro@example.jp",
  subject: "2026/11/20 パワー半導体",
  text: "新聞2件\n12ページ\n",
  html: "<p>新聞2件</p>",
  messageKey: "7c0b2f0e-0000-4000-8000-000000000001",
  isBulk: true,
};

/** Sends one mail and reads it as a mail program would, with its envelope and raw head. */
async function sent(message: Partial<MailMessage> = {}, options: Partial<SmtpOptions> = {}) {
  const transport = smtpTransport({ url, from: "Kirinuki <no-reply@kirinuki.example>", ...options });
  await transport.send({ ...MAIL, ...message });
  transport.close();
  const [summary] = store.page(1, 1);
  const raw = (await store.raw(summary?.id ?? "")) ?? Buffer.alloc(0);
  const head = raw.toString("latin1").split("\r\n\r\n", 1)[0] ?? "";
  return { mail: await PostalMime.parse(raw), head, raw: raw.toString("latin1"), envelopeFrom };
}

describe("a mail on its way", () => {
  it("has its stable Message-ID, both parts, and says that no person wrote it", async () => {
    const { mail, head } = await sent({}, { unsubscribeAddress: "stop@kirinuki.example" });
    expect(mail.messageId).toBe("<7c0b2f0e-0000-4000-8000-000000000001@kirinuki.example>");
    expect([mail.subject, mail.text, mail.html?.trim()]).toEqual([MAIL.subject, MAIL.text, MAIL.html]);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(head).toMatch(/^List-Unsubscribe: <mailto:stop@kirinuki.example>$/m);
    expect((await sent({ isBulk: false }, { unsubscribeAddress: "s@k.example" })).head).not.toMatch(
      /^(?:List-|Auto-|Precedence)/m,
    );
  });

  it("goes as ISO-2022-JP where every character has a place in it, as UTF-8 where one has not", async () => {
    const { mail, raw } = await sent({ encoding: "iso2022jp" });
    expect(raw).toMatch(/Subject: .*=\?ISO-2022-JP\?B\?/);
    expect(raw.match(/charset=iso-2022-jp/g)).toHaveLength(2);
    expect(raw).not.toMatch(/utf-8/i);
    expect([mail.subject, mail.text?.trim(), mail.html?.trim()]).toEqual([MAIL.subject, MAIL.text.trim(), MAIL.html]);
    const fallback = await sent({ encoding: "iso2022jp", text: "髙島屋\n" });
    expect(fallback.raw).not.toMatch(/iso-2022-jp/i);
    expect(fallback.mail.text).toBe("髙島屋\n");
  });

  it("can't be given headers by its subject", async () => {
    const { mail, head } = await sent({ subject: "半導体\r\nBcc: spy@example.com" });
    expect(mail.bcc ?? []).toEqual([]);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(store.page(1, 1)[0]?.to).toEqual(["taro@example.jp"]);
  });

  it("is signed and sends its bounces elsewhere where that is configured", async () => {
    const { privateKey } = generateKeyPairSync("rsa", {
      modulusLength: 1024,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    const dkim = { domainName: "kirinuki.example", keySelector: "s1", privateKey };
    const { head, envelopeFrom } = await sent({}, { dkim, bounceAddress: "bounce@kirinuki.example" });
    expect(head).toMatch(/^DKIM-Signature: [^:]*d=kirinuki\.example;\s+q=dns\/txt; s=s1/);
    expect(envelopeFrom).toBe("bounce@kirinuki.example");
    const verp = await sent({}, { bounceAddress: "bounce@kirinuki.example", bouncePerMail: true });
    expect(verp.envelopeFrom).toBe(`bounce+${MAIL.messageKey}@kirinuki.example`);
  });
});

describe("a failure", () => {
  it.each([
    [{ responseCode: 550, command: "RCPT TO" }, [true, false, false]],
    [{ responseCode: 452, command: "MAIL FROM" }, [false, false, false]],
    [{ code: "EAUTH", responseCode: 535, command: "AUTH LOGIN" }, [false, true, false]],
    [{ code: "ESOCKET", command: "CONN" }, [false, true, false]],
    [{ code: "ECONNECTION", command: "DATA" }, [false, false, true]],
    [new Error("anything else"), [false, false, false]],
  ])("%j is final, of the server, uncertain: %j", (error, expected) => {
    const { isFinal, isUnreachable, isUncertain } = readFailure(error);
    expect([isFinal, isUnreachable, isUncertain]).toEqual(expected);
  });
});
