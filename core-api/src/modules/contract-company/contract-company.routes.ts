import { Type } from "typebox";
import { Refusal } from "../../http/envelope.ts";
import type { Router } from "../../http/route.ts";
import { requiredId } from "../operator/required-id.ts";
import { contractCompaniesSchema, contractIdSchema } from "./contract-company.dto.ts";
import { ContractCompanyForm, ContractCompanyQuery, ContractIdForm } from "./contract-company.form.ts";
import { readContractCompanies } from "./contract-company.read-model.ts";
import { removeContractCompany, saveContractCompany } from "./contract-company.service.ts";

/** GET, PUT, DELETE /contract_companies (api.md, Operator). */
export function contractCompanyRoutes(router: Router): void {
  router.operator({
    method: "GET",
    path: "/contract_companies",
    allow: "Operator",
    summary: "Contracts with their sources, settings and messages; all, or the one of a code",
    query: ContractCompanyQuery,
    data: contractCompaniesSchema,
    run: async ({ tx, query }) => ({
      contract_companies: await readContractCompanies(tx, {
        ...(query.contract_code !== undefined && { code: query.contract_code }),
        ...(query.contract_id !== undefined && { id: query.contract_id }),
      }),
    }),
  });

  router.operator({
    method: "PUT",
    path: "/contract_companies",
    allow: "Operator",
    summary: "Create a contract, or change the one whose id is given",
    body: ContractCompanyForm,
    data: contractIdSchema,
    run: async ({ tx, body, operatorId, request }) => {
      const saved = await saveContractCompany({ tx, operatorId, requestId: request.id }, body);
      return saved instanceof Refusal ? saved : { contract_id: String(saved) };
    },
  });

  router.operator({
    method: "DELETE",
    path: "/contract_companies",
    allow: "Operator",
    summary: "Remove a contract that has neither users nor themes",
    query: ContractIdForm,
    body: ContractIdForm,
    data: Type.Object({}),
    run: async ({ tx, query, body, operatorId, request }) => {
      await removeContractCompany(
        { tx, operatorId, requestId: request.id },
        requiredId("contract_id", "契約ID", query, body),
      );
      return {};
    },
  });
}
