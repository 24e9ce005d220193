import { Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { requiredId } from "../../../http/required-id.ts";
import type { Router } from "../../../http/route.ts";
import { findContract, findContractId } from "../contract-company/contract-company.read-model.ts";
import { ContractDomainsForm, ContractDomainsQuery, ContractDomainsRemovalForm } from "./contract-domain.form.ts";
import { readDomains } from "./contract-domain.repository.ts";
import { DOMAIN_LISTS, type DomainList, removeFromDomains, replaceDomains } from "./contract-domain.service.ts";

const contractDomainsSchema = Type.Object({ contract_id: Type.String(), domains: Type.Array(Type.String()) });

interface DomainRoutes {
  path: "/excluded_domains" | "/maildomain_whitelist";
  list: DomainList;
  summaries: { get: string; put: string; delete: string };
}

const ROUTES: readonly DomainRoutes[] = [
  {
    path: "/excluded_domains",
    list: DOMAIN_LISTS.excluded_domains,
    summaries: {
      get: "Domains whose web articles are excluded from a contract's matching and searches",
      put: "Replace the excluded domains; applies from the next article on, earlier hits stay until the theme is rematched",
      delete: "Delete the given excluded domains, or all",
    },
  },
  {
    path: "/maildomain_whitelist",
    list: DOMAIN_LISTS.mail_domains,
    summaries: {
      get: "Domains that a contract's mails may be sent to; an empty list allows any",
      put: "Replace the domains that a contract's mails may be sent to",
      delete: "Delete the given domains that mails may be sent to, or all",
    },
  },
];

/** GET, PUT, DELETE /excluded_domains and /maildomain_whitelist (api.md, Operator). */
export function contractDomainRoutes(router: Router): void {
  for (const routes of ROUTES) listRoutes(router, routes);
}

function listRoutes(router: Router, { path, list, summaries }: DomainRoutes): void {
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
    run: async ({ tx, body, operatorId, request }) => {
      const contractId = await demandContract(tx, body.contract_id);
      await replaceDomains({ tx, operatorId, requestId: request.id }, list, contractId, body.domains);
      return domainsOf(tx, list, contractId);
    },
  });

  router.operator({
    ...base,
    method: "DELETE",
    allow: "edit",
    summary: summaries.delete,
    query: ContractDomainsRemovalForm,
    body: ContractDomainsRemovalForm,
    run: async ({ tx, query, body, operatorId, request }) => {
      const contractId = await demandContract(tx, requiredId("contract_id", "契約ID", query, body));
      await removeFromDomains(
        { tx, operatorId, requestId: request.id },
        list,
        contractId,
        query.domains ?? body.domains,
      );
      return domainsOf(tx, list, contractId);
    },
  });
}

/** @throws AppError NOT_FOUND */
async function demandContract(tx: Transaction, id: string): Promise<number> {
  const contractId = await findContractId(tx, id);
  if (contractId === null) throw new AppError("NOT_FOUND");
  return contractId;
}

const domainsOf = async (tx: Transaction, { entity }: DomainList, contractId: number) => ({
  contract_id: String(contractId),
  domains: await readDomains(tx, entity, contractId),
});
