import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";

/** How often originals of a medium were used in a month, over all contracts: what its publisher is paid by. */
export interface MediaUses {
  /** yyyy-MM. */
  month: string;
  media_code: string;
  media_name: string;
  data_section: number;
  shown: number;
  printed: number;
  /** Of both, those that were opened by the link of a mail. */
  by_mail: number;
  /** Copies of booklets: one for each use of an original and each copy. */
  copies: number;
  articles: number;
  contracts: number;
  readers: number;
}

/** $1 and $2: days, both included. A reader is a user of one contract. */
const USES = `
  SELECT to_char(u.process_date, 'YYYY-MM') AS month, m.media_code, m.media_name, u.data_section::int,
    count(*) FILTER (WHERE u.use_kind IN ('pdf_display', 'text_display', 'epub_display'))::int AS shown,
    count(*) FILTER (WHERE u.use_kind IN ('pdf_print', 'text_print'))::int AS printed,
    count(*) FILTER (WHERE u.is_mail)::int AS by_mail,
    coalesce(sum(u.copies), 0)::int AS copies, count(DISTINCT u.article_id)::int AS articles,
    count(DISTINCT u.contract_id)::int AS contracts, count(DISTINCT (u.contract_id, u.user_id))::int AS readers
  FROM original_use u JOIN article a USING (article_id) JOIN media m ON m.media_code = a.media_code
  WHERE u.use_state = 'counted' AND u.process_date BETWEEN $1 AND $2
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 4, 2`;

export const readMediaUses = (tx: Transaction, { start, end }: Period): AsyncIterable<MediaUses[]> =>
  cursorRows<MediaUses>(tx, USES, [start, end]);

const SOURCE: Record<number, string> = { 1: "新聞（紙面）", 2: "新聞（本文）", 5: "雑誌" };

export const MEDIA_USES_COLUMNS: readonly CsvColumn<MediaUses>[] = [
  { heading: "月", cell: ({ month }) => month },
  { heading: "情報源", cell: ({ data_section }) => SOURCE[data_section] ?? "" },
  { heading: "媒体コード", cell: ({ media_code }) => media_code },
  { heading: "媒体名", cell: ({ media_name }) => media_name },
  { heading: "表示", cell: ({ shown }) => shown },
  { heading: "印刷", cell: ({ printed }) => printed },
  { heading: "うちメールから", cell: ({ by_mail }) => by_mail },
  { heading: "冊子の部数", cell: ({ copies }) => copies },
  { heading: "記事数", cell: ({ articles }) => articles },
  { heading: "契約数", cell: ({ contracts }) => contracts },
  { heading: "利用者数", cell: ({ readers }) => readers },
];
