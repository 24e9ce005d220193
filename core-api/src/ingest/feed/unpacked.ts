import { promisify } from "node:util";
import { constants, gunzip } from "node:zlib";
import { FeedRefused } from "./feed-refused.ts";
import type { Remark } from "./remark.ts";

const unzip = promisify(gunzip);
/** A server may pack a file that is packed already. */
const MOST_LAYERS = 2;

/** A file as it is, or what was packed in it. */
export interface Unpacked {
  bytes: Buffer;
  remarks: Remark[];
}

/**
 * Unpacks a file that is packed by gzip, whatever it is called: producers put `feed.xml.gz` where a feed is expected. One that is
 * cut is read as far as it goes, as a feed is that is cut.
 * @throws FeedRefused where it is damaged, or unpacks to more than `limit` bytes
 */
export async function unpacked(given: Buffer, limit: number): Promise<Unpacked> {
  const remarks: Remark[] = [];
  let bytes = given;
  for (let layer = 0; isGzip(bytes); layer += 1) {
    if (layer === MOST_LAYERS) throw new FeedRefused(`gzipで${MOST_LAYERS}回を超えて圧縮されています。`);
    try {
      bytes = await unzip(bytes, { maxOutputLength: limit });
    } catch (error) {
      if (codeOf(error) !== "Z_BUF_ERROR") throw refusalOf(error, limit);
      bytes = await unzipCut(bytes, limit);
      remarks.push({ text: "gzipで圧縮されたファイルが途中で切れています", isLoss: true });
    }
  }
  return { bytes, remarks };
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const unzipCut = (bytes: Buffer, limit: number): Promise<Buffer> =>
  unzip(bytes, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH }).catch((error: unknown) => {
    throw refusalOf(error, limit);
  });

function refusalOf(error: unknown, limit: number): FeedRefused {
  if (codeOf(error) === "ERR_BUFFER_TOO_LARGE")
    return new FeedRefused(`gzipを展開すると大きすぎます（上限${Math.round(limit / 1024 / 1024)}MB）。`);
  return new FeedRefused("gzipで圧縮されたファイルが壊れています。");
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);
