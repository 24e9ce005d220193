import { expect, it } from "vitest";
import { completeForPdf } from "./older-browsers-pdf.ts";

const lacking = () => {
  const old = {
    response: {} as Partial<Response>,
    blob: {} as Partial<Blob>,
    signal: {} as Partial<typeof AbortSignal>,
    promise: {} as Partial<PromiseConstructor>,
  };
  completeForPdf(old);
  return old;
};

it("gives an answer's and a blob's bytes", async () => {
  const { response, blob } = lacking();
  const data = new Uint8Array([1, 2, 250]);
  const source = { arrayBuffer: async () => data.buffer };
  expect(await response.bytes?.call(source as Response)).toEqual(data);
  expect(await blob.bytes?.call(source as Blob)).toEqual(data);
});

it("makes one signal of several, with the reason of the first that aborts", () => {
  const { any } = lacking().signal;
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = any?.([first.signal, second.signal]);
  expect(signal?.aborted).toBe(false);
  second.abort("second");
  first.abort("first");
  expect([signal?.aborted, signal?.reason]).toEqual([true, "second"]);
  expect(any?.([new AbortController().signal, AbortSignal.abort("before")]).reason).toBe("before");
});

it("makes a promise with the ways to settle it", async () => {
  const { promise } = lacking();
  const kept = promise.withResolvers?.<number>();
  kept?.resolve(3);
  expect(await kept?.promise).toBe(3);
  const broken = promise.withResolvers?.<number>();
  broken?.reject(new Error("no"));
  await expect(broken?.promise).rejects.toThrow("no");
});
