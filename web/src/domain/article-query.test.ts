import { expect, it } from "vitest";
import { readArticleQuery } from "./article-query.ts";

const read = (query: string) => readArticleQuery(new URLSearchParams(query));

it("reads the article, whether a mail opened it, and the picture", () => {
  expect(read("articleId=202611000000001&data_section=2&is_mail=1&display_id=SID0002&serial_no=3")).toEqual({
    article: { id: "202611000000001", dataSection: 2 },
    isMail: true,
    serialNo: 3,
  });
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
