import type { XlsxColumn, XlsxTable } from "../../../csv/xlsx-stream.ts";
import type { ArticleUses } from "./licence-uses.read-model.ts";

const COLUMNS: readonly XlsxColumn<ArticleUses>[] = [
  { heading: "媒体コード", cell: ({ media_code }) => media_code },
  { heading: "媒体名", cell: ({ media_name }) => media_name, width: 20 },
  { heading: "権利者", cell: ({ rightholder }) => rightholder ?? "", width: 16 },
  { heading: "記事ID", cell: ({ article_id }) => article_id, width: 18 },
  { heading: "発行日", cell: ({ issue_date }) => issue_date?.replaceAll("-", "/") ?? "", width: 12 },
  { heading: "見出し", cell: ({ title }) => title, width: 50 },
  { heading: "閲覧者数", cell: ({ readers }) => readers },
  { heading: "部数", cell: ({ copies }) => copies },
  { heading: "利用数", cell: ({ uses }) => uses },
  { heading: "1記事の単価（円）", cell: ({ article_yen }) => article_yen },
  { heading: "閲覧者1人の単価（円）", cell: ({ reader_yen }) => reader_yen },
  { heading: "1部の単価（円）", cell: ({ copy_yen }) => copy_yen },
  { heading: "金額（円）", cell: ({ total_yen }) => total_yen, width: 14 },
];

const CONTRACT: readonly XlsxColumn<ArticleUses>[] = [
  { heading: "企業コード", cell: ({ contract_code }) => contract_code, width: 14 },
  { heading: "企業名", cell: ({ company_name }) => company_name, width: 24 },
];

/** In Japanese and in ASCII. */
export const USES_NAMES = ["利用報告", "licence_uses"] as const;

/** 利用報告 as a table: an article a row. */
export const usesTable = (
  rows: AsyncIterable<ArticleUses[]>,
  { withContract }: { withContract: boolean },
): XlsxTable<ArticleUses> => ({
  sheetName: "利用報告",
  columns: withContract ? [...CONTRACT, ...COLUMNS] : COLUMNS,
  rows,
});
