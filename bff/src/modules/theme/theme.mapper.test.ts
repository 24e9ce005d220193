import { describe, expect, it } from "vitest";
import { aThemeList, counted } from "../../testing/wire.ts";
import { findNode, firstSelection, hasTodayLookup, selectionQuery, toThemeTree } from "./theme.mapper.ts";

const child = (id: string) => ({ themes_id_children: id, themes_name_children: `子${id}`, ...counted(1, 2, 3) });
const group = (id: string, children: string[]) => ({
  theme_group_id: id,
  theme_group_name: `群${id}`,
  ...counted(4, 5, 6),
  themes_children: children.map(child),
});
const topic = { topics_id: "9", topics_name: "今朝のまとめ", ...counted(6, 4, 1) };

describe("toThemeTree", () => {
  it("keeps core-api's order and gives each row its total", () => {
    const tree = toThemeTree(aThemeList(1, { theme_group_info: [group("2", ["21", "20"])], topics_info: [topic] }));
    expect(tree.groups[0]).toMatchObject({
      id: "2",
      name: "群2",
      counts: { newspaper: 4, web: 5, magazine: 6, total: 15 },
    });
    expect(tree.groups[0]?.themes.map(({ id }) => id)).toEqual(["21", "20"]);
    expect(tree.topics).toMatchObject([{ id: "9", name: "今朝のまとめ", counts: { total: 11 } }]);
    expect(tree.themes).toMatchObject([{ id: "1", name: "テーマ1" }]);
  });
});

describe("firstSelection", () => {
  it.each([
    [
      "a group's first theme",
      { theme_group_info: [group("2", ["21"])], topics_info: [topic] },
      1,
      { kind: "THEME", id: "21" },
    ],
    ["past an empty group", { theme_group_info: [group("2", []), group("3", ["31"])] }, 1, { kind: "THEME", id: "31" }],
    ["a theme below the groups", { theme_group_info: [group("2", [])] }, 1, { kind: "THEME", id: "1" }],
    ["a topic where there is no theme", { topics_info: [topic] }, 0, { kind: "TOPIC", id: "9" }],
    ["nothing in an empty tree", {}, 0, null],
  ])("takes %s", (_what, over, themes, expected) => {
    expect(firstSelection(toThemeTree(aThemeList(themes, over)))).toEqual(expected);
  });
});

describe("findNode", () => {
  const tree = toThemeTree(aThemeList(1, { theme_group_info: [group("2", ["21"])], topics_info: [topic] }));

  it.each([
    [{ kind: "THEME", id: "21" }, "子21"],
    [{ kind: "THEME", id: "1" }, "テーマ1"],
    [{ kind: "THEME_GROUP", id: "2" }, "群2"],
    [{ kind: "TOPIC", id: "9" }, "今朝のまとめ"],
  ] as const)("finds %j", (selection, name) => {
    expect(findNode(tree, selection)).toMatchObject({ ...selection, name });
  });

  it("does not mistake one kind's id for another's", () => {
    expect(findNode(tree, { kind: "TOPIC", id: "2" })).toBeNull();
  });
});

it("names selections and the today lookup as REST does", () => {
  expect(selectionQuery({ kind: "TOPIC", id: "9" })).toEqual({ data_kbn: 3, id: "9" });
  expect(hasTodayLookup(aThemeList(0, { configuration_value: "1" }))).toBe(true);
  expect(hasTodayLookup(aThemeList(0, { configuration_value: "" }))).toBe(false);
});
