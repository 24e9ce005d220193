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

@ObjectType({ simpleResolvers: true, description: "An operator as operators see him." })
export class OperatorAccount {
  @Field(() => ID, { description: "el_admin_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "Address." })
  email!: string;

  @Field(() => String, { description: "Department." })
  department!: string;

  @Field(() => String, { description: "view, support, edit or admin." })
  role!: string;

  @Field(() => DateTime, { nullable: true, description: "The last sign-in; null: none." })
  lastLoginAt!: string | null;

  @Field(() => Boolean, { description: "Whether he can't sign in." })
  isStopped!: boolean;

  @Field(() => Boolean, { description: "Whether he signs in with an authenticator app." })
  hasAuthenticator!: boolean;

  @Field(() => Int, { description: "The version that was read; goes back with a change." })
  version!: number;
}

@InputType("OperatorAccountForm", { description: "An operator as operators of the role admin make and change him." })
export class OperatorAccountInput extends OperatorAccountForm {
  @Field(() => String, { description: "el_admin_id, at most 20 characters." })
  override operatorId!: string;

  @Field(() => String, { nullable: true, description: "Name." })
  override name?: string;

  @Field(() => String, { nullable: true, description: "Address." })
  override email?: string;

  @Field(() => String, { nullable: true, description: "Department; null takes it away." })
  override department?: string | null;

  @Field(() => String, { nullable: true, description: "view, support, edit or admin." })
  override role?: OperatorRole;

  @Field(() => Boolean, { nullable: true, description: "Whether he can't sign in." })
  override stopFlag?: boolean;

  @Field(() => String, { nullable: true, description: "Of a new one, or in place of the one before." })
  override password?: string;

  @Field(() => String, { nullable: true, description: "The password once more." })
  override confirmPassword?: string;

  @Field(() => Int, { nullable: true, description: "The version that was read; absent for a new one." })
  override version?: number;
}

@InputType("OperatorPasswordForm", { description: "An operator's own password." })
export class OperatorPasswordInput extends OperatorPasswordForm {
  @Field(() => String, { description: "The one that holds now." })
  override currentPassword!: string;

  @Field(() => String, { description: "The new one." })
  override password!: string;

  @Field(() => String, { description: "The new one once more." })
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

@ObjectType({ simpleResolvers: true, description: "An operator was kept." })
export class OperatorSaved {
  @Field(() => ID, { description: "el_admin_id." })
  operatorId!: string;

  @Field(() => Int, { description: "The version that he has now." })
  version!: number;
}

export const SaveOperatorResult = createUnionType({
  name: "SaveOperatorResult",
  description: "Kept, refused with a text for the operator, a form with faults, or somebody was quicker.",
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
