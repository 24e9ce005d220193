import { gzipSync } from "node:zlib";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { MAX_FEED_BYTES } from "../feed/read-feed.ts";
import { type Item, isRefused, type ReadItem } from "../item.ts";
import { longText } from "./pieces.ts";
import { NewsReader, type NewsSummary } from "./read-news.ts";
import type { Story } from "./story.ts";
import { XmlStories } from "./xml-stories.ts";

const clock = { now: () => new Date("2026-11-20T06:00:00+09:00") };

/** A file in chunks of that many bytes; `size` is what it claims to be. */
async function read(
  content: string | Buffer,
  { chunk = 1 << 20, size }: { chunk?: number; size?: number } = {},
): Promise<{ items: ReadItem[]; summary: NewsSummary }> {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  const reader = new NewsReader({}, clock);
  const items: ReadItem[] = [];
  const chunks = (async function* () {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  })();
  for await (const item of reader.read(chunks, size ?? bytes.length)) items.push(item);
  return { items, summary: reader.summary };
}

async function itemOf(content: string): Promise<Item> {
  const [item] = (await read(content)).items;
  if (!item || isRefused(item)) throw new Error(`refused: ${JSON.stringify(item?.faults)}`);
  return item;
}

async function faultOf(content: string | Buffer): Promise<unknown> {
  const { items } = await read(content);
  expect(items).toHaveLength(1);
  const [item] = items;
  return item && isRefused(item) ? { itemNo: item.itemNo, ...item.faults[0] } : "stored";
}

const g2 = (inner: string, attributes = 'guid="urn:newsml:example.jp:1" version="2"') =>
  `<newsItem xmlns="http://iptc.org/std/nar/2006-10-01/" ${attributes}>${inner}</newsItem>`;
const headed = (headline: string) => `<contentMeta><headline>${headline}</headline></contentMeta>`;
const message = (...items: string[]) =>
  `<?xml version="1.0"?><newsMessage xmlns="http://iptc.org/std/nar/2006-10-01/"><header/><itemSet>${items.join("\n")}</itemSet></newsMessage>`;

