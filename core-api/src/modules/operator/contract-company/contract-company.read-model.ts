import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { ContractCompany } from "./contract-company.dto.ts";

/** The lists come as JSON, in the order of their keys; ids as decimal strings, flags as 0 and 1 (api.md, Conventions). */
const CONTRACTS = `
  SELECT c.contract_id::text, c.contract_code, c.company_name, c.session_idle_minutes, c.session_absolute_hours,
    c.mail_send_max_count, c.pdf_usage_display_flag::int, c.subtheme_display_flag::int, c.user_max_count, c.second_factor_demand, c.audit_keep_months,
    c.ip_login_user_id, c.end_date::text, c.person_in_charge, c.version,
    ARRAY(SELECT written_span(r.addresses) FROM contract_address_range r WHERE r.contract_id = c.contract_id ORDER BY r.addresses) AS ip_ranges,
    (SELECT coalesce(json_agg(json_build_object('data_section', l.data_section) ORDER BY l.data_section), '[]')
     FROM contract_linkage l WHERE l.contract_id = c.contract_id) AS service_linkage_info,
    (SELECT coalesce(json_agg(json_build_object('configuration_key', s.configuration_key,
       'configuration_value', s.configuration_value) ORDER BY s.configuration_key), '[]')
     FROM contract_configuration s WHERE s.contract_id = c.contract_id) AS company_configuration_info,
    (SELECT coalesce(json_agg(json_build_object('message_key', m.message_key,
       'configuration_value', m.configuration_value) ORDER BY m.message_key), '[]')
     FROM contract_message m WHERE m.contract_id = c.contract_id) AS message_info
  FROM contract c
  WHERE c.deleted_at IS NULL AND ($1::text IS NULL OR c.contract_code = $1) AND ($2::bigint IS NULL OR c.contract_id = $2)
  ORDER BY c.contract_code`;

/** All contracts, or those that code and id name. */
export function readContractCompanies(
  tx: Transaction,
  where: { code?: string; id?: string } = {},
): Promise<ContractCompany[]> {
  return tx.query<ContractCompany>(CONTRACTS, [where.code ?? null, where.id ?? null]);
}

/** A contract in a file: who is in charge of it by name. */
export type ContractRow = ContractCompany & { person_in_charge_name: string | null };

/** All of them, for a file. */
export const allContractCompanies = (tx: Transaction): AsyncGenerator<ContractRow[]> =>
  cursorRows<ContractRow>(
    tx,
    `SELECT l.*, o.name AS person_in_charge_name FROM (${CONTRACTS}) l
     LEFT JOIN operator_account o ON o.operator_id = l.person_in_charge ORDER BY l.contract_code`,
    [null, null],
  );

/** The contract's id as a number, or null; any decimal string may be asked for. Locks it against being removed meanwhile. */
export async function findContractId(tx: Transaction, id: string): Promise<number | null> {
  const [row] = await tx.query<{ contract_id: number }>(
    "SELECT contract_id FROM contract WHERE contract_id = $1::bigint AND deleted_at IS NULL FOR SHARE",
    [id],
  );
  return row?.contract_id ?? null;
}

/** The same for who writes the contract itself. A shared lock that two of them would have to raise ends in a deadlock. */
export async function lockContract(
  tx: Transaction,
  id: string,
): Promise<{ contract_id: number; version: number } | null> {
  const [row] = await tx.query<{ contract_id: number; version: number }>(
    "SELECT contract_id, version FROM contract WHERE contract_id = $1::bigint AND deleted_at IS NULL FOR UPDATE",
    [id],
  );
  return row ?? null;
}

/** Which contract an id names, for reading; null where there is none. */
export async function findContract(
  tx: Transaction,
  id: string,
): Promise<{ contractId: number; contractCode: string; companyName: string } | null> {
  const [row] = await tx.query<{ contract_id: number; contract_code: string; company_name: string }>(
    "SELECT contract_id, contract_code, company_name FROM contract WHERE contract_id = $1::bigint AND deleted_at IS NULL",
    [id],
  );
  return row ? { contractId: row.contract_id, contractCode: row.contract_code, companyName: row.company_name } : null;
}
