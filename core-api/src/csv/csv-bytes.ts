import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import iconv from "iconv-lite";
import { type Cell, cellText } from "./cells.ts";
import type { CsvEncoding } from "./csv-encoding.ts";

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

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

/** RFC 4180: comma, CRLF, quotes where they are needed. By itself csv-stringify quotes for a whole CRLF only. */
const lines = (table: string[][]): string => stringify(table, { record_delimiter: "windows", quoted_match: /[\r\n]/ });

/** The bytes of a CSV file with its headings, one chunk for each chunk of rows. */
export async function* csvBytes<Row>({ columns, rows, encoding }: CsvTable<Row>): AsyncGenerator<Buffer> {
  const encode = (text: string): Buffer =>
    encoding === "sjis" ? iconv.encode(text, "cp932") : Buffer.from(text, "utf8");
  const head = encode(lines([columns.map(({ heading }) => heading)]));
  yield encoding === "utf8" ? Buffer.concat([BOM, head]) : head;
  for await (const chunk of rows) {
    if (chunk.length === 0) continue;
    yield encode(lines(chunk.map((row) => columns.map(({ cell }) => cellText(cell(row))))));
  }
}

/** The same as a stream; it reads on only as fast as it is written. */
export const csvStream = <Row>(table: CsvTable<Row>): Readable => Readable.from(csvBytes(table));
