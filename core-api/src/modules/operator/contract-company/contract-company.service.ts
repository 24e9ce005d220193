import { validationText } from "@kirinuki/schema/messages.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, type FieldError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { audit, auditOperator } from "../../audit/audit.ts";
import { operatorActor } from "../operator/required-id.ts";
import type { ContractCompanyForm } from "./contract-company.form.ts";
import { lockContract } from "./contract-company.read-model.ts";
import { contractCompanyRepository } from "./contract-company.repository.ts";

/** Who acts, for the trail. */
export interface OperatorCall {
  tx: Transaction;
  operatorId: string;
  requestId: string;
}

const REQUIRED: Record<"contract_code" | "company_name", string> = {
  contract_code: validationText.contractCodeLength,
  company_name: "企業名を入力してください。",
};

/**
 * Creates a contract, or changes the one whose id is given.
 * @returns its id, or a refusal where another contract has the code
 * @throws AppError NOT_FOUND, INVALID_FIELDS
 */
export async function saveContractCompany(
  { tx, operatorId, requestId }: OperatorCall,
  form: ContractCompanyForm,
): Promise<number | Refusal<object>> {
  const existing = form.contract_id === undefined ? null : await lockContract(tx, form.contract_id);
  if (form.contract_id !== undefined && existing === null) throw new AppError("NOT_FOUND");
  if (existing === null) requireForNew(form);
  if (form.contract_code !== undefined && (await isTaken(tx, form.contract_code, existing))) {
    return new Refusal("DUPLICATE_NAME", {}, [
      { field: "contract_code", message: "この企業コードはすでに登録されています。" },
    ]);
  }
  const contractId = existing ?? (await contractCompanyRepository.create(tx, form));
  if (existing !== null) await contractCompanyRepository.update(tx, contractId, form);
  await contractCompanyRepository.saveLists(tx, contractId, form);
  const { contract_id: _, ...detail } = form;
  await audit(tx, {
    contractId,
    actor: operatorActor(operatorId),
    action: "contract.save",
    detail: { ...detail },
    requestId,
  });
  return contractId;
}

/**
 * Removes a contract that nothing hangs on: users and themes go first, by whoever means it.
 * @throws AppError NOT_FOUND, CONTRACT_IN_USE
 */
export async function removeContractCompany({ tx, operatorId, requestId }: OperatorCall, id: string): Promise<void> {
  const contractId = await lockContract(tx, id);
  if (contractId === null) throw new AppError("NOT_FOUND");
  const [used] = await tx.query<{ users: boolean; themes: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM app_user WHERE contract_id = $1) AS users, EXISTS (SELECT 1 FROM theme WHERE contract_id = $1) AS themes`,
    [contractId],
  );
  if (used?.users || used?.themes) {
    const what = [...(used.users ? ["ユーザー"] : []), ...(used.themes ? ["テーマ"] : [])].join("と");
    throw new AppError("CONTRACT_IN_USE", [
      { field: "contract_id", message: `${what}が登録されているため、契約を削除できません。` },
    ]);
  }
  await contractCompanyRepository.remove(tx, contractId);
  await auditOperator(tx, { operatorId, action: "contract.remove", detail: { contractId }, requestId });
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
