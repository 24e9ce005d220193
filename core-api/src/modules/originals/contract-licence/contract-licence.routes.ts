import { rightholderName } from "@kirinuki/schema/rightholders.ts";
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
import { licenceUsesSchema, readArticleUses, readMediumUses, sumsByRightholder } from "./licence-uses.read-model.ts";

/** Licences of contracts by medium and holder of rights, and what contracts owe for their uses (our additions to api.md, Operator). */
export function contractLicenceRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/contract_licences",
    allow: "view",
    summary: "Licences of contracts; all, those of a contract, of a medium, or of a holder of rights",
    query: ContractLicencesQuery,
    data: contractLicencesSchema,
    run: async ({ tx, query }) => ({
      contract_licences: await readContractLicences(tx, query, tokyoDay(clock.now())),
    }),
  });

  router.operator({
    method: "PUT",
    path: "/contract_licence",
    allow: "edit",
    summary:
      "Set what a contract may do with the originals of a medium or of a holder of rights; it applies at once, with all others",
    body: ContractLicenceForm,
    data: contractLicencesSchema,
    run: async ({ tx, body, operatorId, request }) => {
      await saveContractLicence({ tx, operatorId, requestId: request.id }, body, clock.now());
      return { contract_licences: await readContractLicences(tx, body, tokyoDay(clock.now())) };
    },
  });

  router.operator({
    method: "DELETE",
    path: "/contract_licence",
    allow: "edit",
    summary:
      "Remove a contract's licence of a medium or of a holder of rights; its prices hold to the end of the month",
    body: ContractLicenceKey,
    data: Type.Object({}),
    run: async ({ tx, body, operatorId, request }) => {
      await removeContractLicence({ tx, operatorId, requestId: request.id }, body, clock.now());
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
      const { contract_id: contractId = null } = query;
      const rows = readArticleUses(tx, { ...licensorOf(query), contractId, month });
      return sendTable(reply, usesTable(rows, { withContract: true }), { ...query, names: USES_NAMES, days: month });
    },
  });
}

const licensorOf = ({ media_code, rightholder }: LicenceUsesDownloadQuery) => ({
  mediaCode: media_code ?? null,
  rightholder: rightholder === undefined ? null : rightholderName(rightholder),
});

/** What the licences allow the caller's contract, and what it owes for its uses (our additions to api.md, Administration). */
export function ownLicenceRoutes(router: Router, { clock }: Parts): void {
  const monthOf = ({ target_month }: LicenceUsesQuery): string => target_month ?? tokyoDay(clock.now()).slice(0, 7);

  router.user({
    method: "GET",
    path: "/contract_licences",
    allow: ADMINS,
    summary:
      "What the licences allow the contract, by medium and holder of rights: the stricter of its own and the medium's",
    data: ownLicencesSchema,
    run: async ({ tx, actor }) => ({
      contract_licences: await readOwnLicences(tx, actor, tokyoDay(clock.now())),
    }),
  });

  router.user({
    method: "GET",
    path: "/licence_uses",
    allow: ADMINS,
    summary: "A month's uses of originals by medium and holder of rights, with what is owed for them",
    query: LicenceUsesQuery,
    data: licenceUsesSchema,
    run: async ({ tx, actor, query }) => {
      const target_month = monthOf(query);
      const media_info = await readMediumUses(tx, actor.contractId, target_month);
      const total_yen = media_info.reduce((sum, { total_yen }) => sum + total_yen, 0);
      return { target_month, media_info, rightholder_info: sumsByRightholder(media_info), total_yen };
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
      const rows = readArticleUses(tx, { ...licensorOf(query), contractId: String(actor.contractId), month });
      return sendTable(reply, usesTable(rows, { withContract: false }), { ...query, names: USES_NAMES, days: month });
    },
  });
}
