import { describe, expect, it } from "vitest";
import { spokenReason } from "./spoken-reason.ts";

describe("the reason of a mail that failed", () => {
  it.each([
    [
      "Can't send mail - all recipients were rejected: 550 5.1.1 <x@example.jp>: User unknown",
      /アドレスがありません.*（550 5\.1\.1）$/,
    ],
    ["宛先に届きませんでした：5.1.1 550 no such user", /アドレスがありません/],
    ["Message failed: 552 5.2.2 Mailbox full", /いっぱい.*（552 5\.2\.2）$/],
    ["452 4.2.2 Over quota", /いっぱい/],
    ["Message failed: 552 5.3.4 too big", /大きすぎ/],
    ["Message failed: 550 5.7.26 unauthenticated sender", /受信の許可/],
    ["554 Transaction failed", /受信の許可.*（554）$/],
    ["Mail command failed: 421 4.3.2 Try again later", /いまは受け取れない/],
    ["450 greylisted", /いまは受け取れない.*（450）$/],
    ["connect ETIMEDOUT 192.0.2.1:25", /^メールサーバーに接続できませんでした。$/],
    ["getaddrinfo ENOTFOUND mail.example.jp", /接続できません/],
    ["Greeting never received", /接続できません/],
    ["Invalid login: 535 5.7.8 Authentication failed", /接続できません/],
    ["read ECONNRESET", /途中で切れました/],
    ["Cannot read properties of undefined", /お問い合わせ/],
  ])("%j is told in words", (reason, words) => {
    expect(spokenReason(reason)).toMatch(words);
    expect(spokenReason(reason)).not.toMatch(/[a-z]/i);
  });

  it.each(["", "閲覧できる記事がありません。", "宛先がありません。"])("%j of our own stays", (reason) => {
    expect(spokenReason(reason)).toBe(reason);
  });
});
