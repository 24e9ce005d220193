import type { UserAction } from "@kirinuki/schema/user-log-labels.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { audit } from "../../audit/audit.ts";
import { lostUpdate } from "../../audit/last-change.ts";
import { MailSetting } from "../../mail/mail-setting/mail-setting.entity.ts";
import { lockSettings } from "../../mail/mail-setting/mail-setting.service.ts";
import { findThemeSet } from "./theme-set.read-model.ts";
import {
  deleteThemeSet,
  insertThemeSet,
  isNameTaken,
  lockThemeSets,
  readOrder,
  stampThemeSet,
  storeMembers,
  storeOrder,
} from "./theme-set.repository.ts";
import type { ThemeSet, ThemeSetCall, ThemeSetKind, ThemeSetValues } from "./theme-set.ts";

/** Which one to change, as it was read. */
export interface Seen {
  id: string;
  version?: number;
}

/**
 * A change names the version that was read; what is new has neither id nor version.
 * @throws AppError INVALID_FIELDS where one of the two is missing
 */
export function seenOf(kind: ThemeSetKind, id: string | undefined, version: number | undefined): Seen | undefined {
  const missing = (field: string, label: string) => invalidFields([{ field, message: `${label}を指定してください。` }]);
  if (id === undefined && version !== undefined) throw missing(kind.id, "ID");
  if (id !== undefined && version === undefined) throw missing("version", "版");
  return id === undefined ? undefined : { id, version };
}

/**
 * Creates a theme group or topic, last in the order, or changes the one that was seen.
 * @returns its id, or a refusal where another one has the name
 * @throws AppError NOT_FOUND, also for a theme or user group that is not the contract's; LOST_UPDATE
 */
export async function saveThemeSet(
  { tx, actor: { contractId, userId } }: ThemeSetCall,
  kind: ThemeSetKind,
  seen: Seen | undefined,
  values: ThemeSetValues,
): Promise<number | Refusal<object>> {
  await lockThemeSets(tx, contractId);
  const existing = seen && (await demandSeen({ tx, contractId }, kind, seen));
  if (await isNameTaken(tx, kind, contractId, values.name, existing))
    return new Refusal("DUPLICATE_NAME", {}, [{ field: kind.name, message: "この名称はすでに登録されています。" }]);
  const id = existing?.id ?? (await insertThemeSet(tx, kind, contractId, values.name));
  await stampThemeSet(tx, kind, contractId, { id, name: values.name, changedBy: userId, isNew: !existing });
  await storeMembers(tx, kind, contractId, id, values);
  return id;
}

/**
 * Deletes a theme group or topic with its order, members, kept counts, chosen articles and drafts of mail editions. The log of uses stays.
 * @returns a refusal with the number of mail settings that send it
 * @throws AppError NOT_FOUND, LOST_UPDATE
 */
export async function removeThemeSet(
  call: ThemeSetCall,
  kind: ThemeSetKind,
  seen: Seen,
): Promise<Refusal<{ mail_setting_count: number }> | null> {
  const { tx, actor } = call;
  const { contractId } = actor;
  await lockThemeSets(tx, contractId);
  const existing = await demandSeen({ tx, contractId }, kind, seen);
  // Whoever saves a setting holds this lock too, so none comes in between.
  await lockSettings(tx, contractId);
  const settings = await tx.manager.countBy(MailSetting, { contract_id: contractId, [kind.id]: existing.id });
  if (settings > 0) return new Refusal("HAS_MAIL_SETTINGS", { mail_setting_count: settings });
  await deleteThemeSet(tx, kind, contractId, existing.id);
  await noteChange(call, `${kind.table}.delete`, { [kind.id]: existing.id, [kind.name]: existing.name });
  return null;
}

/**
 * Puts all theme groups or topics of the contract in order.
 * @throws AppError NOT_FOUND for an id that is not the contract's; LOST_UPDATE where one is left out: somebody added it meanwhile
 */
export async function orderThemeSets(call: ThemeSetCall, kind: ThemeSetKind, ids: readonly string[]): Promise<void> {
  const { tx, actor } = call;
  const { contractId } = actor;
  await lockThemeSets(tx, contractId);
  const known = new Set(await readOrder(tx, kind, contractId));
  if (ids.some((id) => !known.has(id))) throw new AppError("NOT_FOUND");
  if (ids.length < known.size) throw new AppError("LOST_UPDATE");
  await storeOrder(tx, kind, contractId, ids);
  await noteChange(call, `${kind.table}.order`, { [kind.order]: ids });
}

/** A line of the contract's trail. */
export function noteChange(
  { tx, actor, requestId }: ThemeSetCall,
  action: UserAction,
  detail: Record<string, unknown>,
): Promise<void> {
  return audit(tx, { contractId: actor.contractId, actor: actor.userId, action, detail, requestId });
}

async function demandSeen(
  { tx, contractId }: Pick<ThemeSetCall, "tx"> & { contractId: number },
  kind: ThemeSetKind,
  { id, version }: Seen,
): Promise<ThemeSet> {
  const found = await findThemeSet(tx, kind, contractId, id);
  if (!found) throw new AppError("NOT_FOUND");
  if (version !== undefined && version !== found.version) throw lostUpdate(found);
  return found;
}
