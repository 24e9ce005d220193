import type { Fault } from "../item.ts";
import { parseMoment } from "../jsonl/moment.ts";
import type { CheckedArticle } from "../jsonl/read-line.ts";
import type { ManifestRow } from "../parcel/manifest.ts";
import { originalFault, type ParcelFormat } from "../parcel/parcel-items.ts";
import type { ParcelOriginals } from "../parcel/parcel-originals.ts";

const MAGAZINE = 5;

export const MAGAZINE_COLUMNS = {
  known: [
    "data_section",
    "source",
    "article_id",
    "title",
    "article_text",
    "media_code",
    "magazine_name",
    "rightholder",
    "cover_date",
    "start_page",
    "end_page",
    "category",
    "contents_id",
    "free_keyword",
    "subword",
    "keyword",
    "char_count",
    "note",
    "url",
    "original_no",
    "del_flag",
    "sales_from_datetime",
    "sales_to_datetime",
    "redelivery_from_datetime",
    "sales_datetime_flag",
    "epub_file",
  ],
  required: [
    ["article_id"],
    ["title"],
    ["media_code", "magazine_name"],
    ["cover_date"],
    ["contents_id"],
    ["epub_file"],
  ],
};

/** `magazine`: articles of data_section 5, each with the EPUB. A format for each parcel, since it knows the issues. */
export function magazineFormat(): ParcelFormat {
  const books = new Map<string, string>();
  return {
    columns: MAGAZINE_COLUMNS,
    dataSection: MAGAZINE,
    check: (article, row) => [...fieldFaults(article, row), ...bookFaults(books, article, row)],
    takeIn,
  };
}

function fieldFaults({ form, dataSection }: CheckedArticle, { values }: ManifestRow): Fault[] {
  const faults: Fault[] = [];
  const fault = (field: string, reason: string) => faults.push({ field, reason });
  const { start_page: start, end_page: end } = form;
  if (dataSection !== MAGAZINE) fault("data_section", "雑誌の情報源区分は5を指定してください。");
  if (!form.article_id) fault("article_id", "記事IDを指定してください。");
  if (!form.cover_date) fault("cover_date", "表紙日付を指定してください。");
  if (!form.contents_id) fault("contents_id", "コンテンツIDを指定してください。");
  if (start != null && end != null && end < start) fault("end_page", "終了ページは開始ページ以降を指定してください。");
  if (instant(form.sales_to_datetime) < instant(form.sales_from_datetime))
    fault("sales_to_datetime", "提供終了日時は提供開始日時以降を指定してください。");
  // What the publisher has withdrawn may come without its book.
  if (values.epub_file === undefined && !form.del_flag) fault("epub_file", "EPUBのファイル名を指定してください。");
  else if (values.epub_file !== undefined && typeof values.epub_file !== "string")
    fault("epub_file", "ファイル名は文字列で指定してください。");
  return faults;
}

/** NaN, which is neither before nor after anything, for what is not given. */
function instant(text: string | null | undefined): number {
  const moment = text ? parseMoment(text) : null;
  return moment ? Date.parse(moment.at ?? `${moment.day}T00:00:00+09:00`) : Number.NaN;
}

/** The viewer opens an issue by its contents_id, so that an issue is one book. */
function bookFaults(books: Map<string, string>, { form }: CheckedArticle, { values }: ManifestRow): Fault[] {
  const { epub_file: file } = values;
  if (!form.contents_id || typeof file !== "string") return [];
  const other = books.get(form.contents_id);
  if (other === undefined) books.set(form.contents_id, file);
  return other === undefined || other === file
    ? []
    : [{ field: "epub_file", reason: `コンテンツID「${form.contents_id}」に別のEPUB（${other}）も指定されています。` }];
}

async function takeIn({ form }: CheckedArticle, { values }: ManifestRow, originals: ParcelOriginals): Promise<Fault[]> {
  const { epub_file: file } = values;
  if (typeof file !== "string") return [];
  const book = await originals.epub(file);
  if ("reason" in book) return [originalFault("epub_file", "EPUB", file, book.reason)];
  Object.assign(form, { epub_key: book.epubKey, thumbnail_key: book.coverKey });
  return [];
}
