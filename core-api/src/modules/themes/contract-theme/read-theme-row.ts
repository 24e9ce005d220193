import type { DataSection } from "@kirinuki/schema/codes.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";
import { withoutDefusing } from "../../../csv/cells.ts";
import { cp932Text } from "../../../csv/cp932.ts";
import type { CsvEncoding } from "../../../csv/csv-encoding.ts";
import type { CsvRow } from "../../../csv/read-csv.ts";
import type { KnownContract, KnownExpression, KnownTheme } from "./known-themes.ts";
import { STATE_WORDS, sectionOfWord, sectionWord, THEME_HEADINGS, type ThemeColumn } from "./theme-sheet.ts";

export interface CellChange {
  field: string;
  before: string;
  after: string;
}

/** What a row is to store. */
export interface ThemeRowWish {
  contract: KnownContract;
  /** null: a theme of this name that is new. */
  theme: KnownTheme | null;
  name: string;
  /** undefined: as it is. */
  stopped: boolean | undefined;
  /** null: the row has none. `known`: the one that it changes, or that is the same already. */
  expression: { text: string; section: DataSection | null; known: KnownExpression | null } | null;
}

export interface ReadThemeRow {
  row: number;
  judgement: "new" | "changed" | "unchanged" | "error";
  cells: readonly string[];
  changes: CellChange[];
  errors: { field: string; message: string }[];
  /** Complete unless the row is at fault. */
  wish: ThemeRowWish | null;
}

const LONGEST_NAME = 100;

/** Reads a cell by its heading; a column that the file lacks is empty. */
export type CellOf = (column: ThemeColumn) => string;

export const cellsBy =
  (headings: readonly string[], { cells }: CsvRow): CellOf =>
  (column) =>
    withoutDefusing((cells[headings.indexOf(THEME_HEADINGS[column])] ?? "").trim());

/** What rows are read against. */
export interface ThemeFile {
  headings: readonly string[];
  encoding: CsvEncoding;
  contracts: ReadonlyMap<string, KnownContract>;
  /** Of the contract whose file it is; null: each row names its own. */
  ownCode: string | null;
}

/** A row of the file against the contracts as they are. */
export function readThemeRow(row: CsvRow, { headings, encoding, contracts, ownCode }: ThemeFile): ReadThemeRow {
  const cell = cellsBy(headings, row);
  const read: ReadThemeRow = {
    row: row.row,
    judgement: "unchanged",
    cells: row.cells,
    changes: [],
    errors: [],
    wish: null,
  };
  const fault = (column: ThemeColumn, message: string) => read.errors.push({ field: THEME_HEADINGS[column], message });
  const contract = contractOf(cell("contract"), contracts, ownCode, fault);
  const theme = contract && themeOf(cell, contract, { encoding, fault });
  const isSame = sameIn(encoding);
  const typed = cell("name");
  const name = theme && (typed === "" || isSame(theme.name, typed)) ? theme.name : typed;
  const stopped = stateOf(cell("state"), fault);
  const expression = expressionOf(cell, theme ?? null, { encoding, fault });
  if (!contract || read.errors.length > 0) return { ...read, judgement: "error" };
  const wish = { contract, theme: theme ?? null, name, stopped, expression };
  const changes = changesOf(wish);
  return { ...read, wish, changes, judgement: judged(wish, changes) };
}

type Fault = (column: ThemeColumn, message: string) => void;

function contractOf(
  code: string,
  contracts: ReadonlyMap<string, KnownContract>,
  ownCode: string | null,
  fault: Fault,
): KnownContract | undefined {
  if (ownCode !== null && code !== "" && code !== ownCode)
    fault("contract", `この画面の契約（${ownCode}）の企業コードではありません。`);
  const found = contracts.get(code || (ownCode ?? ""));
  if (!found)
    fault("contract", code === "" ? "企業コードを入力してください。" : "この企業コードは登録されていません。");
  return found;
}

