import { describe, expect, it } from "vitest";
import { misfit, spell } from "./spelling.ts";

const fits = (typed: string, name: string) => misfit(typed, spell(name)) !== null;

describe("what is typed", () => {
  it.each([
    ["パワー", "パワー半導体"],
    ["ぱわー", "パワー半導体"],
    ["ﾊﾟﾜｰ", "パワー半導体"],
    ["半導体", "パワー半導体"],
    ["suiso", "すいそ社会"],
    ["SUISO", "スイソ社会"],
    ["でんち", "デンチ・素材"],
    ["kirinuki", "Kirinuki"],
    ["パ半体", "パワー半導体"],
    ["管理 利用者", "利用者の管理"],
    ["はんどう", "パワー半導体"],
    ["handoutai", "パワー半導体"],
    ["handout", "パワー半導体"],
    ["ぱわーはんどう", "パワー半導体"],
    ["こうじょう", "国内の工場投資"],
    ["がっこう", "学校と教育"],
    ["けいざいさんぎょう", "経済産業省"],
    ["じんざい", "半導体人材"],
    ["りようしゃ", "利用者の管理"],
    ["ゆしゅつ", "輸出管理"],
  ])("%s finds %s", (typed, name) => expect(fits(typed, name)).toBe(true));

  it.each([
    ["水素", "パワー半導体"],
    ["体導半", "パワー半導体"],
    ["体パ", "パワー半導体"],
    ["すいそ", "パワー半導体"],
    ["はんたい", "半導体"],
    ["mail", "毎日の記事"],
  ])("%s does not find %s", (typed, name) => expect(fits(typed, name)).toBe(false));

  it("prefers what begins with it to what has it, and that to what has its letters", () => {
    const cost = (name: string) => misfit("電池材", spell(name)) ?? Number.NaN;
    expect(cost("電池材料")).toBeLessThan(cost("次世代電池材料"));
    expect(cost("次世代電池材料")).toBeLessThan(cost("電気と池の材木"));
  });

  it("prefers what is written so to what may be read so, and that to letters with gaps", () => {
    const cost = (name: string) => misfit("でんち", spell(name)) ?? Number.NaN;
    expect(cost("デンチ・素材")).toBeLessThan(cost("電池材料"));
    expect(cost("電池材料")).toBeLessThan(cost("でかんち"));
  });
});
