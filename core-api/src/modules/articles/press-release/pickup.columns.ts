import { PICKUP, pickupText } from "@kirinuki/schema/press-release.ts";
import { gradeText } from "@kirinuki/schema/prominence.ts";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { PickupArticleWire } from "./press-release.dto.ts";

/** An own report shares no words. */
const share = (article: PickupArticleWire, percent: number) =>
  article.pickup_kind === PICKUP.ownReport ? "" : percent;

/** A row a pickup. */
export const PICKUP_COLUMNS: readonly CsvColumn<PickupArticleWire>[] = [
  { heading: "掲載区分", cell: ({ pickup_kind }) => pickupText[pickup_kind] },
  { heading: "処理日", cell: ({ process_date }) => process_date.replaceAll("-", "/") },
  { heading: "媒体", cell: ({ media_name }) => media_name },
  { heading: "見出し", cell: ({ title }) => title },
  { heading: "掲載", cell: ({ place }) => place },
  { heading: "一面", cell: ({ first_page_flag }) => (first_page_flag === 1 ? "一面" : "") },
  { heading: "主題度", cell: ({ prominence }) => (prominence === 0 ? "" : gradeText[prominence]) },
  { heading: "リリースのうち記事にある割合（%）", cell: (article) => share(article, article.release_share) },
  { heading: "記事のうちリリースの割合（%）", cell: (article) => share(article, article.article_share) },
];
