import type { AddressSpan } from "@kirinuki/schema/address-span.ts";
import { readSpanRows } from "@kirinuki/schema/address-spans.ts";
import { databaseCode, type Transaction } from "../../../db/tenant.ts";
import { AppError, type FieldError, invalidFields } from "../../../errors/app-error.ts";

/** PostgreSQL's code for a row that an EXCLUDE constraint refuses. */
const EXCLUSION_VIOLATION = "23P01";

/**
 * The spans of a list of ranges, without those that lie inside of another row.
 * @throws AppError INVALID_FIELDS that names every row at fault
 */
export function demandSpans(texts: readonly string[]): AddressSpan[] {
  const rows = readSpanRows(texts);
  const faults = rows.flatMap((row, at): FieldError[] =>
    row.state === "fault" ? [{ field: `ip_ranges.${at}`, message: `${texts[at]}：${row.message}。` }] : [],
  );
  if (faults.length > 0) throw invalidFields(faults);
  return rows.flatMap((row) => (row.state === "ok" ? [row.span] : []));
}

/** A span of another contract that shares addresses with one of ours. */
export interface TakenSpan {
  /** As ours is written. */
  range: string;
  contractCode: string;
  companyName: string;
  theirs: string;
}

const TAKEN = `
  SELECT g.range, c.contract_code AS "contractCode", c.company_name AS "companyName",
    written_span(r.addresses) AS theirs
  FROM unnest($1::text[], $2::inet[], $3::inet[]) WITH ORDINALITY AS g(range, first, last, place)
  JOIN contract_address_range r ON r.addresses && address_span(g.first, g.last, '[]') AND r.contract_id IS DISTINCT FROM $4
  JOIN contract c USING (contract_id) ORDER BY g.place`;

/** Which of the spans share addresses with another contract's. */
export function findTakenSpans(
  tx: Transaction,
  spans: readonly AddressSpan[],
  contractId: number | null,
): Promise<TakenSpan[]> {
  return tx.query<TakenSpan>(TAKEN, [
    spans.map(({ text }) => text),
    spans.map(({ first }) => first),
    spans.map(({ last }) => last),
    contractId,
  ]);
}

export const takenInWords = ({ contractCode, companyName, theirs }: TakenSpan): string =>
  `契約企業「${companyName}（${contractCode}）」の${theirs}と重なっています`;

const INSERT = `
  INSERT INTO contract_address_range (contract_id, addresses)
  SELECT $1, address_span(first, last, '[]') FROM unnest($2::inet[], $3::inet[]) AS g(first, last)`;

/**
 * Puts the spans in the place of the contract's own. The table lets no two contracts have an address, whoever comes first.
 * @throws AppError ADDRESS_TAKEN where another contract was quicker
 */
export async function saveAddressSpans(
  tx: Transaction,
  contractId: number,
  spans: readonly AddressSpan[],
): Promise<void> {
  await tx.query("DELETE FROM contract_address_range WHERE contract_id = $1", [contractId]);
  if (spans.length === 0) return;
  try {
    await tx.query(INSERT, [contractId, spans.map(({ first }) => first), spans.map(({ last }) => last)]);
  } catch (error) {
    throw databaseCode(error) === EXCLUSION_VIOLATION ? new AppError("ADDRESS_TAKEN") : error;
  }
}
