import { STANDARD_TEMPLATE, unknownPlaceholders } from "@kirinuki/schema/mail-template.ts";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { AttachType } from "./article-list.ts";
import type { Digest, MailedArticle } from "./digest.ts";
import { groupAsChosen, groupBySource } from "./group-articles.ts";
import type { SubjectType } from "./subject.ts";
import { fill } from "./template.ts";
import { writeMail, writeTexts } from "./write-mail.ts";

const article = (parts: Partial<MailedArticle>): MailedArticle => ({
  articleId: "202611000000001",
  section: 1,
  title: "SiC基板、国内で一貫生産へ",
  mediaName: "東和経済新聞",
  publishedOn: "2026-11-20",
  publishedAt: null,
  issueType: 1,
  edition: null,
  frameNo: "1",
  headNo: "5",
  imageCount: 1,
  trace: "図1",
  startPage: null,
  endPage: null,
  comment: "",
  licence: null,
  ...parts,
});

const ARTICLES = [
  article({ comment: "広報部：10時30分から会見\nhttps://example.jp/a?b=1&c=2" }),
  article({
    articleId: "202611000000002",
    section: 2,
    mediaName: "瑞穂日報",
    issueType: 2,
    frameNo: "3面",
    headNo: null,
    imageCount: 0,
    trace: "",
  }),
  article({
    articleId: "202611000000003",
    section: 3,
    title: '<b>"速報"</b> & 続報',
    mediaName: "瑞穂デジタル",
    publishedAt: new Date("2026-11-19T20:41:00Z"),
    publishedOn: null,
  }),
  article({
    articleId: "202611000000004",
    section: 5,
    title: "特集",
    mediaName: "週刊東和",
    publishedOn: "2026-11-23",
    startPage: 12,
    endPage: 29,
  }),
];

const digest = (parts: Partial<Digest> = {}, articles = ARTICLES): Digest => ({
  target: { dataKbn: 1, id: "1042", name: "パワー半導体" },
  date: "2026-11-20",
  today: "2026-11-20",
  groups: groupBySource(articles, false),
  companyName: "ツムギ重工株式会社",
  mailAddress: "kouhou@tsumugi.example",
  publicUrl: "https://kirinuki.example",
  ...parts,
});

const layout = (subjectType: SubjectType | null = 1, attachType: AttachType = 1) => ({
  subjectType,
  attachType,
  parts: {},
});

