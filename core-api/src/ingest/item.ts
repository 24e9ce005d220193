import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { DayString } from "../time/tokyo.ts";

/** The columns of `article` that an item brings with it, under their own names; null where it says nothing. */
export interface ArticleColumns {
  data_section: DataSection;
  title: string;
  published_on: DayString | null;
  /** ISO 8601 in UTC, where the item gives a time of day. */
  published_at: string | null;
  url: string | null;
  host: string | null;
  original_no: string | null;
  /** Whom the source names; stored is who it is by `rightholderOf`, null: the medium. */
  rightholder: string | null;
  media_type: string | null;
  category: string | null;
  article_class: string | null;
  issue_type: number | null;
  edition: string | null;
  frame_no: string | null;
  head_no: string | null;
  image_count: number | null;
  trace: string | null;
  note: string | null;
  free_keyword: string | null;
  subword: string | null;
  keyword: string | null;
  char_count: number;
  lead: string;
  pdf_key: string | null;
  thumbnail_key: string | null;
  epub_key: string | null;
  start_page: number | null;
  end_page: number | null;
  contents_id: string | null;
  del_flag: boolean;
  sales_from_datetime: string | null;
  sales_to_datetime: string | null;
  redelivery_from_datetime: string | null;
  sales_datetime_flag: boolean | null;
  area_cm2: number | null;
  /** In columns (段). */
  area_dan: number | null;
}

export interface ItemImage {
  serial_no: number;
  /** Store key. */
  image_key: string;
  caption: string;
}

/** The medium as the item names it: by its code, its name or both. */
export interface NamedMedium {
  code: string | null;
  name: string | null;
}

/** An item whose every field has been checked, whatever the format it came in. */
export interface Item {
  /** Position in its file, from 1; for lines the number of the line. */
  itemNo: number;
  /** Who the item is: the deliverer with the kind of source, and the deliverer's own id. */
  source: string;
  sourceKey: string;
  medium: NamedMedium;
  columns: ArticleColumns;
  body: string;
  images: ItemImage[];
  /** The source's own number of this version; an older one never replaces a newer. null where it does not count them. */
  revision: number | null;
  /** The source takes the article back, or holds it back until further notice: kept, but shown to nobody. */
  withdrawn: boolean;
  /** SHA-256 of everything above but the position, in hexadecimal: equal only for an item that says the same. */
  contentHash: string;
  /** As it came. */
  payload: string;
}

/** One reason why an item can't be stored. The field has the file's own name for it. */
export interface Fault {
  field: string;
  reason: string;
}

/** What a fault of an item as a whole is called. */
export const WHOLE_ITEM = "line";

/** An item that can't be stored, with every reason. */
export interface RefusedItem {
  itemNo: number;
  payload: string;
  faults: Fault[];
  /** It is fit to be stored, but nobody may see it before this moment (ISO 8601). */
  held?: { until: string; item: Item };
}

export type ReadItem = Item | RefusedItem;

export const isRefused = (item: ReadItem): item is RefusedItem => "faults" in item;
