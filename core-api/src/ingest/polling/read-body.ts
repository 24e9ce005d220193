import { pipeline, Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

export class BodyRefused extends Error {
  override readonly name = "BodyRefused";
}

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export const ACCEPT_ENCODING = "gzip, deflate, br";

/**
 * Reads an answer to its end, unpacked. Ends it as soon as more than `limit` bytes have come, packed or unpacked.
 * @throws BodyRefused, with the reason in Japanese
 */
export async function readBody(body: Readable, contentEncoding: string | null, limit: number): Promise<Buffer> {
  // It is also told of errors after we have stopped reading; nobody else listens then.
  body.on("error", () => {});
  const names = (contentEncoding ?? "").toLowerCase().split(",");
  const encodings = names.map((name) => name.trim()).filter((name) => name !== "" && name !== "identity");
  const decoders = encodings.map((name) => DECODERS[name]);
  const [decoder] = decoders;
  if (decoders.length > 1 || (decoders.length === 1 && !decoder)) {
    body.destroy();
    throw new BodyRefused(`対応していない圧縮形式です（${encodings.join(", ").slice(0, 60)}）。`);
  }
  const packed = Readable.from(limited(body, limit));
  if (!decoder) return collect(packed);
  const unpacked = decoder();
  // Whatever ends the one ends the other; its error is told to who reads.
  pipeline(packed, unpacked, () => {});
  try {
    return await collect(Readable.from(limited(unpacked, limit)));
  } catch (error) {
    if (isZlibError(error)) throw new BodyRefused("圧縮された内容が壊れています。");
    throw error;
  } finally {
    body.destroy();
  }
}

async function* limited(stream: Readable, limit: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > limit) throw new BodyRefused(`内容が大きすぎます（上限${Math.round(limit / 1024 / 1024)}MB）。`);
    yield chunk;
  }
}

async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(?:Z_|ERR_BROTLI|ERR__ERROR)/.test(String(error.code));
