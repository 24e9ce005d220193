import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { validationText } from "../messages.ts";
import { mailAddressFault } from "./mail-address.ts";

const SHARED = new URL("../../../shared/data/payloads/emails_isemail_open.tsv", import.meta.url);

describe("a mail address", () => {
  it.each([
    ["", validationText.mailRequired],
    [undefined, validationText.notText],
    ["太郎@example.jp", validationText.mailNotHalfWidth],
    ["ａ@example.jp", validationText.mailNotHalfWidth],
    ["a b@example.jp", validationText.mailForbiddenCharacter],
    ["a@example.jp\r\nBcc: b@example.jp", validationText.mailNotHalfWidth],
    ["a,b@example.jp", validationText.mailForbiddenCharacter],
    ['"a"@example.jp', validationText.mailForbiddenCharacter],
    ["a@[127.0.0.1]", validationText.mailForbiddenCharacter],
    ["a@example", validationText.mailInvalid],
    ["a@b@example.jp", validationText.mailInvalid],
    [".a@example.jp", validationText.mailInvalid],
    ["a..b@example.jp", validationText.mailInvalid],
    ["a@-example.jp", validationText.mailInvalid],
    [`${"a".repeat(65)}@example.jp`, validationText.mailInvalid],
    [`${"a".repeat(60)}@${"b.".repeat(98)}jp`, validationText.mailTooLong],
  ])("%j: %s", (address, message) => expect(mailAddressFault(address)).toBe(message));

  it.each([
    "a@example.jp",
    "taro.yamada+news@mail.example.co.jp",
    "o'neil@example.com",
    "a@xn--wgv71a.jp",
    "x_y-z@123.jp",
  ])("%s is one", (address) => expect(mailAddressFault(address)).toBeNull());

  it.skipIf(!existsSync(SHARED))("is none wherever isemail says that it is an error (needs shared/data)", () => {
    const rows = readFileSync(SHARED, "utf8")
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t"));
    const wrong = rows.filter(([, , category]) => category === "ISEMAIL_ERR").map(([, address]) => address);
    expect(wrong.length).toBeGreaterThan(30);
    expect(wrong.filter((address) => mailAddressFault(address) === null)).toEqual([]);
    const plain = rows.filter(
      ([, address = "", category]) => category === "ISEMAIL_VALID_CATEGORY" && /^[\w.]+@[\w-]+\.[a-z]+$/.test(address),
    );
    expect(plain.map(([, address]) => address).filter((address) => mailAddressFault(address) !== null)).toEqual([]);
  });
});