describe("NewsML-G2", () => {
  it("is read with headline, text, medium, day, subjects and version", async () => {
    const item = await itemOf(
      g2(`<itemMeta><provider qcode="nprov:KYD"><name xml:lang="en">Kyodo</name><name xml:lang="ja">青空通信</name></provider>
        <firstCreated>2026-11-19T23:30:00Z</firstCreated><versionCreated>2026-11-25T00:00:00Z</versionCreated><pubStatus qcode="stat:usable"/></itemMeta>
        <contentMeta><subject qcode="medtop:1"><name>経済</name></subject><keyword>電池</keyword>
        <headline rank="3">副題</headline><headline rank="1">主見出し</headline><description>要約</description></contentMeta>
        <contentSet><inlineXML><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><p>一段落</p><p>二<b>段</b>落</p></body></html></inlineXML>
        <inlineData contenttype="text/plain">短い</inlineData></contentSet>`),
    );
    expect(item).toMatchObject({
      source: "newsml#3",
      sourceKey: "urn:newsml:example.jp:1",
      revision: 2,
      withdrawn: false,
      medium: { name: "青空通信" },
      body: "副題\n一段落\n二段落",
      columns: { title: "主見出し", published_on: "2026-11-20", category: "経済", keyword: "電池" },
    });
    expect(item.payload).toMatch(/^<newsItem[\s\S]*<\/newsItem>$/);
  });

  it.each([
    ["<copyrightHolder><name>Thomson Reuters</name></copyrightHolder>", "ロイター"],
    ['<copyrightHolder uri="http://www.thomsonreuters.com"/>', "www.thomsonreuters.com"],
    ['<copyrightHolder literal="共同通信社"/>', "共同通信"],
    ["<copyrightNotice>Copyright 2026</copyrightNotice>", null],
  ])("says who holds its rights: %s", async (holder, rightholder) => {
    const item = await itemOf(g2(`<rightsInfo>${holder}</rightsInfo>${headed("題")}`));
    expect(item.columns).toMatchObject({ rightholder });
  });

  it("gives each item of a message by itself, whatever prefix its names bear; a package is no article", async () => {
    const prefixed = `<n:newsItem xmlns:n="http://iptc.org/std/nar/2006-10-01/" guid="urn:x:2"><n:contentMeta><n:headline>二</n:headline></n:contentMeta></n:newsItem>`;
    const { items, summary } = await read(
      message(g2(headed("一")), "<packageItem/>", prefixed, "<planningItem guid='p'/>"),
    );
    expect(items.map((item) => (isRefused(item) ? item.faults[0]?.field : item.columns.title))).toEqual([
      "一",
      "二",
      "planningitem",
    ]);
    expect(items.map(({ itemNo }) => itemNo)).toEqual([1, 3, 4]);
    expect(summary.remarks.map(({ text }) => text).join()).toContain("packageItem");
    expect(await faultOf("<packageItem guid='p'><groupSet/></packageItem>")).toMatchObject({ itemNo: 1 });
  });

  it("has content as text, HTML or NITF, in the item or coded; a picture has its caption", async () => {
    const content = async (inner: string) =>
      (await itemOf(g2(`${headed("題")}<contentSet>${inner}</contentSet>`))).body;
    expect(await content("<inlineData contenttype='text/html'>&lt;p&gt;甲&lt;/p&gt;乙</inlineData>")).toBe("甲\n乙");
    const coded = Buffer.from("符号").toString("base64");
    expect(await content(`<inlineData contenttype="text/plain" encoding="enc:base64">${coded}</inlineData>`)).toBe(
      "符号",
    );
    expect(
      await content(
        "<inlineXML><nitf xmlns='http://iptc.org/std/NITF/2006-10-18/'><body><body.content><p>丙</p></body.content></body></nitf></inlineXML>",
      ),
    ).toBe("丙");
    const picture = `<contentMeta><headline>写真</headline><description>説明</description></contentMeta><contentSet><remoteContent href="a.jpg"/></contentSet>`;
    expect(await itemOf(g2(picture))).toMatchObject({ body: "説明" });
  });

  it.each([
    ['<pubStatus qcode="stat:canceled"/>', true],
    ['<pubStatus qcode="stat:withheld"/>', true],
    ['<pubStatus uri="http://cv.iptc.org/newscodes/pubstatusg2/canceled"/>', true],
    ["<embargoed/>", true],
    ['<pubStatus qcode="stat:usable"/>', false],
    ["<embargoed>2026-11-20T05:59:00+09:00</embargoed>", false],
  ])("%s makes it withdrawn: %s", async (meta, withdrawn) => {
    expect(await itemOf(g2(`<itemMeta>${meta}</itemMeta>${headed("題")}`))).toMatchObject({ withdrawn });
  });

  it("takes a withdrawal that says nothing but whom it means", async () => {
    const item = await itemOf(g2('<itemMeta><pubStatus qcode="stat:canceled"/></itemMeta>'));
    expect(item).toMatchObject({ withdrawn: true, sourceKey: "urn:newsml:example.jp:1" });
  });

  it("is refused before its embargo ends", async () => {
    const early = g2(`<itemMeta><embargoed>2026-11-20T06:01:00+09:00</embargoed></itemMeta>${headed("題")}`);
    expect(await faultOf(early)).toMatchObject({ itemNo: 1, field: "embargoed" });
  });

  it("keeps an id that is not unique by itself apart for each provider", async () => {
    const from = (provider: string) =>
      itemOf(g2(`<itemMeta><provider literal="${provider}"/></itemMeta>${headed("題")}`, 'guid="17"'));
    expect((await from("甲")).sourceKey).not.toBe((await from("乙")).sourceKey);
  });
});

describe("NITF", () => {
  const nitf = (
    docdata: string,
    body = "<body.content><p>本文</p><media><media-caption>写真説明</media-caption></media></body.content>",
  ) =>
    `<nitf><head><title>題</title><docdata ${docdata}</docdata><pubdata name="青空新聞" date.publication="20261119T060000+0900"/></head>
     <body><body.head><hedline><hl1>主見出し</hl1><hl2>副見出し</hl2></hedline><abstract><p>前文</p></abstract></body.head>${body}</body></nitf>`;

  it("is read with its headlines, abstract, captions, medium, day and id", async () => {
    expect(await itemOf(nitf('><doc-id regsrc="AZR" id-string="abc"/><du-key version="3"/>'))).toMatchObject({
      sourceKey: "AZR#abc",
      revision: 3,
      withdrawn: false,
      medium: { name: "青空新聞" },
      body: "題\n副見出し\n前文\n本文\n写真説明",
      columns: { title: "主見出し", published_at: "2026-11-18T21:00:00.000Z" },
    });
  });

  it("says who holds its rights", async () => {
    const item = await itemOf(nitf('><doc-id id-string="a"/><doc.copyright holder="共同通信社" year="2026"/>'));
    expect(item.columns).toMatchObject({ rightholder: "共同通信" });
  });

  it.each(['management-status="canceled">', '><ed-msg msg-type="Kill"/>', '><ed-msg info="配信記事の取り消し"/>'])(
    "is withdrawn by %s",
    async (docdata) => {
      expect(await itemOf(nitf(docdata))).toMatchObject({ withdrawn: true });
    },
  );
});

