import type { FastifyReply } from "fastify";
import type { Sent } from "../http/sent.ts";
import type { CsvEncoding } from "./csv-encoding.ts";
import { fileNames, sendCsv, sendCsvLines, sendXlsx } from "./send-csv.ts";
import type { TableFormat } from "./table-format.ts";
import type { XlsxTable } from "./xlsx-stream.ts";

interface FileWish {
  format: TableFormat;
  /** Of a CSV file; an Excel file needs none. */
  encoding: CsvEncoding;
  /** In Japanese and in ASCII, without their ending. */
  names: readonly [string, string];
  /** Behind both names: a day, or the days of a period. */
  days: string;
}

/** Answers a call with a table as the file that was asked for. */
export function sendTable<Row>(
  reply: FastifyReply,
  table: XlsxTable<Row>,
  { format, encoding, names, days }: FileWish,
): Promise<Sent> {
  const file = { ...table, ...fileNames(names, `_${days}.${format}`) };
  return format === "xlsx" ? sendXlsx(reply, file) : sendCsv(reply, { ...file, encoding });
}

/** A long table: its rows, and its lines as the database makes them of the same columns. Only those of the wanted format are read. */
export interface LongTable<Row> extends XlsxTable<Row> {
  lines: (encoding: CsvEncoding) => AsyncIterable<string>;
}

/** The same for a table of so many rows that its CSV file is made in the database. */
export function sendLongTable<Row>(
  reply: FastifyReply,
  { lines, ...table }: LongTable<Row>,
  { format, encoding, names, days }: FileWish,
): Promise<Sent> {
  if (format === "xlsx") return sendTable(reply, table, { format, encoding, names, days });
  const headings = table.columns.map(({ heading }) => heading);
  return sendCsvLines(reply, {
    ...fileNames(names, `_${days}.${format}`),
    headings,
    lines: lines(encoding),
    encoding,
  });
}
