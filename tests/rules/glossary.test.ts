import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isTestCode, ROOT, sourceFiles } from "./source-files.ts";

const GLOSSARY = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");

/** Rows of the first table; a row has the word in its first column. */
const words = [...(GLOSSARY.split("\n## ", 1)[0]?.matchAll(/^\| ([^|]+?) \|/gm) ?? [])]
  .map(([, word = ""]) => word)
  .filter((word) => word !== "word" && !word.startsWith("-"));

const questions = [...GLOSSARY.matchAll(/^\| ([^|]*\?) \| `([^`]+)` \| `([^`]+)` \|$/gm)].map(
  ([, question = "", search = "", file = ""]) => ({ question, search, file }),
);

describe("the glossary", () => {
  it("has each word once, in alphabetical order", () => {
    expect(words.length).toBeGreaterThan(60);
    expect(words).toEqual(words.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(new Set(words).size).toBe(words.length);
  });

  it("answers a newcomer's questions by one search each", () => {
    const files = sourceFiles().filter(({ path }) => /^(?:core-api|bff|web)\/src\//.test(path) && !isTestCode(path));
    expect(questions).toHaveLength(5);
    for (const { question, search, file } of questions) {
      const found = files.filter(({ text }) => text.replace(/\n \* /g, " ").includes(search)).map(({ path }) => path);
      expect(found, question).toEqual([file]);
    }
  });

  it("has the words of its questions", () => {
    for (const { question } of questions)
      expect(words, question).toContain(/\*\*(.+)\*\*/.exec(question)?.[1] ?? question);
  });
});
