import { MAX_RIGHTHOLDER } from "@kirinuki/schema/rightholders.ts";
import { isStoreKey } from "../../storage/original-store.ts";
import { Area, Checked, Day, Flag, OneOf, Required, StoreKey, Text, WebAddress, WholeNumber } from "./decorators.ts";

const MAX_TITLE = 2000;
const MAX_PAGE = 100_000;

const isImage = (value: unknown): boolean => {
  if (value === null || typeof value !== "object") return false;
  const { image_path: path, caption = "", serial_no: serial = 1 } = value as Record<string, unknown>;
  return (
    typeof path === "string" &&
    isStoreKey(path) &&
    typeof caption === "string" &&
    caption.length <= 1000 &&
    Number.isInteger(serial) &&
    Number(serial) >= 1 &&
    Number(serial) <= 1000
  );
};

/** What is wrong with a title; "" where nothing is. */
function faultOfTitle(value: unknown): string {
  const isMissing = value === undefined || value === null || (typeof value === "string" && value.trim() === "");
  if (isMissing) return "タイトルを指定してください。";
  if (typeof value !== "string") return "タイトルは文字列で指定してください。";
  return value.length > MAX_TITLE ? `タイトルは${MAX_TITLE}文字以下にしてください。` : "";
}

const isImageList = (value: unknown): boolean => Array.isArray(value) && value.length <= 200 && value.every(isImage);

/** An image of an article (spec section 3, trace_image_info). */
export interface ImageLine {
  image_path: string;
  caption?: string;
  serial_no?: number;
}

/**
 * One line of `jsonl`: an article with the fields of spec section 3 (design section 4). What the product works out itself
 * (search_word, theme_name, char_count of a text, flags of what is missing) may stand in a line and is not looked at.
 */
export class ArticleLine {
  @OneOf("情報源区分（data_section）", [1, 2, 3, 5]) data_section?: number | null;
  /** Who delivers; absent: the medium does. */
  @Text("配信元", 100) source?: string | null;
  @Text("記事ID", 500) article_id?: string | null;

  @Required("isTitle", faultOfTitle, (value) => faultOfTitle(value) === "")
  title!: string;

  @Checked("isBody", "本文は文字列で指定してください。", (value) => typeof value === "string")
  article_text?: string | null;

  @Text("媒体コード", 32) media_code?: string | null;
  @Text("媒体名", 200) media_name?: string | null;
  @Text("雑誌名", 200) magazine_name?: string | null;

  /** Who holds the rights where it isn't the medium: an agency. */
  @Text("権利者", MAX_RIGHTHOLDER) rightholder?: string | null;

  @Day("発行日") issue_date?: string | null;
  @Day("掲載日") reporting_date?: string | null;
  @Day("表紙日付") cover_date?: string | null;
  @Day("日付") date?: string | null;

  @WebAddress("URL") url?: string | null;
  @Text("原文番号") original_no?: string | null;
  @Text("媒体種別") media_type?: string | null;
  @Text("カテゴリ") category?: string | null;
  @Text("記事区分") article_class?: string | null;
  @WholeNumber("朝夕刊区分", 0, 99) issue_type?: number | null;
  @Text("版") edition?: string | null;
  @Text("面") frame_no?: string | null;
  @Text("段") head_no?: string | null;
  @Area("面積（cm²）") area_cm2?: number | null;
  @Area("面積（段）") area_dan?: number | null;
  @WholeNumber("写真数", 0, 10_000) image_count?: number | null;
  @Text("図版") trace?: string | null;
  @Text("備考", 4000) note?: string | null;
  @Text("フリーキーワード", 4000) free_keyword?: string | null;
  @Text("サブワード", 4000) subword?: string | null;
  @Text("キーワード", 4000) keyword?: string | null;
  @WholeNumber("文字数", 0, 100_000_000) char_count?: number | null;
  @StoreKey("PDFのキー") pdf_key?: string | null;
  @StoreKey("サムネイルのキー") thumbnail_key?: string | null;
  @StoreKey("EPUBのキー") epub_key?: string | null;

  @Checked("isImageList", "画像はimage_path、caption、serial_noの一覧で指定してください。", isImageList)
  image_info?: ImageLine[] | null;
  @Checked("isImageList", "図版はimage_path、caption、serial_noの一覧で指定してください。", isImageList)
  trace_image_info?: ImageLine[] | null;

  @WholeNumber("開始ページ", 0, MAX_PAGE) start_page?: number | null;
  @WholeNumber("終了ページ", 0, MAX_PAGE) end_page?: number | null;
  @Text("コンテンツID", 200) contents_id?: string | null;
  @Flag("削除フラグ") del_flag?: boolean | null;
  @Day("提供開始日時") sales_from_datetime?: string | null;
  @Day("提供終了日時") sales_to_datetime?: string | null;
  @Day("再提供開始日時") redelivery_from_datetime?: string | null;
  @Flag("提供期間フラグ") sales_datetime_flag?: boolean | null;
}

/** The same under the names of `{source, id, title, body, date, media, url}`. */
export class ShortArticleLine extends ArticleLine {
  static readonly wireNames = { id: "article_id", body: "article_text", media: "media_name" };
}
