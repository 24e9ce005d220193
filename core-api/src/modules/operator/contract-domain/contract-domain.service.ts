import { operatorActor } from "../../../access/operator-actor.ts";
import { audit } from "../../audit/audit.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";
import { ExcludedDomain, MailDomain } from "./contract-domain.entity.ts";
import { type DomainEntity, removeDomains, storeDomains } from "./contract-domain.repository.ts";

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
  await storeDomains(call.tx, list.entity, contractId, domains);
  await note(call, list, contractId, { domains });
}

/** Takes the given domains away; all where none are given. */
export async function removeFromDomains(
  call: OperatorCall,
  list: DomainList,
  contractId: number,
  domains: string[] | undefined,
): Promise<void> {
  await removeDomains(call.tx, list.entity, contractId, domains);
  await note(call, list, contractId, { removed: domains ?? "all" });
}

const note = (
  { tx, operatorId, requestId }: OperatorCall,
  { action }: DomainList,
  contractId: number,
  detail: Record<string, unknown>,
): Promise<void> =>
  audit(tx, { contractId, actor: operatorActor(operatorId), action: `${action}.save`, detail, requestId });
