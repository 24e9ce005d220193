import { SCIM_PATH } from "@kirinuki/schema/provisioning.ts";
import { Type } from "typebox";
import { ADMINS, type Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import type { Parts } from "../../parts.ts";
import { readProvisioning } from "./provisioning.read-model.ts";

/** GET /provisioning: what an Admin enters at the identity provider, and what came of it (docs/provisioning.md). */
export function provisioningRoutes(router: Router, { clock, config }: Parts): void {
  router.user({
    method: "GET",
    path: "/provisioning",
    allow: ADMINS,
    summary: "Address for an identity provider's SCIM client, and its last calls",
    data: Type.Object({
      scim_url: Type.String(),
      token_count: Type.Integer({ description: "Tokens of the scope provisioning that have not ended" }),
      user_count: Type.Integer({ description: "Users whom the provider has named" }),
      waiting_group_name: nullable(
        Type.String({ description: "The user group of users whom the provider has put into none; null: none yet" }),
      ),
      calls: Type.Array(
        Type.Object({
          call_id: Type.String(),
          called_datetime: Type.String({ format: "date-time" }),
          method: Type.String(),
          path: Type.String(),
          status: Type.Integer(),
          detail: Type.String({ description: "Why it was refused; empty where it was not" }),
        }),
      ),
    }),
    run: async ({ tx, actor }) => ({
      scim_url: `${config.publicUrl}${SCIM_PATH}`,
      ...(await readProvisioning(tx, actor.contractId, clock.now())),
    }),
  });
}
