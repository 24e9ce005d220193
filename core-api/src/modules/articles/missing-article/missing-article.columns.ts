import { MISSING_CAUSE_LABELS } from "@kirinuki/schema/missing-article.ts";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { XlsxTable } from "../../../csv/xlsx-stream.ts";
import type { Inquiry } from "./missing-article.dto.ts";

const spoken = (moment: string | null): string => moment?.slice(0, 16).replaceAll("-", "/").replace("T", " ") ?? "";

const COLUMNS: CsvColumn<Inquiry>[] = [
  { heading: "日時", cell: ({ asked_datetime }) => spoken(asked_datetime) },
  { heading: "ユーザーID", cell: ({ user_id }) => user_id },
  { heading: "氏名", cell: ({ user_name }) => user_name },
  { heading: "見出しの言葉・URL", cell: ({ keyword }) => keyword },
  { heading: "探した媒体", cell: ({ searched_media_name }) => searched_media_name },
  { heading: "探した日付", cell: ({ searched_issue_date }) => searched_issue_date?.replaceAll("-", "/") ?? "" },
  { heading: "記事ID", cell: ({ article_id }) => article_id ?? "" },
  { heading: "見出し", cell: ({ title }) => title ?? "" },
  { heading: "媒体", cell: ({ media_name }) => media_name ?? "" },
  { heading: "理由", cell: ({ cause }) => MISSING_CAUSE_LABELS[cause] },
  { heading: "回答", cell: ({ message }) => message },
  { heading: "対応", cell: ({ settled_flag }) => (settled_flag === 1 ? "済" : "未") },
  { heading: "対応者", cell: ({ settled_by }) => settled_by ?? "" },
  { heading: "対応日時", cell: ({ settled_datetime }) => spoken(settled_datetime) },
  { heading: "メモ", cell: ({ note }) => note },
];

/** The log as a table, newest first. */
export function logFile(inquiries: readonly Inquiry[]): XlsxTable<Inquiry> {
  async function* inOne() {
    yield inquiries;
  }
  return { sheetName: "記事の問い合わせ", columns: COLUMNS, rows: inOne() };
}
