import { In } from "typeorm";
import type { Transaction } from "../../../db/tenant.ts";
import type { ExcludedDomain, MailDomain } from "./contract-domain.entity.ts";

/** Which of a contract's lists: both have the same columns. */
export type DomainEntity = typeof ExcludedDomain | typeof MailDomain;

/** In alphabetical order. */
export async function readDomains(tx: Transaction, entity: DomainEntity, contract_id: number): Promise<string[]> {
  const rows = await tx.manager.find<ExcludedDomain>(entity, { where: { contract_id }, order: { domain: "ASC" } });
  return rows.map(({ domain }) => domain);
}

/** Replaces the list. */
export async function storeDomains(
  tx: Transaction,
  entity: DomainEntity,
  contract_id: number,
  domains: readonly string[],
): Promise<void> {
  await tx.manager.delete(entity, { contract_id });
  await tx.manager.insert(
    entity,
    domains.map((domain) => ({ contract_id, domain })),
  );
}

/** Removes the given domains; all where none are given. */
export async function removeDomains(
  tx: Transaction,
  entity: DomainEntity,
  contract_id: number,
  domains: readonly string[] | undefined,
): Promise<void> {
  await tx.manager.delete(entity, { contract_id, ...(domains && { domain: In([...domains]) }) });
}