describe("the text part", () => {
  it("is this, letter by letter", () => {
    expect(writeTexts(digest(), layout()).text).toBe(`パワー半導体
2026/11/20　新聞2件・WEB1件・雑誌1件

一覧で見る
https://kirinuki.example/0001?is_mail=1&mode=5&t00=m1042&processDate=20261120&themaClass=TM

■ 新聞(2件)

1. SiC基板、国内で一貫生産へ
瑞穂日報　11/20 夕刊 3面
https://kirinuki.example/0001?is_mail=1&mode=4&a00=s202611000000002&display_id=SID0002

2. SiC基板、国内で一貫生産へ
東和経済新聞　11/20 朝刊 1面 5段 写真1 図1
広報部：10時30分から会見
https://example.jp/a?b=1&c=2
https://kirinuki.example/0001?is_mail=1&mode=4&a00=m202611000000001&display_id=SID0002

■ WEB(1件)

1. <b>"速報"</b> & 続報
瑞穂デジタル　11/20 05:41
https://kirinuki.example/0001?is_mail=1&mode=4&a00=w202611000000003&display_id=SID0002

■ 雑誌(1件)

1. 特集
週刊東和　2026/11/23号　12～29ページ
https://kirinuki.example/0001?is_mail=1&mode=4&a00=z202611000000004&display_id=SID0002

--
ツムギ重工株式会社の管理者の設定により、kouhou@tsumugi.example へお送りしています。
記事を開くにはログインが要ります。社外への転送はご遠慮ください。
`);
  });

  it("names the year of articles that are not of this year", () => {
    const old = [
      article({ mediaName: "去年新聞", publishedOn: "2025-12-31" }),
      article({ articleId: "2", section: 3, mediaName: "去年デジタル", publishedAt: new Date("2025-12-31T14:59:00Z") }),
      article({ articleId: "3", section: 3, mediaName: "元日デジタル", publishedAt: new Date("2025-12-31T15:00:00Z") }),
    ];
    const { text, html } = writeTexts(digest({ groups: groupBySource(old, false) }), layout());
    for (const part of [text, html]) {
      expect(part).toContain("去年新聞　2025/12/31 朝刊");
      expect(part).toContain("去年デジタル　2025/12/31 23:59");
      expect(part).toContain("元日デジタル　01/01 00:00");
    }
    // The same articles, a year later.
    const later = digest({ groups: groupBySource(old, false), today: "2027-01-01" });
    expect(writeTexts(later, layout()).text).toContain("元日デジタル　2026/01/01 00:00");
  });

  it("of a contract with text first begins with it, and goes by an editor's order, headings and comments where there is one", () => {
    const scFirst = groupBySource(
      [ARTICLES[1], ARTICLES[0]].flatMap((each) => each ?? []),
      true,
    );
    expect(scFirst[0]?.articles.map(({ section }) => section)).toEqual([2, 1]);
    const byId = new Map(ARTICLES.map((each) => [each.articleId, each]));
    const groups = groupAsChosen(
      [
        { id: "202611000000004" },
        { id: "202611000000003", heading: "競合", comment: "要注意" },
        { id: "999", heading: "競合" },
        { id: "202611000000001" },
      ],
      byId,
    );
    expect(groups.map(({ heading, articles }) => [heading, articles.map(({ comment }) => comment)])).toEqual([
      ["", [""]],
      ["競合", ["要注意", ARTICLES[0]?.comment]],
    ]);
    expect(writeTexts(digest({ groups }), layout()).text).toContain("1. 特集");
  });
});

describe("the subject", () => {
  it.each([
    [1, "パワー半導体 2026/11/20"],
    [2, "2026/11/20 パワー半導体"],
    [3, "パワー半導体"],
    [4, "2026/11/20 パワー半導体 4件"],
    [5, "パワー半導体 4件 2026/11/20"],
  ] as const)("of type %i", (type, subject) => expect(writeTexts(digest(), layout(type)).subject).toBe(subject));

  it("is one line, whatever the name or the sender holds", () => {
    const name = "半導体\r\nBcc: spy@example.com\u2028\u0000x";
    expect(writeTexts(digest({ target: { dataKbn: 1, id: "1", name } }), layout(3)).subject).toBe(
      "半導体 Bcc: spy@example.com x",
    );
    expect(writeTexts(digest(), { ...layout(null), subject: name }).subject).not.toMatch(/[\r\n]/);
  });
});

