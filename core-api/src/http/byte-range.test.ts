import { describe, expect, it } from "vitest";
import { readRange } from "./byte-range.ts";

const file = { size: 100, etag: '"x"' };
const part = (start: number, end: number) => ({ kind: "part", range: { start, end } });

describe("a Range header", () => {
  it.each([
    ["bytes=0-9", part(0, 9)],
    ["bytes=90-", part(90, 99)],
    ["bytes=90-1000", part(90, 99)],
    ["bytes=-10", part(90, 99)],
    ["bytes=-1000", part(0, 99)],
    ["bytes=100-", { kind: "unsatisfiable" }],
    ["bytes=-0", { kind: "unsatisfiable" }],
  ])("%s", (header, answer) => {
    expect(readRange(header, undefined, file)).toEqual(answer);
  });

  it.each([undefined, "", "bytes=-", "bytes=9-0", "bytes=0-1,3-4", "lines=0-1", "bytes=a-b"])(
    "%s gets the whole",
    (header) => {
      expect(readRange(header, undefined, file)).toEqual({ kind: "whole" });
    },
  );

  it("counts only for the bytes that the client already has a part of", () => {
    expect(readRange("bytes=0-9", '"x"', file)).toEqual(part(0, 9));
    expect(readRange("bytes=0-9", '"y"', file)).toEqual({ kind: "whole" });
    expect(readRange("bytes=0-9", '"x"', { size: 100, etag: null })).toEqual({ kind: "whole" });
  });
});
