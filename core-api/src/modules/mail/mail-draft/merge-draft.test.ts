import { describe, expect, it } from "vitest";
import { type DraftFields, type DraftState, mergeDraft, NEW_DRAFT } from "./merge-draft.ts";

const BEGUN: DraftState = { fields: { ...NEW_DRAFT, subject: "朝の記事" }, versions: {}, version: 1 };

describe("a draft of two editors", () => {
  it("takes changes of different fields from both, whichever version each has seen", () => {
    const first = mergeDraft(BEGUN, 1, { text: "皆様" });
    const second = mergeDraft(first, 1, { subject: "昼の記事" });
    expect(second).toMatchObject({ version: 3, conflicts: [], fields: { text: "皆様", subject: "昼の記事" } });
  });

  it("never overwrites a field that the other has changed meanwhile, and still takes the rest", () => {
    const first = mergeDraft(BEGUN, 1, { text: "甲の文" });
    const second = mergeDraft(first, 1, { text: "乙の文", subject: "乙の件名" });
    expect(second).toMatchObject({ conflicts: ["text"], fields: { text: "甲の文", subject: "乙の件名" } });
    expect(mergeDraft(second, second.version, { text: "乙の文" })).toMatchObject({
      conflicts: [],
      fields: { text: "乙の文" },
    });
  });

  it("is not changed by what it holds already", () => {
    const first = mergeDraft(BEGUN, 1, { mail_address: ["a@example.jp"] });
    expect(mergeDraft(first, 1, { mail_address: ["a@example.jp"] })).toEqual({ ...first, conflicts: [] });
  });

  it("ends as both wrote it, in whatever order the saves come: nothing is lost unnoticed", () => {
    const edits: [string, Partial<DraftFields>][] = [
      ["a", { text: "1" }],
      ["b", { text: "2", tone_flag: true }],
      ["a", { subject: "3" }],
      ["b", { mail_address: ["b@example.jp"] }],
    ];
    const orders = edits.flatMap((first) =>
      edits.filter((each) => each !== first).map((second) => [first, second] as const),
    );
    for (const [[, one], [, other]] of orders) {
      const both = mergeDraft(mergeDraft(BEGUN, 1, one), 1, other);
      for (const name of Object.keys({ ...one, ...other }) as (keyof DraftFields)[]) {
        const wanted = [one[name], other[name]].filter((value) => value !== undefined);
        expect(wanted).toContainEqual(both.fields[name]);
        expect(both.conflicts.includes(name)).toBe(new Set(wanted).size > 1);
      }
    }
  });
});
