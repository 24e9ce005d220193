import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type MailMessage, readFailure, type SmtpOptions } from "./mail-transport.ts";
import { realMails, refusedMail } from "./testing/real-mails.ts";
import { isSignedBy } from "./testing/verify-dkim.ts";

const send = await realMails();

const MAIL: MailMessage = {
  to: "taro@example.jp",
  subject: "2026/11/20 パワー半導体",
  text: "新聞2件\n12ページ\n",
  html: "<p>新聞2件</p>",
  messageKey: "7c0b2f0e-0000-4000-8000-000000000001",
  isBulk: true,
};

const sent = (message: Partial<MailMessage> = {}, options: Partial<SmtpOptions> = {}) =>
  send({ ...MAIL, ...message }, options);

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

  it("lets its recipient off by one click over https, and signs what says so (RFC 8058)", async () => {
    const unsubscribeUrl = "https://news.example.jp/unsubscribe?key=7c0b2f0e-0000-4000-8000-000000000001";
    const unsubscribeAddress = "stop@kirinuki.example";
    const { privateKey } = generateKeyPairSync("rsa", {
      modulusLength: 1024,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    const dkim = { domainName: "kirinuki.example", keySelector: "s1", privateKey };
    const { head, mail } = await sent({ unsubscribeUrl }, { unsubscribeAddress, dkim });
    const valuesOf = (from: typeof mail, name: string) =>
      from.headers.filter(({ key }) => key === name).map(({ value }) => value);
    const headerOf = (name: string) => valuesOf(mail, name);
    expect(headerOf("list-unsubscribe")).toEqual([`<${unsubscribeUrl}>, <mailto:${unsubscribeAddress}>`]);
    expect(headerOf("list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
    const [signature = ""] = headerOf("dkim-signature");
    const signed = (/(?:^|[\s;])h=([^;]*)/.exec(signature)?.[1] ?? "").replaceAll(/\s/g, "").toLowerCase().split(":");
    for (const name of ["from", "subject", "list-unsubscribe", "list-unsubscribe-post"]) expect(signed).toContain(name);
    expect(head.match(/^List-Unsubscribe/gm)).toHaveLength(2);
    const plain = await sent({ unsubscribeUrl: unsubscribeUrl.replace("https", "http") });
    expect(valuesOf(plain.mail, "list-unsubscribe")).toEqual([`<${unsubscribeUrl.replace("https", "http")}>`]);
    expect(valuesOf(plain.mail, "list-unsubscribe-post")).toEqual([]);
    expect((await sent({ unsubscribeUrl, isBulk: false })).head).not.toMatch(/List-Unsubscribe/i);
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

  it("is Base64 where it has Japanese, and as it is where it is ASCII alone", async () => {
    const codingsOf = ({ raw }: { raw: string }) => raw.match(/(?<=^Content-Transfer-Encoding: )\S+/gm);
    expect(codingsOf(await sent())).toEqual(["base64", "base64"]);
    const english = await sent({ subject: "Chips", text: "2 articles\n", html: "<p>2 articles</p>" });
    expect([codingsOf(english), english.mail.subject]).toEqual([["7bit", "7bit"], "Chips"]);
  });

  it("can't be given headers by its subject", async () => {
    const { mail, head, to } = await sent({ subject: "半導体\r\nBcc: spy@example.com" });
    expect(mail.bcc ?? []).toEqual([]);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(to).toEqual(["taro@example.jp"]);
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

  it("verifies while its key is changed, by the record of the selector that it names", async () => {
    const keys = {
      old: generateKeyPairSync("rsa", { modulusLength: 2048 }),
      new: generateKeyPairSync("rsa", { modulusLength: 2048 }),
    };
    const signedBy = async (selector: "old" | "new") => {
      const privateKey = keys[selector].privateKey.export({ type: "pkcs8", format: "pem" }).toString();
      return (await sent({}, { dkim: { domainName: "kirinuki.example", keySelector: selector, privateKey } })).raw;
    };
    const [before, after] = [await signedBy("old"), await signedBy("new")];
    const both = { old: keys.old.publicKey, new: keys.new.publicKey };
    expect([isSignedBy(before, both), isSignedBy(after, both)]).toEqual([true, true]);
    const taken = { new: keys.new.publicKey };
    expect([isSignedBy(before, taken), isSignedBy(after, taken)]).toEqual([false, true]);
    const mixedUp = { old: keys.new.publicKey, new: keys.old.publicKey };
    expect([isSignedBy(before, mixedUp), isSignedBy(after, mixedUp)]).toEqual([false, false]);
    expect(isSignedBy(after.replace("Subject: ", "Subject: Re: "), both)).toBe(false);
  });
});

describe("a failure", () => {
  it.each([
    ["RCPT TO", "450 4.2.0 Greylisted, try again in five minutes", { isFinal: false, isAddressFault: false }],
    ["RCPT TO", "451 4.7.1 Too many messages from your address", { isFinal: false, isAddressFault: false }],
    ["RCPT TO", "452 4.2.2 Mailbox full", { isFinal: false, isAddressFault: false }],
    ["MAIL FROM", "421 4.7.0 Try again later", { isFinal: false, isAddressFault: false }],
    ["MAIL FROM", "451 4.7.0 Try again later", { isFinal: false, isAddressFault: false }],
    ["RCPT TO", "550 5.1.1 User unknown", { isFinal: true, isAddressFault: true }],
    ["RCPT TO", "550 5.7.1 Not from here", { isFinal: true, isAddressFault: false }],
    ["MAIL FROM", "550 5.7.26 Unauthenticated sender", { isFinal: true, isAddressFault: false }],
  ] as const)("of a server that answers at %s with %s", async (step, answer, expected) => {
    expect(readFailure(await refusedMail(MAIL, step, answer))).toMatchObject({ ...expected, isUnreachable: false });
  });

  it("of an address that no server was asked about is final", () => {
    expect(readFailure({ code: "EENVELOPE", command: "API", message: "No recipients defined" }).isFinal).toBe(true);
  });

  it.each([
    [{ responseCode: 550, command: "RCPT TO" }, [true, false, false]],
    [{ responseCode: 452, command: "MAIL FROM" }, [false, false, false]],
    [{ code: "EAUTH", responseCode: 535, command: "AUTH LOGIN" }, [false, true, false]],
    [{ code: "ESOCKET", command: "CONN", syscall: "connect" }, [false, true, false]],
    [{ code: "ETIMEDOUT", command: "CONN", message: "Greeting never received" }, [false, true, false]],
    [{ code: "ECONNECTION", command: "CONN", message: "Connection closed unexpectedly" }, [false, false, true]],
    [{ code: "ESOCKET", command: "CONN", syscall: "read", message: "read ECONNRESET" }, [false, false, true]],
    [{ code: "ECONNECTION", command: "DATA" }, [false, false, true]],
    [new Error("anything else"), [false, false, false]],
  ])("%j is final, of the server, uncertain: %j", (error, expected) => {
    const { isFinal, isUnreachable, isUncertain } = readFailure(error);
    expect([isFinal, isUnreachable, isUncertain]).toEqual(expected);
  });
});
