import { validationText } from "@kirinuki/schema/messages.ts";
import { operatorActor } from "../../../access/operator-actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, type FieldError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { audit, auditOperator } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { lostToOperator } from "../../audit/operator-change.ts";
import { demandSpans, findTakenSpans, saveAddressSpans, takenInWords } from "./address-ranges.ts";
import type { ContractCompany } from "./contract-company.dto.ts";
import type { ContractCompanyForm } from "./contract-company.form.ts";
import { lockContract, readContractCompanies } from "./contract-company.read-model.ts";
import { contractCompanyRepository } from "./contract-company.repository.ts";

/** Who acts, for the trail. */
export interface OperatorCall {
  tx: Transaction;
  operatorId: string;
  requestId: string;
}

/** Nothing of a closed contract changes, so what was exported since is all of it. */
const IS_EXPORTED = `EXISTS (SELECT 1 FROM operator_audit a WHERE a.action = 'contract.export'
  AND a.detail->>'contract_id' = contract_id::text AND a.detail->>'phase' = 'closed')`;

const REQUIRED: Record<"contract_code" | "company_name", string> = {
  contract_code: validationText.contractCodeLength,
  company_name: "企業名を入力してください。",
};

/**
 * Creates a contract, or changes the one whose id is given. The trail notes its origin beside the change.
 * @returns its id and version, or a refusal where another contract has the code or one of the addresses
 * @throws AppError NOT_FOUND, LOST_UPDATE, INVALID_FIELDS
 */
export async function saveContractCompany(
  call: OperatorCall,
  form: ContractCompanyForm,
  origin: { copied_from?: string } = {},
): Promise<{ contract_id: string; version: number } | Refusal<object>> {
  const { tx } = call;
  const existing = form.contract_id === undefined ? null : await lockContract(tx, form.contract_id);
  if (form.contract_id !== undefined && existing === null) throw new AppError("NOT_FOUND");
  if (existing && form.version !== undefined && form.version !== existing.version)
    throw await lostToOperator(tx, existing.contract_id, "contract.save");
  if (existing === null) requireForNew(form);
  if (form.person_in_charge) await demandPersonInCharge(tx, form.person_in_charge, existing?.contract_id ?? null);
  const contractId = existing?.contract_id ?? null;
  const refused = await whyRefused(tx, form, contractId);
  if (refused) return refused;
  const before = existing && (await contractById(tx, existing.contract_id));
  const saved = contractId ?? (await contractCompanyRepository.create(tx, form));
  if (existing !== null) await contractCompanyRepository.update(tx, existing, form);
  await contractCompanyRepository.saveLists(tx, saved, form);
  if (form.ip_ranges !== undefined) await saveAddressSpans(tx, saved, demandSpans(form.ip_ranges ?? []));
  const after = await contractById(tx, saved);
  await note(call, { before, after, origin });
  return { contract_id: after.contract_id, version: after.version };
}

async function contractById(tx: Transaction, id: number): Promise<ContractCompany> {
  const [contract] = await readContractCompanies(tx, { id: String(id) });
  if (!contract) throw new Error("a contract that was just written is there");
  return contract;
}

/** The trail has what the change replaced and by what. */
async function note(
  { tx, operatorId, requestId }: OperatorCall,
  { before, after: changed, origin }: { before: ContractCompany | null; after: ContractCompany; origin: object },
): Promise<void> {
  const { version: _, contract_id, ...after } = changed;
  await audit(tx, {
    contractId: Number(contract_id),
    actor: operatorActor(operatorId),
    action: "contract.save",
    detail: { ...origin, ...differenceOf(before, after) },
    requestId,
  });
}

async function whyRefused(
  tx: Transaction,
  form: ContractCompanyForm,
  contractId: number | null,
): Promise<Refusal<object> | null> {
  if (form.contract_code !== undefined && (await isTaken(tx, form.contract_code, contractId)))
    return new Refusal("DUPLICATE_NAME", {}, [
      { field: "contract_code", message: "この企業コードはすでに登録されています。" },
    ]);
  if (form.ip_login_user_id && !(await hasUser(tx, contractId, form.ip_login_user_id)))
    return new Refusal("UNKNOWN_USER", {}, [
      { field: "ip_login_user_id", message: "このユーザーIDはこの契約に登録されていません。" },
    ]);
  return form.ip_ranges ? whyAddressesRefused(tx, form.ip_ranges, contractId) : null;
}

