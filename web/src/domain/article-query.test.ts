import { expect, it } from "vitest";
import { readArticleQuery } from "./article-query.ts";

const read = (query: string) => readArticleQuery(new URLSearchParams(query));

it("reads the article, whether and by which screen of a mail it was opened, the picture and the wish", () => {
  expect(read("articleId=202611000000001&data_section=2&is_mail=1&display_id=SID0002&serial_no=3")).toEqual({
    article: { id: "202611000000001", dataSection: 2 },
    isMail: true,
    displayId: "SID0002",
    use: null,
    serialNo: 3,
  });
  expect(["1", "2", "3"].map((option) => read(`printOption=${option}`).use)).toEqual(["display", "print", null]);
});

it.each([
  "",
  "articleId=1",
  "articleId=1&data_section=4",
  "articleId=x&data_section=1",
  "articleId=-1&data_section=1",
  "articleId=1234567890123456789&data_section=1",
])("knows no article in %j", (query) => expect(read(query).article).toBeNull());

it.each(["serial_no=0", "serial_no=1000", "serial_no=x"])("knows no picture in %j", (query) =>
  expect(read(query).serialNo).toBeNull(),
);
