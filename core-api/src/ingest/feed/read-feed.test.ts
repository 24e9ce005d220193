import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Item, isRefused } from "../item.ts";
import type { FeedDefaults } from "./feed-origin.ts";
import { MAX_FEED_BYTES, readFeed } from "./read-feed.ts";

const rss = (items: string, head = "<title>山河ニュース</title><link>https://news.example.jp/</link>") =>
  `<?xml version="1.0"?><rss version="2.0"><channel>${head}${items}</channel></rss>`;

const read = (text: string, defaults?: FeedDefaults) => readFeed(Buffer.from(text), defaults);

async function itemsOf(text: string, defaults?: FeedDefaults): Promise<Item[]> {
  return (await read(text, defaults)).items.filter((item): item is Item => !isRefused(item));
}

async function onlyItem(text: string, defaults?: FeedDefaults): Promise<Item> {
  const [item, ...more] = await itemsOf(text, defaults);
  if (!item || more.length > 0) throw new Error("not one item");
  return item;
}

const faultsOf = async (text: string) =>
  (await read(text)).items.flatMap((item) =>
    isRefused(item) ? item.faults.map(({ field, reason }) => [item.itemNo, field, reason]) : [],
  );

describe("an entry", () => {
  it("becomes web news of the feed's medium, with its own piece of the feed as payload", async () => {
    const source =
      "<item><title>電池の&lt;b&gt;新工場&lt;/b&gt;</title><link>https://news.example.jp/1?a=1&amp;b=2</link><guid isPermaLink='false'>n-1</guid>" +
      "<description><![CDATA[<p>本文の<br>一行目</p><script>x()</script>AT&amp;T]]></description><pubDate>Fri, 20 Nov 2026 06:00:00 +0900</pubDate><category>経済</category></item>";
    const item = await onlyItem(rss(source));
    expect(item).toMatchObject({
      itemNo: 1,
      source: "feed:news.example.jp#3",
      medium: { code: null, name: "山河ニュース" },
      body: "本文の\n一行目\nAT&T",
      payload: source,
    });
    expect(item.columns).toMatchObject({
      data_section: 3,
      title: "電池の新工場",
      url: "https://news.example.jp/1?a=1&b=2",
      host: "news.example.jp",
      published_on: "2026-11-20",
      published_at: "2026-11-19T21:00:00.000Z",
      category: "経済",
    });
  });

  it("shows its text as a browser would: ruby without readings, no blank where a Japanese line ends", async () => {
    const item = await onlyItem(
      rss(
        "<item><title>t</title><description>&lt;ruby&gt;電&lt;rt&gt;でん&lt;/rt&gt;&lt;/ruby&gt;池の\n開発&amp;nbsp;EV\nbus</description></item>",
      ),
    );
    expect(item.body).toBe("電池の開発\u00a0EV bus");
  });

  it("takes the longer of summary and content, whatever the prefixes", async () => {
    const item = await onlyItem(
      `<r:rss xmlns:r="http://backend.userland.com/rss2" xmlns:c="http://purl.org/rss/1.0/modules/content/"><r:channel><r:item><r:title>t</r:title><r:description>短い</r:description><c:encoded>もっと長い本文</c:encoded></r:item></r:channel></r:rss>`,
    );
    expect(item.body).toBe("もっと長い本文");
  });

  it("may be Atom, with XHTML, plain text that looks like markup, and links that go by xml:base", async () => {
    const item = await onlyItem(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example.jp/x/"><title>雑報</title><entry><id>urn:x:1</id><title type="text">1 &lt;b&gt; 2</title>` +
        `<link rel="enclosure" href="a.mp3"/><link href="y/1.html"/><updated>2026-11-20T00:00:00Z</updated><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>一</p><p>二</p></div></content></entry></feed>`,
    );
    expect(item).toMatchObject({ sourceKey: "urn:x:1", body: "一\n二", medium: { name: "雑報" } });
    expect(item.columns).toMatchObject({ title: "1 <b> 2", url: "https://a.example.jp/x/y/1.html" });
  });

  it("may be of a JSON Feed", async () => {
    const item = await onlyItem(
      JSON.stringify({
        version: "https://jsonfeed.org/version/1.1",
        title: "J",
        home_page_url: "https://j.example.jp/",
        items: [
          {
            id: 7,
            url: "/7",
            content_html: "<p>本文</p>",
            date_published: "2026-11-20T09:00:00+09:00",
            tags: ["a", "b"],
          },
        ],
      }),
    );
    expect(item).toMatchObject({ sourceKey: "https://j.example.jp/#7", body: "本文" });
    expect(item.columns).toMatchObject({ title: "本文", url: "https://j.example.jp/7", category: "a、b" });
  });

  it("is kept without date and link where these can't be read, and that is said", async () => {
    const { items, remarks } = await read(
      rss("<item><title>t</title><link>javascript:alert(1)</link><pubDate>きのう</pubDate></item>"),
    );
    expect(items).toMatchObject([{ columns: { url: null, published_on: null } }]);
    expect(remarks).toEqual([
      { text: "日付を読み取れない記事：1件", isLoss: true },
      { text: "リンクを読み取れない記事：1件", isLoss: true },
    ]);
  });

  it("is an error where it says nothing, or too much, and the rest goes on", async () => {
    const text = rss(
      `<item><guid>1</guid></item><item><title>${"長".repeat(2001)}</title></item><item><title>良い</title></item>`,
    );
    expect(await faultsOf(text)).toEqual([
      [1, "title", expect.stringMatching(/見出し/)],
      [2, "title", expect.stringMatching(/2000/)],
    ]);
    expect(await itemsOf(text)).toHaveLength(1);
  });

  it("takes what the register of feeds knows", async () => {
    const item = await onlyItem(rss("<item><title>t</title><link>/1</link></item>", ""), {
      feedUrl: "https://f.example.jp/rss/all.xml",
      mediaName: "登録名",
      dataSection: 2,
    });
    expect(item).toMatchObject({ source: "feed:f.example.jp#2", medium: { name: "登録名" } });
    expect(item.columns.url).toBe("https://f.example.jp/1");
  });
});

