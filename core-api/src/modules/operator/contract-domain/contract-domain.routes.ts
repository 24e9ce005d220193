import { Type } from "typebox";
import { operatorActor } from "../../../access/operator-actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { requiredId } from "../../../http/required-id.ts";
import type { Router } from "../../../http/route.ts";
import { audit } from "../../audit/audit.ts";
import { findContract, findContractId } from "../contract-company/contract-company.read-model.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";
import { ExcludedDomain, MailDomain } from "./contract-domain.entity.ts";
import { ContractDomainsForm, ContractDomainsQuery, ContractDomainsRemovalForm } from "./contract-domain.form.ts";
import { type DomainEntity, readDomains, removeDomains, storeDomains } from "./contract-domain.repository.ts";

const contractDomainsSchema = Type.Object({ contract_id: Type.String(), domains: Type.Array(Type.String()) });

/** A list of domains that a contract has. */
interface DomainList {
  path: "/excluded_domains" | "/maildomain_whitelist";
  entity: DomainEntity;
  /** For the trail. */
  action: "excluded_domain" | "mail_domain";
  summaries: { get: string; put: string; delete: string };
}

const LISTS: readonly DomainList[] = [
  {
    path: "/excluded_domains",
    entity: ExcludedDomain,
    action: "excluded_domain",
    summaries: {
      get: "Domains whose web articles are excluded from a contract's matching and searches",
      put: "Replace the list; applies from the next article on, earlier hits stay until the theme is rematched",
      delete: "Delete the given domains, or all",
    },
  },
  {
    path: "/maildomain_whitelist",
    entity: MailDomain,
    action: "mail_domain",
    summaries: {
      get: "Domains that a contract's mails may be sent to; an empty list allows any",
      put: "Replace the list",
      delete: "Delete the given domains, or all",
    },
  },
];

/** GET, PUT, DELETE /excluded_domains and /maildomain_whitelist (api.md, Operator). */
export function contractDomainRoutes(router: Router): void {
  for (const list of LISTS) listRoutes(router, list);
}

function listRoutes(router: Router, list: DomainList): void {
  const { path, summaries } = list;
  const base = { path, data: contractDomainsSchema } as const;
  router.operator({
    ...base,
    method: "GET",
    allow: "view",
    summary: summaries.get,
    query: ContractDomainsQuery,
    run: async ({ tx, query }) => {
      const contract = await findContract(tx, query.contract_id);
      if (!contract) throw new AppError("NOT_FOUND");
      return domainsOf(tx, list, contract.contractId);
    },
  });

  router.operator({
    ...base,
    method: "PUT",
    allow: "edit",
    summary: summaries.put,
    body: ContractDomainsForm,
    run: async ({ tx, body, operatorId, request }) =>
      change({ tx, operatorId, requestId: request.id }, list, body.contract_id, async (contract_id) => {
        await storeDomains(tx, list.entity, contract_id, body.domains);
        return { domains: body.domains };
      }),
  });

  router.operator({
    ...base,
    method: "DELETE",
    allow: "edit",
    summary: summaries.delete,
    query: ContractDomainsRemovalForm,
    body: ContractDomainsRemovalForm,
    run: async ({ tx, query, body, operatorId, request }) => {
      const id = requiredId("contract_id", "契約ID", query, body);
      const domains = query.domains ?? body.domains;
      return change({ tx, operatorId, requestId: request.id }, list, id, async (contract_id) => {
        await removeDomains(tx, list.entity, contract_id, domains);
        return { removed: domains ?? "all" };
      });
    },
  });
}

/** @throws AppError NOT_FOUND */
async function change(
  { tx, operatorId, requestId }: OperatorCall,
  list: DomainList,
  id: string,
  act: (contractId: number) => Promise<Record<string, unknown>>,
) {
  const contractId = await findContractId(tx, id);
  if (contractId === null) throw new AppError("NOT_FOUND");
  const detail = await act(contractId);
  await audit(tx, { contractId, actor: operatorActor(operatorId), action: `${list.action}.save`, detail, requestId });
  return domainsOf(tx, list, contractId);
}

const domainsOf = async (tx: Transaction, { entity }: DomainList, contractId: number) => ({
  contract_id: String(contractId),
  domains: await readDomains(tx, entity, contractId),
});
