import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";
import { operatorActor } from "../../../access/operator-actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { type Expansion, expansionOf } from "../../../matching/set-up/synonyms.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { lostToOperator } from "../../audit/operator-change.ts";
import type { OperatorCall } from "../../operator/contract-company/contract-company.service.ts";
import { lockTheme, type ThemeKey } from "../contract-theme/contract-theme.read-model.ts";
import { Expression, PastExpression } from "../theme/theme.entity.ts";
import { narrowed } from "./narrowed-expression.ts";
import type { SearchExpression, SyntaxCheck } from "./theme-expression.dto.ts";
import type { SearchExpressionForm, SearchExpressionsQuery } from "./theme-expression.form.ts";
import { bothExist, readSearchExpressions } from "./theme-expression.read-model.ts";

export interface SavedExpression {
  expressionId: number;
  canonical: string;
  version: number;
}

export const toSavedExpression = ({ expressionId, canonical, version }: SavedExpression) => ({
  expression_id: String(expressionId),
  canonical,
  version,
});

/** What the parser says, as data both ways (api.md, Operator). */
export function checkSyntax(text: string): SyntaxCheck {
  const result = parseExpression(text);
  if (result.ok)
    return { ok: true, code: null, position: null, message: null, canonical: printExpression(result.expression) };
  return { ok: false, ...result.refusal, canonical: null };
}

/** How an expression is kept, or null where it can't be read. */
export const canonicalOf = (form: SearchExpressionForm): string | null => checkSyntax(narrowedText(form)).canonical;

/** The expression with its searched fields and media in it; as it was written where they add nothing. */
function narrowedText(form: SearchExpressionForm): string {
  const parsed = parseExpression(form.expression);
  if (!parsed.ok) return form.expression;
  const wanted = narrowed(parsed.expression, form);
  return wanted === parsed.expression ? form.expression : printExpression(wanted);
}

/** Of an operator, or of a user who saves it for his contract. */
export interface ExpressionCall extends OperatorCall {
  /** The user's name in the audit; absent: the operator's. */
  actor?: string;
}

/**
 * Saves an expression of a theme; it holds from the next article on. The past stays as it is until somebody re-runs it.
 * @returns a refusal with code and position where it can't be read
 * @throws AppError NOT_FOUND for an unknown theme, or an expression that is not the theme's
 */
export async function saveSearchExpression(
  call: ExpressionCall,
  form: SearchExpressionForm,
): Promise<SavedExpression | Refusal<object>> {
  const { tx, operatorId, requestId, actor = operatorActor(operatorId) } = call;
  const theme = await lockTheme(tx, form.theme_id);
  if (!theme) throw new AppError("NOT_FOUND");
  const existing = form.expression_id === undefined ? null : await findExpression(call, theme, form.expression_id);
  const expression = narrowedText(form);
  const { ok, canonical, ...refusal } = checkSyntax(expression);
  if (!ok || canonical === null) return refusedExpression(refusal);
  if (existing && form.version !== undefined && form.version !== existing.version)
    throw await lostToOperator(tx, theme.contractId, "expression.save", { expressionId: existing.expression_id });
  const values = { expression, canonical, data_section: sectionOf(form, existing) };
  const unchanged = existing ? isSame(existing, values) && existing : await findSame(call, theme, values);
  if (unchanged) return { expressionId: unchanged.expression_id, canonical, version: unchanged.version };
  const row = { ...values, ...(await expansionOf(tx, theme.contractId, expression)) };
  const saved = existing ? await update(call, existing, row) : await create(call, theme, row);
  const before = existing && valuesOf(existing);
  await audit(tx, {
    contractId: theme.contractId,
    actor,
    action: "expression.save",
    detail: { themeId: theme.themeId, expressionId: saved.expressionId, ...differenceOf(before, values) },
    requestId,
  });
  return saved;
}

/**
 * The expressions of a theme, or of all themes of a contract; of one source if it is given.
 * @throws AppError NOT_FOUND, INVALID_FIELDS where neither is named
 */
export async function readNamedExpressions(
  tx: Transaction,
  { contract_id, theme_id }: SearchExpressionsQuery,
  section?: number,
): Promise<SearchExpression[]> {
  const where = {
    ...(contract_id !== undefined && { contractId: contract_id }),
    ...(theme_id !== undefined && { themeId: theme_id }),
  };
  if (Object.keys(where).length === 0)
    throw invalidFields([{ field: "theme_id", message: "テーマIDまたは契約IDを指定してください。" }]);
  const expressions = await readSearchExpressions(tx, where);
  // Whatever has expressions exists; only an empty list needs to be asked why it is empty.
  if (expressions.length === 0 && !(await bothExist(tx, where))) throw new AppError("NOT_FOUND");
  return section === undefined ? expressions : expressions.filter(({ data_section }) => data_section === section);
}

