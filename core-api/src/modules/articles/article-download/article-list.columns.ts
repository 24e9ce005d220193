import { NO_DATE } from "@kirinuki/schema/codes.ts";
import { commonText } from "@kirinuki/schema/common-text.ts";
import { prominenceLabel } from "@kirinuki/schema/prominence.ts";
import { salePeriodOf } from "@kirinuki/schema/sale-period.ts";
import { areaLabel, noAreaText, toneLabel } from "@kirinuki/schema/tones.ts";
import type { Cell } from "../../../csv/cells.ts";
import type { XlsxColumn } from "../../../csv/xlsx-stream.ts";
import type { ArticleWire, MagazineWire, NewspaperWire, WebWire } from "../article/article.dto.ts";

export const SECTION_NAMES: Record<number, string> = {
  1: `${commonText.newspaper}（紙面）`,
  2: `${commonText.newspaper}（本文）`,
  3: commonText.web,
  5: commonText.magazine,
};

const ISSUES: Record<number, string> = { 1: commonText.morning, 2: commonText.evening };

const isWeb = (article: ArticleWire): article is WebWire => article.data_section === 3;
const isMagazine = (article: ArticleWire): article is MagazineWire => article.data_section === 5;
const isNewspaper = (article: ArticleWire): article is NewspaperWire => !isWeb(article) && !isMagazine(article);

/** What only some sources have; blank for the others. */
const ofNewspaper =
  (cell: (article: NewspaperWire) => Cell) =>
  (article: ArticleWire): Cell =>
    isNewspaper(article) ? cell(article) : null;
const ofMagazine =
  (cell: (article: MagazineWire) => Cell) =>
  (article: ArticleWire): Cell =>
    isMagazine(article) ? cell(article) : null;

/** yyyy/MM/dd, with HH:mm where a moment is known; blank for the date that means none (spec section 9). */
export function dateCell(value: string | null): Cell {
  if (!value || value.startsWith(NO_DATE)) return null;
  const day = value.slice(0, 10).replaceAll("-", "/");
  return value.length > 10 ? `${day} ${value.slice(11, 16)}` : day;
}

export const joined = (words: readonly string[]): string => words.join(" / ");

/** 80cm²; 面積なし where only the price is known, blank where nothing is. */
function areaCell(ad: ArticleWire["ad_info"]): Cell {
  if (ad === null) return null;
  return ad.area === null ? noAreaText : areaLabel(ad.area, ad.unit === 2 ? 2 : 1);
}

function publishedOf(article: ArticleWire): string | null {
  if (isWeb(article)) return article.reporting_date;
  return isMagazine(article) ? article.cover_date : article.issue_date;
}

/** The article delivery list: what the screens show of an article, a column each. */
export const ARTICLE_LIST_COLUMNS: readonly XlsxColumn<ArticleWire>[] = [
  { heading: "処理日", cell: (article) => dateCell(article.process_date), width: 12 },
  { heading: "情報源", cell: (article) => SECTION_NAMES[article.data_section] ?? null, width: 14 },
  {
    heading: "媒体名",
    cell: (article) => (isMagazine(article) ? article.magazine_name : article.media_name),
    width: 20,
  },
  { heading: "見出し", cell: (article) => article.title, width: 60 },
  { heading: "発行日", cell: (article) => dateCell(publishedOf(article)), width: 17 },
  {
    heading: "朝夕刊",
    cell: ofNewspaper(({ issue_type }) => (issue_type === null ? null : (ISSUES[issue_type] ?? commonText.otherIssue))),
  },
  { heading: "版", cell: ofNewspaper(({ edition }) => edition) },
  { heading: "面", cell: ofNewspaper(({ frame_no }) => frame_no) },
  { heading: "段", cell: ofNewspaper(({ head_no }) => head_no) },
  { heading: "写真", cell: ofNewspaper(({ image_count }) => image_count) },
  { heading: "文字数", cell: ofNewspaper(({ char_count }) => char_count) },
  { heading: "分類", cell: (article) => (isNewspaper(article) ? article.article_class : article.category) },
  { heading: "開始ページ", cell: ofMagazine(({ start_page }) => start_page) },
  { heading: "終了ページ", cell: ofMagazine(({ end_page }) => end_page) },
  { heading: "提供期間", cell: ofMagazine((article) => salePeriodOf(article).replace("提供期間：", "")), width: 26 },
  { heading: "テーマ", cell: (article) => joined(article.theme_name), width: 30 },
  { heading: "検索語", cell: (article) => joined(article.search_word), width: 24 },
  { heading: "コメント", cell: (article) => article.comment, width: 40 },
  { heading: "URL", cell: (article) => (isNewspaper(article) ? null : article.url), width: 40 },
  { heading: "記事ID", cell: (article) => article.article_id, width: 18 },
  // Added later: whoever reads the older columns by their number still can.
  { heading: "論調", cell: ({ tone }) => toneLabel(tone) },
  { heading: "タグ", cell: ({ tag_info }) => joined(tag_info.map(({ tag_name }) => tag_name)), width: 24 },
  { heading: "面積", cell: ({ ad_info }) => areaCell(ad_info), width: 12 },
  { heading: "広告換算（円）", cell: ({ ad_info }) => ad_info?.value ?? null, width: 14 },
  { heading: "主題度", cell: ({ prominence }) => prominenceLabel(prominence), width: 12 },
];
