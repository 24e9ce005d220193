import { describe, expect, it } from "vitest";
import { anArticleFeed } from "../../testing/article-feed-answers.ts";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const CREATE = `mutation Create($form: ArticleFeedForm!) {
  createArticleFeed(form: $form) {
    __typename
    ... on ArticleFeedCreated { id atomUrl jsonUrl }
    ... on Refusal { message }
    ... on InvalidForm { fieldErrors { field message } }
  }
}`;
const FORM = { feedName: "半導体の新着", dataKbn: 1, id: "3" };

describe("private feeds", () => {
  it("are listed with one call", async () => {
    const fake = fakeCoreApi({ answers: { feeds: () => ({ article_feeds: [anArticleFeed({ data_kbn: 5 })] }) } });
    expect(await dataOf(fake, "{ articleFeeds { id name dataKbn targetId targetName expiresAt lastReadAt } }")).toEqual(
      {
        articleFeeds: [
          {
            ...{ id: "7", name: "半導体の新着", dataKbn: 5, targetId: "3", targetName: "半導体" },
            ...{ expiresAt: "2027-11-21T00:00:00+09:00", lastReadAt: null },
          },
        ],
      },
    );
    expect(fake.calls()).toEqual(["feeds"]);
  });

  it.each([
    [{}, {}],
    [{ lastDay: null }, {}],
    [{ lastDay: "2027-03-31" }, { expires_at: "2027-03-31" }],
  ])("are made with %j", async (given, sent) => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, CREATE, { form: { ...FORM, ...given } })).toMatchObject({
      createArticleFeed: { __typename: "ArticleFeedCreated", id: "7" },
    });
    expect(fake.argumentOf("create_feed")).toEqual({ feed_name: "半導体の新着", data_kbn: 1, id: "3", ...sent });
  });

  it("are not made of a form with faults, nor where core-api refuses", async () => {
    const fake = fakeCoreApi({ answers: { create_feed: failing("CONFLICT", { msgCode: "MSG0098" }) } });
    expect(await dataOf(fake, CREATE, { form: { ...FORM, feedName: "", id: "x" } })).toMatchObject({
      createArticleFeed: { fieldErrors: [{ field: "feedName" }, { field: "id" }] },
    });
    expect(fake.calls()).toEqual([]);
    expect(await dataOf(fake, CREATE, { form: FORM })).toMatchObject({ createArticleFeed: { __typename: "Refusal" } });
  });

  it.each([
    ["revoked", () => ({})],
    ["revoked before", failing("NOT_FOUND")],
  ])("are gone when %s", async (_, revoke) => {
    const fake = fakeCoreApi({ answers: { revoke_feed: revoke } });
    expect(await dataOf(fake, 'mutation { revokeArticleFeed(id: "7") { done } }')).toEqual({
      revokeArticleFeed: { done: true },
    });
    expect(fake.argumentOf("revoke_feed")).toEqual({ article_feed_id: "7" });
  });
});