describe("the HTML part", () => {
  const { html, text } = writeTexts(digest(), layout());

  it("says what the text part says, and runs nothing", () => {
    for (const { articleId } of ARTICLES) expect(html).toContain(articleId);
    for (const heading of ["新聞(2件)", "WEB(1件)", "雑誌(1件)"])
      expect([html, text].every((part) => part.includes(heading))).toBe(true);
    expect(html).toContain("&lt;b&gt;&quot;速報&quot;&lt;/b&gt; &amp; 続報");
    expect(html).toContain('href="https://example.jp/a?b=1&amp;c=2"');
    expect(html).not.toMatch(/<script|<img|<link|javascript:|\son\w+=/i);
  });

  it("stays below what Gmail shows, and says what it leaves out", () => {
    const many = Array.from({ length: 500 }, (_, at) =>
      article({ articleId: `2026110000${10000 + at}`, title: `見出し${"あ".repeat(60)}${at}` }),
    );
    const long = writeTexts(digest({}, many), layout());
    expect(Buffer.byteLength(long.html)).toBeLessThan(102_000);
    const shown = long.html.match(/&amp;mode=4&amp;/g)?.length ?? 0;
    expect(shown).toBeGreaterThan(50);
    expect(long.html).toContain(`続きは画面で（ほか${500 - shown}件）`);
    expect(long.text.match(/mode=4/g)).toHaveLength(500);
  });

  it("of headlines alone says in both parts that nothing can be opened, and has no link to nowhere", () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        article({ articleId: `2026110000${10000 + at}`, title: "あ".repeat(90), isHeadlineOnly: true }),
      );
    const byHand = { target: { dataKbn: 1, id: "", name: "ご参考" }, senderName: "水瀬 恵" } as const;
    const { html, text } = writeTexts(digest(byHand, many(400)), layout());
    for (const part of [html, text]) {
      expect(part).toContain("このメールから記事は開けません。社外への転送はご遠慮ください。");
      expect(part).not.toContain("ログインが要ります");
    }
    expect(html).toMatch(/>ほか\d+件<\/td>/);
    expect(html).not.toContain('href=""');
    const some = writeTexts(digest(byHand, [...many(1), ...ARTICLES]), layout());
    expect(some.text).toContain("記事を開くにはログインが要ります。");
  });

  it("without articles says so", () => {
    const none = writeTexts(digest({}, []), layout(4));
    expect(none.subject).toBe("2026/11/20 パワー半導体 0件");
    for (const part of [none.text, none.html]) expect(part).toContain("該当する記事はありませんでした。");
  });
});

describe("the attachment", () => {
  it.each([
    [1, null],
    [2, "2026-11-20_1042.xlsx"],
    [3, "2026-11-21_1042.xlsx"],
    [4, "2026-11-20_1042.zip"],
  ] as const)("of type %i is %s", async (type, name) => {
    const later = digest({ today: "2026-11-21" });
    expect((await writeMail(later, layout(1, type))).attachment?.filename ?? null).toBe(name);
  });

  it("is a sheet of the articles in which nothing is a formula", async () => {
    const risky = digest({}, [article({ title: '=HYPERLINK("https://evil.example")', comment: "+cmd|' /C calc'!A0" })]);
    const { attachment } = await writeMail(risky, layout(1, 4));
    const outer = unzipSync(new Uint8Array(attachment?.content ?? []));
    const inner = unzipSync(outer["2026-11-20_1042.xlsx"] ?? new Uint8Array());
    const sheet = Object.entries(inner)
      .map(([name, bytes]) => `${name}\n${Buffer.from(bytes).toString("utf8")}`)
      .join("\n");
    expect(sheet).toContain("=HYPERLINK(");
    expect(sheet).not.toContain("<f>");
    for (const heading of ["見出し", "媒体名", "リンク"]) expect(sheet).toContain(heading);
  });

  it("of a group or a topic bears its letter, and of a mail by hand a word", async () => {
    const byHand = digest({ target: { dataKbn: 1, id: "", name: "ご参考" } });
    expect((await writeMail(byHand, layout(null, 3))).attachment?.filename).toBe("2026-11-20_articles.xlsx");
    const group = digest({ target: { dataKbn: 2, id: "7", name: "重工" } });
    expect((await writeMail(group, layout(1, 2))).attachment?.filename).toBe("2026-11-20_g7.xlsx");
  });
});

