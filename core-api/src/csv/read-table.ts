import type { UploadedFile } from "../http/upload.ts";
import { withoutDefusing } from "./cells.ts";
import { type FileError, readCsv } from "./read-csv.ts";

/** A line of an uploaded table: its cells by heading, trimmed; empty for a column that the file has not. */
export interface TableLine {
  row: number;
  of(heading: string): string;
}

/** An uploaded CSV file whose first line names its columns; those that are not `required` may be left out. */
export function readTable(
  file: UploadedFile | null,
  maxBytes: number,
  required: readonly string[],
): { lines: TableLine[] } | { faults: FileError[] } {
  const read = readCsv(file, maxBytes);
  if ("faults" in read) return read;
  const [head, ...body] = read.rows;
  const order = head?.cells.map((cell) => cell.trim()) ?? [];
  const faults = [
    ...required
      .filter((heading) => !order.includes(heading))
      .map((field) => ({ row: 1, field, message: `見出しに「${field}」の列がありません。` })),
    ...order
      .filter((heading, at) => heading !== "" && order.indexOf(heading) !== at)
      .map((field) => ({ row: 1, field, message: `見出しの「${field}」が重複しています。` })),
    ...body
      .filter(({ cells }) => cells.length !== order.length)
      .map(({ row, cells }) => ({
        row,
        field: "file",
        message: `列の数が見出しと違います（${order.length}列のところ${cells.length}列）。`,
      })),
  ];
  if (faults.length > 0) return { faults };
  return {
    lines: body.map(({ row, cells }) => ({
      row,
      of: (heading) => withoutDefusing((cells[order.indexOf(heading)] ?? "").trim()),
    })),
  };
}
