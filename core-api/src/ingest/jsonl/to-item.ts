import { createHash } from "node:crypto";
import type { DataSection } from "@kirinuki/schema/codes.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import type { ArticleColumns, Item, ItemImage, NamedMedium } from "../item.ts";
import type { ArticleLine, ImageLine } from "./article-line.ts";
import { hostOf } from "./decorators.ts";
import { parseMoment } from "./moment.ts";

const LEAD_LENGTH = 100;

/** Where an article is from, beside its fields. */
export interface Provenance {
  itemNo: number;
  payload: string;
}

/** The item that checked fields make, whatever format they were read from. */
export function toItem(form: ArticleLine, dataSection: DataSection, provenance: Provenance): Item {
  const body = form.article_text ?? "";
  const medium: NamedMedium = { code: form.media_code ?? null, name: form.media_name ?? form.magazine_name ?? null };
  const columns = columnsOf(form, dataSection, body);
  const images = imagesOf(form);
  // Columns that came later are left out where they say nothing, so that what is known stays known.
  const { epub_key, area_cm2, area_dan, rightholder } = columns;
  const later = {
    epub_key: epub_key ?? undefined,
    area_cm2: area_cm2 ?? undefined,
    area_dan: area_dan ?? undefined,
    rightholder: rightholder ?? undefined,
  };
  const content = JSON.stringify([medium, { ...columns, ...later }, body, images]);
  return {
    itemNo: provenance.itemNo,
    ...identityOf(form, columns, body, medium),
    medium,
    columns,
    body,
    images,
    revision: null,
    withdrawn: false,
    contentHash: sha256(content),
    payload: provenance.payload,
  };
}

/**
 * The deliverer and its own id. Without a deliverer the medium is one; the kind of source belongs to it, because a
 * newspaper's page image and its text are two articles that bear one id. Without an id, the address is the id, and
 * without that the text: what is literally the same is known, anything else is new.
 */
function identityOf(
  form: ArticleLine,
  { data_section, title, url, published_on }: ArticleColumns,
  body: string,
  medium: NamedMedium,
) {
  const deliverer = form.source ?? `medium:${medium.code ?? norm(medium.name ?? "")}`;
  const source = `${deliverer}#${data_section}`;
  if (form.article_id) return { source, sourceKey: form.article_id };
  if (url) return { source, sourceKey: `url:${sha256(url)}` };
  return { source, sourceKey: `text:${sha256(JSON.stringify([title, body, published_on]))}` };
}

function columnsOf(form: ArticleLine, data_section: DataSection, body: string): ArticleColumns {
  const published = parseMoment(dateOf(form, data_section) ?? "");
  const url = form.url ?? null;
  return {
    data_section,
    title: form.title.trim(),
    published_on: published?.day ?? null,
    published_at: published?.at ?? null,
    url,
    host: hostOf(url),
    original_no: form.original_no ?? null,
    rightholder: form.rightholder || null,
    media_type: form.media_type ?? null,
    category: form.category ?? null,
    article_class: form.article_class ?? null,
    issue_type: form.issue_type ?? null,
    edition: form.edition ?? null,
    frame_no: form.frame_no ?? null,
    head_no: form.head_no ?? null,
    image_count: form.image_count ?? null,
    trace: form.trace ?? null,
    note: form.note ?? null,
    free_keyword: form.free_keyword ?? null,
    subword: form.subword ?? null,
    keyword: form.keyword ?? null,
    char_count: body === "" ? (form.char_count ?? 0) : charCount(body),
    lead: leadOf(body),
    pdf_key: form.pdf_key ?? null,
    thumbnail_key: form.thumbnail_key ?? null,
    epub_key: form.epub_key ?? null,
    start_page: form.start_page ?? null,
    end_page: form.end_page ?? null,
    contents_id: form.contents_id ?? null,
    del_flag: form.del_flag ?? false,
    sales_from_datetime: instantOf(form.sales_from_datetime),
    sales_to_datetime: instantOf(form.sales_to_datetime),
    redelivery_from_datetime: instantOf(form.redelivery_from_datetime),
    sales_datetime_flag: form.sales_datetime_flag ?? null,
    area_cm2: form.area_cm2 ?? null,
    area_dan: form.area_dan ?? null,
  };
}

/** The date under the name that belongs to the kind of source; else under whichever name there is. */
function dateOf(form: ArticleLine, section: DataSection): string | null | undefined {
  const { issue_date, reporting_date, cover_date, date } = form;
  const own = section === 3 ? reporting_date : section === 5 ? cover_date : issue_date;
  return own ?? date ?? issue_date ?? reporting_date ?? cover_date;
}

/** A day alone begins at midnight in Tokyo. */
function instantOf(text: string | null | undefined): string | null {
  const moment = text ? parseMoment(text) : null;
  return moment && (moment.at ?? `${moment.day}T00:00:00+09:00`);
}

function imagesOf({ trace_image_info, image_info }: ArticleLine): ItemImage[] {
  const images = new Map<number, ItemImage>();
  [...(image_info ?? []), ...(trace_image_info ?? [])].forEach(
    ({ image_path, caption, serial_no }: ImageLine, index) => {
      const serial = serial_no ?? index + 1;
      images.set(serial, { serial_no: serial, image_key: image_path, caption: caption ?? "" });
    },
  );
  return [...images.values()];
}

/** The first 100 characters of the body, on one line. */
function leadOf(body: string): string {
  // Nearly always the first units will do; never more than 4,000 are looked at, so that a very long text is not taken apart for its lead.
  const usual = charactersOf(body, LEAD_LENGTH * 3);
  const characters = usual.length > LEAD_LENGTH ? usual : charactersOf(body, 4000);
  return characters.slice(0, LEAD_LENGTH).join("").toWellFormed();
}

const charactersOf = (body: string, units: number): string[] =>
  Array.from(body.slice(0, units).replace(/\s+/gu, " ").trim());

/** Characters without white space, as newspapers count them. */
function charCount(body: string): number {
  const blanks = body.match(/\s/gu)?.length ?? 0;
  const secondHalves = body.match(/[\u{10000}-\u{10FFFF}]/gu)?.length ?? 0;
  return body.length - blanks - secondHalves;
}

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
