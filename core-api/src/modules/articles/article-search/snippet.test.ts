import { describe, expect, it } from "vitest";
import { snippetOf } from "./snippet.ts";

const marked = (text: string, words: string[]) => {
  const snippet = snippetOf(text, words);
  return snippet && { text: snippet.text, words: snippet.hits.map(([from, to]) => snippet.text.slice(from, to)) };
};

describe("a snippet", () => {
  it("is a line around the first hit, with all hits in it", () => {
    expect(marked("電池の工場。\n新しい電池は来年から。", ["電池"])).toEqual({
      text: "電池の工場。 新しい電池は来年から。",
      words: ["電池", "電池"],
    });
  });

  it("says where it was cut, and cuts no character and no hit", () => {
    const found = marked(`${"前".repeat(40)}𠮷電池${"後".repeat(100)}電池`, ["電池"]);
    expect(found?.text).toBe(`…${"前".repeat(14)}𠮷電池${"後".repeat(62)}…`);
    expect(found?.words).toEqual(["電池"]);
    expect(marked(`𠮷${"前".repeat(15)}電池`, ["電池"])?.text).toBe(`…${"前".repeat(15)}電池`);
  });

  it("is none where the words are not in the text", () => {
    expect(snippetOf("工場", ["電池"])).toBeNull();
    expect(snippetOf("", ["電池"])).toBeNull();
  });
});
