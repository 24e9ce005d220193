import { describe, expect, it } from "vitest";
import { validationText } from "../messages.ts";
import { mailAddressFault } from "./mail-address.ts";

describe("a mail address", () => {
  it.each([
    ["", validationText.mailRequired],
    [undefined, validationText.mailRequired],
    [7, validationText.notText],
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
});
