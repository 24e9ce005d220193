import { operatorActor } from "../../../access/operator-actor.ts";
import { unlessDuplicate } from "../../../db/unless-duplicate.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { stopMatching } from "../../../matching/set-up/arrival-lock.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { lostToOperator } from "../../audit/operator-change.ts";
import { findContractId } from "../../operator/contract-company/contract-company.read-model.ts";
import type { OperatorCall } from "../../operator/contract-company/contract-company.service.ts";
import { Theme } from "../theme/theme.entity.ts";
import { ThemeArticle, ThemeCount } from "../theme/theme-article.entity.ts";
import { removeTrend } from "../trend/trend.repository.ts";
import type { ContactThemeForm } from "./contract-theme.form.ts";
import { type LockedTheme, lockTheme } from "./contract-theme.read-model.ts";

const DUPLICATE = new Refusal("DUPLICATE_NAME", {}, [
  { field: "theme_name", message: "このテーマ名はすでに登録されています。" },
]);

export interface SavedTheme {
  themeId: number;
  version: number;
}

/**
 * Creates a theme, open to every group and last in the list; with an id, renames, stops or resumes that theme.
 * @returns its id and version, or a refusal where the contract has a theme of that name
 * @throws AppError NOT_FOUND, LOST_UPDATE
 */
export async function saveContactTheme(
  call: OperatorCall,
  form: ContactThemeForm,
): Promise<SavedTheme | Refusal<object>> {
  const { tx, operatorId, requestId } = call;
  const contractId = await findContractId(tx, form.contract_id);
  if (contractId === null) throw new AppError("NOT_FOUND");
  const existing = form.theme_id === undefined ? null : await lockTheme(tx, form.theme_id, form.contract_id);
  if (form.theme_id !== undefined && !existing) throw new AppError("NOT_FOUND");
  if (existing && form.version !== undefined && form.version !== existing.version)
    throw await lostToOperator(tx, contractId, "theme.save", { themeId: existing.themeId });
  const after = { theme_name: form.theme_name.trim(), stop_flag: form.stop_flag ?? (existing?.isStopped ? 1 : 0) };
  const before = existing && { theme_name: existing.name, stop_flag: existing.isStopped ? 1 : 0 };
  const saved = await unlessDuplicate(tx, () =>
    existing ? change(call, existing, after) : create(call, contractId, after.theme_name),
  );
  if (saved === null) return DUPLICATE;
  await audit(tx, {
    contractId,
    actor: operatorActor(operatorId),
    action: "theme.save",
    detail: { themeId: saved.themeId, ...differenceOf(before, after) },
    requestId,
  });
  return saved;
}

/**
 * Removes a theme with its expressions, hits and counts, and from its groups and topics.
 * @throws AppError NOT_FOUND
 */
export async function removeContactTheme(
  { tx, operatorId, requestId }: OperatorCall,
  themeId: string,
  contractId?: string,
): Promise<void> {
  // Hits have no foreign key: a batch that still knows the theme must not write any after we have removed them.
  await stopMatching(tx);
  const theme = await lockTheme(tx, themeId, contractId);
  if (!theme) throw new AppError("NOT_FOUND");
  const expressions = await tx.query<{ expression: string }>(
    "SELECT expression FROM expression WHERE contract_id = $1 AND theme_id = $2 ORDER BY expression_id",
    [theme.contractId, theme.themeId],
  );
  const key = { contract_id: theme.contractId, theme_id: theme.themeId };
  await tx.manager.delete(ThemeArticle, key);
  await tx.manager.delete(ThemeCount, key);
  await removeTrend(tx, theme);
  await tx.manager.delete(Theme, key);
  await audit(tx, {
    contractId: theme.contractId,
    actor: operatorActor(operatorId),
    action: "theme.remove",
    detail: {
      themeId: theme.themeId,
      before: { theme_name: theme.name, expression: expressions.map(({ expression }) => expression) },
    },
    requestId,
  });
}

/**
 * Puts a contract's themes in order.
 * @throws AppError NOT_FOUND, LOST_UPDATE where these are not all of its themes
 */
export async function orderContactThemes(
  { tx, operatorId, requestId }: OperatorCall,
  contract: string,
  themeIds: readonly string[],
): Promise<void> {
  const contractId = await findContractId(tx, contract);
  if (contractId === null) throw new AppError("NOT_FOUND");
  const themes = await tx.query<{ id: string }>(
    "SELECT theme_id::text AS id FROM theme WHERE contract_id = $1 ORDER BY display_order, theme_id FOR UPDATE",
    [contractId],
  );
  const before = themes.map(({ id }) => id);
  const known = new Set(before);
  if (themeIds.length !== known.size || !themeIds.every((id) => known.has(id)))
    throw await lostToOperator(tx, contractId, "theme.save");
  await tx.query(
    `UPDATE theme t SET display_order = o.place FROM unnest($2::bigint[]) WITH ORDINALITY AS o(theme_id, place)
     WHERE t.contract_id = $1 AND t.theme_id = o.theme_id`,
    [contractId, themeIds],
  );
  await audit(tx, {
    contractId,
    actor: operatorActor(operatorId),
    action: "theme.order",
    detail: { before: { theme_ids: before }, after: { theme_ids: themeIds } },
    requestId,
  });
}

async function change(
  { tx }: OperatorCall,
  { contractId, themeId, version }: LockedTheme,
  { theme_name, stop_flag }: { theme_name: string; stop_flag: number },
): Promise<SavedTheme> {
  await tx.query(
    `UPDATE theme SET theme_name = $3, version = version + 1, stopped_at = CASE WHEN $4 THEN coalesce(stopped_at, now()) END
     WHERE contract_id = $1 AND theme_id = $2`,
    [contractId, themeId, theme_name, stop_flag === 1],
  );
  return { themeId, version: version + 1 };
}

async function create({ tx }: OperatorCall, contractId: number, theme_name: string): Promise<SavedTheme> {
  const [last] = await tx.query<{ next: number }>(
    "SELECT coalesce(max(display_order), 0) + 1 AS next FROM theme WHERE contract_id = $1",
    [contractId],
  );
  const inserted = await tx.manager.insert(Theme, {
    contract_id: contractId,
    theme_name,
    display_order: last?.next ?? 1,
  });
  return { themeId: inserted.identifiers[0]?.theme_id, version: 1 };
}
