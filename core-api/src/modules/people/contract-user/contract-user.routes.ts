import { type Static, Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { IdField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import { findContract } from "../../operator/contract-company/contract-company.read-model.ts";

class ContactUsersQuery {
  @IdField("契約ID") contract_id!: string;
}

const flag = () => Type.Integer({ enum: [0, 1] });

/** A contract's user as the operator sees it; never what he signs in with. */
const contactUser = Type.Object({
  user_id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  user_group_id: Type.String(),
  user_group_name: Type.String(),
  user_authority: Type.Integer(),
  topics_creation_flag: flag(),
  mc_user_authority: Type.Integer(),
  sc_user_authority: Type.Integer(),
  theme_browsing: flag(),
  ip_restriction_flag: flag(),
  login_stop_flag: flag(),
  pass_change_stop_flag: flag(),
  system_mail_stop_flag: flag(),
});
type ContactUser = Static<typeof contactUser>;

const USERS = `
  SELECT u.user_id, u.name, u.email, u.user_group_id::text, g.user_group_name, u.user_authority, u.topics_creation_flag::int,
    u.mc_user_authority, u.sc_user_authority, u.theme_browsing::int, u.ip_restriction_flag::int, u.login_stop_flag::int,
    u.pass_change_stop_flag::int, u.system_mail_stop_flag::int
  FROM app_user u JOIN user_group g USING (contract_id, user_group_id)
  WHERE u.contract_id = $1 ORDER BY g.user_group_name, u.user_group_id, u.user_id`;

const readContactUsers = (tx: Transaction, contractId: number): Promise<ContactUser[]> =>
  tx.query<ContactUser>(USERS, [contractId]);

/** GET /contact_users (api.md, Operator). */
export function contactUserRoutes(router: Router): void {
  router.operator({
    method: "GET",
    path: "/contact_users",
    allow: "view",
    summary: "A contract's users by group",
    query: ContactUsersQuery,
    data: Type.Object({ contract_id: Type.String(), users: Type.Array(contactUser) }),
    run: async ({ tx, query }) => {
      const contract = await findContract(tx, query.contract_id);
      if (!contract) throw new AppError("NOT_FOUND");
      return { contract_id: query.contract_id, users: await readContactUsers(tx, contract.contractId) };
    },
  });
}
