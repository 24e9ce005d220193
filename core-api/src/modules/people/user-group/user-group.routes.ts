import { Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { requiredId } from "../../../http/required-id.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import type { Clock } from "../../../time/tokyo.ts";
import { tokyoMonth } from "../../originals/original-use/usage-month.ts";
import type { Parts } from "../../parts.ts";
import { clientOf } from "../session/client-info.ts";
import { readConsequences } from "./consequences.read-model.ts";
import { moveMembers } from "./move-members.ts";
import { newUserGroup, userGroupSchema, userGroupsSchema } from "./user-group.dto.ts";
import { MembersMoveForm, UserGroupForm, UserGroupIdForm, UserGroupQuery } from "./user-group.form.ts";
import { readContractLinkage, readDemandUnits, readUserGroups } from "./user-group.read-model.ts";
import { removeUserGroup, saveUserGroup } from "./user-group.service.ts";

/** GET /user_groups, GET, PUT and DELETE /user_group (api.md, Administration); PUT /user_group_users is ours. */
export function userGroupRoutes(router: Router, { clock }: Parts): void {
  readRoutes(router, clock);
  changeRoutes(router, clock);
}

async function choicesOf(tx: Transaction, contractId: number, now: Date) {
  return {
    demand_units: await readDemandUnits(tx, contractId, { month: tokyoMonth(now), now }),
    service_linkage_info: await readContractLinkage(tx, contractId),
  };
}

function readRoutes(router: Router, clock: Clock): void {
  router.user({
    method: "GET",
    path: "/user_groups",
    allow: ADMINS,
    summary: "User groups with monthly caps and uses of this month, and the choices for them",
    data: userGroupsSchema,
    run: async ({ tx, actor: { contractId } }) => ({
      user_groups: await readUserGroups(tx, contractId, { month: tokyoMonth(clock.now()) }),
      ...(await choicesOf(tx, contractId, clock.now())),
    }),
  });

  router.user({
    method: "GET",
    path: "/user_group",
    allow: ADMINS,
    summary: "One user group with its choices; without an id, the choices of a new one",
    query: UserGroupQuery,
    data: userGroupSchema,
    run: async ({ tx, actor: { contractId }, query: { user_group_id: id } }) => {
      const choices = await choicesOf(tx, contractId, clock.now());
      if (id === undefined) return { ...newUserGroup(choices.service_linkage_info), ...choices };
      const [found] = await readUserGroups(tx, contractId, { month: tokyoMonth(clock.now()), id });
      if (!found) throw new AppError("NOT_FOUND");
      return { ...found, ...(await readConsequences(tx, contractId, found, tokyoMonth(clock.now()))), ...choices };
    },
  });
}

function changeRoutes(router: Router, clock: Clock): void {
  router.user({
    method: "PUT",
    path: "/user_group",
    allow: ADMINS,
    summary: "Create a user group; with id and version, change one; 409 if it changed since that version",
    body: UserGroupForm,
    data: Type.Object({ user_group_id: Type.String(), version: Type.Integer() }),
    run: ({ tx, actor, body, request }) => saveUserGroup({ tx, actor, requestId: request.id }, body),
  });

  router.user({
    method: "DELETE",
    path: "/user_group",
    allow: ADMINS,
    summary: "Delete a user group without users; its counted uses stay in the inquiries",
    query: UserGroupIdForm,
    body: UserGroupIdForm,
    data: Type.Object({}),
    run: async ({ tx, actor, query, body, request }) => {
      const user_group_id = requiredId("user_group_id", "ユーザーグループID", query, body);
      const version = query.version ?? body.version;
      return (await removeUserGroup({ tx, actor, requestId: request.id }, user_group_id, version)) ?? {};
    },
  });

  router.user({
    method: "PUT",
    path: "/user_group_users",
    allow: ADMINS,
    summary: "Move all users of a user group to another, for example before deleting it",
    body: MembersMoveForm,
    data: Type.Object({ moved_count: Type.Integer() }),
    run: async ({ tx, actor, body, request }) => ({
      moved_count: await moveMembers({ tx, actor, now: clock.now(), client: clientOf(request) }, body),
    }),
  });
}
