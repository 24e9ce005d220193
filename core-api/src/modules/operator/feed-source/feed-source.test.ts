import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { feedSourceRoutes } from "./feed-source.routes.ts";

let now = new Date("2026-11-20T06:00:00+09:00");
const { call, owner } = await operatorApp(await testDatabase(), (router, parts) =>
  feedSourceRoutes(router, { ...parts, clock: { now: () => now } }),
);
const PATH = "/feed_sources";
const put = (body: object) => call("PUT", PATH, body);
const feeds = async (query = "") =>
  (await call("GET", `${PATH}${query}`)).data.feed_sources as Record<string, unknown>[];
const { rows } = await owner.query(
  "INSERT INTO contract (contract_code, company_name) VALUES ('feeds001', 'x'), ('feeds002', 'y') RETURNING contract_id::text",
);
const [contract, other] = rows.map(({ contract_id }) => String(contract_id));
await owner.query(
  "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('W-1', '青空通信', '青空通信', 3), ('N-1', '青空新聞', '青空新聞', 1)",
);
const aFeed = async (more: object = {}) => {
  made += 1;
  return String((await put({ feed_url: `https://feed.example.jp/${made}`, ...more })).data.feed_source_id);
};
let made = 0;
const feedOf = async (id: string) => (await feeds(`?feed_source_id=${id}`))[0];

