import { expect, it } from "vitest";
import { headlineSegments } from "./headline-segments.ts";

it.each([
  ["SiC基板、国内で一貫生産へ　ユメカワ電子が新工場", ["SiC基板、国内で一貫生産へ　", "ユメカワ電子が新工場"]],
  ["決算　ユメカワ電子　純利益2.1倍", ["決算　", "ユメカワ電子　", "純利益2.1倍"]],
  ["空白のない見出し", ["空白のない見出し"]],
  ["　頭の空白", ["　", "頭の空白"]],
  ["二つ　　続く", ["二つ　　", "続く"]],
  ["half width stays", ["half width stays"]],
  ["", []],
])("cuts %j", (title, texts) => {
  const segments = headlineSegments(title);
  expect(segments.map((segment) => segment.text)).toEqual(texts);
  for (const { start, text } of segments) expect(title.slice(start, start + text.length)).toBe(text);
});
