import { describe, expect, it } from "vitest";
import { AUTOMATIC, faultsOf, type LeftEdition, type MorningHistory } from "./morning-oracle.ts";

const at = (time: string) => new Date(`2026-12-01T${time}+09:00`);
const pass = (time: string, isSure = true) => ({ at: at(time), moment: at(time), isSure });
const edition = (madeBy: string, time: string): LeftEdition => ({
  ...{ madeBy, at: at(time), seenAt: at(time), articles: [{ id: "1" }] },
});

const AUTOMATICALLY: MorningHistory = {
  ...{ deadline: at("06:58:00"), approval: false, requests: [], approvals: [], mails: 1, heldNotices: 0 },
  passes: [pass("06:57:00"), pass("06:58:00", false), pass("06:59:00"), pass("07:00:00")],
  left: [edition(AUTOMATIC, "06:59:00")],
};
const BY_HAND: MorningHistory = { ...AUTOMATICALLY, left: [edition("topic01", "06:40:00")] };
const APPROVED: MorningHistory = {
  ...{ ...BY_HAND, approval: true },
  ...{ requests: [{ version: "3", userId: "topic02" }], approvals: [{ version: "3", userId: "topic01" }] },
};
const SLOW = [{ ...pass("06:57:59"), moment: at("06:58:59") }, pass("06:59:00")];
const HELD: MorningHistory = { ...APPROVED, approvals: [], left: [], mails: 0, heldNotices: 1 };

describe("the oracle of mornings", () => {
  it.each([
    ["by itself", AUTOMATICALLY],
    ["in a pass that was perhaps killed", { ...AUTOMATICALLY, left: [edition(AUTOMATIC, "06:58:00")] }],
    ["by hand", BY_HAND],
    ["by hand between deadline and pass", { ...BY_HAND, left: [edition("topic01", "06:58:30")] }],
    ["approved", APPROVED],
    ["approved after it was held", { ...APPROVED, left: [edition("topic01", "07:00:00")], heldNotices: 1 }],
    ["by the clock of a worker that is slow", { ...AUTOMATICALLY, passes: SLOW }],
    ["held", HELD],
  ])("finds nothing wrong with what left %s", (_, history) => {
    expect(faultsOf(history)).toEqual([]);
  });

  const wrong: [string, MorningHistory, string[]][] = [
    ["two editions", { ...BY_HAND, left: [...BY_HAND.left, ...AUTOMATICALLY.left], mails: 2 }, ["sent twice"]],
    ["two mails of one edition", { ...BY_HAND, mails: 2 }, ["mails differ from what left"]],
    ["no mail", { ...BY_HAND, mails: 0 }, ["mails differ from what left"]],
    ["nothing at all", { ...BY_HAND, left: [], mails: 0 }, ["deadline missed"]],
    ["one that came after a pass", { ...AUTOMATICALLY, left: [edition(AUTOMATIC, "07:00:00")] }, ["deadline missed"]],
    ["one by hand after it", { ...BY_HAND, left: [edition("topic01", "06:59:00.001")] }, ["deadline missed"]],
    ["one before its hour", { ...AUTOMATICALLY, left: [edition(AUTOMATIC, "06:57:00")] }, ["left by itself early"]],
    ["the automatic one where approval is demanded", { ...APPROVED, left: AUTOMATICALLY.left }, ["unapproved"]],
    ["one that nobody approved", { ...APPROVED, approvals: [] }, ["unapproved"]],
    ["one approved by who asked", { ...APPROVED, requests: [{ version: "3", userId: "topic01" }] }, ["unapproved"]],
    [
      "an approval of an earlier draft",
      { ...APPROVED, approvals: [{ version: "2", userId: "topic01" }] },
      ["unapproved"],
    ],
    ["a hold that nobody is told of", { ...HELD, heldNotices: 0 }, ["not told once that nothing left"]],
    ["a hold told twice", { ...HELD, heldNotices: 2 }, ["not told once that nothing left"]],
    [
      "a late approval without a notice",
      { ...APPROVED, left: [edition("topic01", "07:00:00")] },
      ["not told once that nothing left"],
    ],
    ["a false alarm", { ...APPROVED, heldNotices: 1 }, ["not told once that nothing left"]],
    [
      "words that nobody released",
      { ...AUTOMATICALLY, left: [{ ...edition(AUTOMATIC, "06:59:00"), articles: [{ id: "1", comment: "書きかけ" }] }] },
      ["unread words left"],
    ],
  ];
  it.each(wrong)("sees %s", (_, history, faults) => {
    expect(faultsOf(history)).toEqual(faults);
  });
});
