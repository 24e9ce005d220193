import { describe, expect, it, vi } from "vitest";
import { inTime, rowsOf } from "./gauges.ts";

describe("rows for figures", () => {
  it("are none while the statement is held up, which is not asked again before it ended", async () => {
    const held = Promise.withResolvers<object[]>();
    const shared = vi
      .fn()
      .mockReturnValueOnce(held.promise)
      .mockResolvedValueOnce([{ n: 2 }]);
    const rows = rowsOf({ shared }, "SELECT 1", 1);
    expect(await rows()).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(shared).toHaveBeenCalledTimes(1);
    held.resolve([{ n: 1 }]);
    await held.promise;
    await vi.waitFor(async () => expect(await rows()).toEqual([{ n: 2 }]));
    expect(shared).toHaveBeenCalledTimes(2);
  });

  it("are none where the database is away", async () => {
    const shared = vi.fn().mockRejectedValue(new Error("connection refused"));
    expect(await rowsOf({ shared }, "SELECT 1")()).toEqual([]);
  });
});

it("what comes in time is taken, and what fails in time fails", async () => {
  expect(await inTime(Promise.resolve("rows"), "none")).toBe("rows");
  await expect(inTime(Promise.reject(new Error("refused")), "none")).rejects.toThrow("refused");
});