/** Whether a stored text is what a file in this encoding would say of it; lines may end as they like. */
const sameIn =
  (encoding: CsvEncoding) =>
  (stored: string, typed: string): boolean => {
    const written = encoding === "sjis" ? cp932Text(stored).text : stored;
    return written.replaceAll("\r\n", "\n").trim() === typed.replaceAll("\r\n", "\n");
  };

interface Reading {
  encoding: CsvEncoding;
  fault: Fault;
}

function themeOf(cell: CellOf, contract: KnownContract, { encoding, fault }: Reading): KnownTheme | undefined {
  const [id, name] = [cell("themeId").normalize("NFKC"), cell("name")];
  const isSame = sameIn(encoding);
  const byName = contract.byName.get(name) ?? [...contract.byId.values()].find((theme) => isSame(theme.name, name));
  if (name.length > LONGEST_NAME) fault("name", `テーマ名は${LONGEST_NAME}文字以下で入力してください。`);
  if (id === "") {
    if (name === "") fault("name", "テーマ名を入力してください。");
    return byName;
  }
  const theme = contract.byId.get(id);
  if (!theme) fault("themeId", "このテーマIDはこの契約に登録されていません。空にすると、新しいテーマになります。");
  else if (byName && byName !== theme) fault("name", "このテーマ名はすでに登録されています。");
  return theme;
}

function stateOf(word: string, fault: Fault): boolean | undefined {
  if (word === "") return undefined;
  const at = STATE_WORDS.indexOf(word);
  if (at === -1) fault("state", `状態は${STATE_WORDS.join("か")}で入力してください。`);
  return at === 1;
}

function expressionOf(
  cell: CellOf,
  theme: KnownTheme | null,
  { encoding, fault }: Reading,
): ThemeRowWish["expression"] {
  const [text, id] = [cell("expression"), cell("expressionId").normalize("NFKC")];
  const section = sectionOfWord(cell("section"));
  if (section === undefined)
    fault(
      "section",
      `情報源は${[null, 1, 2, 3, 5].map((each) => sectionWord(each)).join("、")}のいずれかで入力してください。`,
    );
  const named = theme?.expressions.find((known) => known.id === id);
  if (id !== "" && !named)
    fault("expressionId", "この検索式IDはこのテーマに登録されていません。空にすると、検索式を追加します。");
  if (text === "") {
    if (id !== "") fault("expression", "検索式を入力してください。行を消しても、検索式は消えません。");
    return null;
  }
  const parsed = parseExpression(text);
  if (!parsed.ok) {
    fault("expression", `${parsed.refusal.position + 1}文字目：${parsed.refusal.message}`);
    return null;
  }
  if (section === undefined) return null;
  const canonical = printExpression(parsed.expression);
  const same = theme?.expressions.find((known) => known.section === section && known.canonical === canonical);
  const known = named ?? same ?? null;
  const isUnchanged = known !== null && sameIn(encoding)(known.expression, text);
  return { text: isUnchanged ? known.expression : text, section, known };
}

/** What of a theme that is there would be another. */
function changesOf({ theme, name, stopped, expression }: ThemeRowWish): CellChange[] {
  const changes: CellChange[] = [];
  const note = (column: ThemeColumn, before: string, after: string) => {
    if (before !== after) changes.push({ field: THEME_HEADINGS[column], before, after });
  };
  if (theme) {
    note("name", theme.name, name);
    if (stopped !== undefined) note("state", STATE_WORDS[theme.stopped ? 1 : 0], STATE_WORDS[stopped ? 1 : 0]);
  }
  if (expression?.known) {
    note("section", sectionWord(expression.known.section), sectionWord(expression.section));
    note("expression", expression.known.expression, expression.text);
  }
  return changes;
}

function judged({ theme, expression }: ThemeRowWish, changes: readonly CellChange[]): ReadThemeRow["judgement"] {
  if (theme === null || (expression !== null && expression.known === null)) return "new";
  return changes.length > 0 ? "changed" : "unchanged";
}
