import { Type } from "typebox";
import { fileNames, sendCsv } from "../../../csv/send-csv.ts";
import { intKey } from "../../../db/int-key.ts";
import { requiredId } from "../../../http/required-id.ts";
import type { Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { addressCheckSchema, checkAddresses } from "./address-check.ts";
import { CONTRACT_COLUMNS } from "./contract-company.csv.ts";
import { contractCompaniesSchema, savedContractSchema } from "./contract-company.dto.ts";
import {
  AddressCheckForm,
  ContractCompaniesDownloadQuery,
  ContractCompanyForm,
  ContractCompanyQuery,
  ContractCopyBody,
  ContractIdForm,
} from "./contract-company.form.ts";
import { allContractCompanies, readContractCompanies } from "./contract-company.read-model.ts";
import { removeContractCompany, saveContractCompany } from "./contract-company.service.ts";
import { copyContract } from "./copy-contract.ts";

/** GET, PUT, DELETE /contract_companies and its download (api.md, Operator). */
export function contractCompanyRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/contract_companies",
    allow: "view",
    summary: "Contracts with their sources, settings and messages; all, or the one with the given code",
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
    allow: "view",
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
    allow: "edit",
    summary: "Create a contract, or change the one with the given id",
    body: ContractCompanyForm,
    data: savedContractSchema,
    run: ({ tx, body, operatorId, request }) => saveContractCompany({ tx, operatorId, requestId: request.id }, body),
  });

  router.operator({
    method: "POST",
    path: "/contract_copy",
    allow: "edit",
    summary:
      "Create a contract with the settings, caps and user groups of another one, without its IP address ranges and users",
    body: ContractCopyBody,
    data: savedContractSchema,
    run: ({ tx, body, operatorId, request }) =>
      copyContract({ tx, operatorId, requestId: request.id }, body.contract_id, body),
  });

  router.operator({
    method: "POST",
    path: "/contract_address_check",
    allow: "view",
    onlyReads: true,
    summary: "Check a list of IP address ranges without saving it",
    body: AddressCheckForm,
    data: addressCheckSchema,
    run: ({ tx, body, request }) =>
      checkAddresses(tx, body.ip_ranges, {
        contractId: body.contract_id === undefined ? null : intKey(body.contract_id),
        address: request.caller.address,
      }),
  });

  router.operator({
    method: "DELETE",
    path: "/contract_companies",
    allow: "admin",
    summary: "Delete a contract that was never used, or one that is closed; a closed contract leaves a tombstone",
    query: ContractIdForm,
    body: ContractIdForm,
    data: Type.Object({}),
    run: async ({ tx, query, body, operatorId, request }) => {
      await removeContractCompany(
        { tx, operatorId, requestId: request.id },
        requiredId("contract_id", "契約ID", query, body),
        clock.now(),
      );
      return {};
    },
  });
}
