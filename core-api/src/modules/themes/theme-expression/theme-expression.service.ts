import { operatorActor } from "../../../access/operator-actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { parseExpression } from "../../../matching/expression/parse.ts";
import { printExpression } from "../../../matching/expression/print.ts";
import { audit } from "../../audit/audit.ts";
import type { OperatorCall } from "../../operator/contract-company/contract-company.service.ts";
import { lockTheme, type ThemeKey } from "../contract-theme/contract-theme.read-model.ts";
import { Expression } from "../theme/theme.entity.ts";
import { narrowed } from "./narrowed-expression.ts";
import type { SearchExpression, SyntaxCheck } from "./theme-expression.dto.ts";
import type { SearchExpressionForm, SearchExpressionsQuery } from "./theme-expression.form.ts";
import { bothExist, readSearchExpressions } from "./theme-expression.read-model.ts";

export interface SavedExpression {
  expressionId: number;
  canonical: string;
}

/** What the parser says, as data both ways (api.md, Operator). */
export function checkSyntax(text: string): SyntaxCheck {
  const result = parseExpression(text);
  if (result.ok)
    return { ok: true, code: null, position: null, message: null, canonical: printExpression(result.expression) };
  return { ok: false, ...result.refusal, canonical: null };
}

/** How an expression is kept, or null where it can't be read. */
export const canonicalOf = (form: SearchExpressionForm): string | null => checkSyntax(narrowedText(form)).canonical;

/** The expression with its scope and media in it; as it was written where they add nothing. */
function narrowedText(form: SearchExpressionForm): string {
  const parsed = parseExpression(form.expression);
  if (!parsed.ok) return form.expression;
  const wanted = narrowed(parsed.expression, form);
  return wanted === parsed.expression ? form.expression : printExpression(wanted);
}

/**
 * Saves an expression of a theme; it holds from the next article on. The past stays as it is until somebody re-runs it.
 * @returns a refusal with code and position where it can't be read
 * @throws AppError NOT_FOUND for an unknown theme, or an expression that is not the theme's
 */
export async function saveSearchExpression(
  call: OperatorCall,
  form: SearchExpressionForm,
): Promise<SavedExpression | Refusal<object>> {
  const { tx, operatorId, requestId } = call;
  const theme = await lockTheme(tx, form.theme_id);
  if (!theme) throw new AppError("NOT_FOUND");
  const existing = form.expression_id === undefined ? null : await findExpression(call, theme, form.expression_id);
  const expression = narrowedText(form);
  const { ok, canonical, ...refusal } = checkSyntax(expression);
  if (!ok || canonical === null) return refusedExpression(refusal);
  const values = { expression, canonical, data_section: sectionOf(form, existing) };
  const expressionId =
    existing?.expression_id ?? (await findSame(call, theme, values)) ?? (await create(call, theme, values));
  if (existing) await update(call, theme, expressionId, values);
  await audit(tx, {
    contractId: theme.contractId,
    actor: operatorActor(operatorId),
    action: "expression.save",
    detail: { themeId: theme.themeId, expressionId, ...values },
    requestId,
  });
  return { expressionId, canonical };
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
  if (!(await bothExist(tx, where))) throw new AppError("NOT_FOUND");
  const expressions = await readSearchExpressions(tx, where);
  return section === undefined ? expressions : expressions.filter(({ data_section }) => data_section === section);
}

/** @throws AppError NOT_FOUND */
export async function removeSearchExpression({ tx, operatorId, requestId }: OperatorCall, id: string): Promise<void> {
  const rows = await tx.query<Expression>(
    "SELECT contract_id, theme_id, expression_id FROM expression WHERE expression_id = $1::bigint FOR UPDATE",
    [id],
  );
  const [found] = rows;
  if (!found) throw new AppError("NOT_FOUND");
  const { contract_id, theme_id, expression_id } = found;
  await tx.manager.delete(Expression, { contract_id, expression_id });
  await audit(tx, {
    contractId: contract_id,
    actor: operatorActor(operatorId),
    action: "expression.remove",
    detail: { themeId: theme_id, expressionId: expression_id },
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
    "SELECT * FROM expression WHERE contract_id = $1 AND theme_id = $2 AND expression_id = $3::bigint",
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
): Promise<number | null> {
  const [found] = await tx.query<{ expression_id: number }>(
    `SELECT expression_id FROM expression
     WHERE contract_id = $1 AND theme_id = $2 AND data_section IS NOT DISTINCT FROM $3::smallint AND canonical = $4
     ORDER BY expression_id LIMIT 1`,
    [contractId, themeId, data_section, canonical],
  );
  return found?.expression_id ?? null;
}

async function create({ tx }: OperatorCall, { contractId, themeId }: ThemeKey, values: Values): Promise<number> {
  const inserted = await tx.manager.insert(Expression, { contract_id: contractId, theme_id: themeId, ...values });
  return inserted.identifiers[0]?.expression_id;
}

async function update(
  { tx }: OperatorCall,
  { contractId }: ThemeKey,
  expressionId: number,
  values: Values,
): Promise<void> {
  await tx.manager.update(
    Expression,
    { contract_id: contractId, expression_id: expressionId },
    { ...values, updated_at: () => "now()" },
  );
}
