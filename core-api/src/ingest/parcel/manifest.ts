import { buffer } from "node:stream/consumers";
import { decodeFile } from "../../charset/decode.ts";
import { csvRecords } from "./manifest-csv.ts";
import { jsonRecords } from "./manifest-json.ts";
import { type ParcelContents, ParcelRefused } from "./parcel-contents.ts";

const MAX_MANIFEST = 64 * 1024 * 1024;
const MAX_ROWS = 200_000;

/** The columns of a format's manifest. */
export interface ManifestColumns {
  known: readonly string[];
  /** Each inner list: at least one of these must be there. */
  required: readonly (readonly string[])[];
}

/** One article of a manifest as it stands there. */
export interface ManifestRow {
  /** Which article of the manifest, from 1. */
  itemNo: number;
  /** Without what is blank. */
  values: Readonly<Record<string, unknown>>;
  payload: string;
  /** Why the row can't be read. */
  fault?: string;
}

export interface Manifest {
  charset: string;
  rows: ManifestRow[];
}

/** Reads a parcel's manifest. @throws ParcelRefused where it can't be read as a whole */
export async function readManifest(contents: ParcelContents, columns: ManifestColumns): Promise<Manifest> {
  const bytes = await buffer(await contents.open(contents.manifest, MAX_MANIFEST));
  // Where the bytes leave it open, it is what Excel writes on a Japanese Windows.
  const { text, charset, lost, guessed } = decodeFile(bytes, "Shift_JIS");
  if (text.trim() === "") throw new ParcelRefused("目録が空です。");
  if (lost > 0 || guessed)
    throw new ParcelRefused("目録の文字コードを判別できません（UTF-8またはCP932で保存してください）。");
  const rows = /\.json$/i.test(contents.manifest) ? jsonRecords(text, columns) : csvRecords(text, columns);
  if (rows.length === 0) throw new ParcelRefused("目録に記事がありません。");
  if (rows.length > MAX_ROWS) throw new ParcelRefused(`目録の記事が多すぎます（上限${MAX_ROWS}件）。`);
  return { charset, rows };
}
