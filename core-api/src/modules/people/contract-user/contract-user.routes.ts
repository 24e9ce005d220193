import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { IdField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import { findContract } from "../../operator/contract-company/contract-company.read-model.ts";
import { contactUser } from "./contract-user.dto.ts";
import { readContactUsers } from "./contract-user.read-model.ts";

class ContactUsersQuery {
  @IdField("契約ID") contract_id!: string;
}

/** GET /contact_users (api.md, Operator). */
export function contactUserRoutes(router: Router): void {
  router.operator({
    method: "GET",
    path: "/contact_users",
    allow: "view",
    summary: "Users of a contract by user group",
    query: ContactUsersQuery,
    data: Type.Object({ contract_id: Type.String(), users: Type.Array(contactUser) }),
    run: async ({ tx, query }) => {
      const contract = await findContract(tx, query.contract_id);
      if (!contract) throw new AppError("NOT_FOUND");
      return { contract_id: query.contract_id, users: await readContactUsers(tx, contract.contractId) };
    },
  });
}
