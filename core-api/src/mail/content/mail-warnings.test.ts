import { describe, expect, it } from "vitest";
import type { Digest, MailedArticle } from "./digest.ts";
import { linkFault, mailWarnings } from "./mail-warnings.ts";
import { writeTexts } from "./write-mail.ts";

const article = (at: number, comment = ""): MailedArticle => ({
  ...{ articleId: `20261100000${1000 + at}`, section: 1, title: `見出し${at}`, mediaName: "東和経済新聞" },
  ...{ publishedOn: "2026-11-20", publishedAt: null, issueType: 1, edition: null, frameNo: "1", headNo: null },
  ...{ imageCount: 0, trace: null, startPage: null, endPage: null, comment, licence: null },
});

interface MailParts {
  subject?: string;
  words?: string;
  /** An editor's, before those of the template. */
  editorsWords?: string;
  articles?: MailedArticle[];
  /** Each over the same articles. */
  headings?: string[];
  parts?: { 冒頭?: string; 末尾?: string };
  /** "": of chosen articles, which have no list. */
  targetId?: string;
}

function warningsOf({
  subject = "半導体の記事",
  words,
  editorsWords,
  articles = [article(1)],
  headings = ["新聞"],
  parts = {},
  targetId = "7",
}: MailParts): string[] {
  const digest: Digest = {
    target: { dataKbn: 1, id: targetId, name: "半導体" },
    groups: headings.map((heading) => ({ heading, articles })),
    ...{ date: "2026-11-20", today: "2026-11-20", companyName: "青空電機", mailAddress: "a@example.jp" },
    publicUrl: "https://kirinuki.example",
    ...(words !== undefined && { introduction: words }),
    ...(editorsWords !== undefined && { words: editorsWords }),
  };
  const mail = writeTexts(digest, { subjectType: null, subject, attachType: 1, parts });
  return mailWarnings(digest, parts, mail).map(({ kind, message }) => `${kind}: ${message}`);
}

describe("before a mail is sent", () => {
  it("nothing is said of a usual one", () => {
    const words = "おはようございます。\n本日の記事です！ https://example.jp/a?b=1&c=2 をご覧ください。";
    expect(warningsOf({ words, articles: [article(1, "広報部：10時から会見 http://example.co.jp")] })).toEqual([]);
    expect(warningsOf({ parts: { 冒頭: "各位", 末尾: "{会社名} https://example.jp/" } })).toEqual([]);
  });

  it.each<[MailParts, RegExp]>([
    [{ subject: " " }, /^subject: 件名がありません/],
    [{ subject: "Re: 本日の記事" }, /^subject: 件名が返信や転送/],
    [{ subject: "長".repeat(71) }, /^subject: 件名が70文字/],
    [{ subject: "当選しました" }, /^spam: 件名に「当選しました」/],
    [{ words: "完全無料のご案内" }, /^spam: 本文に「完全無料」/],
    [{ words: "見逃すな！！！" }, /^spam: 本文に同じ記号/],
    [{ editorsWords: "激安の件", parts: { 冒頭: "各位" } }, /^spam: 本文に「激安」/],
    [{ editorsWords: "ご参考", parts: { 冒頭: "http://localhost/" } }, /^link: テンプレートの冒頭のリンク .*社外から/],
    [{ parts: { 末尾: "★★★" } }, /^spam: 末尾に同じ記号/],
    [{ articles: [article(1, "副業の記事")] }, /^spam: 「見出し1」のコメントに「副業」/],
    [{ headings: ["競合", "激安", "競合", "激安"] }, /^spam: 見出し「激安」に「激安」/],
    [{ headings: ["今週の話題！！！"] }, /^spam: 見出し「今週の話題！！！」に同じ記号/],
    [{ headings: ["続報 www.example.jp"] }, /^link: 見出し「続報 www.example.jp」のリンク www.example.jp は、https/],
    [{ words: "www.example.jp をご覧ください" }, /^link: 本文のリンク www.example.jp は、https/],
    [
      { articles: [article(1, "https://example.jp/記事はこちら")] },
      /^link: 「見出し1」のコメントのリンク .*文章が続いて/,
    ],
  ])("%j is warned of, with its place", (mail, expected) => {
    const warnings = warningsOf(mail);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(expected);
  });

  it("no link is, that Japanese brackets and stops end as they end the mail's own", () => {
    const words = "資料（https://example.jp/a）と「https://example.jp/b」、https://example.jp/c。次へ";
    expect(warningsOf({ words })).toEqual([]);
    expect(warningsOf({ words: "（https://intra/）は" })).toEqual([
      expect.stringMatching(/ https:\/\/intra\/ は、社外から/),
    ]);
  });

  it("it is said how many articles the HTML leaves to the screen", () => {
    const many = Array.from({ length: 300 }, (_, at) => article(at));
    expect(warningsOf({ articles: many })).toEqual([
      expect.stringMatching(/^size: 記事が多いため、HTMLの本文では\d+件を「続きは画面で」/),
    ]);
    const headlines = Array.from(
      { length: 400 },
      (_, at): MailedArticle => ({
        ...article(at),
        title: `ほか${at}件${"あ".repeat(90)}`,
        isHeadlineOnly: true,
      }),
    );
    expect(warningsOf({ articles: headlines, targetId: "" })).toEqual([
      expect.stringMatching(/^size: 記事が多いため、HTMLの本文では\d+件を件数だけにまとめます/),
    ]);
  });

  it("at most twenty things are said", () => {
    const many = Array.from({ length: 60 }, (_, at) => article(at, "副業"));
    expect(warningsOf({ articles: many })).toHaveLength(20);
  });
});

describe("a link", () => {
  it.each([
    ["https://example.jp/", null],
    ["http://news.example.co.jp/a?b=1#c", null],
    ["https:/example.jp", /正しくありません/],
    ["ttps://example.jp", /正しくありません/],
    ["ｈｔｔｐｓ：／／example.jp", /正しくありません/],
    ["https://exa mple", /社外から開けません/],
    ["https://%%%", /正しくありません/],
    ["https://example.jp/続き", /文章が続いて/],
    ["https://bit.ly/3x", /短縮URL/],
    ["http://192.0.2.1/a", /IPアドレス/],
    ["http://[2001:db8::1]/a", /IPアドレス/],
    ["http://localhost:8080/", /社外から/],
    ["http://intra/", /社外から/],
    ["https://wiki.internal/", /社外から/],
  ])("%s: %s", (link, expected) => {
    const fault = linkFault(link.split(" ")[0] ?? "");
    if (expected === null) expect(fault).toBeNull();
    else expect(fault).toMatch(expected);
  });
});
