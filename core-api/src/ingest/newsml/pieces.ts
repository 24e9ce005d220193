import iconv from "iconv-lite";
import { SHIFT_JIS } from "../../charset/charset-name.ts";
import { type Decoded, decodeFile } from "../../charset/decode.ts";
import { FeedRefused } from "../feed/feed-refused.ts";
import { MAX_FEED_BYTES, TOO_LARGE } from "../feed/read-feed.ts";
import { withoutControls } from "../feed/text-collector.ts";

/** How much of a long file its charset is found out from. */
const SAMPLE_BYTES = 4 * 1024 * 1024;
const PIECE_CHARACTERS = 256 * 1024;

/** A text that is read piece by piece, with what its decoding has shown. Losses are complete when all has been read. */
export interface TextPieces {
  decoded: Omit<Decoded, "text">;
  /** Control characters that were taken out. */
  controls: number;
  pieces: AsyncIterable<string>;
  /** It should not be held as a whole. */
  isLong: boolean;
}

/** A file up to the limit of a feed: its charset is found out from all of it. */
export function wholeText(bytes: Buffer): TextPieces {
  const { text: given, ...decoded } = decodeFile(bytes);
  const text = withoutControls(given);
  return { decoded, controls: given.length - text.length, pieces: slices(text), isLong: false };
}

async function* slices(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS) yield text.slice(at, at + PIECE_CHARACTERS);
}

/**
 * A longer file: the charset is found out from its beginning, and what can't be read counts as it is met.
 * @throws FeedRefused where the charset can't be read in pieces
 */
export async function longText(chunks: AsyncIterable<Buffer>, sampleBytes = SAMPLE_BYTES): Promise<TextPieces> {
  const iterator = chunks[Symbol.asyncIterator]();
  const sample: Buffer[] = [];
  let length = 0;
  while (length < sampleBytes) {
    const next = await iterator.next();
    if (next.done) break;
    sample.push(next.value);
    length += next.value.length;
  }
  const beginning = Buffer.concat(sample);
  const { text: _, ...decoded } = decodeFile(beginning);
  const encoding = decoded.charset === SHIFT_JIS ? "cp932" : decoded.charset;
  if (!iconv.encodingExists(encoding)) throw new FeedRefused(TOO_LARGE);
  const result: TextPieces = { decoded: { ...decoded, lost: 0 }, controls: 0, pieces: decodedPieces(), isLong: true };
  return result;

  async function* decodedPieces(): AsyncGenerator<string> {
    const decoder = iconv.getDecoder(encoding);
    for (let bytes: Buffer | undefined = beginning; bytes; ) {
      yield cleaned(decoder.write(bytes));
      const next = await iterator.next();
      bytes = next.done ? undefined : next.value;
    }
    yield cleaned(decoder.end() ?? "");
  }

  function cleaned(given: string): string {
    const text = withoutControls(given);
    result.controls += given.length - text.length;
    result.decoded.lost += given.split("\uFFFD").length - 1;
    return text;
  }
}

export const isLong = (bytes: number): boolean => bytes > MAX_FEED_BYTES;
