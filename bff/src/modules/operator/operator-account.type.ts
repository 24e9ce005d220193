import "reflect-metadata";
import { OperatorAccountForm, OperatorPasswordForm } from "@kirinuki/schema/forms/operator-account-form.ts";
import type { OperatorRole } from "@kirinuki/schema/operator-roles.ts";
import { createUnionType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { BodyOf, DataOf } from "../../core-api/wire.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "An operator, for operators." })
export class OperatorAccount {
  @Field(() => ID, { description: "el_admin_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "Mail address." })
  email!: string;

  @Field(() => String, { description: "Department." })
  department!: string;

  @Field(() => String, { description: "view, support, edit or admin." })
  role!: string;

  @Field(() => DateTime, { nullable: true, description: "Last sign-in; null if there is none." })
  lastLoginAt!: string | null;

  @Field(() => Boolean, { description: "Whether the sign-in is stopped." })
  isStopped!: boolean;

  @Field(() => Boolean, { description: "Whether the operator signs in with an authenticator app." })
  hasAuthenticator!: boolean;

  @Field(() => Int, { description: "Version. Send it back with a change." })
  version!: number;
}

@InputType("OperatorAccountForm", {
  description:
    "Form of an operator. Without a version it creates an operator. With one, absent fields stay as they are.",
})
export class OperatorAccountInput extends OperatorAccountForm {
  @Field(() => String, { description: "el_admin_id, at most 20 characters." })
  override operatorId!: string;

  @Field(() => String, { nullable: true, description: "Name." })
  override name?: string;

  @Field(() => String, { nullable: true, description: "Mail address." })
  override email?: string;

  @Field(() => String, { nullable: true, description: "Department; null removes it." })
  override department?: string | null;

  @Field(() => String, { nullable: true, description: "view, support, edit or admin." })
  override role?: OperatorRole;

  @Field(() => Boolean, { nullable: true, description: "Whether the sign-in is stopped." })
  override stopFlag?: boolean;

  @Field(() => String, { nullable: true, description: "First or new password." })
  override password?: string;

  @Field(() => String, { nullable: true, description: "The password, repeated." })
  override confirmPassword?: string;

  @Field(() => Int, { nullable: true, description: "Version that was read; absent for a new one." })
  override version?: number;
}

@InputType("OperatorPasswordForm", { description: "Form to change the operator's own password." })
export class OperatorPasswordInput extends OperatorPasswordForm {
  @Field(() => String, { description: "Current password." })
  override currentPassword!: string;

  @Field(() => String, { description: "New password." })
  override password!: string;

  @Field(() => String, { description: "New password, repeated." })
  override confirmPassword!: string;
}

export const OPERATOR_ACCOUNT_WIRE_NAMES = {
  el_admin_id: "operatorId",
  name: "name",
  email: "email",
  department: "department",
  role: "role",
  stop_flag: "stopFlag",
  password: "password",
  confirmpassword: "confirmPassword",
  current_password: "currentPassword",
  version: "version",
} as const;

@ObjectType({ simpleResolvers: true, description: "The operator was saved." })
export class OperatorSaved {
  @Field(() => ID, { description: "el_admin_id." })
  operatorId!: string;

  @Field(() => Int, { description: "New version." })
  version!: number;
}

export const SaveOperatorResult = createUnionType({
  name: "SaveOperatorResult",
  description:
    "The saved object, a refusal with a message for the operator, the faults of the form, or a version conflict.",
  types: () => [OperatorSaved, Refusal, InvalidForm, VersionConflict] as const,
});

export const toAccount = (wire: DataOf<"/admin/api/v1/el_admins", "get">["el_admins"][number]): OperatorAccount =>
  instance(OperatorAccount, {
    id: wire.el_admin_id,
    name: wire.name,
    email: wire.email,
    department: wire.department,
    role: wire.role,
    lastLoginAt: wire.last_login_datetime,
    isStopped: wire.stop_flag === 1,
    hasAuthenticator: wire.authenticator_flag === 1,
    version: wire.version,
  });

export const toAccountBody = (form: OperatorAccountForm): BodyOf<"/admin/api/v1/el_admin", "put"> =>
  ({
    el_admin_id: form.operatorId,
    ...(form.name != null && { name: form.name }),
    ...(form.email != null && { email: form.email }),
    ...(form.department !== undefined && { department: form.department ?? "" }),
    ...(form.role != null && { role: form.role }),
    ...(form.stopFlag != null && { stop_flag: form.stopFlag ? 1 : 0 }),
    ...(form.password && { password: form.password, confirmpassword: form.confirmPassword ?? "" }),
    ...(form.version != null && { version: form.version }),
  }) as BodyOf<"/admin/api/v1/el_admin", "put">;
