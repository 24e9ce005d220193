import { expect, it } from "vitest";
import { type SourceFile, sourceFiles } from "./source-files.ts";

/** Words in a row without a stop, colon or semicolon. With more, most readers begin again. */
const MOST_WORDS = 30;

/** The docstrings of a file; items of lists and tags stand for themselves. */
const blocks = ({ text }: SourceFile) =>
  [...text.matchAll(/\/\*\*(.*?)\*\//gs)].flatMap(([, inner = ""]) =>
    inner
      .replace(/\n[ \t]*\*[ \t]?/g, "\n")
      .split(/\n(?=\s*(?:[-*] |@|\n))/)
      .map((block) => block.trim().split(/\s+/).join(" ")),
  );

/** What has to be read twice for its length. */
const longWinded = (files: SourceFile[]) =>
  files.flatMap((file) =>
    blocks(file)
      .flatMap((block) => block.split(/(?<=[.:;?!])\s+/))
      .filter((clause) => clause.split(" ").length > MOST_WORDS)
      .map((clause) => `${file.path}: ${clause}`),
  );

it(`docstrings say nothing in more than ${MOST_WORDS} words at a stretch`, () => {
  const files = sourceFiles().filter(({ path }) => !path.startsWith("migrations/"));
  expect(longWinded(files)).toEqual([]);
  const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  expect(longWinded([{ path: "x.ts", text: `/** ${words(31)}. */` }])).toEqual([`x.ts: ${words(31)}.`]);
  expect(
    longWinded([{ path: "x.ts", text: `/**\n * ${words(30)}.\n * - ${words(20)}\n * @returns ${words(20)} */` }]),
  ).toEqual([]);
});
