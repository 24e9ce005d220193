import { describe, expect, it } from "vitest";
import { NoteTogether } from "./note-together.ts";

/** Writes that end one by one, when they are told to. */
function slowly(refused: readonly number[] = []) {
  const written: number[][] = [];
  const ends: (() => void)[] = [];
  const notes = new NoteTogether<number>(async (items) => {
    written.push([...items]);
    await new Promise<void>((end) => ends.push(end));
    if (items.some((item) => refused.includes(item))) throw new Error("refused");
  });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((next) => setImmediate(next));
  };
  return { written, notes, endNext };
}

describe("NoteTogether", () => {
  it("writes what ended during a write with the next", async () => {
    const { written, notes, endNext } = slowly();
    const all = Promise.all([1, 2, 3].map((item) => notes.note(item)));
    await endNext();
    await endNext();
    await all;
    expect(written).toEqual([[1], [2, 3]]);
    const later = notes.note(4);
    await endNext();
    await later;
    expect(written.at(-1)).toEqual([4]);
  });

  it("writes each alone where one of several is refused, and fails for that one only", async () => {
    const { written, notes, endNext } = slowly([3]);
    const all = Promise.allSettled([1, 2, 3].map((item) => notes.note(item)));
    for (let end = 0; end < 4; end += 1) await endNext();
    expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(written).toEqual([[1], [2, 3], [2], [3]]);
  });
});
