import { describe, expect, it } from "vitest";
import { type NotePatience, notePatiently } from "./note-patiently.ts";

const unavailable = () => Object.assign(new Error("the database is starting up"), { code: "57P03" });

function patience(given: Partial<NotePatience> = {}) {
  const waits: unknown[] = [];
  return {
    waits,
    options: {
      patienceMs: 60_000,
      pauseMs: 0,
      isStopped: () => false,
      onWait: (error: unknown) => waits.push(error),
      ...given,
    },
  };
}

/** Fails with these errors first, then succeeds. */
function failing(...errors: Error[]) {
  let calls = 0;
  const note = async () => {
    calls += 1;
    const error = errors.shift();
    if (error) throw error;
  };
  return { note, calls: () => calls };
}

describe("notePatiently", () => {
  it("retries while the database is unavailable", async () => {
    const { waits, options } = patience();
    const { note, calls } = failing(unavailable(), unavailable());
    await notePatiently(note, options);
    expect([calls(), waits.length]).toEqual([3, 2]);
  });

  it.each([
    ["another error", new Error("a fault of the statement"), {}],
    ["a stopped worker", unavailable(), { isStopped: () => true }],
    ["the end of its patience", unavailable(), { patienceMs: -1 }],
  ])("gives up at %s", async (_, error, given) => {
    const { waits, options } = patience(given);
    const { note, calls } = failing(error);
    await expect(notePatiently(note, options)).rejects.toBe(error);
    expect([calls(), waits.length]).toEqual([1, 0]);
  });
});
