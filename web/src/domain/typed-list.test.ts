import { expect, it } from "vitest";
import { typedList } from "./typed-list.ts";

it.each([
  ["a@example.jp, b@example.jp;c@example.jp", ["a@example.jp", "b@example.jp", "c@example.jp"]],
  ["2026/12/14、2026/12/31\r\n\n　2027/01/01；", ["2026/12/14", "2026/12/31", "2027/01/01"]],
  [" \n", []],
])("%j is a list", (typed, list) => expect(typedList(typed)).toEqual(list));
