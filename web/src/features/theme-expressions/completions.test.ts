import { CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { expect, it } from "vitest";
import { completionsOf } from "./completions.ts";

const offer = completionsOf(() => ({
  terms: ["経営", "GaN"],
  synonymTerms: ["経産省", "経済産業省", "Ministry of Economy"],
  media: [{ code: "KR", name: "海路日報" }],
}));
const at = (doc: string): CompletionResult | null =>
  offer(new CompletionContext(EditorState.create({ doc }), doc.length, false)) as CompletionResult | null;
const labels = (doc: string) => at(doc)?.options.map(({ label }) => label);

it.each([
  ["syn:経", ["経産省", "経済産業省"]],
  ["予算 -syn：", ["経産省", "経済産業省", "Ministry of Economy"]],
  ["syn:経産省", []],
  ["経", ["経営"]],
  ["s", ["syn:"]],
  ["media:海", ["海路日報"]],
])("offers after %s the words that may stand there", (doc, offered) => expect(labels(doc)).toEqual(offered));

it("puts the word in the place of what was typed of it, in quotes where it needs them", () => {
  const offered = at("予算 syn:min");
  expect(offered?.from).toBe("予算 syn:".length);
  expect(offered?.options[0]?.apply).toBe('"Ministry of Economy"');
});
