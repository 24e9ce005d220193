import { isAscii, isUtf8 } from "node:buffer";
import { CsvError, parse } from "csv-parse/sync";
import iconv from "iconv-lite";
import { type Static, Type } from "typebox";
import type { UploadedFile } from "../http/upload.ts";
import type { CsvEncoding } from "./csv-encoding.ts";

/** What is wrong with a file, a row at a time; row 0 is the file as a whole, and row 1 its first line. */
export const fileErrorSchema = Type.Array(
  Type.Object({ row: Type.Integer(), field: Type.String(), message: Type.String() }),
);
export type FileError = Static<typeof fileErrorSchema>[number];

export interface CsvRow {
  /** 1 for the first line of the file, headings included. */
  row: number;
  cells: string[];
}

/** `encoding`: what it was read as; plain ASCII is UTF-8. */
export type ReadCsv = { rows: CsvRow[]; encoding: CsvEncoding } | { faults: FileError[] };

const ofFile = (message: string): ReadCsv => ({ faults: [{ row: 0, field: "file", message }] });

const MEGABYTE = 1024 * 1024;
const CONTROL = /(?![\n\r\t])\p{Cc}/u;

type Decoded = { text: string; encoding: CsvEncoding };

/** UTF-8 with or without its mark, else CP932; null for what is neither. A file may be told to be CP932 only. */
function decode(bytes: Buffer, only: CsvEncoding | undefined): Decoded | null {
  const isPlain = isAscii(bytes);
  if (only !== "sjis" && isUtf8(bytes)) return { text: new TextDecoder("utf-8").decode(bytes), encoding: "utf8" };
  // What is UTF-8 and not ASCII is hardly ever meant as CP932: it would be read as other characters, and nobody would be told.
  if (only === "sjis" && isUtf8(bytes) && !isPlain) return null;
  const text = iconv.decode(bytes, "cp932");
  return text.includes("\ufffd") ? null : { text, encoding: "sjis" };
}

/**
 * Reads an uploaded CSV file, in UTF-8 or CP932, to its rows; empty lines are none. Quotes that do not close, broken characters, no
 * bytes at all and too many of them are faults of the file.
 * @param only refuses every other encoding
 */
export function readCsv(file: UploadedFile | null, maxBytes: number, only?: CsvEncoding): ReadCsv {
  if (file === null) return ofFile("ファイルを選択してください。");
  if (file.isTooLarge) return ofFile(`ファイルは${Math.floor(maxBytes / MEGABYTE)}MB以下にしてください。`);
  if (file.bytes.length === 0) return ofFile("ファイルが空です。");
  const decoded = decode(file.bytes, only);
  if (decoded === null)
    return ofFile(
      only === "sjis" ? "文字コードがShift_JISではありません。" : "文字コードがUTF-8またはShift_JISではありません。",
    );
  if (CONTROL.test(decoded.text)) return ofFile("使用できない制御文字が含まれています。");
  return parsed(decoded);
}

function parsed({ text, encoding }: Decoded): ReadCsv {
  try {
    const records = parse(text, { bom: true, relax_column_count: true, info: true, skip_empty_lines: true });
    let before = 0;
    const rows = (records as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => {
      const row = before + 1;
      before = info.lines;
      return { row, cells: record };
    });
    return rows.length === 0 ? ofFile("ファイルが空です。") : { rows, encoding };
  } catch (error) {
    const line = error instanceof CsvError && typeof error.lines === "number" ? error.lines : 0;
    return { faults: [{ row: line, field: "file", message: 'CSVの引用符（"）が正しく閉じられていません。' }] };
  }
}
