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

@InputType("AuthenticatorPasswordForm", { description: "What an operator proves himself with." })
class AuthenticatorPasswordInput extends AuthenticatorPasswordForm {
  @Field(() => String, { description: "His password." })
  override ownPassword!: string;
}

@InputType("AuthenticatorCodeForm", { description: "A code of the authenticator app." })
class AuthenticatorCodeInput extends AuthenticatorCodeForm {
  @Field(() => String, { description: "As it is typed." })
  override code!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "What goes into the authenticator app; it counts from its first code on.",
})
class AuthenticatorBegun {
  @Field(() => String, { description: "Base32, to be typed." })
  secret!: string;

  @Field(() => String, { description: "otpauth://, for the QR code." })
  uri!: string;
}

@ObjectType({ simpleResolvers: true, description: "The app is taken." })
class AuthenticatorSet {
  @Field(() => [String], { description: "Each opens the second step once; shown this once." })
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
  @Mutation(() => BeginAuthenticatorResult, { description: "A new secret for one's own authenticator app." })
  async beginAuthenticator(
    @Arg("form", () => AuthenticatorPasswordInput, { description: "The password." }) form: AuthenticatorPasswordInput,
    @Ctx() { core }: RequestContext,
  ): Promise<AuthenticatorBegun | Refusal> {
    const answer = await orRefusal(core.backOffice.beginAuthenticator({ password: form.ownPassword }));
    return answer instanceof Refusal ? answer : instance(AuthenticatorBegun, answer);
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => ConfirmAuthenticatorResult, { description: "Takes one's own authenticator app by a code of it." })
  async confirmAuthenticator(
    @Arg("form", () => AuthenticatorCodeInput, { description: "The code." }) form: AuthenticatorCodeInput,
    @Ctx() { core }: RequestContext,
  ): Promise<AuthenticatorSet | Refusal> {
    const answer = await orRefusal(core.backOffice.confirmAuthenticator({ code: form.code }));
    return answer instanceof Refusal ? answer : instance(AuthenticatorSet, { recoveryCodes: answer.recovery_codes });
  }

  @Mutation(() => BackOfficeResult, { description: "Takes another operator's app away. Role admin only." })
  resetAuthenticator(
    @Arg("id", () => ID, { description: "el_admin_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.resetAuthenticator({ el_admin_id: id }));
  }
}
