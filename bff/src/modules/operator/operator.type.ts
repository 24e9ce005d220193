import "reflect-metadata";
import { OperatorLoginForm } from "@kirinuki/schema/forms/operator-login-form.ts";
import { createUnionType, Field, ID, InputType, ObjectType } from "type-graphql";
import type { OperatorWire } from "../../core-api/wire.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";

@InputType("OperatorLoginForm", { description: "Sign-in form of operators." })
export class OperatorLoginInput extends OperatorLoginForm {
  @Field(() => String, { description: "運用担当者ID, at most 20 characters." })
  override operatorId!: string;

  @Field(() => String, { description: "At most 200 characters." })
  override password!: string;

  @Field(() => String, { nullable: true, description: "Code of the authenticator app, or a recovery code." })
  override code?: string | null;
}

/** How REST names the form's fields. */
export const OPERATOR_WIRE_NAMES = {
  el_admin_id: "operatorId",
  password: "password",
  code: "code",
} as const satisfies Record<string, keyof OperatorLoginForm>;

@ObjectType({ simpleResolvers: true, description: "A signed-in operator (staff of the service)." })
export class Operator {
  @Field(() => ID, { description: "el_admin_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "Department." })
  department!: string;

  @Field(() => String, { description: "Role: view, support, edit or admin. Each role includes those before it." })
  role!: string;

  @Field(() => String, {
    description: "set, unset, or needed: the operator must register an authenticator app before anything else.",
  })
  authenticator!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "Signed in as an operator. The answer sets the cookie of operators.",
})
export class OperatorLoginSucceeded {
  @Field(() => Operator, { description: "The signed-in operator." })
  operator!: Operator;
}

export const OperatorLoginResult = createUnionType({
  name: "OperatorLoginResult",
  description: "Signed in, a refusal with a message for the operator, or the faults of the form.",
  types: () => [OperatorLoginSucceeded, Refusal, InvalidForm] as const,
});

export const toOperator = (wire: OperatorWire): Operator =>
  instance(Operator, {
    id: wire.el_admin_id,
    name: wire.name,
    department: wire.department,
    role: wire.role,
    authenticator: wire.authenticator,
  });
