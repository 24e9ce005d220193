import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { feedAgent } from "./feed-agent.ts";
import { FEED_LIMITS } from "./feed-limits.ts";
import { type FeedClient, type FeedRequest, fetchFeed } from "./fetch-feed.ts";
import type { Resolve } from "./public-address.ts";
import { feedServer, rss } from "./testing/feed-server.ts";

const server = await feedServer();
const NOW = new Date("2026-11-20T06:00:00Z");
const LIMITS = { ...FEED_LIMITS, connectMs: 2_000, idleMs: 2_000, totalMs: 10_000, bytes: 100_000 };

function aClient(more: Partial<FeedClient> & { resolve?: Resolve } = {}): FeedClient {
  const { resolve, ...rest } = more;
  const limits = more.limits ?? LIMITS;
  const allowPrivate = more.allowPrivate ?? true;
  const dispatcher = feedAgent({ allowPrivate, limits, ...(resolve && { resolve }) });
  afterAll(() => dispatcher.destroy());
  const base = { dispatcher, userAgent: "Kirinuki/0.1 (test)", allowPrivate, limits };
  return { ...base, now: () => NOW, enter: async () => null, ...rest };
}
const client = aClient();
const fetchUrl = (url: string, more: Partial<FeedRequest> = {}, by = client) =>
  fetchFeed({ url, etag: null, lastModified: null, ...more }, by);
const failure = (reason: string | RegExp) => ({
  kind: "failed",
  reason: typeof reason === "string" ? reason : expect.stringMatching(reason),
  retryAfter: null,
});

describe("a feed that is there", () => {
  it("comes with its charset and validators; we say who we are", async () => {
    const headers = { "content-type": "text/xml; charset=Shift_JIS", etag: '"1"', "last-modified": "yesterday" };
    const url = server.serve("/plain", rss("1"), headers);
    expect(await fetchUrl(url)).toEqual({
      kind: "body",
      body: Buffer.from(rss("1")),
      charset: "Shift_JIS",
      etag: '"1"',
      lastModified: "yesterday",
      url,
      movedTo: null,
    });
    const asked = server.asked.at(-1)?.headers;
    expect(asked).toMatchObject({ "user-agent": "Kirinuki/0.1 (test)", "accept-encoding": "gzip, deflate, br" });
    expect(asked).not.toHaveProperty("if-none-match");
  });

  it("is asked for with its ETag and date, and not sent again", async () => {
    const url = server.serve("/same", "", {}, 304);
    expect(await fetchUrl(url, { etag: '"1"', lastModified: "then" })).toEqual({ kind: "unchanged", movedTo: null });
    expect(server.asked.at(-1)?.headers).toMatchObject({ "if-none-match": '"1"', "if-modified-since": "then" });
  });

  it.each([
    ["gzip", gzipSync(rss("1"))],
    ["br", brotliCompressSync(rss("1"))],
  ])("is unpacked: %s", async (encoding, body) => {
    const url = server.serve(`/${encoding}`, body, { "content-encoding": encoding });
    expect(await fetchUrl(url)).toMatchObject({ kind: "body", body: Buffer.from(rss("1")) });
  });
});

describe("a redirect", () => {
  const redirect = (from: string, to: string, status: number) => server.serve(from, "", { location: to }, status);

  it("for good is remembered, as far as all before it are for good", async () => {
    server.serve("/there", rss("1"));
    const there = server.url("/there");
    expect(await fetchUrl(redirect("/moved", "/there", 301))).toMatchObject({ url: there, movedTo: there });
    expect(await fetchUrl(redirect("/moved308", there, 308))).toMatchObject({ movedTo: there });
    expect(await fetchUrl(redirect("/found", "/there", 302))).toMatchObject({ url: there, movedTo: null });
    redirect("/middle", "/there", 307);
    expect(await fetchUrl(redirect("/first", "/middle", 301))).toMatchObject({ movedTo: server.url("/middle") });
    expect(await fetchUrl(redirect("/second", "/moved", 302))).toMatchObject({ url: there, movedTo: null });
  });

  it("leads nowhere too often, in circles, or to anything but the web", async () => {
    expect(await fetchUrl(redirect("/circle", "/circle", 302))).toEqual(
      failure("リダイレクトが多すぎます（上限5回）。"),
    );
    expect(server.asked.filter(({ path }) => path === "/circle")).toHaveLength(6);
    for (const to of ["file:///etc/passwd", "ftp://example.jp/", "http://user:pass@example.jp/", "http://["])
      expect(await fetchUrl(redirect("/odd", to, 302))).toEqual(failure(/リダイレクト先が正しくありません/));
  });

  it("waits for the turn of another host", async () => {
    const until = new Date("2026-11-20T06:00:05Z");
    const by = aClient({ enter: async (host) => (host === "localhost" ? until : null) });
    const url = redirect("/elsewhere", server.url("/there").replace("127.0.0.1", "localhost"), 302);
    expect(await fetchUrl(url, {}, by)).toEqual({ kind: "busy", until });
  });
});

