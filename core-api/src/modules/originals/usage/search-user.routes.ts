import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { IdField } from "../../../http/fields.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { readSearchUserGroups, readSearchUsers } from "./search-user.read-model.ts";

class SearchUserQuery {
  @IsOptional() @IdField("ユーザーグループID") user_group_id?: string;
}

/** GET /search_user and /search_user_groups (api.md, Originals and usage): whom a usage inquiry can be about. */
export function searchUserRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/search_user",
    allow: ADMINS,
    summary: "Users of the contract, optionally of one user group",
    query: SearchUserQuery,
    data: Type.Object({
      users: Type.Array(
        Type.Object({
          user_id: Type.String(),
          name: Type.String(),
          user_group_id: Type.String(),
          user_group_name: Type.String(),
        }),
      ),
    }),
    run: async ({ tx, actor, query }) => ({
      users: await readSearchUsers(tx, actor.contractId, query.user_group_id ?? null),
    }),
  });

  router.user({
    method: "GET",
    path: "/search_user_groups",
    allow: ADMINS,
    summary: "User groups of the contract",
    data: Type.Object({
      user_groups: Type.Array(Type.Object({ user_group_id: Type.String(), user_group_name: Type.String() })),
    }),
    run: async ({ tx, actor }) => ({
      user_groups: await readSearchUserGroups(tx, actor.contractId),
    }),
  });
}