describe("ninjs", () => {
  const one = { uri: "urn:x:1", version: "4", pubstatus: "usable", headline: "題", body_xhtml: "<p>甲</p><p>乙</p>" };

  it.each([
    ["1", one],
    [
      "2",
      {
        uri: "urn:x:1",
        version: "4",
        headlines: [{ value: "題" }],
        bodies: [{ contenttype: "text/html", value: "<p>甲</p>乙" }],
      },
    ],
    [
      "3",
      {
        uri: "urn:x:1",
        version: "4",
        pubStatus: "usable",
        headlines: [{ value: "題" }],
        bodies: [{ contentType: "text/plain", value: "甲\n乙" }],
      },
    ],
  ])("is read in version %s", async (_, given) => {
    expect(await itemOf(JSON.stringify(given))).toMatchObject({
      sourceKey: "urn:x:1",
      revision: 4,
      body: "甲\n乙",
      columns: { title: "題" },
    });
  });

  it("comes as one object, as a list, or one a line", async () => {
    const titles = async (text: string) =>
      (await read(text)).items.map((item) => (isRefused(item) ? item.itemNo : item.columns.title));
    const other = { ...one, uri: "urn:x:2", headline: "二" };
    expect(await titles(JSON.stringify([one, 5, other]))).toEqual(["題", 2, "二"]);
    expect(await titles(`${JSON.stringify(one)}\n\n{"broken\n${JSON.stringify(other)}\n`)).toEqual(["題", 3, "二"]);
  });

  it("is withdrawn by its pubstatus; an event or a plan is no article", async () => {
    expect(await itemOf(JSON.stringify({ ...one, pubstatus: "canceled" }))).toMatchObject({ withdrawn: true });
    expect(await faultOf(JSON.stringify({ ...one, type: "event" }))).toMatchObject({ itemNo: 1, field: "type" });
  });

  it("has the text of NITF within it, without the entities that would swell it", async () => {
    const nitf = "<nitf><body><body.content><p>内</p></body.content></body></nitf>";
    const within = (value: string) =>
      JSON.stringify({ ...one, body_xhtml: "", bodies: [{ contentType: "text/vnd.IPTC.NITF", value }] });
    expect((await itemOf(within(nitf))).body).toBe("内");
    const bomb = `<!DOCTYPE n [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${nitf}`;
    expect(await faultOf(within(bomb))).toMatchObject({ field: "item", reason: expect.stringContaining("実体") });
  });
});

describe("a telegram of the JMA", () => {
  const report = (more: { status?: string; type?: string; event?: string; serial?: string; at?: string } = {}) =>
    `<Report xmlns="http://xml.kishou.go.jp/jmaxml1/"><Control><Title>気象情報</Title><DateTime>${more.at ?? "2026-11-19T21:00:00Z"}</DateTime>
     <Status>${more.status ?? "通常"}</Status><EditorialOffice>気象庁本庁</EditorialOffice><PublishingOffice>気象庁予報部</PublishingOffice></Control>
     <Head xmlns="http://xml.kishou.go.jp/jmaxml1/informationBasis1/"><Title>大雨に関する情報</Title><ReportDateTime>2026-11-20T06:00:00+09:00</ReportDateTime>
     <EventID>${more.event ?? "JPTK090036"}</EventID><InfoType>${more.type ?? "発表"}</InfoType><Serial>${more.serial ?? "1"}</Serial><InfoKind>気象情報</InfoKind><Headline><Text>警戒してください。</Text></Headline></Head>
     <Body xmlns="http://xml.kishou.go.jp/jmaxml1/body/meteorology1/" xmlns:jmx_eb="http://xml.kishou.go.jp/jmaxml1/elementBasis1/"><Item><Name>関東</Name><Code>3020</Code>
     <DateTime>2026-11-20T06:00:00+09:00</DateTime><jmx_eb:WindSpeed type="最大風速" unit="m/s" description="１５メートル">15</jmx_eb:WindSpeed></Item></Body></Report>`;

  it("is an article of 気象庁 with all that it says in words", async () => {
    expect(await itemOf(report())).toMatchObject({
      medium: { name: "気象庁" },
      body: "警戒してください。\n関東 最大風速 １５メートル\n気象庁予報部",
      columns: { title: "大雨に関する情報", published_on: "2026-11-20", category: "気象情報" },
    });
  });

  it("is one article a bulletin; telegrams on one moment replace each other, and 取消 withdraws", async () => {
    const key = async (more: Parameters<typeof report>[0]) => (await itemOf(report(more))).sourceKey;
    expect(await key({ serial: "2" })).not.toBe(await key({ serial: "1" }));
    const quake = { event: "20261120060000" };
    expect(await key({ ...quake, serial: "2" })).toBe(await key({ ...quake, serial: "1" }));
    expect(await itemOf(report({ ...quake, type: "取消" }))).toMatchObject({ withdrawn: true });
  });

  it.each(["訓練", "試験"])("is no news where it is a drill or a test: %s", async (status) => {
    expect(await faultOf(report({ status }))).toMatchObject({ itemNo: 1, field: "Status" });
  });
});

