import { describe, expect, it } from "vitest";
import { type Line, readLines } from "./lines.ts";

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function linesOf(content: string | Buffer, size = 7, max?: number): Promise<Line[]> {
  const found: Line[] = [];
  for await (const lines of readLines(inPieces(Buffer.from(content), size), max)) found.push(...lines);
  return found;
}

describe("the lines of a file", () => {
  it.each([1, 2, 3, 5, 1000])("are the same whatever the size of the chunks (%i)", async (size) => {
    expect(await linesOf("半導体\r\n\n  \n電池\n𠮷野\n", size)).toEqual([
      { lineNo: 1, text: "半導体" },
      { lineNo: 4, text: "電池" },
      { lineNo: 5, text: "𠮷野" },
    ]);
  });

  it("need no line feed at the end, and may be none", async () => {
    expect(await linesOf("a\nb")).toEqual([
      { lineNo: 1, text: "a" },
      { lineNo: 2, text: "b" },
    ]);
    expect(await linesOf("")).toEqual([]);
  });

  it("leave out a byte-order mark at the beginning, and nowhere else", async () => {
    expect(await linesOf("\uFEFFa\n\uFEFFb")).toEqual([
      { lineNo: 1, text: "a" },
      { lineNo: 2, text: "\uFEFFb" },
    ]);
  });

  it("are none where there is nothing but a byte-order mark", async () => {
    for (const mark of [
      [0xef, 0xbb, 0xbf],
      [0xff, 0xfe],
      [0xfe, 0xff],
    ])
      expect(await linesOf(Buffer.from(mark))).toEqual([]);
  });

  it("tell of broken UTF-8 where it stands, and go on", async () => {
    const bytes = Buffer.concat([Buffer.from("a\n"), Buffer.from([0x83, 0x65, 0x83]), Buffer.from("\nb\n")]);
    const [first, broken, last] = await linesOf(bytes);
    expect(broken).toMatchObject({ lineNo: 2, fault: expect.stringContaining("UTF-8") });
    expect([first?.text, last?.text]).toEqual(["a", "b"]);
  });

  it.each([1, 4, 64])("refuse one that is too long without keeping it, and go on (chunks of %i)", async (size) => {
    const long = "x".repeat(5000);
    const found = await linesOf(`a\n${long}\nb\n${"y".repeat(16)}`, size, 16);
    expect(found.map(({ lineNo, fault }) => [lineNo, fault !== undefined])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(found[1]?.text.length).toBeLessThanOrEqual(4096);
  });
});
