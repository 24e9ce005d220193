import { operatorActor } from "../../../access/operator-actor.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { findContractId } from "../../operator/contract-company/contract-company.read-model.ts";
import type { OperatorCall } from "../../operator/contract-company/contract-company.service.ts";
import { ContractLicenceRow } from "./contract-licence.entity.ts";
import type { ContractLicenceForm, ContractLicenceKey } from "./contract-licence.form.ts";
import { hasOriginals } from "./contract-licence.read-model.ts";

type Terms = Omit<ContractLicenceRow, "contract_id" | "media_code" | "version" | "updated_by" | "updated_at">;

const NONE: Terms = {
  ...{ valid_from: null, valid_to: null, show_days: null, print_days: null, mail_days: null },
  ...{ max_readers: null, max_copies: null, excerpt_chars: null, article_yen: 0, reader_yen: 0, copy_yen: 0 },
};
const NAMES = Object.keys(NONE) as (keyof Terms)[];

const termsOf = (from: Partial<Terms>, old: Terms): Terms => ({
  ...old,
  ...Object.fromEntries(NAMES.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]))),
});

/**
 * Sets what a contract may do with a medium's originals; it holds from the next use on.
 * @throws AppError NOT_FOUND for a medium without originals, UNKNOWN_CONTRACT, LOST_UPDATE, INVALID_FIELDS
 */
export async function saveContractLicence(call: OperatorCall, form: ContractLicenceForm, now: Date): Promise<void> {
  const { tx, operatorId } = call;
  const contractId = await demandContract(call, form.contract_id);
  const { media_code } = form;
  if (!(await hasOriginals(tx, media_code))) throw new AppError("NOT_FOUND");
  const stored = await lockLicence(call, contractId, media_code);
  if (form.version !== undefined && form.version !== stored?.version) throw new AppError("LOST_UPDATE");
  const before = stored && termsOf(stored, NONE);
  const after = termsOf(form, before ?? NONE);
  if (after.valid_from !== null && after.valid_to !== null && after.valid_from > after.valid_to)
    throw invalidFields([{ field: "valid_to", message: "許諾の終了日は開始日以降の日付を指定してください。" }]);
  const row = { contract_id: contractId, media_code, ...after, version: (stored?.version ?? 0) + 1 };
  await tx.manager.upsert(ContractLicenceRow, { ...row, updated_by: operatorId, updated_at: now }, [
    "contract_id",
    "media_code",
  ]);
  await note(call, contractId, "contract_licence.save", { media_code, ...differenceOf(before ?? NONE, after) });
}

/** The medium's own licence alone holds from then on. @throws AppError NOT_FOUND, LOST_UPDATE */
export async function removeContractLicence(
  call: OperatorCall,
  { contract_id, media_code, version }: ContractLicenceKey & { version?: number | undefined },
): Promise<void> {
  const contractId = await demandContract(call, contract_id);
  const stored = await lockLicence(call, contractId, media_code);
  if (!stored) throw new AppError("NOT_FOUND");
  if (version !== undefined && version !== stored.version) throw new AppError("LOST_UPDATE");
  await call.tx.manager.delete(ContractLicenceRow, { contract_id: contractId, media_code });
  const detail = { media_code, before: termsOf(stored, NONE), after: null };
  await note(call, contractId, "contract_licence.remove", detail);
}

async function demandContract({ tx }: OperatorCall, id: string): Promise<number> {
  const contractId = await findContractId(tx, id);
  if (contractId === null) throw new AppError("UNKNOWN_CONTRACT");
  return contractId;
}

/** Licences of a contract are changed one after the other. */
async function lockLicence(
  { tx }: OperatorCall,
  contract_id: number,
  media_code: string,
): Promise<ContractLicenceRow | null> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.contract_licence'), $1)", [contract_id]);
  return tx.manager.findOneBy(ContractLicenceRow, { contract_id, media_code });
}

/** In the contract's own trail, where its Admin reads it. */
const note = (
  { tx, operatorId, requestId }: OperatorCall,
  contractId: number,
  action: "contract_licence.save" | "contract_licence.remove",
  detail: Record<string, unknown>,
): Promise<void> => audit(tx, { contractId, actor: operatorActor(operatorId), action, detail, requestId });