describe("XHTML's header in NewsML-G2", () => {
  const header =
    "<header><time>2026年11月20日 6:00</time><ul><li>経済</li></ul><h1>紙面の見出し</h1><h3>柱</h3></header>";
  const xhtml = `<contentSet><inlineXML contenttype="application/xhtml+xml"><html xmlns="http://www.w3.org/1999/xhtml"><body>${header}<section><p>本文</p></section></body></html></inlineXML></contentSet>`;
  const html = `<contentSet><inlineData contenttype="text/html"><![CDATA[<div>${header}<p>本文</p></div>]]></inlineData></contentSet>`;

  it.each([
    ["inlineXML", xhtml],
    ["inlineData", html],
  ])("is no text of the article (%s)", async (_, content) => {
    const item = await itemOf(g2(headed("主見出し") + content));
    expect([item.columns.title, item.body]).toEqual(["主見出し", "本文"]);
  });

  it("gives the title where the item has no other", async () => {
    const item = await itemOf(g2(xhtml));
    expect([item.columns.title, item.body]).toEqual(["紙面の見出し", "本文"]);
  });
});

describe("what a DOCTYPE names elsewhere", () => {
  it("is never fetched: a set of entities is ignored, a text is empty and said to be", async () => {
    const doctype = `<!DOCTYPE newsItem [<!ENTITY % p SYSTEM "http://127.0.0.1:1/x"> %p; <!ENTITY e SYSTEM "file:///etc/passwd">]>`;
    const { items, summary } = await read(`${doctype}${g2(headed("caf&eacute;&e;"))}`);
    expect(items).toMatchObject([{ columns: { title: "café" } }]);
    expect(summary.remarks).toContainEqual({ text: "外部の実体（e）は取得せず、空として読みました", isLoss: true });
  });
});

it("a file that is packed by gzip is read", async () => {
  expect((await read(gzipSync(g2(headed("題"))))).items).toMatchObject([{ columns: { title: "題" } }]);
});

