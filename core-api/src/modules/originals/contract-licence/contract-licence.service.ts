import { rightholderName } from "@kirinuki/schema/rightholders.ts";
import { operatorActor } from "../../../access/operator-actor.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { addDays, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { findContractId } from "../../operator/contract-company/contract-company.read-model.ts";
import type { OperatorCall } from "../../operator/contract-company/contract-company.service.ts";
import { ContractLicenceRow } from "./contract-licence.entity.ts";
import type { ContractLicenceForm, ContractLicenceKey } from "./contract-licence.form.ts";
import { hasOriginals } from "./contract-licence.read-model.ts";
import { type Licensor, readPrices, setPrices } from "./contract-price.repository.ts";
import { NO_PRICES, type Prices } from "./contract-price.ts";

type Terms = Omit<
  ContractLicenceRow,
  "contract_id" | "licence_id" | keyof Licensor | keyof Prices | "version" | "updated_by" | "updated_at"
>;

const NONE: Terms = {
  ...{ valid_from: null, valid_to: null, show_days: null, print_days: null, mail_days: null },
  ...{ max_readers: null, max_copies: null, excerpt_chars: null, forbidden_purposes: [] },
};

/** What is given in place of what was there, of the names that it has. */
const replaced = <Values extends object>(old: Values, given: Partial<Values>): Values => ({
  ...old,
  ...Object.fromEntries(
    (Object.keys(old) as (keyof Values)[]).flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  ),
});

/**
 * Sets what a contract may do with the originals of a medium or of a holder of rights; it holds from the next use on.
 * @throws AppError NOT_FOUND for a medium without originals, UNKNOWN_CONTRACT, LOST_UPDATE, INVALID_FIELDS
 */
export async function saveContractLicence(call: OperatorCall, form: ContractLicenceForm, now: Date): Promise<void> {
  const { tx, operatorId } = call;
  const contractId = await demandContract(call, form.contract_id);
  const licensor = licensorOf(form);
  const { media_code } = licensor;
  if (media_code !== null && !(await hasOriginals(tx, media_code))) throw new AppError("NOT_FOUND");
  const stored = await lockLicence(call, contractId, licensor);
  if (form.version !== undefined && form.version !== stored?.version) throw new AppError("LOST_UPDATE");
  const before = stored ? replaced(NONE, stored) : NONE;
  const after = replaced(before, form);
  if (after.valid_from !== null && after.valid_to !== null && after.valid_from > after.valid_to)
    throw invalidFields([{ field: "valid_to", message: "許諾の終了日は開始日以降の日付を指定してください。" }]);
  const row = { ...licensor, ...after, version: (stored?.version ?? 0) + 1, updated_by: operatorId, updated_at: now };
  if (stored)
    await tx.manager.update(ContractLicenceRow, { contract_id: contractId, licence_id: stored.licence_id }, row);
  else await tx.manager.insert(ContractLicenceRow, { contract_id: contractId, ...row });
  const prices = await savePrices(call, contractId, licensor, { form, isNew: stored === null, now });
  await note(call, contractId, "contract_licence.save", {
    ...named(licensor),
    ...(prices.month !== null && { price_month: prices.month }),
    ...differenceOf({ ...before, ...prices.before }, { ...after, ...prices.after }),
  });
}

interface PricesWish {
  form: ContractLicenceForm;
  isNew: boolean;
  now: Date;
}

/** @returns what holds in the month before and after, and the month where it was changed */
async function savePrices(
  { tx }: OperatorCall,
  contractId: number,
  licensor: Licensor,
  { form, isNew, now }: PricesWish,
): Promise<{ before: Prices; after: Prices; month: string | null }> {
  const month = form.price_month ?? tokyoDay(now).slice(0, 7);
  const old = isNew ? null : await readPrices(tx, contractId, licensor, month);
  const before = old ?? NO_PRICES;
  const after = replaced(before, form);
  const isAsked =
    isNew || form.price_month !== undefined || Object.values(differenceOf(before, after).after).length > 0;
  const isSame = old !== null && Object.keys(differenceOf(old, after).after).length === 0;
  if (!isAsked || isSame) return { before, after, month: null };
  await setPrices(tx, contractId, licensor, { month, prices: after });
  return { before, after, month };
}

/** The other licences alone hold from then on; prices hold to the end of the month. @throws AppError NOT_FOUND, LOST_UPDATE */
export async function removeContractLicence(
  call: OperatorCall,
  key: ContractLicenceKey & { version?: number | undefined },
  now: Date,
): Promise<void> {
  const { tx } = call;
  const contractId = await demandContract(call, key.contract_id);
  const licensor = licensorOf(key);
  const stored = await lockLicence(call, contractId, licensor);
  if (!stored) throw new AppError("NOT_FOUND");
  if (key.version !== undefined && key.version !== stored.version) throw new AppError("LOST_UPDATE");
  const month = tokyoDay(now).slice(0, 7);
  const prices = (await readPrices(tx, contractId, licensor, month)) ?? NO_PRICES;
  await tx.manager.delete(ContractLicenceRow, { contract_id: contractId, licence_id: stored.licence_id });
  await setPrices(tx, contractId, licensor, { month: monthAfter(month), prices: null });
  const detail = { ...named(licensor), before: { ...replaced(NONE, stored), ...prices }, after: null };
  await note(call, contractId, "contract_licence.remove", detail);
}

/** @throws AppError INVALID_FIELDS unless either is named */
function licensorOf({ media_code, rightholder }: Pick<ContractLicenceKey, "media_code" | "rightholder">): Licensor {
  const field = rightholder === undefined ? "media_code" : "rightholder";
  if ((media_code === undefined) === (rightholder === undefined))
    throw invalidFields([{ field, message: "媒体か権利者のどちらか一方を指定してください。" }]);
  if (rightholder === undefined) return { media_code: media_code ?? null, rightholder: null };
  const name = rightholderName(rightholder);
  if (name === "") throw invalidFields([{ field: "rightholder", message: "権利者を指定してください。" }]);
  return { media_code: null, rightholder: name };
}

const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

const named = ({ media_code, rightholder }: Licensor): object =>
  media_code === null ? { rightholder } : { media_code };

async function demandContract({ tx }: OperatorCall, id: string): Promise<number> {
  const contractId = await findContractId(tx, id);
  if (contractId === null) throw new AppError("UNKNOWN_CONTRACT");
  return contractId;
}

/** Licences of a contract are changed one after the other. */
async function lockLicence(
  { tx }: OperatorCall,
  contract_id: number,
  { media_code, rightholder }: Licensor,
): Promise<ContractLicenceRow | null> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.contract_licence'), $1)", [contract_id]);
  const key = media_code === null ? { rightholder: rightholder ?? "" } : { media_code };
  return tx.manager.findOneBy(ContractLicenceRow, { contract_id, ...key });
}

/** In the contract's own trail, where its Admin reads it. */
const note = (
  { tx, operatorId, requestId }: OperatorCall,
  contractId: number,
  action: "contract_licence.save" | "contract_licence.remove",
  detail: Record<string, unknown>,
): Promise<void> => audit(tx, { contractId, actor: operatorActor(operatorId), action, detail, requestId });
