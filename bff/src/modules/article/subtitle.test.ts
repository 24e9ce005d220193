import { describe, expect, it } from "vitest";
import { aNewspaperArticle } from "../../testing/wire.ts";
import { subtitleOf, toIssueType } from "./subtitle.ts";

const bare = { issue_type: null, edition: "", frame_no: "", head_no: "", image_count: 0, trace: "", note: "" };

describe("subtitleOf", () => {
  it("joins everything that is there, in the order of the screen", () => {
    expect(subtitleOf(aNewspaperArticle())).toBe("朝刊／1面／5段／写真1／図1／全国版");
  });

  it.each([
    [{ issue_type: 2, edition: "4版" }, "夕刊／4版"],
    [{ issue_type: 9 }, "その他"],
    [{ issue_type: 1, edition: "朝刊" }, "朝刊"],
    [{ frame_no: "経済面", head_no: "囲み" }, "経済面／囲み"],
    [{ image_count: 3, trace: "0" }, "写真3"],
    [{ trace: "グラフ" }, "グラフ"],
    [{}, ""],
  ])("leaves no gap for what is absent: %j", (over, expected) => {
    expect(subtitleOf({ ...bare, ...over })).toBe(expected);
  });
});

it.each([
  [1, "MORNING"],
  [2, "EVENING"],
  [3, "OTHER"],
  [null, "OTHER"],
])("issue_type %s is %s", (code, type) => {
  expect(toIssueType(code)).toBe(type);
});
