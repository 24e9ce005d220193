import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Intake } from "../../original-files/original-intake.ts";
import { ZipUnreadable } from "../../original-files/zip-archive.ts";
import { NO_ITEM, WHOLE_FILE } from "../feed/read-feed.ts";
import { type Remark, Remarks } from "../feed/remark.ts";
import type { InputFile } from "../ingest-file.ts";
import { type Fault, type ReadItem, type RefusedItem, WHOLE_ITEM } from "../item.ts";
import { type CheckedArticle, checkArticle } from "../jsonl/read-line.ts";
import { toItem } from "../jsonl/to-item.ts";
import { inOrder } from "./in-order.ts";
import { type Manifest, type ManifestColumns, type ManifestRow, readManifest } from "./manifest.ts";
import { openParcel } from "./parcel.ts";
import { type ParcelContents, ParcelRefused } from "./parcel-contents.ts";
import { ParcelOriginals } from "./parcel-originals.ts";

/** What tells the parcels of newspapers and of magazines apart. */
export interface ParcelFormat {
  columns: ManifestColumns;
  /** Of rows that name no source. */
  dataSection?: DataSection;
  /** What a row must have beyond what every article must; the article may be completed. */
  check(article: CheckedArticle, row: ManifestRow): Fault[];
  /** Takes in the originals that the row names and writes their keys to the article. */
  takeIn(article: CheckedArticle, row: ManifestRow, originals: ParcelOriginals, remarks: Remarks): Promise<Fault[]>;
}

export interface ParcelListeners {
  onBytes?: (bytes: number) => void;
  onRemarks?: (remarks: readonly Remark[]) => void;
}

/**
 * The items of a parcel (design section 4). An article whose original can't be had is an error as a whole: it comes in when its
 * parcel is delivered again, corrected. A parcel that can't be read is one refused item with number 0.
 */
export async function* parcelItems(
  parcel: InputFile,
  format: ParcelFormat,
  intake: Intake,
  listeners: ParcelListeners = {},
): AsyncGenerator<ReadItem> {
  const folder = await mkdtemp(join(tmpdir(), "kirinuki-parcel-"));
  const remarks = new Remarks();
  let contents: ParcelContents | null = null;
  try {
    contents = await openParcel(parcel);
    const { rows } = await readManifest(contents, format.columns);
    const originals = new ParcelOriginals(contents, intake, folder, remarks);
    const read = rowReader(format, rows, originals, remarks);
    let done = 0;
    for await (const item of inOrder(rows, intake.concurrency, read)) {
      yield item;
      done += 1;
      listeners.onBytes?.((parcel.bytes * done) / rows.length);
    }
  } catch (error) {
    if (!(error instanceof ParcelRefused || error instanceof ZipUnreadable)) throw error;
    yield { itemNo: NO_ITEM, payload: "", faults: [{ field: WHOLE_FILE, reason: error.message }] };
  } finally {
    await contents?.close();
    await rm(folder, { recursive: true, force: true });
  }
  listeners.onRemarks?.(remarks.all());
}

function rowReader(
  format: ParcelFormat,
  rows: Manifest["rows"],
  originals: ParcelOriginals,
  remarks: Remarks,
): (row: ManifestRow) => Promise<ReadItem> {
  const repeated = repeatedRows(rows, format);
  return async (row) => {
    const { itemNo, payload } = row;
    const refused = (faults: Fault[]): RefusedItem => ({ itemNo, payload, faults });
    if (row.fault !== undefined) return refused([{ field: WHOLE_ITEM, reason: row.fault }]);
    const defaults = format.dataSection === undefined ? {} : { dataSection: format.dataSection };
    const article = await checkArticle(withTimes(row.values), defaults);
    const faults = "faults" in article ? article.faults : format.check(article, row);
    const first = repeated.get(row);
    if (first !== undefined) faults.push({ field: "article_id", reason: `記事IDが${first}件目と重複しています。` });
    if ("faults" in article || faults.length > 0) return refused(faults);
    const missing = await format.takeIn(article, row, originals, remarks);
    return missing.length > 0 ? refused(missing) : toItem(article.form, article.dataSection, { itemNo, payload });
  };
}

/** Of rows that would be one article the later ones, with the number of the first: which of them is meant, nobody knows. */
function repeatedRows(rows: readonly ManifestRow[], { dataSection }: ParcelFormat): Map<ManifestRow, number> {
  const first = new Map<string, number>();
  const repeated = new Map<ManifestRow, number>();
  for (const row of rows) {
    const { source, media_code, media_name, magazine_name, article_id, data_section = dataSection } = row.values;
    const deliverer = source ?? media_code ?? media_name ?? magazine_name;
    const key = JSON.stringify([deliverer, data_section, article_id].map((part) => String(part ?? "").trim()));
    const before = first.get(key);
    if (article_id === undefined) continue;
    if (before === undefined) first.set(key, row.itemNo);
    else repeated.set(row, before);
  }
  return repeated;
}

/** Excel writes an hour without its zero: 2026/11/20 9:30. */
function withTimes(values: ManifestRow["values"]): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" && /_date(?:time)?$/.test(name) ? value.replace(/\s(\d):/, " 0$1:") : value,
    ]),
  );
}

/** A file that could not be taken in, as its error says it. */
export const originalFault = (field: string, what: string, name: string, reason: string): Fault => ({
  field,
  reason: `${what}を取得できません（${name.slice(0, 200)}）：${reason}`,
});
