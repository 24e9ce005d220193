import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Remarks } from "../feed/remark.ts";
import type { Fault } from "../item.ts";
import type { ImageLine } from "../jsonl/article-line.ts";
import type { CheckedArticle } from "../jsonl/read-line.ts";
import type { ManifestRow } from "../parcel/manifest.ts";
import { originalFault, type ParcelFormat } from "../parcel/parcel-items.ts";
import type { ParcelOriginals } from "../parcel/parcel-originals.ts";

export const MAX_PHOTOS = 20;
const MAX_CAPTION = 1000;

const numbers = Array.from({ length: MAX_PHOTOS }, (_, index) => index + 1);

export const NEWSPAPER_COLUMNS = {
  known: [
    "data_section",
    "source",
    "article_id",
    "title",
    "article_text",
    "media_code",
    "media_name",
    "rightholder",
    "issue_date",
    "issue_type",
    "edition",
    "frame_no",
    "head_no",
    "area_cm2",
    "area_dan",
    "article_class",
    "category",
    "char_count",
    "image_count",
    "trace",
    "note",
    "free_keyword",
    "subword",
    "keyword",
    "url",
    "original_no",
    "pdf_file",
    ...numbers.flatMap((number) => [`photo_${number}`, `caption_${number}`]),
  ],
  required: [["article_id"], ["title"], ["media_code", "media_name"], ["issue_date"]],
};

/** `newspaper`: articles of data_section 1 and 2 with page-cut PDFs and photos. */
export const newspaperFormat = (dataSection?: DataSection): ParcelFormat => ({
  columns: NEWSPAPER_COLUMNS,
  ...(dataSection === undefined ? {} : { dataSection }),
  check,
  takeIn,
});

function check({ form, dataSection }: CheckedArticle, { values }: ManifestRow): Fault[] {
  const faults: Fault[] = [];
  if (dataSection !== 1 && dataSection !== 2)
    faults.push({ field: "data_section", reason: "新聞の情報源区分は1または2を指定してください。" });
  if (!form.article_id) faults.push({ field: "article_id", reason: "記事IDを指定してください。" });
  if (!form.issue_date) faults.push({ field: "issue_date", reason: "発行日を指定してください。" });
  for (const name of ["pdf_file", ...numbers.map((number) => `photo_${number}`)])
    if (values[name] !== undefined && typeof values[name] !== "string")
      faults.push({ field: name, reason: "ファイル名は文字列で指定してください。" });
  for (const number of numbers) {
    const caption = values[`caption_${number}`] ?? "";
    if (typeof caption !== "string" || caption.length > MAX_CAPTION)
      faults.push({ field: `caption_${number}`, reason: `説明は${MAX_CAPTION}文字以下の文字列で指定してください。` });
    else if (caption !== "" && values[`photo_${number}`] === undefined)
      faults.push({ field: `photo_${number}`, reason: "説明に対する写真のファイル名を指定してください。" });
  }
  return faults;
}

async function takeIn(
  { form }: CheckedArticle,
  { values }: ManifestRow,
  originals: ParcelOriginals,
  remarks: Remarks,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const { pdf_file: pdfFile } = values;
  if (typeof pdfFile === "string") {
    const pdf = await originals.pdf(pdfFile);
    if ("reason" in pdf) faults.push(originalFault("pdf_file", "原文", pdfFile, pdf.reason));
    else Object.assign(form, { pdf_key: pdf.pdfKey, thumbnail_key: pdf.thumbnailKey });
  } else remarks.add("原文のPDFの指定がない記事", false);
  const images: ImageLine[] = [];
  for (const number of numbers) {
    const { [`photo_${number}`]: file, [`caption_${number}`]: caption } = values;
    if (typeof file !== "string") continue;
    const photo = await originals.photo(file);
    if ("reason" in photo) faults.push(originalFault(`photo_${number}`, "写真", file, photo.reason));
    else
      images.push({
        image_path: photo.imageKey,
        caption: typeof caption === "string" ? caption.trim() : "",
        serial_no: number,
      });
  }
  form.trace_image_info = images;
  if (images.length > 0) form.image_count ??= images.length;
  return faults;
}
