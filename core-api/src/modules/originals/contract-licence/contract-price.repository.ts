import type { Transaction } from "../../../db/tenant.ts";
import type { Prices } from "./contract-price.ts";

/** A medium or a holder of rights: one of them is null. */
export interface Licensor {
  media_code: string | null;
  rightholder: string | null;
}

const OF_LICENSOR =
  "contract_id = $1 AND media_code IS NOT DISTINCT FROM $2::text AND rightholder IS NOT DISTINCT FROM $3::text";

const IN_FORCE = `
  SELECT article_yen, reader_yen, copy_yen FROM contract_price
  WHERE ${OF_LICENSOR} AND from_month <= $4::date ORDER BY from_month DESC LIMIT 1`;

const REMOVE_LATER = `DELETE FROM contract_price WHERE ${OF_LICENSOR} AND from_month >= $4::date`;

const INSERT = `
  INSERT INTO contract_price (contract_id, media_code, rightholder, from_month, article_yen, reader_yen, copy_yen)
  VALUES ($1, $2, $3, $4::date, $5, $6, $7)`;

const keyOf = (contractId: number, { media_code, rightholder }: Licensor, month: string): unknown[] => [
  ...[contractId, media_code, rightholder, `${month}-01`],
];

/** Prices that hold in a month; null where none do. */
export async function readPrices(
  tx: Transaction,
  contractId: number,
  licensor: Licensor,
  month: string,
): Promise<Prices | null> {
  const [found] = await tx.query<Prices | Record<keyof Prices, null>>(IN_FORCE, keyOf(contractId, licensor, month));
  return found && found.article_yen !== null ? found : null;
}

/** They hold from a month on, in place of all that were set for it or later. @param prices null: none hold any more */
export async function setPrices(
  tx: Transaction,
  contractId: number,
  licensor: Licensor,
  { month, prices }: { month: string; prices: Prices | null },
): Promise<void> {
  const key = keyOf(contractId, licensor, month);
  await tx.query(REMOVE_LATER, key);
  await tx.query(INSERT, [...key, prices?.article_yen ?? null, prices?.reader_yen ?? null, prices?.copy_yen ?? null]);
}
