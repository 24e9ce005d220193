import { expect, it } from "vitest";
import { readTime } from "./read-time.ts";

it.each([
  ["18:30", "18:30"],
  ["1830", "18:30"],
  ["7:30", "07:30"],
  ["730", "07:30"],
  [" 07:30 ", "07:30"],
  ["０７：３０", "07:30"],
  ["７３０", "07:30"],
  ["7時30分", "07:30"],
  ["7時", "07:00"],
  ["0:00", "00:00"],
])("reads %s", (text, time) => expect(readTime(text)).toBe(time));

it.each(["", "7", "18", "24:00", "12:60", "183", "7:3", "18:30:00", "morning", "1899"])(
  "reads no time out of %j, and guesses none",
  (text) => expect(readTime(text)).toBeNull(),
);