/** @throws AppError NOT_FOUND */
export async function removeSearchExpression({ tx, operatorId, requestId }: OperatorCall, id: string): Promise<void> {
  const [found] = await tx.query<Expression>("SELECT * FROM expression WHERE expression_id = $1::bigint FOR UPDATE", [
    id,
  ]);
  if (!found) throw new AppError("NOT_FOUND");
  const { contract_id, theme_id, expression_id } = found;
  await keepPast(tx, found, operatorId, true);
  await tx.manager.delete(Expression, { contract_id, expression_id });
  await audit(tx, {
    contractId: contract_id,
    actor: operatorActor(operatorId),
    action: "expression.remove",
    detail: { themeId: theme_id, expressionId: expression_id, before: valuesOf(found) },
    requestId,
  });
}

type Values = Pick<Expression, "expression" | "canonical" | "data_section">;

/** The answer to an expression that can't be read, naming what is wrong where. */
export const refusedExpression = (refusal: Pick<SyntaxCheck, "code" | "position" | "message">): Refusal<object> =>
  new Refusal("REFUSED_EXPRESSION", {}, [toFieldError(refusal)]);

const toFieldError = ({ code, position, message }: Pick<SyntaxCheck, "code" | "position" | "message">) => ({
  field: "expression",
  message: message ?? "",
  ...(code !== null && { code }),
  ...(position !== null && { position }),
});

/** Absent leaves the source of an expression that is there as it is; null means every source. */
function sectionOf(form: SearchExpressionForm, existing: Expression | null): number | null {
  return form.data_section === undefined ? (existing?.data_section ?? null) : form.data_section;
}

async function findExpression(
  { tx }: OperatorCall,
  { contractId, themeId }: ThemeKey,
  id: string,
): Promise<Expression> {
  const [found] = await tx.query<Expression>(
    "SELECT * FROM expression WHERE contract_id = $1 AND theme_id = $2 AND expression_id = $3::bigint FOR UPDATE",
    [contractId, themeId, id],
  );
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** The theme is locked, so nobody adds the same meanwhile. */
async function findSame(
  { tx }: OperatorCall,
  { contractId, themeId }: ThemeKey,
  { canonical, data_section }: Values,
): Promise<Expression | null> {
  const [found] = await tx.query<Expression>(
    `SELECT * FROM expression
     WHERE contract_id = $1 AND theme_id = $2 AND data_section IS NOT DISTINCT FROM $3::smallint AND canonical = $4
     ORDER BY expression_id LIMIT 1`,
    [contractId, themeId, data_section, canonical],
  );
  return found ?? null;
}

const valuesOf = ({ expression, canonical, data_section }: Values): Values => ({ expression, canonical, data_section });

/** Written another way and meaning the same is a change too; saving what is there already is none. */
const isSame = (stored: Values, values: Values): boolean =>
  stored.expression === values.expression && stored.data_section === values.data_section;

async function create(
  { tx, operatorId }: OperatorCall,
  { contractId, themeId }: ThemeKey,
  values: Values & Expansion,
): Promise<SavedExpression> {
  const row = { contract_id: contractId, theme_id: themeId, ...values, updated_by: operatorId };
  const inserted = await tx.manager.insert(Expression, row);
  return { expressionId: inserted.identifiers[0]?.expression_id, canonical: values.canonical, version: 1 };
}

async function update(
  { tx, operatorId }: OperatorCall,
  existing: Expression,
  values: Values & Expansion,
): Promise<SavedExpression> {
  const { contract_id, expression_id } = existing;
  const version = existing.version + 1;
  await keepPast(tx, existing, operatorId, false);
  await tx.manager.update(
    Expression,
    { contract_id, expression_id },
    { ...values, version, updated_by: operatorId, updated_at: () => "now()" },
  );
  return { expressionId: expression_id, canonical: values.canonical, version };
}

/** A version that ends stays readable, so that somebody can go back to it. */
const keepPast = (tx: Transaction, ended: Expression, operatorId: string, removed: boolean): Promise<unknown> =>
  tx.manager.insert(PastExpression, {
    contract_id: ended.contract_id,
    theme_id: ended.theme_id,
    expression_id: ended.expression_id,
    version: ended.version,
    ...valuesOf(ended),
    saved_at: ended.updated_at,
    saved_by: ended.updated_by,
    ended_by: operatorId,
    removed,
  });
