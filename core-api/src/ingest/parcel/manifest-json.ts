import type { ManifestColumns, ManifestRow } from "./manifest.ts";
import { ParcelRefused } from "./parcel-contents.ts";

/** The rows of a JSON manifest: a list of objects, or one under `articles`. @throws ParcelRefused */
export function jsonRecords(text: string, columns: ManifestColumns): ManifestRow[] {
  const given = parsed(text);
  const list = isRecord(given) ? given.articles : given;
  if (!Array.isArray(list)) throw new ParcelRefused("目録のJSONに記事の一覧（articles）がありません。");
  return list.map((value, index) => rowOf(value, index + 1, columns));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ParcelRefused("目録をJSONとして読み取れません。");
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

function rowOf(value: unknown, itemNo: number, { known }: ManifestColumns): ManifestRow {
  const payload = payloadOf(value);
  if (!isRecord(value)) return { itemNo, values: {}, payload, fault: "記事はJSONのオブジェクトで書いてください。" };
  const { photos, ...fields } = value;
  const pictures = known.includes("photo_1") && photos !== undefined ? photoFields(photos) : {};
  if (pictures === null)
    return { itemNo, values: {}, payload, fault: "photosはfileとcaptionを持つオブジェクトの一覧で書いてください。" };
  const values = Object.fromEntries(
    Object.entries({ ...fields, ...pictures }).filter(([, each]) => each !== null && each !== ""),
  );
  const unknown = Object.keys(values).filter((name) => !known.includes(name));
  const fault =
    unknown.length > 0 ? `知らない項目があります（${unknown.slice(0, 10).join("、").slice(0, 200)}）。` : null;
  return { itemNo, values, payload, ...(fault === null ? {} : { fault }) };
}

/** What is nested so deeply that nobody writes it out again is kept as such. */
function payloadOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return "";
  }
}

/** `photos: [{file, caption}]` under the names that a CSV has for them. */
function photoFields(photos: unknown): Record<string, unknown> | null {
  if (!Array.isArray(photos) || !photos.every(isRecord)) return null;
  return Object.fromEntries(
    photos.flatMap(({ file, caption }, index): [string, unknown][] => [
      [`photo_${index + 1}`, file ?? null],
      [`caption_${index + 1}`, caption ?? null],
    ]),
  );
}