describe("a host that says no", () => {
  it("by status, with the time to come back or without", async () => {
    expect(await fetchUrl(server.serve("/gone", "", {}, 410))).toEqual({ kind: "gone" });
    expect(await fetchUrl(server.url("/missing"))).toEqual(failure("サーバーがHTTP 404を返しました。"));
    const busy = server.serve("/busy", "", { "retry-after": "600" }, 503);
    expect(await fetchUrl(busy)).toEqual({
      ...failure(/503/),
      retryAfter: new Date("2026-11-20T06:10:00Z"),
    });
  });

  it("by not being there", async () => {
    expect(await fetchUrl("http://127.0.0.1:1/")).toEqual(failure("接続を拒否されました。"));
  });
});

describe("a host that would hold us up", () => {
  const short = (limits: Partial<typeof LIMITS>) => aClient({ limits: { ...LIMITS, ...limits } });
  const endless = (path: string, head: Buffer) =>
    server.answer(path, (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(head));
      };
      response.on("drain", more);
      more();
    });

  it("by never answering, by stopping, or by never coming to an end", async () => {
    const silent = server.answer("/silent", () => {});
    expect(await fetchUrl(silent, {}, short({ idleMs: 100 }))).toEqual(failure(/応答がありません/));
    const stuck = server.answer("/stuck", (_, response) => void response.write("<rss>"));
    expect(await fetchUrl(stuck, {}, short({ idleMs: 100 }))).toEqual(failure(/途中で止まりました/));
    const slow = server.answer("/slow", (_, response) => {
      const drip = setInterval(() => response.write("<a>"), 20);
      response.on("close", () => clearInterval(drip));
    });
    expect(await fetchUrl(slow, {}, short({ totalMs: 300 }))).toEqual(failure(/時間がかかりすぎました/));
  });

  it("by sending without end: it is cut off", async () => {
    expect(await fetchUrl(endless("/endless", Buffer.alloc(60_000, "a")))).toEqual(failure(/大きすぎます/));
  });

  it("by breaking off", async () => {
    const url = server.answer("/broken", (request, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("<rss>", () => request.socket.destroy());
    });
    expect(await fetchUrl(url)).toEqual(failure("接続が途中で切れました。"));
  });

  it("by what unpacks to far more than it looks, or to nothing", async () => {
    const zeros = Buffer.alloc(5_000_000);
    for (const [encoding, bomb] of [
      ["gzip", gzipSync(zeros)],
      ["br", brotliCompressSync(zeros)],
    ] as const)
      expect(await fetchUrl(server.serve("/bomb", bomb, { "content-encoding": encoding }))).toEqual(
        failure(/大きすぎます/),
      );
    const headers = { "content-encoding": "gzip" };
    expect(await fetchUrl(server.serve("/torn", gzipSync(rss("1")).subarray(0, 60), headers))).toEqual(
      failure("圧縮された内容が壊れています。"),
    );
    expect(await fetchUrl(server.serve("/odd", "x", { "content-encoding": "gzip, gzip" }))).toEqual(
      failure(/対応していない圧縮形式/),
    );
  });
});

describe("an address of our own networks", () => {
  const INSIDE = failure("内部ネットワークのアドレスには接続しません。");
  const careful = aClient({ allowPrivate: false, resolve: async () => [{ address: "127.0.0.1", family: 4 }] });

  it("is never connected to, by number, by name, or by redirect", async () => {
    const before = server.asked.length;
    expect(await fetchUrl(server.url("/there"), {}, careful)).toEqual(INSIDE);
    const byName = server.url("/there").replace("127.0.0.1", "feed.example.jp");
    expect(await fetchUrl(byName, {}, careful)).toEqual(INSIDE);
    expect(server.asked).toHaveLength(before);
  });
});
