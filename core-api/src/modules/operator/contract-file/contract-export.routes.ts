import { Type } from "typebox";
import { fileNames, sendJsonLines } from "../../../csv/send-csv.ts";
import { IdField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { exportContract } from "./export-contract.ts";

class ContractExportForm {
  @IdField("契約ID") contract_id!: string;
}

/** POST /contract_export: what is kept of a contract, before it is deleted. */
export function contractExportRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "POST",
    path: "/contract_export",
    allow: "admin",
    summary: "A contract as JSON lines: settings, users without secrets, themes, uses of originals, audit trail",
    body: ContractExportForm,
    data: Type.Object({}),
    produces: "application/x-ndjson",
    run: async ({ tx, body, operatorId, request, reply }) => {
      const call = { tx, operatorId, requestId: request.id, now: clock.now() };
      const { contractCode, records, noteIfRead } = await exportContract(call, body.contract_id);
      const names = fileNames([`契約_${contractCode}`, `contract_${contractCode}`], ".jsonl");
      const sent = await sendJsonLines(reply, { rows: records, ...names });
      await noteIfRead();
      return sent;
    },
  });
}
