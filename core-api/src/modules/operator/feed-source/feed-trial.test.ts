import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { Config } from "../../../config/config.ts";
import { feedServer, rss } from "../../../ingest/polling/testing/feed-server.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { feedSourceRoutes } from "./feed-source.routes.ts";

const server = await feedServer();
const config = Object.assign(new Config(), { FEED_PRIVATE_ADDRESSES: "true" });
const { call, owner } = await operatorApp(await testDatabase(), (router, parts) =>
  feedSourceRoutes(router, { ...parts, config }),
);
const trial = (feed_url: unknown) => call("POST", "/feed_trial", { feed_url });

describe("a feed that is tried", () => {
  it("tells its kind and what would be taken in, and stores nothing", async () => {
    const url = server.serve("/feed", rss("1"), { "content-type": "application/rss+xml" });
    expect((await trial(url)).data).toMatchObject({
      ok: 1,
      reason: null,
      kind: expect.stringContaining("RSS"),
      moved_to: null,
      article_count: 1,
      refused_count: 0,
      articles: [{ title: expect.any(String) }],
    });
    for (const table of ["feed_source", "article", "ingest_error"])
      expect((await owner.query(`SELECT 1 FROM ${table}`)).rows).toEqual([]);
  });

  it("says in Japanese why nothing can be read", async () => {
    const html = server.serve("/page", "<html><body>feed?</body></html>", { "content-type": "text/html" });
    for (const url of [html, server.url("/missing"), "http://127.0.0.1:1/"])
      expect((await trial(url)).data).toMatchObject({
        ok: 0,
        reason: expect.stringMatching(/[ぁ-んァ-ヶ]/),
        articles: [],
      });
  });

  it.each(["file:///etc/passwd", "feed", "http://user:pass@example.jp/", 5])(
    "names an address at fault: %s",
    async (url) => {
      expect(await trial(url)).toMatchObject({ http: 400, data: { fieldErrors: [{ field: "feed_url" }] } });
    },
  );
});
