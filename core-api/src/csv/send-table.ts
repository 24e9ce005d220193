import type { FastifyReply } from "fastify";
import type { Sent } from "../http/sent.ts";
import type { CsvEncoding } from "./csv-encoding.ts";
import { fileNames, sendCsv, sendXlsx } from "./send-csv.ts";
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
