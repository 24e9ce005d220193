import { operatorActor } from "../../../access/operator-actor.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";
import { ExcludedDomain, MailDomain } from "./contract-domain.entity.ts";
import { type DomainEntity, readDomains, removeDomains, storeDomains } from "./contract-domain.repository.ts";

/** A list of domains that a contract has. */
export interface DomainList {
  entity: DomainEntity;
  /** For the trail. */
  action: "excluded_domain" | "mail_domain";
}

export const DOMAIN_LISTS = {
  excluded_domains: { entity: ExcludedDomain, action: "excluded_domain" },
  mail_domains: { entity: MailDomain, action: "mail_domain" },
} as const satisfies Record<string, DomainList>;

/** Puts the given domains in place of the list. */
export async function replaceDomains(
  call: OperatorCall,
  list: DomainList,
  contractId: number,
  domains: string[],
): Promise<void> {
  await noted(call, list, contractId, () => storeDomains(call.tx, list.entity, contractId, domains));
}

/** Takes the given domains away; all where none are given. */
export async function removeFromDomains(
  call: OperatorCall,
  list: DomainList,
  contractId: number,
  domains: string[] | undefined,
): Promise<void> {
  await noted(call, list, contractId, () => removeDomains(call.tx, list.entity, contractId, domains));
}

/** Makes a change of a list, and notes what it was and what it became. */
async function noted(
  { tx, operatorId, requestId }: OperatorCall,
  { entity, action }: DomainList,
  contractId: number,
  change: () => Promise<void>,
): Promise<void> {
  const before = { domains: await readDomains(tx, entity, contractId) };
  await change();
  const after = { domains: await readDomains(tx, entity, contractId) };
  const detail = { ...differenceOf(before, after) };
  await audit(tx, { contractId, actor: operatorActor(operatorId), action: `${action}.save`, detail, requestId });
}
