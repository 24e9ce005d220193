import type { Transaction } from "../../../db/tenant.ts";

/** Of whom the contract demands a second factor from now on: none, admins or all. @returns what it demanded before */
export async function changeDemand(tx: Transaction, contractId: number, demand: string): Promise<string | undefined> {
  const [before] = await tx.query<{ demand: string }>(
    "SELECT second_factor_demand AS demand FROM contract WHERE contract_id = $1 FOR NO KEY UPDATE",
    [contractId],
  );
  if (before?.demand !== demand)
    await tx.query("UPDATE contract SET second_factor_demand = $2, version = version + 1 WHERE contract_id = $1", [
      contractId,
      demand,
    ]);
  return before?.demand;
}