describe("a feed", () => {
  it("is registered for every contract, due at once, and waiting", async () => {
    const { data } = await put({ feed_url: " HTTPS://Feed.example.jp/rss?a=1#top " });
    expect(await feeds(`?feed_source_id=${data.feed_source_id}`)).toEqual([
      {
        feed_source_id: data.feed_source_id,
        feed_url: "https://feed.example.jp/rss?a=1",
        contract_id: null,
        contract_code: null,
        media_code: null,
        media_name: null,
        every_minutes: 30,
        state: "waiting",
        next_due_at: "2026-11-20T06:00:00+09:00",
        last_success_at: null,
        last_article_at: null,
        last_error_at: null,
        last_error: null,
        failures: 0,
        article_count: 0,
        articles_per_day: 0,
      },
    ]);
  });

  it("is registered for a contract, once for each", async () => {
    const feed_url = "https://feed.example.jp/once";
    for (const contract_id of [undefined, contract, other])
      expect(await put({ feed_url, contract_id })).toMatchObject({ http: 200, status: 0 });
    for (const contract_id of [undefined, contract])
      expect(await put({ feed_url, contract_id })).toMatchObject({
        status: 1,
        data: { fieldErrors: [{ field: "feed_url" }] },
      });
    expect(await feeds(`?contract_id=${contract}`)).toMatchObject([{ feed_url, contract_code: "feeds001" }]);
  });

  it("keeps what a change does not mention, and clears what it sets to null", async () => {
    const id = await aFeed({ every_minutes: 60, media_code: "W-1" });
    expect(await feedOf(id)).toMatchObject({ every_minutes: 60, media_code: "W-1", media_name: "青空通信" });
    await put({ feed_source_id: id, every_minutes: null });
    expect(await feedOf(id)).toMatchObject({ every_minutes: 30, media_code: "W-1" });
    await put({ feed_source_id: id, media_name: "別名" });
    expect(await feedOf(id)).toMatchObject({ media_code: null, media_name: "別名" });
    await put({ feed_source_id: id, media_name: null });
    expect(await feedOf(id)).toMatchObject({ media_code: null, media_name: null });
  });

  it("begins anew under another address, and when it is started again", async () => {
    const id = await aFeed();
    const ill = () =>
      owner.query(
        "UPDATE feed_source SET etag = 'e', failures = 3, last_error = '理由', next_due_at = '2026-11-21T00:00Z' WHERE feed_source_id = $1",
        [id],
      );
    await ill();
    expect(await feedOf(id)).toMatchObject({ state: "failing", failures: 3, last_error: "理由" });
    now = new Date("2026-11-20T07:00:00+09:00");
    await put({ feed_source_id: id, feed_url: "https://feed.example.jp/moved" });
    expect(await feedOf(id)).toMatchObject({ failures: 0, next_due_at: "2026-11-20T07:00:00+09:00" });
    expect((await owner.query("SELECT etag FROM feed_source WHERE feed_source_id = $1", [id])).rows).toEqual([
      { etag: null },
    ]);
    await put({ feed_source_id: id, stopped: 1 });
    expect(await feedOf(id)).toMatchObject({ state: "stopped", next_due_at: null });
    await put({ feed_source_id: id, stopped: 0 });
    expect(await feedOf(id)).toMatchObject({ state: "waiting" });
  });

  it("is removed by query string or body, and leaves a trail", async () => {
    const ids = [await aFeed(), await aFeed()];
    expect(await call("DELETE", `${PATH}?feed_source_id=${ids[0]}`)).toMatchObject({ http: 200, status: 0 });
    expect(await call("DELETE", PATH, { feed_source_id: ids[1] })).toMatchObject({ http: 200, status: 0 });
    for (const id of ids) expect(await feedOf(id)).toBeUndefined();
    const trail = await owner.query("SELECT action FROM operator_audit WHERE detail->>'feedSourceId' = $1 ORDER BY 1", [
      ids[0],
    ]);
    expect(trail.rows.map(({ action }) => action)).toEqual(["feed.remove", "feed.save"]);
  });

  it("tells how many articles it brought a day, over a week or since it is there", async () => {
    const id = await aFeed();
    const { feed_url } = (await feedOf(id)) as { feed_url: string };
    const run = (daysAgo: number, stored: number) =>
      owner.query(
        `INSERT INTO setup_run (trigger, label, started_at, active_at, stored_count)
         VALUES ('ingest', $1, $2::timestamptz - make_interval(days => $3), now(), $4)`,
        [feed_url, now, daysAgo, stored],
      );
    await run(0, 3);
    expect(await feedOf(id)).toMatchObject({ articles_per_day: 3 });
    await owner.query(
      "UPDATE feed_source SET created_at = $2::timestamptz - interval '30 days' WHERE feed_source_id = $1",
      [id, now],
    );
    await run(6, 11);
    await run(8, 99);
    expect(await feedOf(id)).toMatchObject({ articles_per_day: 2 });
  });

  it("goes with its contract", async () => {
    const id = await aFeed({ contract_id: other });
    await owner.query("DELETE FROM contract WHERE contract_id = $1", [other]);
    expect(await feedOf(id)).toBeUndefined();
  });

  it.each(["none", "N-1"])("is not of a medium that web news does not have: %s", async (media_code) => {
    const before = await feeds();
    expect(await put({ feed_url: "https://feed.example.jp/f", media_code })).toMatchObject({
      http: 200,
      status: 1,
      data: { fieldErrors: [{ field: "media_code" }] },
    });
    expect(await feeds()).toEqual(before);
  });

  it.each([
    ["feed_url", {}],
    ["feed_url", { feed_url: "feed.example.jp" }],
    ["feed_url", { feed_url: "file:///etc/passwd" }],
    ["feed_url", { feed_url: "https://user:pass@feed.example.jp/" }],
    ["feed_url", { feed_url: `https://feed.example.jp/${"a".repeat(2000)}` }],
    ["feed_url", { feed_url: ["https://feed.example.jp/"] }],
    ["feed_url", { feed_url: null }],
    ["every_minutes", { every_minutes: 4 }],
    ["every_minutes", { every_minutes: "often" }],
    ["media_name", { media_name: "長".repeat(201) }],
    ["contract_id", { contract_id: "x" }],
    ["stopped", { stopped: 2 }],
  ])("names %s at fault in %j and writes nothing", async (field, fault) => {
    const before = await feeds();
    const given =
      "feed_url" in fault || Object.keys(fault).length === 0
        ? fault
        : { feed_url: "https://feed.example.jp/f", ...fault };
    expect(await put(given)).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field, message: expect.stringMatching(/[ぁ-ん]/) }] },
    });
    expect(await feeds()).toEqual(before);
  });

  it.each(["999999", "999999999999999999"])("is not found under the id %s", async (id) => {
    expect(await put({ feed_source_id: id, every_minutes: 10 })).toMatchObject({ http: 404 });
    expect(await call("DELETE", `${PATH}?feed_source_id=${id}`)).toMatchObject({ http: 404 });
    expect(await put({ feed_url: "https://feed.example.jp/c", contract_id: id })).toMatchObject({ http: 404 });
    expect(await feeds(`?contract_id=${id}`)).toEqual([]);
  });
});
