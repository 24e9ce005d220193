import { Readable } from "node:stream";
import type { Envelope } from "./envelope.ts";

/**
 * The envelope with one field more in its data: a file in base64, as legacy callers read it. Written while the file is read, so that memory
 * does not grow with it.
 */
export function base64Answer({ result, data }: Envelope<object>, field: string, file: Readable): Readable {
  const head = JSON.stringify({ result, data }).slice(0, -"}}".length);
  const comma = Object.keys(data).length > 0 ? "," : "";
  return Readable.from(write(`${head}${comma}${JSON.stringify(field)}:"`, file), { objectMode: false });
}

/** Base64 takes three bytes at a time; what is left over waits for the next piece. */
async function* write(head: string, file: Readable): AsyncGenerator<string> {
  yield head;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of file as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString("base64", 0, whole);
    rest = Buffer.from(bytes.subarray(whole));
  }
  yield `${rest.toString("base64")}"}}`;
}
