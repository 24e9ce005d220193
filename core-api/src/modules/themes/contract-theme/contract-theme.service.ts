import { operatorActor } from "../../../access/operator-actor.ts";
import { databaseCode } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { stopMatching } from "../../../matching/set-up/arrival-lock.ts";
import { audit } from "../../audit/audit.ts";
import { findContractId } from "../../operator/contract-company/contract-company.read-model.ts";
import type { OperatorCall } from "../../operator/contract-company/contract-company.service.ts";
import { Theme } from "../theme/theme.entity.ts";
import { ThemeArticle, ThemeCount } from "../theme/theme-article.entity.ts";
import type { ContactThemeForm } from "./contract-theme.form.ts";
import { lockTheme } from "./contract-theme.read-model.ts";

const UNIQUE_VIOLATION = "23505";
const DUPLICATE = new Refusal("DUPLICATE_NAME", {}, [
  { field: "theme_name", message: "このテーマ名はすでに登録されています。" },
]);

/**
 * Creates a theme, open to every group and last in the list, or renames the one whose id is given.
 * @returns its id, or a refusal where the contract has a theme of that name
 * @throws AppError NOT_FOUND
 */
export async function saveContactTheme(call: OperatorCall, form: ContactThemeForm): Promise<number | Refusal<object>> {
  const { tx, operatorId, requestId } = call;
  const contractId = await findContractId(tx, form.contract_id);
  if (contractId === null) throw new AppError("NOT_FOUND");
  const theme_name = form.theme_name.trim();
  const existing = form.theme_id === undefined ? null : await lockTheme(tx, form.theme_id, form.contract_id);
  if (form.theme_id !== undefined && !existing) throw new AppError("NOT_FOUND");
  await tx.query("SAVEPOINT before_theme");
  let themeId: number;
  try {
    themeId = existing ? existing.themeId : await create(call, contractId, theme_name);
    if (existing)
      await tx.manager.update(
        Theme,
        { contract_id: contractId, theme_id: themeId },
        { theme_name, version: () => "version + 1" },
      );
  } catch (error) {
    if (databaseCode(error) !== UNIQUE_VIOLATION) throw error;
    await tx.query("ROLLBACK TO SAVEPOINT before_theme");
    return DUPLICATE;
  }
  await audit(tx, {
    contractId,
    actor: operatorActor(operatorId),
    action: "theme.save",
    detail: { themeId, theme_name },
    requestId,
  });
  return themeId;
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
  const key = { contract_id: theme.contractId, theme_id: theme.themeId };
  await tx.manager.delete(ThemeArticle, key);
  await tx.manager.delete(ThemeCount, key);
  await tx.manager.delete(Theme, key);
  await audit(tx, {
    contractId: theme.contractId,
    actor: operatorActor(operatorId),
    action: "theme.remove",
    detail: { themeId: theme.themeId },
    requestId,
  });
}

async function create({ tx }: OperatorCall, contractId: number, theme_name: string): Promise<number> {
  const [last] = await tx.query<{ next: number }>(
    "SELECT coalesce(max(display_order), 0) + 1 AS next FROM theme WHERE contract_id = $1",
    [contractId],
  );
  const inserted = await tx.manager.insert(Theme, {
    contract_id: contractId,
    theme_name,
    display_order: last?.next ?? 1,
  });
  return inserted.identifiers[0]?.theme_id;
}
