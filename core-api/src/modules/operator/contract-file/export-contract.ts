import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { auditOperator } from "../../audit/audit.ts";
import { contractRecords } from "./contract-records.ts";

interface ExportCall {
  tx: Transaction;
  operatorId: string;
  requestId?: string;
  now: Date;
}

export interface ContractExport {
  contractCode: string;
  records: AsyncGenerator<object[]>;
  /** Notes in the operators' trail that all of it was read; one that broke off does not count. */
  noteIfRead(): Promise<void>;
}

/** @throws AppError NOT_FOUND */
export async function exportContract(
  { tx, operatorId, requestId, now }: ExportCall,
  id: string,
): Promise<ContractExport> {
  const [contract] = await tx.query<{ contract_id: number; contract_code: string; phase: string }>(
    `SELECT contract_id, contract_code, contract_phase(end_date, deleted_at, $2) AS phase
     FROM contract WHERE contract_id = $1::bigint AND deleted_at IS NULL`,
    [id, now],
  );
  if (!contract) throw new AppError("NOT_FOUND");
  const { contract_id, contract_code, phase } = contract;
  let isRead = false;
  const readAll = async function* () {
    yield* contractRecords(tx, contract_id);
    isRead = true;
  };
  return {
    contractCode: contract_code,
    records: readAll(),
    noteIfRead: async () => {
      if (!isRead) return;
      const detail = { contract_id: String(contract_id), contract_code, phase };
      const request = requestId === undefined ? {} : { requestId };
      await auditOperator(tx, { operatorId, action: "contract.export", detail, ...request });
    },
  };
}
