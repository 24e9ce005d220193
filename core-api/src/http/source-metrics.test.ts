import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { testApi } from "../testing/test-api.ts";

const db = await testDatabase();
const { app, setNow } = await testApi(db);

it("the figures tell articles in by medium, feeds' failures, and for how long a source is silent", async () => {
  setNow(new Date("2026-11-20T12:00:00Z"));
  await db.owner.query(`
    INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('W-A', 'a', 'a', 3);
    INSERT INTO media_arrival VALUES ('W-A', '2026-11-19', 5, '2026-11-19T10:00Z'), ('W-A', '2026-11-20', 2, '2026-11-20T11:59Z');
    INSERT INTO feed_source (feed_url, every_minutes, created_at, next_due_at, failures, failure_count, article_count)
    VALUES ('https://feed.example.jp:8443/rss?token=secret', 30, '2026-11-20T11:00Z', '2026-11-20T12:00Z', 2, 9, 0)`);
  const figures = (await app.metrics.metrics())
    .split("\n")
    .filter((line) => /^kirinuki_(?:articles_in|medium|feed)/.test(line));
  expect(figures.sort()).toEqual([
    'kirinuki_articles_in{media_code="W-A"} 7',
    'kirinuki_feed_articles{feed="1",host="feed.example.jp"} 0',
    'kirinuki_feed_failures_in_a_row{feed="1",host="feed.example.jp"} 2',
    'kirinuki_feed_failures{feed="1",host="feed.example.jp"} 9',
    'kirinuki_feed_silent_seconds{feed="1",host="feed.example.jp"} 3600',
    'kirinuki_feed_stopped{feed="1",host="feed.example.jp"} 0',
    'kirinuki_medium_silent_seconds{media_code="W-A"} 60',
  ]);
  await db.owner.query("DELETE FROM feed_source");
  expect(await app.metrics.metrics()).not.toContain("feed.example.jp");
});
