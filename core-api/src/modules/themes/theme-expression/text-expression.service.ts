import { DATA_SECTION, type DataSection } from "@kirinuki/schema/codes.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { hitRanges } from "../../../matching/highlight.ts";
import { type TrialHit, tryExpression } from "../../../matching/set-up/trial.ts";
import { type DayString, tokyoDay } from "../../../time/tokyo.ts";
import { findContract } from "../../operator/contract-company/contract-company.read-model.ts";
import type { OperatorCall } from "../../operator/contract-company/contract-company.service.ts";
import { lockTheme } from "../contract-theme/contract-theme.read-model.ts";
import type { PreviewArticle, TrialCheck } from "./text-expression.dto.ts";
import type { TextExpressionForm } from "./text-expression.form.ts";
import {
  checkSyntax,
  refusedExpression,
  type SavedExpression,
  saveSearchExpression,
} from "./theme-expression.service.ts";

/**
 * Sets the theme's expression of one source: the one it has, or its first. The same row as /search_expressions shows.
 * @throws AppError NOT_FOUND, INVALID_FIELDS where the theme has several and none is named
 */
export async function saveTextExpression(
  call: OperatorCall,
  section: DataSection,
  form: TextExpressionForm,
): Promise<SavedExpression | Refusal<object>> {
  const theme = await lockTheme(call.tx, form.theme_id);
  if (!theme) throw new AppError("NOT_FOUND");
  const ids = await expressionIds(call.tx, theme.contractId, theme.themeId, section);
  const { expression_id: named } = form;
  if (named !== undefined && !ids.includes(named)) throw new AppError("NOT_FOUND");
  if (named === undefined && ids.length > 1) {
    const message = "このテーマには検索式が複数あります。検索式IDを指定してください。";
    throw invalidFields([{ field: "expression_id", message }]);
  }
  const id = named ?? ids[0];
  const { theme_id, expression, version } = form;
  return saveSearchExpression(call, {
    theme_id,
    expression,
    data_section: section,
    ...(version !== undefined && { version }),
    ...(id !== undefined && { expression_id: id }),
  });
}

async function expressionIds(tx: Transaction, contractId: number, themeId: number, section: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT expression_id::text AS id FROM expression
     WHERE contract_id = $1 AND theme_id = $2 AND data_section = $3 ORDER BY expression_id`,
    [contractId, themeId, section],
  );
  return rows.map(({ id }) => id);
}

/** The verdict on an expression, and what it would have found of recent web news. @throws AppError NOT_FOUND */
export async function checkWithTrial(
  tx: Transaction,
  { expression: text, contract_id }: { expression: string; contract_id?: string },
  today: DayString,
): Promise<TrialCheck> {
  const contract = contract_id === undefined ? null : await findContract(tx, contract_id);
  if (contract_id !== undefined && !contract) throw new AppError("NOT_FOUND");
  const verdict = checkSyntax(text);
  const parsed = parseExpression(text);
  if (!parsed.ok) return { ...verdict, hit_count: null, article_count: null, process_date_start: null };
  const { read, hits, since } = await tryExpression(tx, parsed.expression, {
    section: DATA_SECTION.web,
    today,
    ...(contract && { contractId: contract.contractId }),
  });
  return { ...verdict, hit_count: hits.length, article_count: read, process_date_start: since };
}

/** One page of what an expression would have found of recent newspaper texts, newest first; or why it is refused. */
export async function previewNewspapers(
  tx: Transaction,
  { expression: text, page, page_size }: { expression: string; page: number; page_size: number },
  today: DayString,
) {
  const verdict = checkSyntax(text);
  const parsed = parseExpression(text);
  if (!parsed.ok || verdict.canonical === null) return refusedExpression(verdict);
  const { read, hits, since } = await tryExpression(tx, parsed.expression, {
    section: DATA_SECTION.newspaperText,
    today,
  });
  return {
    canonical: verdict.canonical,
    sc_newspaper_articles: await readPreview(tx, hits.slice((page - 1) * page_size, page * page_size)),
    hit_count: hits.length,
    article_count: read,
    process_date_start: since,
    page,
    page_size,
  };
}

type Row = Omit<PreviewArticle, "process_date" | "search_word" | "title_hits"> & { arrived_at: Date };

const ARTICLES = `SELECT article_id::text, title, lead, media_code, media_name, published_on::text AS issue_date, issue_type, arrived_at
  FROM article WHERE article_id = ANY ($1::bigint[])`;

async function readPreview(tx: Transaction, hits: readonly TrialHit[]): Promise<PreviewArticle[]> {
  const rows = await tx.query<Row>(ARTICLES, [hits.map(({ articleId }) => articleId)]);
  const byId = new Map(rows.map((row) => [row.article_id, row]));
  return hits.flatMap(({ articleId, searchWords }) => {
    const row = byId.get(articleId);
    if (!row) return [];
    const words = [...searchWords];
    const { arrived_at, ...article } = row;
    return [
      { ...article, process_date: tokyoDay(arrived_at), search_word: words, title_hits: hitRanges(row.title, words) },
    ];
  });
}
