import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { FeedDefaults } from "./feed/feed-origin.ts";
import { MAX_FEED_BYTES, readFeed, refusedFile, TOO_LARGE } from "./feed/read-feed.ts";
import type { Remark } from "./feed/remark.ts";
import type { ReadItem } from "./item.ts";
import { readLines } from "./jsonl/lines.ts";
import { type LineDefaults, readLine } from "./jsonl/read-line.ts";
import { NewsReader } from "./newsml/read-news.ts";
import type { NewsDefaults } from "./newsml/to-item.ts";
import type { Origin } from "./recognise.ts";

const CHUNK_BYTES = 1024 * 1024;
/** What is shown of a file that is too large to be read. */
const KEPT_BYTES = 4096;

/** A file that can't be read at all. The message is for the user. */
export class UnreadableFile extends Error {}

/** A file as it is when the run begins; what is appended later is not part of it. */
export interface InputFile extends Origin {
  bytes: number;
}

/** Looks at a file and works out who it is. @throws UnreadableFile */
export async function openInput(file: string): Promise<InputFile> {
  try {
    const { size, isFile } = await stat(file).then((found) => ({ size: found.size, isFile: found.isFile() }));
    if (!isFile) throw new UnreadableFile(`${file}: ファイルではありません。`);
    const hash = createHash("sha256");
    for await (const chunk of content(file, size)) hash.update(chunk);
    return { file, bytes: size, fileHash: hash.digest("hex") };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(
      `${file}: 読み取れません（${error instanceof Error && "code" in error ? error.code : error}）。`,
    );
  }
}

/** The items of a `jsonl` file. `onBytes` is told how much of it has been read, `onRemarks` that there was nothing. */
export async function* jsonlItems(
  input: InputFile,
  defaults: LineDefaults,
  onBytes?: (bytes: number) => void,
  onRemarks?: (remarks: readonly Remark[]) => void,
): AsyncGenerator<ReadItem> {
  let isEmpty = true;
  for await (const lines of readLines(counted(input, onBytes))) {
    isEmpty = false;
    for (const line of lines) yield await readLine(line, defaults);
  }
  if (isEmpty) onRemarks?.([{ text: "空のファイルです", isLoss: false }]);
}

/** The items of a `newsml` file, as they are read. `onRemarks` is told what else there is to say of it. */
export async function* newsItems(
  input: InputFile,
  defaults: NewsDefaults,
  onBytes?: (bytes: number) => void,
  onRemarks?: (remarks: readonly Remark[]) => void,
): AsyncGenerator<ReadItem> {
  const reader = new NewsReader(defaults);
  yield* reader.read(counted(input, onBytes), input.bytes);
  onRemarks?.(reader.summary.remarks);
}

/** The items of a `feed` file, which is read as a whole. `onRemarks` is told what else there is to say of it. */
export async function* feedItems(
  input: InputFile,
  defaults: FeedDefaults,
  onBytes?: (bytes: number) => void,
  onRemarks?: (remarks: readonly Remark[]) => void,
): AsyncGenerator<ReadItem> {
  const isTooLarge = input.bytes > MAX_FEED_BYTES;
  const chunks: Buffer[] = [];
  for await (const chunk of content(input.file, isTooLarge ? KEPT_BYTES : input.bytes)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const reading = isTooLarge ? refusedFile(bytes, TOO_LARGE) : await readFeed(bytes, defaults);
  onRemarks?.(reading.remarks);
  yield* reading.items;
  onBytes?.(input.bytes);
}

/** `onBytes` is told how much has been taken up, before the next piece is. */
async function* counted(input: InputFile, onBytes?: (bytes: number) => void): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of content(input.file, input.bytes)) {
    yield chunk;
    bytes += chunk.length;
    onBytes?.(bytes);
  }
}

async function* content(file: string, bytes: number): AsyncGenerator<Buffer> {
  if (bytes === 0) return;
  yield* createReadStream(file, { end: bytes - 1, highWaterMark: CHUNK_BYTES });
}
