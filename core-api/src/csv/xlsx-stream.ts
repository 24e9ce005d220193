import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { displayWidth } from "@kirinuki/schema/forms/display-width.ts";
import excel from "exceljs";
import type { Cell } from "./cells.ts";
import type { CsvColumn } from "./csv-bytes.ts";

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export interface XlsxColumn<Row> extends CsvColumn<Row> {
  /** In characters; wide enough for the heading and for a day unless given. */
  width?: number;
}

export interface XlsxTable<Row> {
  sheetName: string;
  columns: readonly XlsxColumn<Row>[];
  /** As many at a time as they are read; never all of them. */
  rows: AsyncIterable<readonly Row[]>;
}

/** Excel opens no sheet with more than 1,048,576 rows; what goes beyond stands on the next one. */
const ROWS_PER_SHEET = 1_000_000;
/** Excel's longest cell, in UTF-16 units. */
const LONGEST_CELL = 32_767;
/** What XML 1.0 can't hold; exceljs leaves out the controls, but not these. */
const NOT_XML = /[\uFFFE\uFFFF]/g;

/** A text cell is a text for Excel, whatever it begins with, so no formula needs to be defused. */
function xlsxValue(cell: Cell): string | number | null {
  return typeof cell === "string" ? cell.replace(NOT_XML, "").slice(0, LONGEST_CELL) : cell;
}

/**
 * An Excel file with its headings, written while it is read: rows are taken only as fast as the file leaves, so memory does not grow
 * with their number. A failure of the rows destroys the stream with it.
 */
export function xlsxStream<Row>(table: XlsxTable<Row>): Readable {
  const out = new PassThrough();
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: out, useSharedStrings: false, useStyles: false });
  write(workbook, table, out).catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return out;
}

async function write<Row>(
  workbook: excel.stream.xlsx.WorkbookWriter,
  table: XlsxTable<Row>,
  out: PassThrough,
): Promise<void> {
  let sheet = newSheet(workbook, table, 1);
  let written = 0;
  for await (const chunk of table.rows) {
    for (const row of chunk) {
      if (written > 0 && written % ROWS_PER_SHEET === 0) {
        sheet.commit();
        sheet = newSheet(workbook, table, written / ROWS_PER_SHEET + 1);
      }
      sheet.addRow(table.columns.map(({ cell }) => xlsxValue(cell(row)))).commit();
      written += 1;
    }
    await taken(out);
    if (out.destroyed) return;
  }
  await workbook.commit();
}

const LEAST_WIDTH = 12;
const usualWidth = (heading: string): number => Math.max(LEAST_WIDTH, displayWidth(heading) + 2);

function newSheet<Row>(workbook: excel.stream.xlsx.WorkbookWriter, table: XlsxTable<Row>, number: number) {
  const name = number === 1 ? table.sheetName : `${table.sheetName} ${number}`;
  const sheet = workbook.addWorksheet(name, { views: [{ state: "frozen", ySplit: 1 }] });
  sheet.columns = table.columns.map(({ heading, width }) => ({ header: heading, width: width ?? usualWidth(heading) }));
  return sheet;
}

/** When the compressor had its turn and the reader has taken what there is, or is gone. */
async function taken(out: PassThrough): Promise<void> {
  await setImmediate();
  if (!out.writableNeedDrain || out.destroyed) return;
  const stop = new AbortController();
  const { signal } = stop;
  await Promise.race([once(out, "drain", { signal }), once(out, "close", { signal })]).finally(() => stop.abort());
}
