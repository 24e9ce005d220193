import "reflect-metadata";
import { LoginForm } from "@kirinuki/schema/forms/login-form.ts";
import { Field, InputType } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

/** The form of screen 0001 as GraphQL takes it; its rules and messages are those of the shared class. */
@InputType("LoginForm", { description: "Sign-in form (screen 0001)." })
export class LoginInput extends LoginForm {
  @Field(() => String, { description: "企業コード, at most 12 characters." })
  override contractCode!: string;

  @Field(() => String, { description: "ユーザーID, at most 20 characters." })
  override userId!: string;

  @Field(() => String, { description: "At most 20 characters." })
  override password!: string;

  @Field(() => Boolean, { description: "Stay signed in on this device." })
  override rememberMe: boolean = false;

  @Field(() => String, { nullable: true, description: "Second step: a code of the app, or a recovery code." })
  override code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Second step: AuthenticationResponseJSON of a passkey, as text.",
  })
  override passkey?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Do not ask for a second step in this browser for 30 days." })
  override rememberDevice?: boolean;
}

/** How REST names the form's fields, for the way there and for faults on the way back. */
export const LOGIN_WIRE_NAMES = {
  contract_code: "contractCode",
  user_id: "userId",
  password: "password",
  Remember_me: "rememberMe",
  code: "code",
  passkey: "passkey",
  remember_device: "rememberDevice",
} as const satisfies Record<string, keyof LoginForm>;

export const toLoginBody = (form: LoginForm): BodyOf<"/api/v1/login"> => ({
  contract_code: form.contractCode,
  user_id: form.userId,
  password: form.password,
  Remember_me: form.rememberMe,
  ...(form.code && { code: form.code }),
  ...(form.passkey && { passkey: form.passkey }),
  ...(form.rememberDevice && { remember_device: true }),
});
