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
    summary: "URL for an identity provider's SCIM client, and its latest calls",
    data: Type.Object({
      scim_url: Type.String(),
      token_count: Type.Integer({ description: "Number of valid tokens with the scope provisioning" }),
      user_count: Type.Integer({ description: "Number of users that the provider has provisioned or claimed" }),
      waiting_group_name: nullable(
        Type.String({
          description: "User group of users without a group at the provider; null if it does not exist yet",
        }),
      ),
      calls: Type.Array(
        Type.Object({
          call_id: Type.String(),
          called_datetime: Type.String({ format: "date-time" }),
          method: Type.String(),
          path: Type.String(),
          status: Type.Integer(),
          detail: Type.String({ description: "Why it was refused; empty if it was not" }),
        }),
      ),
    }),
    run: async ({ tx, actor }) => ({
      scim_url: `${config.publicUrl}${SCIM_PATH}`,
      ...(await readProvisioning(tx, actor.contractId, clock.now())),
    }),
  });
}
