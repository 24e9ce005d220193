import type { Transaction } from "../../src/db/tenant.ts";
import { storeChargeCodes } from "../../src/modules/originals/charge-code/charge-code.repository.ts";

const CODES = [
  ["PR-2601", "新製品の発表"],
  ["PR-2602", "決算と株主総会"],
  ["IR-100", "競合の動き"],
  ["CSR-7", "地域と環境"],
  ["採用", "採用広報"],
] as const;

/** The list of a contract that is ready to ask for charge codes, and does not yet. */
export const insertChargeCodes = (tx: Transaction, contractId: number): Promise<void> =>
  storeChargeCodes(
    tx,
    { contractId },
    CODES.map(([charge_code, charge_name]) => ({ charge_code, charge_name })),
  );
