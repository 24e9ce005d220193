import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { placeholderFault, placeholdersOf, placeholderTokens } from "./placeholder-completions.ts";

const offered = async (doc: string, explicit = false, at = doc.length) => {
  const context = new CompletionContext(EditorState.create({ doc }), at, explicit);
  const result = await placeholdersOf("末尾")(context);
  return (
    result && { from: result.from, labels: result.options.map(({ label }) => label), first: result.options[0]?.apply }
  );
};

describe("placeholders", () => {
  it("are offered after a brace, those of the place alone, with the closing brace where it lacks", async () => {
    const found = await offered("以上 {会");
    expect(found?.from).toBe(3);
    expect(found?.labels).toContain("{会社名}");
    expect(found?.labels).not.toContain("{コメント}");
    expect(found?.first).toBe("{テーマ名}");
    expect((await offered("{}", false, 1))?.first).toBe("{テーマ名");
    expect(await offered("以上")).toBeNull();
    expect((await offered("以上", true))?.from).toBe(2);
  });

  it("stand out; an unknown one is named at its place", () => {
    expect(placeholderTokens("末尾")("a{会社名}{なぞ}")).toEqual([
      { from: 1, to: 6, kind: "field" },
      { from: 6, to: 10, kind: "not" },
    ]);
    expect(placeholderFault("末尾", "a{会社名}{なぞ}")).toEqual({
      position: 6,
      message: "{なぞ}は項目「末尾」で使用できない差し込みです。",
    });
    expect(placeholderFault("末尾", "a{会社名}")).toBeNull();
    expect(placeholderFault("末尾", "{会社名}と{会社名")?.position).toBe(6);
  });
});
