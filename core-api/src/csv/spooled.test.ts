import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { spooled } from "./spooled.ts";

const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith("kirinuki-download-"));

async function* chunks(...given: (string | Error)[]): AsyncGenerator<Buffer> {
  for (const chunk of given) {
    if (chunk instanceof Error) throw chunk;
    yield Buffer.from(chunk);
  }
}
const signal = new AbortController().signal;

describe("a spool", () => {
  it("gives back what it read, time and again, and leaves nothing behind", async () => {
    const before = await folders();
    for (let at = 0; at < 20; at += 1)
      expect((await buffer(await spooled(chunks("a", "", `b${at}`), signal))).toString()).toBe(`ab${at}`);
    expect(await folders()).toEqual(before);
  });

  it("fails as its source does", async () => {
    const before = await folders();
    await expect(spooled(chunks("a", new Error("no database")), signal)).rejects.toThrow("no database");
    expect(await folders()).toEqual(before);
  });

  it("stops reading when nobody waits any more", async () => {
    const gone = new AbortController();
    let read = 0;
    const endless = (async function* () {
      for (;;) {
        read += 1;
        if (read === 3) gone.abort();
        yield Buffer.from("x");
      }
    })();
    await expect(spooled(endless, gone.signal)).rejects.toThrow(/abort/i);
    expect(read).toBe(3);
  });
});
