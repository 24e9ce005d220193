import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import { requiredId } from "../../operator/operator/required-id.ts";
import { UserGroupForm, UserGroupIdForm, UserGroupQuery } from "./user-group.form.ts";
import { readDemandUnits, readUserGroups } from "./user-group.read-model.ts";
import { removeUserGroup, saveUserGroup } from "./user-group.service.ts";

const group = {
  user_group_id: Type.String(),
  user_group_name: Type.String(),
  use_max_count1: nullable(Type.Integer()),
  use_max_count2: nullable(Type.Integer()),
  demand_id: nullable(Type.String()),
  demand_name: nullable(Type.String()),
  user_count: Type.Integer(),
  user_group_linkage_info: Type.Array(
    Type.Object({ data_section: Type.Integer(), all_articles_selectable_flag: Type.Integer({ enum: [0, 1] }) }),
  ),
  version: Type.Integer(),
};
const demandUnits = Type.Array(Type.Object({ demand_id: Type.String(), demand_name: Type.String() }));

/** GET /user_groups, GET, PUT and DELETE /user_group (api.md, Administration). */
export function userGroupRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/user_groups",
    allow: ADMINS,
    summary: "User groups with their monthly caps, and the demand units they may belong to",
    data: Type.Object({ user_groups: Type.Array(Type.Object(group)), demand_units: demandUnits }),
    run: async ({ tx, actor: { contractId } }) => ({
      user_groups: await readUserGroups(tx, contractId),
      demand_units: await readDemandUnits(tx, contractId),
    }),
  });

  router.user({
    method: "GET",
    path: "/user_group",
    allow: ADMINS,
    summary: "One user group",
    query: UserGroupQuery,
    data: Type.Object({ ...group, demand_units: demandUnits }),
    run: async ({ tx, actor: { contractId }, query }) => {
      const [found] = await readUserGroups(tx, contractId, query.user_group_id);
      if (!found) throw new AppError("NOT_FOUND");
      return { ...found, demand_units: await readDemandUnits(tx, contractId) };
    },
  });

  router.user({
    method: "PUT",
    path: "/user_group",
    allow: ADMINS,
    summary: "Create a user group, or change the one whose id and version are given; another version is 409",
    body: UserGroupForm,
    data: Type.Object({ user_group_id: Type.String(), version: Type.Integer() }),
    run: ({ tx, actor, body, request }) => saveUserGroup({ tx, actor, requestId: request.id }, body),
  });

  router.user({
    method: "DELETE",
    path: "/user_group",
    allow: ADMINS,
    summary: "Delete a user group that nobody belongs to; its counted uses stay in the inquiries",
    query: UserGroupIdForm,
    body: UserGroupIdForm,
    data: Type.Object({}),
    run: async ({ tx, actor, query, body, request }) => {
      const user_group_id = requiredId("user_group_id", "ユーザーグループID", query, body);
      const version = query.version ?? body.version;
      return (await removeUserGroup({ tx, actor, requestId: request.id }, user_group_id, version)) ?? {};
    },
  });
}
