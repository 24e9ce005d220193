import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { requiredId } from "../../../http/required-id.ts";
import { ADMINS, type Router, type UserCall } from "../../../http/route.ts";
import type { Clock } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { clientOf } from "../session/client-info.ts";
import { hasUserGroup } from "../user-group/user-group.read-model.ts";
import { removeUser } from "./remove-user.ts";
import { saveUser } from "./save-user.ts";
import { userSchema } from "./user.dto.ts";
import { UserBody, UserIdForm, UserQuery, UsersQuery } from "./user.form.ts";
import { listUsers, readUser } from "./user.read-model.ts";
import type { Administration } from "./user-lock.ts";

/** GET /users; GET, PUT and DELETE /user (api.md, Administration). */
export function userRoutes(router: Router, { clock, sealedTexts }: Parts): void {
  const administration = administrationBy(clock);

  router.user({
    method: "GET",
    path: "/users",
    allow: ADMINS,
    summary:
      "Users of the contract, optionally of one user group; each word of the keyword must occur in the id, name or mail address",
    query: UsersQuery,
    data: Type.Object({ users: Type.Array(userSchema), user_count: Type.Integer() }),
    run: async ({ tx, actor, query }) => {
      const { user_group_id: userGroupId = null, keyword = "", page, page_size: pageSize } = query;
      if (userGroupId !== null) await demandGroup(tx, actor, userGroupId);
      const {
        role = null,
        user_state: state = null,
        sign_in_state: signIn = null,
        sort_key: sortKey,
        sort_order: sortOrder,
      } = query;
      const wanted = { userGroupId, role, state, signIn, keyword, sortKey, sortOrder, page, pageSize };
      return listUsers({ tx, actor, now: clock.now() }, wanted);
    },
  });

  router.user({
    method: "GET",
    path: "/user",
    allow: ADMINS,
    summary: "One user; the password of the external newspaper service is never returned, only whether it is set",
    query: UserQuery,
    data: userSchema,
    run: async ({ tx, actor, query }) => {
      const user = await readUser({ tx, actor, now: clock.now() }, query.user_id);
      if (!user) throw new AppError("NOT_FOUND");
      return user;
    },
  });

  router.user({
    method: "PUT",
    path: "/user",
    allow: ADMINS,
    summary:
      "Create a user, refused with status 1 if the id exists; with version, change one; 409 if it changed since that version",
    body: UserBody,
    data: Type.Object({ user_id: Type.String(), version: Type.Integer() }),
    run: (call) => saveUser({ ...administration(call), sealedTexts }, call.body),
  });

  router.user({
    method: "DELETE",
    path: "/user",
    allow: ADMINS,
    summary: "Delete a user: ends all sessions and mail; the user_id cannot be used again for 400 days",
    query: UserIdForm,
    body: UserIdForm,
    data: Type.Object({}),
    run: async (call) => {
      const { query, body } = call;
      const userId = requiredId("user_id", "ユーザーID", query, body);
      return (await removeUser(administration(call), userId, query.version ?? body.version)) ?? {};
    },
  });
}

/** What a route's call gives a change of users. */
export const administrationBy =
  (clock: Clock) =>
  ({ tx, actor, request }: UserCall<object, object>): Administration => ({
    tx,
    actor,
    now: clock.now(),
    client: clientOf(request),
  });

export async function demandGroup(tx: Transaction, { contractId }: Actor, id: string): Promise<void> {
  if (!(await hasUserGroup(tx, contractId, id))) throw new AppError("NOT_FOUND");
}
