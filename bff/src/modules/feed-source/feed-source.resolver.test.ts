import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const FEEDS = `{ feedSources { id url contractId mediaName state nextAt lastError failures articles articlesPerDay } }`;
const SAVE = `mutation Save($feed: FeedSourceInput!) { saveFeedSource(feed: $feed) {
  __typename ... on BackOfficeDone { done } ... on Refusal { message } } }`;
const feed = { id: null, url: "https://a.example/rss", contractId: "7", everyMinutes: 30, isStopped: null };

describe("feeds", () => {
  it("come with their state by one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, FEEDS)).toEqual({
      feedSources: [
        {
          ...{ id: "3", url: "https://news.example.jp/rss", contractId: null, mediaName: "青空通信" },
          ...{ state: "failing", nextAt: "2026-11-20T07:00:00+09:00", lastError: "接続を拒否されました。" },
          ...{ failures: 2, articles: 40, articlesPerDay: 5.5 },
        },
      ],
    });
    expect(fake.calls()).toEqual(["feed_sources"]);
  });

  it("are tried before they are saved", async () => {
    const query = `mutation { tryFeed(url: "https://a.example/rss") { reason kind count refused articles { title at } } }`;
    expect(await dataOf(fakeCoreApi(), query)).toEqual({
      tryFeed: {
        ...{ reason: null, kind: "RSS 2.0", count: 12, refused: 1 },
        articles: [{ title: "新しい記事", at: "2026-11-20T05:00:00+09:00" }],
      },
    });
  });

  it("are saved: whose a new one is, and of another only what is given", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE, { feed })).toEqual({
      saveFeedSource: { __typename: "BackOfficeDone", done: true },
    });
    await dataOf(fake, SAVE, { feed: { ...feed, id: "3", mediaName: null, isStopped: true } });
    expect(fake.argumentsOf("save_feed")).toEqual([
      { contract_id: "7", feed_url: "https://a.example/rss", every_minutes: 30 },
      { feed_source_id: "3", feed_url: "https://a.example/rss", every_minutes: 30, media_name: null, stopped: 1 },
    ]);
    await dataOf(fake, `mutation { removeFeedSource(id: "3") { __typename } }`);
    expect(fake.argumentOf("remove_feed")).toEqual({ feed_source_id: "3" });
  });

  it("tell in core-api's words why one can't be saved, and are for operators", async () => {
    const twice = fakeCoreApi({ answers: { save_feed: refused("MSG0040", "すでに登録されています。") } });
    expect(await dataOf(twice, SAVE, { feed })).toEqual({
      saveFeedSource: { __typename: "Refusal", message: "すでに登録されています。" },
    });
    const { errors } = await runOperation(
      fakeCoreApi({ answers: { feed_sources: failing("UNAUTHENTICATED") } }),
      FEEDS,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