describe("who an entry is", () => {
  it("is its id, so that a correction is one, and comes last whatever the order of the feed", async () => {
    const version = (title: string, hour: string) =>
      `<item><guid>https://e.example.jp/1</guid><title>${title}</title><pubDate>2026-11-20 ${hour}:00</pubDate></item>`;
    const items = await itemsOf(rss(version("訂正", "09") + version("初報", "08")));
    expect(new Set(items.map(({ sourceKey }) => sourceKey)).size).toBe(1);
    expect(items.map(({ columns }) => columns.title)).toEqual(["初報", "訂正"]);
  });

  it("is more than an id, or a page, that a producer gives to everything", async () => {
    const one = (title: string, link: string, guid: string) =>
      `<item>${guid}<title>${title}</title><link>${link}</link></item>`;
    const sameId = await itemsOf(
      rss(one("a", "https://e.example.jp/1", "<guid>x</guid>") + one("b", "https://e.example.jp/2", "<guid>x</guid>")),
    );
    const samePage = await itemsOf(rss(one("a", "https://e.example.jp/", "") + one("b", "https://e.example.jp/", "")));
    for (const items of [sameId, samePage]) expect(new Set(items.map(({ sourceKey }) => sourceKey)).size).toBe(2);
  });
});

describe("broken XML", () => {
  it.each([
    [
      "lone ampersands",
      "<item><title>A & B &unknown; C</title><link>https://e.jp/?a=1&copy=2</link></item>",
      "A & B &unknown; C",
    ],
    ["names of HTML", "<item><title>caf&eacute;&nbsp;&#12354;</title></item>", "café あ"],
    ["control characters", "<item><title>電\u0001池&#11;\u000b\u0000</title></item>", "電池"],
    ["half characters", "<item><title>x&#xD800;y</title></item>", "x\uFFFDy"],
    ["wrong case of ends", "<item><title>t</TITLE></ITEM>", "t"],
    ["unquoted attributes", "<item a=1 b><title>t</title></item>", "t"],
    ["ends that close nothing", "<item></p><title>t</b></title></item>", "t"],
  ])("with %s is read", async (_, items, title) => {
    expect((await onlyItem(rss(items))).columns.title).toBe(title);
  });

  it("with items that nobody closes gives them all", async () => {
    expect(await itemsOf(rss("<item><title>a</title><item><title>b</title><item><title>c</title>"))).toHaveLength(3);
  });

  it("keeps the articles before the cut", async () => {
    const text = rss("<item><title>a</title></item><item><title>b</title></item>");
    const cut = text.slice(0, text.indexOf("b</title>") + 1);
    expect((await itemsOf(cut)).map(({ columns }) => columns.title)).toEqual(["a"]);
    expect(await faultsOf(cut)).toEqual([[2, "item", expect.stringContaining("途中で切れています")]]);
  });
});

