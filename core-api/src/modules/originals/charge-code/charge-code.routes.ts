import { CHARGE_CODE_MODES } from "@kirinuki/schema/contract-settings.ts";
import { Type } from "typebox";
import { ADMINS, ANY_USER, type Router } from "../../../http/route.ts";
import { audit } from "../../audit/audit.ts";
import { ChargeCodesForm } from "./charge-code.form.ts";
import { readChargeCodes, readChargeMode, readLastCode, storeChargeCodes } from "./charge-code.repository.ts";

const chargeCodesSchema = Type.Object({
  charge_code_mode: Type.String({
    enum: [...CHARGE_CODE_MODES],
    description:
      "off: uses need no code; list: they need one of charge_codes; free: any text of 1 to 40 bytes in CP932",
  }),
  charge_codes: Type.Array(Type.Object({ charge_code: Type.String(), charge_name: Type.String() })),
  last_charge_code: Type.String({ description: "The code that the user entered last; empty if none" }),
});

/** GET and PUT /charge_codes: what uses of originals are charged to. */
export function chargeCodeRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/charge_codes",
    allow: ANY_USER,
    summary:
      "Whether uses of originals need a charge code, the contract's codes, and the code that the user entered last",
    data: chargeCodesSchema,
    run: async ({ tx, actor }) => ({
      charge_code_mode: await readChargeMode(tx, actor),
      charge_codes: await readChargeCodes(tx, actor),
      last_charge_code: await readLastCode(tx, actor),
    }),
  });

  router.user({
    method: "PUT",
    path: "/charge_codes",
    tokenScope: "administration",
    allow: ADMINS,
    summary: "Replace the contract's charge codes; existing uses keep their codes",
    body: ChargeCodesForm,
    data: Type.Object({ charge_code_count: Type.Integer() }),
    run: async ({ tx, actor, body, request }) => {
      await storeChargeCodes(tx, actor, body.charge_codes);
      const { contractId, userId } = actor;
      const detail = { codes: body.charge_codes.length };
      await audit(tx, { contractId, actor: userId, action: "charge-code.save", detail, requestId: request.id });
      return { charge_code_count: body.charge_codes.length };
    },
  });
}
