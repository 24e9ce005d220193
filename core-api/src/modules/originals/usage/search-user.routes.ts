import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { IdField } from "../../../http/fields.ts";
import { ADMINS, type Router } from "../../../http/route.ts";

class SearchUserQuery {
  @IsOptional() @IdField("ユーザーグループID") user_group_id?: string;
}

interface UserChoice {
  user_id: string;
  name: string;
  user_group_id: string;
  user_group_name: string;
}

const USERS = `
  SELECT u.user_id, u.name, u.user_group_id::text, g.user_group_name
  FROM app_user u JOIN user_group g ON g.contract_id = $1 AND g.user_group_id = u.user_group_id
  WHERE u.contract_id = $1 AND ($2::bigint IS NULL OR u.user_group_id = $2)
  ORDER BY g.user_group_id, u.user_id`;

const GROUPS = `
  SELECT user_group_id::text, user_group_name FROM user_group WHERE contract_id = $1 ORDER BY user_group_id`;

/** GET /search_user and /search_user_groups (api.md, Originals and usage): whom a usage inquiry can be about. */
export function searchUserRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/search_user",
    allow: ADMINS,
    summary: "The contract's user ids, of one group if it is given",
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
      users: await tx.query<UserChoice>(USERS, [actor.contractId, query.user_group_id ?? null]),
    }),
  });

  router.user({
    method: "GET",
    path: "/search_user_groups",
    allow: ADMINS,
    summary: "The contract's user group ids",
    data: Type.Object({
      user_groups: Type.Array(Type.Object({ user_group_id: Type.String(), user_group_name: Type.String() })),
    }),
    run: async ({ tx, actor }) => ({
      user_groups: await tx.query<{ user_group_id: string; user_group_name: string }>(GROUPS, [actor.contractId]),
    }),
  });
}
