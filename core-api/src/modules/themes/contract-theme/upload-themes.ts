import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type FileError, readCsv } from "../../../csv/read-csv.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { UploadedFile } from "../../../http/upload.ts";
import { findContract } from "../../operator/contract-company/contract-company.read-model.ts";
import type { OperatorCall } from "../../operator/contract-company/contract-company.service.ts";
import { saveSearchExpression } from "../theme-expression/theme-expression.service.ts";
import { saveContactTheme } from "./contract-theme.service.ts";
import { readKnownThemes } from "./known-themes.ts";
import { cellsBy, type ReadThemeRow, readThemeRow, type ThemeRowWish } from "./read-theme-row.ts";
import { THEME_HEADINGS } from "./theme-sheet.ts";
import type { ThemeUploadWire } from "./theme-upload.dto.ts";

export const THEMES_BYTES = 20 * 1024 * 1024;
const MOST_ROWS = 10_000;
/** Nobody reads more of them. */
const MOST_FAULTS = 1000;

export interface ThemeUploadWish {
  /** Whose file it is; undefined: each row names its contract. */
  contractId: string | undefined;
  /** Only say what would be done. */
  isDryRun: boolean;
  /** Of the preview that somebody has seen; null: none was. */
  token: string | null;
  /** Leave rows with faults out; otherwise one of them stops all. */
  withoutFaulty: boolean;
}

interface Plan {
  headings: string[];
  encoding: "utf8" | "sjis";
  rows: ReadThemeRow[];
  token: string;
}

/**
 * Adds and changes themes and expressions by a file, in one transaction or not at all; what it does not name stays as it is.
 * @returns a refusal where a row has a fault, or where the preview that was seen no longer holds
 * @throws AppError NOT_FOUND
 */
export async function uploadThemes(
  call: OperatorCall,
  file: UploadedFile | null,
  { contractId, isDryRun, token, withoutFaulty }: ThemeUploadWish,
): Promise<ThemeUploadWire | Refusal<object>> {
  // Two files that come at the same time are applied one after the other, so that the second is read against what the first has made.
  if (!isDryRun) await call.tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.theme_upload'))");
  const plan = await planUpload(call, file, contractId);
  if ("faults" in plan)
    return new Refusal("REFUSED_FILE", { ...NOTHING, fileError: plan.faults.slice(0, MOST_FAULTS) });
  const answer = wireOf(plan);
  if (isDryRun) return answer;
  if (token !== null && token !== plan.token) return new Refusal("PREVIEW_OUTDATED", answer);
  if (!withoutFaulty && answer.error_count > 0) return new Refusal("REFUSED_FILE", answer);
  await store(call, plan.rows);
  return { ...answer, fileError: [], row_info: [] };
}

const NOTHING = { new_count: 0, changed_count: 0, unchanged_count: 0, error_count: 0, row_info: [] };

const ofFile = (message: string): { faults: FileError[] } => ({ faults: [{ row: 0, field: "file", message }] });

async function planUpload(
  { tx }: OperatorCall,
  file: UploadedFile | null,
  contractId: string | undefined,
): Promise<Plan | { faults: FileError[] }> {
  const own = contractId === undefined ? null : await findContract(tx, contractId);
  if (contractId !== undefined && !own) throw new AppError("NOT_FOUND");
  const read = readCsv(file, THEMES_BYTES);
  if ("faults" in read || file === null) return "faults" in read ? read : ofFile("ファイルを選択してください。");
  const [head, ...body] = read.rows;
  const headings = head?.cells.map((cell) => cell.trim()) ?? [];
  const faults = headFaults(headings);
  if (faults.length > 0) return { faults };
  if (body.length === 0) return ofFile("データの行がありません。");
  if (body.length > MOST_ROWS) return ofFile(`1つのファイルは${MOST_ROWS}行以下にしてください。`);
  const ownCode = own?.contractCode ?? null;
  const codes = new Set(body.map((row) => cellsBy(headings, row)("contract") || (ownCode ?? "")));
  const contracts = await readKnownThemes(tx, codes);
  const rows: ReadThemeRow[] = [];
  for (const [at, row] of body.entries()) {
    rows.push(readThemeRow(row, { headings, encoding: read.encoding, contracts, ownCode }));
    // Other calls get their turn.
    if (at % 200 === 199) await setImmediate();
  }
  refuseContradictions(rows);
  return { headings, encoding: read.encoding, rows, token: tokenOf(file, rows) };
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(THEME_HEADINGS));

