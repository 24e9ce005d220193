import { isUtf8 } from "node:buffer";

/** Longest line that is read, in bytes; a line is held in memory as a whole. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024;
/** What is kept of a line that is too long. */
const KEPT_BYTES = 4096;

const NEWLINE = 0x0a;
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
/** Alone they are an empty file; with text behind them, the file is not in UTF-8. */
const WIDE_BOMS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** One line without its end. A line that can't be read has a fault, and what can be shown of it as text. */
export interface Line {
  /** From 1; blank lines count, so that an editor finds it. */
  lineNo: number;
  text: string;
  fault?: string;
}

/**
 * The lines of a stream of bytes, as many at a time as a chunk completes; blank ones are left out. Memory holds one chunk
 * and one line, whatever the length of the stream. A byte-order mark is no part of the first line.
 */
export async function* readLines(chunks: AsyncIterable<Buffer>, maxLineBytes = MAX_LINE_BYTES): AsyncGenerator<Line[]> {
  const assembly = new LineAssembly(maxLineBytes);
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      assembly.add(chunk.subarray(from, end));
      lines.push(...assembly.finish());
      from = end + 1;
    }
    assembly.add(chunk.subarray(from));
    if (lines.length > 0) yield lines;
  }
  const rest = assembly.finish();
  if (rest.length > 0) yield rest;
}

/** The pieces of the line that is being read. */
class LineAssembly {
  private pieces: Buffer[] = [];
  private length = 0;
  private lineNo = 0;

  constructor(private readonly maxBytes: number) {}

  add(piece: Buffer): void {
    this.length += piece.length;
    if (this.length <= this.maxBytes) this.pieces.push(piece);
    else if (this.pieces.length > 0) this.pieces = [Buffer.concat(this.pieces).subarray(0, KEPT_BYTES)];
    else if (piece.length > 0 && this.length === piece.length) this.pieces = [piece.subarray(0, KEPT_BYTES)];
  }

  /** The line that ended, if there is anything on it; the next one begins. */
  finish(): Line[] {
    this.lineNo += 1;
    const { lineNo, length } = this;
    const bytes = withoutMarks(Buffer.concat(this.pieces), lineNo);
    this.pieces = [];
    this.length = 0;
    if (length > this.maxBytes) {
      const limit = Math.round(this.maxBytes / 1024 / 1024);
      return [{ lineNo, text: shown(bytes.subarray(0, KEPT_BYTES)), fault: `1行が長すぎます（上限${limit}MB）。` }];
    }
    if (!isUtf8(bytes)) return [{ lineNo, text: shown(bytes), fault: "文字コードがUTF-8ではありません。" }];
    const text = bytes.toString("utf8");
    return text.trim() === "" ? [] : [{ lineNo, text }];
  }
}

function withoutMarks(bytes: Buffer, lineNo: number): Buffer {
  if (lineNo === 1 && WIDE_BOMS.some((mark) => mark.equals(bytes))) return Buffer.alloc(0);
  const start = lineNo === 1 && bytes.subarray(0, BOM.length).equals(BOM) ? BOM.length : 0;
  const end = bytes.at(-1) === 0x0d ? bytes.length - 1 : bytes.length;
  return bytes.subarray(start, Math.max(start, end));
}

/** Broken bytes become the replacement character. */
const shown = (bytes: Buffer): string => bytes.toString("utf8");