describe("a file that is refused as a whole", () => {
  const doctype = (subset: string, title = "t") =>
    `<?xml version="1.0"?><!DOCTYPE rss [${subset}]><rss><channel><item><title>${title}</title></item></channel></rss>`;

  it.each([
    ["a billion laughs", doctype('<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">', "&b;"), "実体「b」"],
    ["a bomb of parameters", doctype('<!ENTITY % a "ha"><!ENTITY % b "%a;%a;"> %b;'), "実体「a」"],
    ["a quadratic blow-up", doctype(`<!ENTITY a "${"x".repeat(250)}">`, "&a;".repeat(5000)), "展開が大きすぎる"],
    ["a DOCTYPE without end", '<!DOCTYPE rss [ <!ENTITY a "', "DOCTYPE"],
    ["an HTML page", "<!doctype html><html><body>404</body></html>", "HTMLのページ"],
    ["a list of feeds", "<opml/>", "OPML"],
    ["other XML", "<note/>", "フィード"],
    ["plain text", "お知らせ", "フィードではない"],
    ["nothing", " \n", "空のファイル"],
    ["a byte-order mark alone", "\uFEFF", "空のファイル"],
    ["other JSON", '{"a":1}', "JSON Feedではありません"],
    ["broken JSON", '{"items":[', "JSONとして"],
    ["elements without end", `<rss>${"<a>".repeat(100_000)}`, "入れ子が深すぎます"],
  ])("is %s", async (_, text, reason) => {
    expect(await faultsOf(text)).toEqual([[0, "file", expect.stringContaining(reason)]]);
  });

  it("is one that is too large", async () => {
    const { items } = await readFeed(Buffer.alloc(MAX_FEED_BYTES + 1, " "));
    expect(items).toMatchObject([{ itemNo: 0, faults: [{ reason: expect.stringContaining("32MB") }] }]);
  });

  it("is none that declares abbreviations, or a DTD that nobody fetches", async () => {
    expect((await onlyItem(doctype('<!ENTITY co "山河商事">', "&co;の決算"))).columns.title).toBe("山河商事の決算");
    const dtd = '<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://127.0.0.1:1/rss.dtd">';
    expect(await itemsOf(`${dtd}${rss("<item><title>t</title></item>")}`)).toHaveLength(1);
  });
});