/** Without a name or an id no row says which theme it is of. */
function headFaults(head: readonly string[]): FileError[] {
  const { themeId, name } = THEME_HEADINGS;
  const isNamed = head.includes(themeId) || head.includes(name);
  const doubled = head.filter((heading, at) => KNOWN.has(heading) && head.indexOf(heading) !== at);
  return [
    ...(isNamed ? [] : [{ row: 1, field: name, message: `見出しに「${name}」の列がありません。` }]),
    ...doubled.map((field) => ({ row: 1, field, message: `見出しの「${field}」が重複しています。` })),
  ];
}

/** Rows that are good alone, and say two things of one expression, or of one theme's name or state. */
function refuseContradictions(rows: readonly ReadThemeRow[]): void {
  const expressions = new Map<string, number>();
  const themes = new Map<string, { row: number; name: string; stopped: boolean | undefined }>();
  for (const read of rows) {
    const { wish, row } = read;
    if (!wish) continue;
    const expression = wish.expression?.known?.id;
    const earlier = expression === undefined ? undefined : expressions.get(expression);
    if (expression !== undefined && earlier === undefined) expressions.set(expression, row);
    if (earlier !== undefined) refuse(read, THEME_HEADINGS.expression, `${earlier}行目と同じ検索式です。`);
    const key = themeKey(wish);
    const first = themes.get(key) ?? { row, name: wish.name, stopped: wish.stopped };
    themes.set(key, first);
    if (first.name !== wish.name) refuse(read, THEME_HEADINGS.name, `${first.row}行目とテーマ名が違います。`);
    if (first.stopped !== wish.stopped) refuse(read, THEME_HEADINGS.state, `${first.row}行目と状態が違います。`);
  }
}

function refuse(read: ReadThemeRow, field: string, message: string): void {
  read.judgement = "error";
  read.errors.push({ field, message });
}

const themeKey = ({ contract, theme, name }: ThemeRowWish): string => `${contract.id}/${theme?.id ?? `:${name}`}`;

function tokenOf(file: UploadedFile, rows: readonly ReadThemeRow[]): string {
  const outcome = rows.map(({ judgement, wish }) =>
    [judgement, wish?.theme?.version, wish?.expression?.known?.version].join("/"),
  );
  return createHash("sha256").update(file.bytes).update(outcome.join()).digest("base64url");
}

function wireOf({ headings, encoding, rows, token }: Plan): ThemeUploadWire {
  const count = (judgement: ReadThemeRow["judgement"]) => rows.filter((row) => row.judgement === judgement).length;
  return {
    new_count: count("new"),
    changed_count: count("changed"),
    unchanged_count: count("unchanged"),
    error_count: count("error"),
    fileError: rows.flatMap(({ row, errors }) => errors.map((error) => ({ row, ...error }))).slice(0, MOST_FAULTS),
    encoding,
    headings,
    preview_token: token,
    row_info: rows.map(({ row, judgement, cells, changes, errors }) => ({
      row,
      judgement,
      cells: [...cells],
      changes,
      errors,
    })),
  };
}

/** By the calls that a click makes, so that a file and clicks come to the same. */
async function store(call: OperatorCall, rows: readonly ReadThemeRow[]): Promise<void> {
  const ids = new Map<string, string>();
  for (const { judgement, wish } of rows) {
    if (wish === null || judgement === "error" || judgement === "unchanged") continue;
    const key = themeKey(wish);
    const theme_id = ids.get(key) ?? (await storeTheme(call, wish));
    ids.set(key, theme_id);
    const { expression } = wish;
    if (expression === null) continue;
    const { text, section, known } = expression;
    demandSaved(
      await saveSearchExpression(call, {
        theme_id,
        expression: text,
        data_section: section,
        ...(known && { expression_id: known.id }),
      }),
    );
  }
}

async function storeTheme(call: OperatorCall, { contract, theme, name, stopped }: ThemeRowWish): Promise<string> {
  const isSame = theme !== null && theme.name === name && (stopped ?? theme.stopped) === theme.stopped;
  if (isSame) return theme.id;
  const form = { contract_id: contract.id, theme_name: name };
  const made = theme
    ? { theme_id: theme.id }
    : { theme_id: String(demandSaved(await saveContactTheme(call, form)).themeId) };
  if (theme !== null || stopped === true)
    demandSaved(
      await saveContactTheme(call, { ...form, ...made, ...(stopped !== undefined && { stop_flag: stopped ? 1 : 0 }) }),
    );
  return made.theme_id;
}

/** The plan has refused whatever these would refuse. */
function demandSaved<Saved>(saved: Saved | Refusal<object>): Saved {
  if (saved instanceof Refusal) throw new AppError("LOST_UPDATE");
  return saved;
}
