import { CsvError, parse } from "csv-parse/sync";
import type { ManifestColumns, ManifestRow } from "./manifest.ts";
import { ParcelRefused } from "./parcel-contents.ts";

const MAX_RECORD = 8 * 1024 * 1024;
/** Names that are shown of those that are wrong. */
const SHOWN = 10;

/** The rows of a CSV (RFC 4180, or with tabs as Excel's Unicode text has them). @throws ParcelRefused */
export function csvRecords(text: string, columns: ManifestColumns): ManifestRow[] {
  const [header, ...records] = recordsOf(text);
  const names = (header ?? []).map((name) => name.trim());
  // Excel leaves a comma for each column that was there before.
  while (names.at(-1) === "") names.pop();
  checkNames(names, columns);
  return records
    .filter((record) => record.some((cell) => cell.trim() !== ""))
    .map((record, index) => rowOf(record, names, index + 1));
}

function recordsOf(text: string): string[][] {
  const [firstLine = ""] = text.split(/\r\n|\r|\n/, 1);
  const delimiter = firstLine.includes("\t") && !firstLine.includes(",") ? "\t" : ",";
  try {
    return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true, max_record_size: MAX_RECORD });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = "lines" in error && typeof error.lines === "number" ? `（${error.lines}行目）` : "";
    throw new ParcelRefused(`目録をCSVとして読み取れません${line}。`);
  }
}

function checkNames(names: readonly string[], { known, required }: ManifestColumns): void {
  const doubled = names.filter((name, index) => names.indexOf(name) !== index);
  const unknown = names.filter((name) => !known.includes(name));
  const missing = required.filter((choices) => !choices.some((name) => names.includes(name)));
  const faults = [
    ...(missing.length > 0 ? [`列がありません（${listed(missing.map((choices) => choices.join("または")))}）`] : []),
    ...(unknown.length > 0 ? [`知らない列があります（${listed(unknown)}）`] : []),
    ...(doubled.length > 0 ? [`列が重複しています（${listed(doubled)}）`] : []),
  ];
  if (faults.length > 0) throw new ParcelRefused(`目録の1行目に列名を書いてください：${faults.join("、")}。`);
}

const listed = (names: readonly string[]): string =>
  [...new Set(names)]
    .slice(0, SHOWN)
    .map((name) => (name === "" ? "空の列名" : name.slice(0, 40).toWellFormed()))
    .join("、") + (names.length > SHOWN ? "、…" : "");

/** Excel leaves out empty cells at the end of a row, so a short one is whole. */
function rowOf(record: readonly string[], names: readonly string[], itemNo: number): ManifestRow {
  const cells = names.flatMap((name, index): [string, string][] => {
    const cell = record[index] ?? "";
    return cell.trim() === "" ? [] : [[name, cell]];
  });
  const isLong = record.slice(names.length).some((cell) => cell.trim() !== "");
  const values = Object.fromEntries(cells);
  return {
    itemNo,
    values,
    payload: JSON.stringify(isLong ? record : values),
    ...(isLong ? { fault: `値が列より多くあります（列${names.length}、値${record.length}）。` } : {}),
  };
}
