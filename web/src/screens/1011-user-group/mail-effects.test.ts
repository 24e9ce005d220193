import { describe, expect, it } from "vitest";
import { mailEffects } from "./mail-effects.ts";

const settings = (dataSection: number | null, count: number) => ({ dataSection, count });
const NONE = { stops: 0, begins: 0, loses: [], gains: [] };

describe("mails of a group whose sources change", () => {
  it("end where nothing of them is left, and lose a part where something is", () => {
    const given = [settings(5, 2), settings(null, 3), settings(101, 1)];
    expect(mailEffects(given, [1, 2, 3, 5], [1, 2, 3])).toEqual({
      ...NONE,
      stops: 2,
      loses: [{ section: 5, count: 3 }],
    });
    expect(mailEffects(given, [1, 3], [3])).toEqual({ ...NONE, stops: 1, loses: [{ section: 1, count: 3 }] });
  });

  it("begin where something comes for the first time, and gain a part otherwise", () => {
    const given = [settings(5, 2), settings(null, 3)];
    expect(mailEffects(given, [3], [3, 5])).toEqual({ ...NONE, begins: 2, gains: [{ section: 5, count: 3 }] });
    expect(mailEffects(given, [], [1, 2, 3, 5])).toEqual({ ...NONE, begins: 5 });
  });

  it("stay as they are where the sources do", () => {
    expect(mailEffects([settings(null, 3)], [1, 5], [1, 5])).toEqual(NONE);
  });
});
