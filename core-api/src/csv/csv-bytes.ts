import { Readable } from "node:stream";
import iconv from "iconv-lite";
import { type Cell, cellText } from "./cells.ts";
import { cp932Text } from "./cp932.ts";
import type { CsvEncoding } from "./csv-encoding.ts";
import { remembered } from "./remembered.ts";

/** A column: its heading, and what a row has there. */
export interface CsvColumn<Row> {
  heading: string;
  cell: (row: Row) => Cell;
}

export interface CsvTable<Row> {
  columns: readonly CsvColumn<Row>[];
  /** As many at a time as they are read; never all of them. */
  rows: AsyncIterable<readonly Row[]>;
  encoding: CsvEncoding;
}

/** What was lost of a file's text; complete when its last byte is out. */
export interface CsvLosses {
  /** Characters that the encoding lacks, now 〓. UTF-8 lacks none. */
  replaced: number;
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

/** RFC 4180: comma, CRLF, quotes where they are needed. By hand: see docs/decisions/2026-11-23-kept-counts-of-uses.md. */
const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const NEEDS_QUOTES = /[",\r\n]/;
const line = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;

/**
 * The bytes of a CSV file with its headings, one chunk for each chunk of rows.
 * @param losses counted up while the bytes are read
 */
export async function* csvBytes<Row>(
  { columns, rows, encoding }: CsvTable<Row>,
  losses: CsvLosses = { replaced: 0 },
): AsyncGenerator<Buffer> {
  const isUtf8 = encoding === "utf8";
  const encode = (text: string): Buffer => (isUtf8 ? Buffer.from(text, "utf8") : iconv.encode(text, "cp932"));
  const written = (given: string): string => {
    if (isUtf8) return given;
    const { text, replaced } = cp932Text(given);
    losses.replaced += replaced;
    return text;
  };
  const textCell = (cell: string): string => quoted(cellText(cell, written));
  // Losses are counted each time.
  const text = isUtf8 ? remembered(textCell) : textCell;
  const shown = (cell: Cell): string => (typeof cell === "string" ? text(cell) : cellText(cell));
  const head = encode(line(columns.map(({ heading }) => quoted(heading))));
  yield isUtf8 ? Buffer.concat([BOM, head]) : head;
  for await (const chunk of rows) {
    if (chunk.length === 0) continue;
    yield encode(chunk.map((row) => line(columns.map(({ cell }) => shown(cell(row))))).join(""));
  }
}

/** The same as a stream; it reads on only as fast as it is written. */
export const csvStream = <Row>(table: CsvTable<Row>, losses?: CsvLosses): Readable =>
  Readable.from(csvBytes(table, losses));