describe("what a DOCTYPE names elsewhere", () => {
  const withSubset = (subset: string, item: string) =>
    `<?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://127.0.0.1:1/rss.dtd" [${subset}]>${rss(item)}`;

  it("is ignored where it is a set of entities, and the names of HTML are read as characters", async () => {
    const sets =
      '<!ENTITY % HTMLlat1 PUBLIC "-//W3C//ENTITIES Latin 1 for XHTML//EN" "http://127.0.0.1:1/xhtml-lat1.ent">\n%HTMLlat1;' +
      "<!-- <!ENTITY b '&a;'> --><!ENTITY % HTMLsymbol SYSTEM 'http://127.0.0.1:1/xhtml-symbol.ent'> %HTMLsymbol;";
    const reading = await read(withSubset(sets, "<item><title>caf&eacute;&nbsp;&hellip; &unknown;</title></item>"));
    expect(reading.items).toMatchObject([{ columns: { title: "café … &unknown;" } }]);
    expect(reading.remarks.filter(({ isLoss }) => isLoss)).toEqual([]);
  });

  it.each([['SYSTEM "file:///etc/passwd"'], ['PUBLIC "p" "http://127.0.0.1:1/"']])(
    "is read as nothing where it is a text (%s), and that is said",
    async (place) => {
      const reading = await read(
        withSubset(`<!ENTITY x ${place}>`, "<item><title>前&x;後</title><link>/1</link></item>"),
      );
      expect(reading.items).toMatchObject([{ columns: { title: "前後" } }]);
      expect(reading.remarks).toContainEqual({ text: "外部の実体（x）は取得せず、空として読みました", isLoss: true });
    },
  );

  it("changes nothing of XML's own entities, nor of HTML's", async () => {
    const declared = '<!ENTITY lt "&#38;#60;"><!ENTITY amp "&#38;#38;"><!ENTITY eacute SYSTEM "http://127.0.0.1:1/">';
    const item = "<item><title>A &amp;lt; B &eacute;</title><description>&lt;b&gt;太字&lt;/b&gt;</description></item>";
    expect((await read(withSubset(declared, item))).items).toMatchObject([
      { columns: { title: "A < B é" }, body: "太字" },
    ]);
  });
});

describe("a file that is packed by gzip", () => {
  const feed = rss("<item><title>甲</title><link>/1</link></item><item><title>乙</title><link>/2</link></item>");
  const titlesOf = async (bytes: Buffer) =>
    (await readFeed(bytes)).items.map((item) => (isRefused(item) ? item.faults : item.columns.title));

  it("is read, also twice packed", async () => {
    expect(await titlesOf(gzipSync(feed))).toEqual(["甲", "乙"]);
    expect(await titlesOf(gzipSync(gzipSync(feed)))).toEqual(["甲", "乙"]);
  });

  it("is read as far as it goes where it is cut, and that is said", async () => {
    const padded = feed.replace(
      "</channel>",
      `<!-- ${Array.from({ length: 5000 }, (_, at) => at).join(" ")} --></channel>`,
    );
    const packed = gzipSync(padded);
    const reading = await readFeed(packed.subarray(0, packed.length - 1000));
    expect(reading.items).toHaveLength(2);
    expect(reading.remarks[0]).toEqual({ text: "gzipで圧縮されたファイルが途中で切れています", isLoss: true });
  });

  it("is refused where it is damaged, a bomb, or packed over and over", async () => {
    const damaged = gzipSync(feed);
    damaged.fill(0xff, 12, 40);
    const bomb = gzipSync(Buffer.alloc(MAX_FEED_BYTES + 1, " "));
    const layers = gzipSync(gzipSync(gzipSync(feed)));
    for (const [bytes, reason] of [
      [damaged, "gzipで圧縮されたファイルが壊れています"],
      [bomb, "gzipを展開すると大きすぎます（上限32MB）"],
      [layers, "gzipで2回を超えて"],
    ] as const)
      expect((await readFeed(bytes)).items).toMatchObject([
        { itemNo: 0, faults: [{ field: "file", reason: expect.stringContaining(reason) }] },
      ]);
  });
});

describe("hostile content", () => {
  it.each([
    ["deep HTML", `<![CDATA[${"<b>".repeat(300_000)}深い]]>`],
    ["blanks without end", `<![CDATA[${" ".repeat(2_000_000)}<p>深い]]>`],
    ["many angle brackets", `<![CDATA[${"<a ".repeat(500_000)}]]>深い`],
    ["many references", `${"&#x6df1;".repeat(300_000)}&#28145;深い`],
  ])("of %s takes no time to speak of", { timeout: 10_000 }, async (_, description) => {
    const item = await onlyItem(rss(`<item><title>t</title><description>${description}</description></item>`));
    expect(item.body.endsWith("深い")).toBe(true);
  });

  it("takes an article of 5 MB whole", async () => {
    const item = await onlyItem(
      rss(`<item><title>t</title><description>${"長い".repeat(900_000)}</description></item>`),
    );
    expect(item.columns.char_count).toBe(1_800_000);
  });
});
