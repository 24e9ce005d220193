import { describe, expect, it } from "vitest";
import { SOURCES } from "./source.ts";
import { allNodes, filterSections, selectedKey, type ThemeTreeData, treeSections } from "./theme-tree.ts";
import { treeMove, visibleRows } from "./tree-rows.ts";

const named = (id: string, name: string, newspaper = 1) => ({ id, name, counts: { newspaper, web: 0, magazine: 0 } });
const sic = named("1", "ＳｉＣ");
const wafer = named("2", "ウエハー");
const coast = named("3", "洋上風力", 0);
const data: ThemeTreeData = {
  topics: [named("9", "今朝のまとめ")],
  groups: [
    { ...named("5", "半導体"), themes: [sic, wafer] },
    { ...named("6", "素材"), themes: [wafer] },
  ],
  themes: [sic, wafer, coast],
};
const keys = (sections: Parameters<typeof allNodes>[0]) => allNodes(sections).map((node) => node.key);
const all = { text: "", hideEmpty: false, sources: SOURCES };

describe("treeSections", () => {
  it("puts only themes without a group under テーマ while children are shown", () => {
    const sections = treeSections(data, true);
    expect(sections.map((section) => section.name)).toEqual(["topics", "groups", "themes"]);
    expect(sections[2]?.nodes.map((node) => node.name)).toEqual(["洋上風力"]);
    expect(new Set(keys(sections)).size).toBe(keys(sections).length);
  });

  it("lists all themes when children are not shown", () => {
    const sections = treeSections(data, false);
    expect(sections[1]?.nodes.every((node) => node.children.length === 0)).toBe(true);
    expect(sections[2]?.nodes.map((node) => node.name)).toEqual(["ＳｉＣ", "ウエハー", "洋上風力"]);
  });

  it("leaves empty sections out", () => {
    expect(treeSections({ topics: [], groups: [], themes: [sic] }, true).map((section) => section.name)).toEqual([
      "themes",
    ]);
  });
});

describe("filterSections", () => {
  const sections = treeSections(data, true);

  it.each([
    ["sic", ["THEME_GROUP:5", "THEME_GROUP:5/THEME:1"]],
    ["うえは", ["THEME_GROUP:5", "THEME_GROUP:5/THEME:2", "THEME_GROUP:6", "THEME_GROUP:6/THEME:2"]],
    ["半導体", ["THEME_GROUP:5", "THEME_GROUP:5/THEME:1", "THEME_GROUP:5/THEME:2"]],
    ["ない", []],
  ])("finds %s whatever its width and kana", (text, expected) => {
    expect(keys(filterSections(sections, { ...all, text }))).toEqual(expected);
  });

  it("hides themes without articles in the visible sources", () => {
    expect(keys(filterSections(sections, { ...all, hideEmpty: true }))).not.toContain("THEME:3");
    expect(filterSections(sections, { ...all, hideEmpty: true, sources: ["WEB"] })).toEqual([]);
  });
});

describe("selectedKey", () => {
  const sections = treeSections(data, true);
  const theme2 = { kind: "THEME", id: "2" } as const;

  it("is the row that was clicked, where a theme is in two groups", () => {
    expect(selectedKey(sections, theme2, "THEME_GROUP:6/THEME:2")).toBe("THEME_GROUP:6/THEME:2");
  });
  it("is the first row otherwise", () => {
    expect(selectedKey(sections, theme2, "THEME_GROUP:5/THEME:1")).toBe("THEME_GROUP:5/THEME:2");
    expect(selectedKey(sections, null, null)).toBeNull();
  });
});

describe("visibleRows and treeMove", () => {
  const rows = visibleRows(treeSections(data, true), new Set(["THEME_GROUP:6"]));

  it("hides the children of a closed group", () => {
    expect(rows.map((row) => row.node.key)).toEqual([
      "TOPIC:9",
      "THEME_GROUP:5",
      "THEME_GROUP:5/THEME:1",
      "THEME_GROUP:5/THEME:2",
      "THEME_GROUP:6",
      "THEME:3",
    ]);
  });

  it.each([
    ["ArrowDown", "TOPIC:9", { focus: "THEME_GROUP:5" }],
    ["ArrowUp", "THEME_GROUP:5", { focus: "TOPIC:9" }],
    ["ArrowUp", "TOPIC:9", null],
    ["ArrowDown", "THEME:3", null],
    ["Home", "THEME:3", { focus: "TOPIC:9" }],
    ["End", "TOPIC:9", { focus: "THEME:3" }],
    ["ArrowRight", "THEME_GROUP:6", { toggle: "THEME_GROUP:6" }],
    ["ArrowRight", "THEME_GROUP:5", { focus: "THEME_GROUP:5/THEME:1" }],
    ["ArrowRight", "THEME:3", null],
    ["ArrowLeft", "THEME_GROUP:5/THEME:2", { focus: "THEME_GROUP:5" }],
    ["ArrowLeft", "THEME_GROUP:5", { toggle: "THEME_GROUP:5" }],
    ["ArrowLeft", "THEME_GROUP:6", null],
    ["a", "THEME:3", null],
  ])("%s on %s", (key, focused, expected) => {
    expect(treeMove(rows, focused, key)).toEqual(expected);
  });

  it("does nothing in an empty tree", () => expect(treeMove([], null, "ArrowDown")).toBeNull());
});