describe("bad input", () => {
  const laughs = `<!DOCTYPE x [<!ENTITY l0 "笑">${Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("")}]>`;

  it.each([
    ["an empty file", "", "空のファイル"],
    ["blanks", " \n", "空のファイル"],
    ["a byte-order mark alone", "\uFEFF", "空のファイル"],
    ["HTML", "<!DOCTYPE html><html><body>404</body></html>", "HTML"],
    ["a feed", "<rss version='2.0'><channel/></rss>", "feed"],
    ["NewsML 1", "<NewsML><NewsEnvelope/></NewsML>", "NewsML 1.x"],
    ["a part of NewsML", "<groupSet/>", "一部"],
    ["other XML", "<invoice/>", "invoice"],
    ["plain text", "ただの文章です。", "XMLの要素がありません"],
    ["binary", Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 167) % 256)), "XMLでもJSONでもない"],
    ["binary that looks like a tag", Buffer.from("\x00<\x9b\xff\u001b[31m/>", "latin1"), "XMLでもJSONでもない"],
    ["zeros", Buffer.alloc(4096), "空のファイル"],
    ["broken JSON", '{"uri": ', "JSON"],
    ["a JSON number in a list", "[1]", "ninjs"],
    ["a JSON Feed", '{"version":"https://jsonfeed.org/version/1","items":[]}', "feed"],
    ["billion laughs", `${laughs}${g2(headed("&l9;"))}`, "膨らむ"],
    ["deep nesting", g2(`${headed("題")}${"<a>".repeat(300)}`), "入れ子"],
    ["deep JSON", `[${"[".repeat(200_000)}`, "JSON"],
  ])("%s is refused as a whole, in Japanese", async (_, content, reason) => {
    expect(await faultOf(content)).toEqual({ itemNo: 0, field: "file", reason: expect.stringContaining(reason) });
  });

  it("with one long entity used a hundred thousand times does not swell", async () => {
    const quadratic = `<!DOCTYPE x [<!ENTITY q "${"あ".repeat(250)}">]>${g2(headed("&q;".repeat(100_000)))}`;
    expect(await faultOf(quadratic)).toMatchObject({ itemNo: 0, reason: expect.stringContaining("大きすぎる") });
  });

  it("that comes after good items leaves those stored", async () => {
    const { items } = await read(message(g2(headed("一")), g2(headed("二"))).replace(/<headline>二[\s\S]*/, ""));
    expect(items.map((item) => (isRefused(item) ? item.faults[0] : item.columns.title))).toEqual([
      "一",
      { field: "item", reason: "ファイルがこの記事の途中で切れています。" },
    ]);
    const deep = await read(message(g2(headed("一")), g2("<a>".repeat(300)), g2(headed("三"))));
    expect(deep.items.map(({ itemNo }) => itemNo)).toEqual([1, 0]);
  });

  it.each([
    ["9999/12/31", "9999-12-31"],
    ["2999-01-01T00:00:00Z", "2999-01-01"],
    ["いつか", null],
  ])("dated %s keeps %s", async (date, day) => {
    const item = await itemOf(g2(`<itemMeta><versionCreated>${date}</versionCreated></itemMeta>${headed("題")}`));
    expect(item.columns.published_on).toBe(day);
  });

  it("of five megabytes is one article, read in no time", async () => {
    const started = performance.now();
    const item = await itemOf(
      g2(
        `${headed("長い")}<contentSet><inlineData contenttype="text/plain">${"五MBの記事。".repeat(333_000)}</inlineData></contentSet>`,
      ),
    );
    expect(item.body.length).toBeGreaterThan(2_000_000);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it.each([
    ["Shift_JIS", "cp932"],
    ["EUC-JP", "euc-jp"],
    ["UTF-8", "cp932"],
    ["utf-16", "utf-16le"],
  ])("that says it is in %s and is in %s is read", async (declared, actual) => {
    const text = `<?xml version="1.0" encoding="${declared}"?>${g2(headed("髙島屋と森﨑の電池①、これは日本語の見出しです。"))}`;
    const { items } = await read(iconv.encode(text, actual, { addBOM: actual === "utf-16le" }));
    expect(items).toMatchObject([{ columns: { title: expect.stringMatching(/電池.*日本語の見出し/) } }]);
  });
});

describe("a file too long to be held", () => {
  const items = Array.from({ length: 60 }, (_, n) => g2(`${headed(`見出し&amp;${n}号`)}`, `guid="urn:x:${n}"`));

  it.each(["utf8", "cp932"])("is read in pieces, torn wherever they end, in %s", async (charset) => {
    const bytes = iconv.encode(message(...items), charset);
    const chunks = (async function* () {
      for (let at = 0; at < bytes.length; at += 61) yield bytes.subarray(at, at + 61);
    })();
    const stories = new XmlStories();
    const found: Story[] = [];
    for await (const piece of (await longText(chunks, 400)).pieces) found.push(...stories.write(piece));
    found.push(...stories.end());
    expect(found.map(({ title, payload }) => [title, payload])).toEqual(
      items.map((item, n) => [`見出し&${n}号`, item]),
    );
  });

  it("is read like any other", async () => {
    const { items: found, summary } = await read(message(...items), { chunk: 100, size: MAX_FEED_BYTES + 1 });
    expect(found).toHaveLength(60);
    expect(summary).toMatchObject({ kind: "NewsML-G2", charset: "UTF-8" });
  });

  it("is refused where it is JSON", async () => {
    const { items: found } = await read("[]", { size: MAX_FEED_BYTES + 1 });
    expect(found).toMatchObject([
      { itemNo: 0, faults: [{ field: "file", reason: expect.stringContaining("大きすぎ") }] },
    ]);
  });
});
