import { DATA_SECTION, type DataSection } from "@kirinuki/schema/codes.ts";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";

/** Sources as the file names them; null is every source. */
const SECTION_WORDS = new Map<DataSection | null, string>([
  [null, "すべて"],
  [DATA_SECTION.newspaperImage, "新聞（紙面）"],
  [DATA_SECTION.newspaperText, "新聞（本文）"],
  [DATA_SECTION.web, "WEB"],
  [DATA_SECTION.magazine, "雑誌"],
]);
export const sectionWord = (section: number | null): string => SECTION_WORDS.get(section as DataSection | null) ?? "";

/** By the word, full or half width; undefined for a word that is none. An empty one is every source. */
export function sectionOfWord(word: string): DataSection | null | undefined {
  const wanted = word.normalize("NFKC");
  if (wanted === "") return null;
  return [...SECTION_WORDS].find(([, known]) => known.normalize("NFKC") === wanted)?.[0];
}

export const STATE_WORDS: readonly [active: string, stopped: string] = ["利用中", "停止中"];

/** The columns of the file, the same in both directions. */
export const THEME_HEADINGS = {
  contract: "企業コード",
  themeId: "テーマID",
  name: "テーマ名",
  state: "状態",
  section: "情報源",
  expressionId: "検索式ID",
  expression: "検索式",
} as const;
export type ThemeColumn = keyof typeof THEME_HEADINGS;

/** A line of the file: an expression with its theme, or a theme without any. */
export interface ThemeSheetRow {
  contract_code: string;
  theme_id: string;
  theme_name: string;
  stopped: boolean;
  data_section: number | null;
  expression_id: string | null;
  expression: string | null;
}

export const THEME_COLUMNS: readonly CsvColumn<ThemeSheetRow>[] = [
  { heading: THEME_HEADINGS.contract, cell: (row) => row.contract_code },
  { heading: THEME_HEADINGS.themeId, cell: (row) => row.theme_id },
  { heading: THEME_HEADINGS.name, cell: (row) => row.theme_name },
  { heading: THEME_HEADINGS.state, cell: (row) => STATE_WORDS[row.stopped ? 1 : 0] },
  {
    heading: THEME_HEADINGS.section,
    cell: (row) => (row.expression_id === null ? "" : sectionWord(row.data_section)),
  },
  { heading: THEME_HEADINGS.expressionId, cell: (row) => row.expression_id },
  { heading: THEME_HEADINGS.expression, cell: (row) => row.expression },
];

const SHEET = `
  SELECT c.contract_code, t.theme_id::text, t.theme_name, t.stopped_at IS NOT NULL AS stopped, e.data_section, e.expression_id::text, e.expression
  FROM contract c JOIN theme t USING (contract_id) LEFT JOIN expression e USING (contract_id, theme_id)
  WHERE c.deleted_at IS NULL AND ($1::bigint IS NULL OR c.contract_id = $1)
  ORDER BY c.contract_code, t.display_order, t.theme_id, e.data_section NULLS FIRST, e.expression_id`;

/** Themes and expressions of a contract, or of all. */
export const themeSheet = (tx: Transaction, contractId?: string): AsyncGenerator<ThemeSheetRow[]> =>
  cursorRows<ThemeSheetRow>(tx, SHEET, [contractId ?? null]);
