import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { base64Answer } from "./base64-answer.ts";
import { success } from "./envelope.ts";

const answer = async (data: object, pieces: Buffer[]) =>
  JSON.parse(await text(base64Answer(success(data), "file", Readable.from(pieces))));

describe("an answer with a file", () => {
  it("is the envelope with the file's base64, however the file comes in pieces", async () => {
    const bytes = Buffer.from("新聞の切り抜き, 1234567");
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const { result, data } = await answer({ flag: 1 }, [bytes.subarray(0, cut), bytes.subarray(cut)]);
      expect([result.status, data.flag, Buffer.from(data.file, "base64").toString()]).toEqual([0, 1, bytes.toString()]);
    }
  });

  it("holds for no other data and for an empty file", async () => {
    expect((await answer({}, [])).data).toEqual({ file: "" });
  });
});
