import { Readable } from "node:stream";
import iconv from "iconv-lite";
import { type Cell, cellText, quoted } from "./cells.ts";
import { cp932Text } from "./cp932.ts";
import { cp932Lines } from "./cp932-lines.ts";
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

/** A file whose lines the database made (sql-line.ts): of a million rows, JavaScript would be the slowest part. */
export interface CsvLines {
  headings: readonly string[];
  /** Whole lines with their ends, many at a time. */
  lines: AsyncIterable<string>;
  encoding: CsvEncoding;
}

/** What was lost of a file's text; complete when its last byte is out. */
export interface CsvLosses {
  /** Characters that the encoding lacks, now 〓. UTF-8 lacks none. */
  replaced: number;
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

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
  yield headOf(
    columns.map(({ heading }) => heading),
    encoding,
  );
  for await (const chunk of rows) {
    if (chunk.length === 0) continue;
    yield encode(chunk.map((row) => line(columns.map(({ cell }) => shown(cell(row))))).join(""));
  }
}

function headOf(headings: readonly string[], encoding: CsvEncoding): Buffer {
  const head = line(headings.map(quoted));
  return encoding === "utf8" ? Buffer.concat([BOM, Buffer.from(head, "utf8")]) : iconv.encode(head, "cp932");
}

/** As `csvBytes`, of lines that are made already. */
export async function* csvLineBytes(
  { headings, lines, encoding }: CsvLines,
  losses: CsvLosses = { replaced: 0 },
): AsyncGenerator<Buffer> {
  yield headOf(headings, encoding);
  for await (const chunk of lines)
    if (chunk !== "") yield encoding === "utf8" ? Buffer.from(chunk, "utf8") : cp932Lines(chunk, losses);
}

/** The same as a stream; it reads on only as fast as it is written. */
export const csvStream = <Row>(table: CsvTable<Row>, losses?: CsvLosses): Readable =>
  Readable.from(csvBytes(table, losses));
