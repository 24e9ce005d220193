import { expect, it } from "vitest";
import { besideWords } from "./beside-words.ts";
import { risenWords } from "./risen-words.ts";

it("takes the terms, the words of the headline and those beside a term", () => {
  const words = besideWords({
    title: "ＳｉＣ基板、国内で一貫生産へ　ユメカワ電子が北陸に新工場",
    lead: "パワー半導体の増産に向け、投資を急ぐ。港は晴れ。20日に発表した。",
    terms: ["パワー半導体"],
  });
  expect([...words]).toEqual([
    ...["パワー半導体", "SiC", "基板", "国内", "一貫生産", "ユメカワ", "電子", "北陸", "新工場"],
    ...["パワー", "半導体", "増産", "投資"],
  ]);
});

const word = (name: string, count: number, beforeCount: number) => ({ word: name, count, beforeCount });

it("names what rose against the four weeks before, the greatest rise first", () => {
  // Two weeks: half of what the four weeks before had is expected.
  const words = [
    word("発表", 60, 100),
    word("北陸", 12, 2),
    word("新工場", 9, 0),
    word("稀", 2, 0),
    word("量産", 20, 38),
  ];
  expect(risenWords(words, 14).map((each) => each.word)).toEqual(["新工場", "北陸"]);
  expect(risenWords(words, 28).map((each) => each.word)).toEqual(["新工場", "北陸"]);
  expect(risenWords([word("発表", 60, 100)], 1)).toHaveLength(1);
});
