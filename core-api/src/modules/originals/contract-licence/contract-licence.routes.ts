import { Type } from "typebox";
import { sendTable } from "../../../csv/send-table.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import {
  ContractLicenceForm,
  ContractLicenceKey,
  ContractLicencesQuery,
  LicenceUsesDownloadQuery,
  LicenceUsesQuery,
  OperatorLicenceUsesQuery,
} from "./contract-licence.form.ts";
import {
  contractLicencesSchema,
  ownLicencesSchema,
  readContractLicences,
  readOwnLicences,
} from "./contract-licence.read-model.ts";
import { removeContractLicence, saveContractLicence } from "./contract-licence.service.ts";
import { USES_NAMES, usesTable } from "./licence-uses.columns.ts";
import { licenceUsesSchema, readArticleUses, readMediumUses } from "./licence-uses.read-model.ts";

/** Licences of contracts by medium, and what contracts owe for their uses (our additions to api.md, Operator). */
export function contractLicenceRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/contract_licences",
    allow: "view",
    summary: "Licences of contracts by medium; all, those of a contract, or of a medium",
    query: ContractLicencesQuery,
    data: contractLicencesSchema,
    run: async ({ tx, query }) => ({
      contract_licences: await readContractLicences(tx, { contractId: query.contract_id, mediaCode: query.media_code }),
    }),
  });

  router.operator({
    method: "PUT",
    path: "/contract_licence",
    allow: "edit",
    summary: "Set what a contract may do with a medium's originals; it applies at once, with the medium's own licence",
    body: ContractLicenceForm,
    data: contractLicencesSchema,
    run: async ({ tx, body, operatorId, request }) => {
      await saveContractLicence({ tx, operatorId, requestId: request.id }, body, clock.now());
      const of = { contractId: body.contract_id, mediaCode: body.media_code };
      return { contract_licences: await readContractLicences(tx, of) };
    },
  });

  router.operator({
    method: "DELETE",
    path: "/contract_licence",
    allow: "edit",
    summary: "Remove a contract's licence of a medium; the medium's own licence stays",
    body: ContractLicenceKey,
    data: Type.Object({}),
    run: async ({ tx, body, operatorId, request }) => {
      await removeContractLicence({ tx, operatorId, requestId: request.id }, body);
      return {};
    },
  });

  router.operator({
    method: "GET",
    path: "/licence_uses_download",
    allow: "view",
    summary: "A month's uses by contract and article, with what is owed for them, as a file",
    query: OperatorLicenceUsesQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, query, reply }) => {
      const month = query.target_month ?? tokyoDay(clock.now()).slice(0, 7);
      const { contract_id: contractId = null, media_code: mediaCode = null } = query;
      const rows = readArticleUses(tx, { contractId, mediaCode, month });
      return sendTable(reply, usesTable(rows, { withContract: true }), { ...query, names: USES_NAMES, days: month });
    },
  });
}

/** What the licences allow the caller's contract, and what it owes for its uses (our additions to api.md, Administration). */
export function ownLicenceRoutes(router: Router, { clock }: Parts): void {
  const monthOf = ({ target_month }: LicenceUsesQuery): string => target_month ?? tokyoDay(clock.now()).slice(0, 7);

  router.user({
    method: "GET",
    path: "/contract_licences",
    allow: ADMINS,
    summary: "What the licences allow the contract, by medium: the stricter of its own and the medium's",
    data: ownLicencesSchema,
    run: async ({ tx, actor }) => ({
      contract_licences: await readOwnLicences(tx, actor.contractId, tokyoDay(clock.now())),
    }),
  });

  router.user({
    method: "GET",
    path: "/licence_uses",
    allow: ADMINS,
    summary: "A month's uses of originals by medium, with what is owed for them",
    query: LicenceUsesQuery,
    data: licenceUsesSchema,
    run: async ({ tx, actor, query }) => {
      const target_month = monthOf(query);
      const media_info = await readMediumUses(tx, actor.contractId, target_month);
      return { target_month, media_info, total_yen: media_info.reduce((sum, { total_yen }) => sum + total_yen, 0) };
    },
  });

  router.user({
    method: "GET",
    path: "/licence_uses_download",
    allow: ADMINS,
    summary: "A month's uses by article, with what is owed for them, as a file for the publishers",
    query: LicenceUsesDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, query, reply }) => {
      const month = monthOf(query);
      const { media_code: mediaCode = null } = query;
      const rows = readArticleUses(tx, { contractId: String(actor.contractId), mediaCode, month });
      return sendTable(reply, usesTable(rows, { withContract: false }), { ...query, names: USES_NAMES, days: month });
    },
  });
}
