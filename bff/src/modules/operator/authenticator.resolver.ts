import "reflect-metadata";
import { AuthenticatorCodeForm, AuthenticatorPasswordForm } from "@kirinuki/schema/forms/authenticator-form.ts";
import {
  Arg,
  Ctx,
  createUnionType,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  UseMiddleware,
} from "type-graphql";
import { InvalidForm, invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { doneOr } from "../contract/contract.resolver.ts";
import { type BackOfficeDone, BackOfficeResult } from "../contract/contract.type.ts";

@InputType("AuthenticatorPasswordForm", { description: "Confirms the operator's identity." })
class AuthenticatorPasswordInput extends AuthenticatorPasswordForm {
  @Field(() => String, { description: "The operator's own password." })
  override ownPassword!: string;
}

@InputType("AuthenticatorCodeForm", { description: "A code of the authenticator app." })
class AuthenticatorCodeInput extends AuthenticatorCodeForm {
  @Field(() => String, { description: "The code as typed." })
  override code!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "Secret for the authenticator app. It takes effect once a first code is confirmed.",
})
class AuthenticatorBegun {
  @Field(() => String, { description: "The secret in Base32, to type in." })
  secret!: string;

  @Field(() => String, { description: "otpauth:// URI for the QR code." })
  uri!: string;
}

@ObjectType({ simpleResolvers: true, description: "The authenticator app is registered." })
class AuthenticatorSet {
  @Field(() => [String], { description: "Single-use codes for the second step; returned only in this answer." })
  recoveryCodes!: string[];
}

const BeginAuthenticatorResult = createUnionType({
  name: "BeginAuthenticatorResult",
  description: "A secret, a refusal, or the faults of the form.",
  types: () => [AuthenticatorBegun, Refusal, InvalidForm] as const,
});

const ConfirmAuthenticatorResult = createUnionType({
  name: "ConfirmAuthenticatorResult",
  description: "Recovery codes, a refusal, or the faults of the form.",
  types: () => [AuthenticatorSet, Refusal, InvalidForm] as const,
});

const WIRE_NAMES = { password: "ownPassword", code: "code" } as const;

/** Authenticator apps of operators (screens /el/account and /el/operator). Operators only. */
@Resolver()
export class AuthenticatorResolver {
  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => BeginAuthenticatorResult, {
    description: "Creates a secret for the operator's own authenticator app.",
  })
  async beginAuthenticator(
    @Arg("form", () => AuthenticatorPasswordInput, { description: "The password." }) form: AuthenticatorPasswordInput,
    @Ctx() { core }: RequestContext,
  ): Promise<AuthenticatorBegun | Refusal> {
    const answer = await orRefusal(core.backOffice.beginAuthenticator({ password: form.ownPassword }));
    return answer instanceof Refusal ? answer : instance(AuthenticatorBegun, answer);
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => ConfirmAuthenticatorResult, {
    description: "Registers the operator's own authenticator app by one of its codes.",
  })
  async confirmAuthenticator(
    @Arg("form", () => AuthenticatorCodeInput, { description: "The code." }) form: AuthenticatorCodeInput,
    @Ctx() { core }: RequestContext,
  ): Promise<AuthenticatorSet | Refusal> {
    const answer = await orRefusal(core.backOffice.confirmAuthenticator({ code: form.code }));
    return answer instanceof Refusal ? answer : instance(AuthenticatorSet, { recoveryCodes: answer.recovery_codes });
  }

  @Mutation(() => BackOfficeResult, { description: "Removes another operator's authenticator app. Role admin only." })
  resetAuthenticator(
    @Arg("id", () => ID, { description: "el_admin_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.resetAuthenticator({ el_admin_id: id }));
  }
}
