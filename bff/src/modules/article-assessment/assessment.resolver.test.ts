import { describe, expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const ASSESS = `mutation Assess($tone: Int, $add: [ID!], $remove: [ID!]) {
  assessArticles(articleIds: ["1", "9"], tone: $tone, addTagIds: $add, removeTagIds: $remove) {
    ... on ChangedArticles { changedCount unchanged { id reason } }
  }
}`;

describe("what a contract says of articles", () => {
  it("is set in one call, and those that could not be are named", async () => {
    const fake = fakeCoreApi();
    const answer = { changedCount: 1, unchanged: [{ id: "9", reason: "記事が見つかりません。" }] };
    expect(await dataOf(fake, ASSESS, { tone: 0, add: ["7"] })).toEqual({ assessArticles: answer });
    const article_info = [{ article_id: "1" }, { article_id: "9" }];
    expect(fake.argumentOf("assess_articles")).toEqual({ article_info, tone: 0, add_tag_ids: ["7"] });
    await dataOf(fake, ASSESS, { tone: null, remove: ["8"] });
    expect(fake.argumentsOf("assess_articles")[1]).toEqual({ article_info, remove_tag_ids: ["8"] });
  });

  it("narrows lists and searches", async () => {
    const fake = fakeCoreApi();
    const list = `query List($input: ArticleListInput!) { articleList(input: $input) { totalCount } }`;
    await dataOf(fake, list, {
      input: {
        selection: { kind: "THEME", id: "1" },
        period: {},
        source: "WEB",
        assessed: { tones: [3], tagIds: ["7"] },
      },
    });
    expect(fake.argumentOf("webnews")).toMatchObject({ tone: [3], tag_id: ["7"] });
    const search = `query Search($form: SearchForm!) { articleSearch(form: $form, list: {}) { __typename } }`;
    await dataOf(fake, search, { form: { tones: [0, 1], tagIds: ["7"] } });
    expect(fake.argumentOf("article_search")).toMatchObject({ tone: [0, 1], tag_id: ["7"] });
  });
});

describe("tags", () => {
  it("are listed and saved as a whole", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, "{ tags { version tags { id name retired articleCount } } }")).toEqual({
      tags: {
        version: "abc",
        tags: [
          { id: "7", name: "決算", retired: false, articleCount: 12 },
          { id: "8", name: "旧製品", retired: true, articleCount: 3 },
        ],
      },
    });
    const save = `mutation Save($form: TagsInput!) { saveTags(form: $form) { __typename } }`;
    const tags = [
      { id: "7", name: "業績", retired: false },
      { name: "新製品", retired: true },
    ];
    expect(await dataOf(fake, save, { form: { tags, version: "abc" } })).toEqual({
      saveTags: { __typename: "TagList" },
    });
    expect(fake.argumentOf("save_tags")).toEqual({
      tags: [
        { tag_id: "7", tag_name: "業績", retired_flag: 0 },
        { tag_name: "新製品", retired_flag: 1 },
      ],
      version: "abc",
    });
  });
});

describe("advertising rates", () => {
  it("are listed, set and taken away", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, "{ mediaRates { version rates { mediaCode mediaName unit rate } } }")).toEqual({
      mediaRates: { version: "def", rates: [{ mediaCode: "TOT", mediaName: "東都新聞", unit: 1, rate: 1200 }] },
    });
    const save = `mutation { saveMediaRate(mediaCode: "TOT", unit: 2, rate: null, version: "def") { __typename } }`;
    expect(await dataOf(fake, save)).toEqual({ saveMediaRate: { __typename: "MediaRateList" } });
    expect(fake.argumentOf("save_media_rates")).toEqual({
      media_rates: [{ media_code: "TOT", unit: 2, rate: null }],
      version: "def",
    });
  });
});
