import { FirstAdminForm } from "@kirinuki/schema/forms/first-admin-form.ts";
import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { ChoiceField, CodeField, IdField, PageField, PageSizeField, ShortTextField } from "../../../http/fields.ts";
import type { OperatorCall as RouteCall, Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { wordPatterns } from "../../people/user/user.read-model.ts";
import { customerUserSchema, foundUserSchema, type UserState } from "./customer-user.dto.ts";
import { findUsers, readCustomerUser, type UserKey } from "./customer-user.read-model.ts";
import { mailReset, resetSecondFactor, signOutUser, stopUser, unlockUser } from "./customer-user.service.ts";
import { makeFirstAdmin } from "./first-admin.service.ts";

const PAGE_SIZE = 20;
/** Locks are not a column: who is locked is seen in the list, not asked for. */
const ASKED_STATES = ["active", "stopped", "invited"] as const satisfies readonly UserState[];

class FindUsersQuery {
  /** Words in the id, the name or the address; each must occur. */
  @IsOptional() @ShortTextField("キーワード", 200) keyword?: string;
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @ChoiceField("状態", ASKED_STATES) state?: (typeof ASKED_STATES)[number];
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = PAGE_SIZE;
}

class UserKeyForm {
  @IdField("契約ID") contract_id!: string;
  @ShortTextField("ユーザーID", 20) user_id!: string;
}

class UserStopForm extends UserKeyForm {
  @CodeField("停止", [0, 1]) login_stop_flag!: number;
}

class FirstAdminBody extends FirstAdminForm {
  static readonly wireNames = {
    contract_id: "contract_id",
    user_id: "userId",
    name: "name",
    email: "email",
    user_group_name: "userGroupName",
    password: "password",
    confirmpassword: "confirmPassword",
  };

  @IdField("契約ID") contract_id!: string;
}

const keyOf = ({ contract_id, user_id }: UserKeyForm): UserKey => ({ contractId: contract_id, userId: user_id });
const callOf = ({ tx, operatorId, request }: RouteCall<object, object>) => ({ tx, operatorId, requestId: request.id });

/** Users of all contracts, for whoever answers their calls, on the screen el-users. */
export function customerUserRoutes(router: Router, { clock, jobs }: Parts): void {
  router.operator({
    method: "GET",
    path: "/el_users",
    allow: "view",
    summary: "Users of all contracts by id, name or address, with their state",
    query: FindUsersQuery,
    data: Type.Object({ users: Type.Array(foundUserSchema), user_count: Type.Integer() }),
    run: ({ tx, query }) => {
      const { keyword = "", contract_id: contractId = null, state = null, page, page_size: pageSize } = query;
      return findUsers(tx, { patterns: wordPatterns(keyword), contractId, state, page, pageSize }, clock.now());
    },
  });

  router.operator({
    method: "GET",
    path: "/el_user",
    allow: "view",
    summary: "A user with recent sign-ins and refusals, and what operators did for the user",
    query: UserKeyForm,
    data: customerUserSchema,
    run: async ({ tx, query }) => {
      const user = await readCustomerUser(tx, keyOf(query), clock.now());
      if (!user) throw new AppError("NOT_FOUND");
      return user;
    },
  });

  router.operator({
    method: "PUT",
    path: "/contract_first_admin",
    allow: "support",
    summary: "Create the first Admin of a contract; without a password, an invitation is mailed",
    body: FirstAdminBody,
    data: Type.Object({ user_id: Type.String() }),
    run: (call) => makeFirstAdmin(callOf(call), call.body.contract_id, call.body, clock.now()),
  });

  const act = { method: "POST", allow: "support", body: UserKeyForm, data: Type.Object({}) } as const;
  router.operator({
    ...act,
    path: "/el_user_unlock",
    summary: "Unlock a user after too many wrong passwords",
    run: (call) => unlockUser(callOf(call), keyOf(call.body), clock.now()),
  });
  router.operator({
    ...act,
    path: "/el_user_reset_mail",
    summary: "Mail a user a link to set a new password, at most one in ten minutes",
    run: (call) => mailReset(callOf(call), keyOf(call.body), jobs),
  });
  router.operator({
    ...act,
    path: "/el_user_sign_out",
    summary: "End all sessions and remembered sign-ins of a user",
    run: (call) => signOutUser(callOf(call), keyOf(call.body)),
  });
  router.operator({
    ...act,
    path: "/el_user_second_factor_reset",
    summary:
      "Remove the second factor of a user who has lost it; the user's sessions end, and a mail notifies the user",
    run: (call) => resetSecondFactor(callOf(call), keyOf(call.body), clock.now()),
  });
  router.operator({
    method: "PUT",
    allow: "support",
    path: "/el_user_stop",
    summary: "Stop a user's sign-in, or allow it again",
    body: UserStopForm,
    data: Type.Object({}),
    run: (call) =>
      stopUser(callOf(call), keyOf(call.body), { stopped: call.body.login_stop_flag === 1, now: clock.now() }),
  });
}