describe("a template", () => {
  it("puts its texts around the articles of both parts, and its own line for each article into the text", () => {
    const parts = {
      冒頭: "各位\n{テーマ名}の記事です。{PDFURL}",
      見出し: "【{区分}】",
      記事: "・{見出し}（{媒体名}）{コメント}",
      末尾: "以上 {宛先}",
    };
    const { text, html } = writeTexts(digest(), { ...layout(), parts });
    expect(text).toContain("各位\nパワー半導体の記事です。https://kirinuki.example/0001?is_mail=1&mode=2&");
    expect(text).toContain("a00=s202611000000002.m202611000000001");
    expect(text).toContain("【WEB(1件)】\n\n・<b>");
    for (const part of [text, html]) expect(part).toContain("以上 kouhou@tsumugi.example");
    expect(html).toContain("各位<br>");
  });

  it("of blocks says nothing twice in the HTML: the frame has name, counts and the list's button, under the template's label", () => {
    const parts = {
      冒頭: `{テーマ名}\n${STANDARD_TEMPLATE.冒頭.split("\n")[1]}\n\n各位\n記事の<一覧>\n{一覧URL}\n紙面を見る\n{PDFURL}`,
    };
    const { text, html } = writeTexts(digest(), { ...layout(), parts });
    expect(text).toContain("各位\n記事の<一覧>\nhttps://kirinuki.example/");
    expect(html.match(/パワー半導体/g)).toHaveLength(2);
    expect(html).not.toContain("一覧で見る");
    expect(html).not.toContain("新聞2件・WEB1件・雑誌1件</");
    for (const words of [">各位<", ">記事の&lt;一覧&gt;</a>", ">紙面を見る</a>"]) expect(html).toContain(words);
    const onlyWeb = writeTexts(digest({}, ARTICLES.slice(2, 3)), { ...layout(), parts });
    expect(onlyWeb.html).not.toContain("紙面を見る");
  });

  it("keeps a count and its 件 on one line, and a name's words whole", () => {
    const { html } = writeTexts(digest(), layout());
    expect(html.match(/<span style="white-space:nowrap"><b [^>]*>\d+<\/b>件<\/span>/g)).toHaveLength(3);
    expect(html).toMatch(/word-break:keep-all;word-break:auto-phrase"[^>]*>パワー半導体/);
  });

  it("keeps the last words of the newspapers' line together", () => {
    const { html } = writeTexts(digest({ arrivals: "2紙中1紙（4:29）。山陽新聞は未着、1紙は到着時刻の前" }), layout());
    expect(html).toContain('山陽新聞は未着、<span style="white-space:nowrap">1紙は到着時刻の前</span>');
  });

  it("leads to originals in common only as far as their licences go", () => {
    const free = {
      ...{ issued_on: "2026-11-20", show_days: null, print_days: null, mail_days: null, max_readers: null },
      ...{ excerpt_chars: null, max_copies: null, valid_from: null, valid_to: null },
      ...{ forbidden_purposes: [], purpose: "display" as const },
    };
    const linked = (licence: Partial<typeof free> | object, today = "2026-11-22") => {
      const articles = [article({ licence: { ...free, ...licence } }), ...ARTICLES.slice(1)];
      const { text } = writeTexts(digest({ today }, articles), {
        ...layout(),
        parts: { 冒頭: "{PDFURL}\n{印刷URL}\n{記事一覧URL}" },
      });
      return text
        .split("\n")
        .slice(0, 3)
        .map((line) => line.includes("m202611000000001"));
    };
    expect(linked({})).toEqual([true, true, true]);
    expect(linked({ mail_days: 0 })).toEqual([false, false, true]);
    expect(linked({ mail_days: 2 }, "2026-11-21")).toEqual([true, true, true]);
    expect(linked({ mail_days: 2 }, "2026-11-22")).toEqual([false, false, true]);
    expect(linked({ show_days: 1 })).toEqual([false, true, true]);
    expect(linked({ print_days: 1 })).toEqual([true, false, true]);
  });

  it("knows its placeholders by place", () => {
    expect(unknownPlaceholders("記事", "{見出し}{番号}{テーマ名}{なぞ}{なぞ}")).toEqual([
      { name: "なぞ", position: 15 },
    ]);
    expect(unknownPlaceholders("冒頭", "{見出し}")).toEqual([{ name: "見出し", position: 0 }]);
    expect(fill("a{コメント}b\n{コメント}\n\n{URL}", { URL: "{番号}" })).toBe("ab\n\n{番号}");
  });
});
