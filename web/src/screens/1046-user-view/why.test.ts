import { expect, it } from "vitest";
import { whyOf } from "./why.ts";

const counts = { __typename: "SourceCounts" as const, total: 3 };
const node = (given: Partial<Parameters<typeof whyOf>[0]>) => ({
  __typename: "ViewedNode" as const,
  ...{ key: "theme/1", name: "電池", reasons: [], through: [], themes: [], counts: null },
  ...given,
});

const CASES: [Partial<Parameters<typeof whyOf>[0]>, string][] = [
  [{ reasons: ["THEME_GROUP"], through: ["製品"], counts }, "テーマグループに入っている（製品）"],
  [{}, "このユーザーに公開されたテーマグループにもトピックスにも入っていません"],
  [{ key: "group/1", through: ["総務部"] }, "公開先は総務部です"],
  [{ key: "group/1" }, "公開先がありません"],
  [{ key: "group/1", reasons: ["USER_GROUP"], through: ["営業部"], counts }, "「営業部」に公開"],
  [
    { key: "topic/1", reasons: ["USER_GROUP", "EDITOR"] },
    "「営業部」に公開、担当。出せる記事がないため、一覧には並びません",
  ],
];

it.each(CASES)("%j: %s", (given, said) => {
  expect(whyOf(node(given), "営業部").join("。")).toBe(said);
});
