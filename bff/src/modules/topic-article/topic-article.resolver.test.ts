import { describe, expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const CHANGED = "... on ChangedTopic { articles { newspaper { id } } unchanged { id reason } }";
const done = {
  articles: { newspaper: [{ id: "2" }, { id: "1" }] },
  unchanged: [{ id: "9", reason: "ほかの人が外した記事です。" }],
};
const ON = `topicId: "6", day: "2026-11-20", articleIds: ["2", "9"]`;
const KEY = { topics_id: "6", process_date: "2026-11-20" };

describe("topics' articles", () => {
  it("are listed by tab in their order, image and text of newspapers together", async () => {
    const fake = fakeCoreApi();
    const query = `{ topicTitles { id name } topicArticles(topicId: "6", day: "2026-11-20") {
      newspaper { id title issueType published } web { id comment issueType } magazine { id } } }`;
    expect(await dataOf(fake, query)).toMatchObject({
      topicTitles: [{ id: "6", name: "今朝のまとめ" }],
      topicArticles: {
        newspaper: [
          { id: "2", title: "先", published: true },
          { id: "1", title: "後" },
        ],
        web: [{ id: "3", comment: "要点", issueType: null }],
        magazine: [],
      },
    });
    expect(fake.argumentOf("topic_articles")).toEqual(KEY);
  });

  it("are added, put in order and taken out, a call each", async () => {
    const fake = fakeCoreApi();
    const info = [{ article_id: "2" }, { article_id: "9" }];
    expect(await dataOf(fake, `mutation { addTopicArticles(${ON}) { ${CHANGED} } }`)).toEqual({
      addTopicArticles: done,
    });
    expect(await dataOf(fake, `mutation { addTopicArticles(${ON}, place: 500) { ${CHANGED} } }`)).toEqual({
      addTopicArticles: done,
    });
    expect(await dataOf(fake, `mutation { orderTopicArticles(${ON}) { ${CHANGED} } }`)).toEqual({
      orderTopicArticles: done,
    });
    const words = `topicId: "6", day: "2026-11-20", articleId: "2", comment: "要点", before: ""`;
    await dataOf(fake, `mutation { commentTopicArticle(${words}) { ${CHANGED} } }`);
    expect(fake.argumentsOf("place_topic_articles")).toEqual([
      { ...KEY, article_info: info },
      { ...KEY, article_info: [{ article_id: "2", display_order: 500 }, { article_id: "9" }] },
      { ...KEY, article_info: info.map((each, at) => ({ ...each, display_order: at + 1 })), reorder_flag: 1 },
      { ...KEY, article_info: [{ article_id: "2", comment: "要点", comment_before: "" }], reorder_flag: 1 },
    ]);
    await dataOf(fake, `mutation { removeTopicArticles(${ON}) { ${CHANGED} } }`);
    expect(fake.argumentOf("remove_topic_articles")).toEqual({ ...KEY, article_info: info });
  });
});