async function whyAddressesRefused(
  tx: Transaction,
  texts: readonly string[],
  contractId: number | null,
): Promise<Refusal<object> | null> {
  const spans = demandSpans(texts);
  // Operators who set addresses at the same time come one after the other, so that each sees what the one before has taken.
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.address_span'))");
  const taken = await findTakenSpans(tx, spans, contractId);
  if (taken.length === 0) return null;
  const faults = taken.map((each) => ({ field: "ip_ranges", message: `${each.range}：${takenInWords(each)}。` }));
  return new Refusal("ADDRESS_TAKEN", {}, faults);
}

/**
 * A stopped operator stays in charge where it was, and gets no other contract. The lock keeps the operator from being deleted meanwhile.
 * @throws AppError INVALID_FIELDS
 */
async function demandPersonInCharge(tx: Transaction, operatorId: string, contractId: number | null): Promise<void> {
  const found = await tx.query(
    `SELECT 1 FROM operator_account o WHERE o.operator_id = $1 AND (NOT o.stop_flag
       OR EXISTS (SELECT 1 FROM contract c WHERE c.contract_id = $2 AND c.person_in_charge = o.operator_id)) FOR KEY SHARE`,
    [operatorId, contractId],
  );
  if (found.length === 0)
    throw invalidFields([
      { field: "person_in_charge", message: "担当には、停止していない運用担当者を選んでください。" },
    ]);
}

async function hasUser(tx: Transaction, contractId: number | null, userId: string): Promise<boolean> {
  const found = await tx.query("SELECT 1 FROM app_user WHERE contract_id = $1 AND user_id = $2 FOR KEY SHARE", [
    contractId,
    userId,
  ]);
  return found.length > 0;
}

/**
 * Removes a contract. One that nothing hangs on goes altogether, since it was never used. One that was used must be closed and
 * exported since, and leaves a tombstone: its code rests, its trail and its usage stay.
 * @throws AppError NOT_FOUND, CONTRACT_IN_USE, CONTRACT_NOT_EXPORTED
 */
export async function removeContractCompany(
  { tx, operatorId, requestId }: OperatorCall,
  id: string,
  now: Date,
): Promise<void> {
  const found = await lockContract(tx, id);
  if (found === null) throw new AppError("NOT_FOUND");
  const { contract_id: contractId } = found;
  const { version: _, ...before } = await contractById(tx, contractId);
  const [state] = await tx.query<{ used: boolean; phase: string; exported: boolean }>(
    `SELECT contract_phase(end_date, deleted_at, $2) AS phase, ${IS_EXPORTED} AS exported,
       EXISTS (SELECT 1 FROM app_user WHERE contract_id = $1) OR EXISTS (SELECT 1 FROM theme WHERE contract_id = $1) AS used
     FROM contract WHERE contract_id = $1`,
    [contractId, now],
  );
  if (state?.used && state.phase !== "closed")
    throw new AppError("CONTRACT_IN_USE", [
      { field: "contract_id", message: "ユーザーかテーマが登録されているため、契約が終了するまで削除できません。" },
    ]);
  if (state?.used && !state.exported)
    throw new AppError("CONTRACT_NOT_EXPORTED", [
      { field: "contract_id", message: "削除する前に、契約のデータを書き出してください。" },
    ]);
  if (state?.used) await contractCompanyRepository.bury(tx, contractId, now);
  else await contractCompanyRepository.remove(tx, contractId);
  await auditOperator(tx, { operatorId, action: "contract.remove", detail: { contractId, before }, requestId });
}

function requireForNew(form: ContractCompanyForm): void {
  const missing = (["contract_code", "company_name"] as const).filter((field) => form[field] === undefined);
  const faults: FieldError[] = missing.map((field) => ({ field, message: REQUIRED[field] }));
  if (faults.length > 0) throw invalidFields(faults);
}

/** The lock makes two operators who want the same code come one after the other. */
async function isTaken(tx: Transaction, code: string, except: number | null): Promise<boolean> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.contract_code'), hashtext($1))", [code]);
  const rows = await tx.query("SELECT 1 FROM contract WHERE contract_code = $1 AND contract_id IS DISTINCT FROM $2", [
    code,
    except,
  ]);
  return rows.length > 0;
}
