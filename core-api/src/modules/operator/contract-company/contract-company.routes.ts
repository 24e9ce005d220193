import { Type } from "typebox";
import { fileNames, sendCsv } from "../../../csv/send-csv.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { Router } from "../../../http/route.ts";
import { requiredId } from "../operator/required-id.ts";
import { CONTRACT_COLUMNS } from "./contract-company.csv.ts";
import { contractCompaniesSchema, contractIdSchema } from "./contract-company.dto.ts";
import {
  ContractCompaniesDownloadQuery,
  ContractCompanyForm,
  ContractCompanyQuery,
  ContractIdForm,
} from "./contract-company.form.ts";
import { allContractCompanies, readContractCompanies } from "./contract-company.read-model.ts";
import { removeContractCompany, saveContractCompany } from "./contract-company.service.ts";

/** GET, PUT, DELETE /contract_companies and its download (api.md, Operator). */
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
    method: "GET",
    path: "/contract_companies_download",
    allow: "Operator",
    summary: "All contracts as CSV",
    query: ContractCompaniesDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, query, reply }) =>
      sendCsv(reply, {
        ...fileNames(["契約一覧", "contracts"], ".csv"),
        columns: CONTRACT_COLUMNS,
        rows: allContractCompanies(tx),
        encoding: query.encoding,
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
