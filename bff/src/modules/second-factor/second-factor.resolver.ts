import "reflect-metadata";
import { AuthenticatorCodeForm } from "@kirinuki/schema/forms/authenticator-form.ts";
import { NewPasskeyForm, SecondFactorPasswordForm } from "@kirinuki/schema/forms/second-factor-form.ts";
import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import type { CoreRefusal } from "../../core-api/core-error.ts";
import { type ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import {
  BeginPasskeyResult,
  BeginUserAuthenticatorResult,
  PasskeyBegun,
  SecondFactor,
  SecondFactorChanged,
  SecondFactorDemand,
  SecondFactorResult,
  toDemandCode,
  toSecondFactor,
  UserAuthenticatorBegun,
} from "./second-factor.type.ts";

@InputType("SecondFactorPasswordForm", { description: "Confirms the user's identity." })
class PasswordInput extends SecondFactorPasswordForm {
  @Field(() => String, { description: "The user's password." })
  override ownPassword!: string;
}

@InputType("UserAuthenticatorCodeForm", { description: "A code of the authenticator app." })
class CodeInput extends AuthenticatorCodeForm {
  @Field(() => String, { description: "The code as typed." })
  override code!: string;
}

@InputType("NewPasskeyForm", { description: "A new passkey." })
class NewPasskeyInput extends NewPasskeyForm {
  @Field(() => String, { description: "Name, at most 50 characters." })
  override passkeyName!: string;

  @Field(() => String, { description: "RegistrationResponseJSON of the browser, as text." })
  override answer!: string;
}

const WIRE_NAMES = { password: "ownPassword", code: "code", passkey_name: "passkeyName", answer: "answer" } as const;

const passwordOf = ({ ownPassword }: PasswordInput) => ({ password: ownPassword });

async function changedOr(
  call: Promise<{ recovery_codes?: string[] } | CoreRefusal>,
): Promise<SecondFactorChanged | Refusal> {
  const answer = await orRefusal(call);
  if (answer instanceof Refusal) return answer;
  return instance(SecondFactorChanged, { recoveryCodes: answer.recovery_codes ?? [] });
}

/** A user's own second factor (screen account), and what Admins do with those of others. */
@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactor, { description: "The user's own second factor and remembered devices." })
  async secondFactor(@Ctx() { core }: RequestContext): Promise<SecondFactor> {
    return toSecondFactor(await core.secondFactors.read());
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => BeginUserAuthenticatorResult, {
    description: "Creates a secret for the user's own authenticator app.",
  })
  async beginUserAuthenticator(
    @Arg("form", () => PasswordInput, { description: "The password." }) form: PasswordInput,
    @Ctx() { core }: RequestContext,
  ): Promise<UserAuthenticatorBegun | Refusal> {
    const answer = await orRefusal(core.secondFactors.beginAuthenticator(passwordOf(form)));
    return answer instanceof Refusal ? answer : instance(UserAuthenticatorBegun, answer);
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => SecondFactorResult, {
    description: "Registers the user's own authenticator app by one of its codes.",
  })
  confirmUserAuthenticator(
    @Arg("form", () => CodeInput, { description: "The code." }) form: CodeInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SecondFactorChanged | Refusal> {
    return changedOr(core.secondFactors.confirmAuthenticator({ code: form.code }));
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => SecondFactorResult, { description: "Removes the user's own authenticator app." })
  removeUserAuthenticator(
    @Arg("form", () => PasswordInput, { description: "The password." }) form: PasswordInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SecondFactorChanged | Refusal> {
    return changedOr(core.secondFactors.removeAuthenticator(passwordOf(form)) as Promise<object>);
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => BeginPasskeyResult, {
    description: "Creates the options with which the browser registers a passkey; they expire after five minutes.",
  })
  async beginPasskey(
    @Arg("form", () => PasswordInput, { description: "The password." }) form: PasswordInput,
    @Ctx() { core }: RequestContext,
  ): Promise<PasskeyBegun | Refusal> {
    const answer = await orRefusal(core.secondFactors.beginPasskey(passwordOf(form)));
    return answer instanceof Refusal ? answer : instance(PasskeyBegun, answer);
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => SecondFactorResult, { description: "Registers a passkey of the user." })
  addPasskey(
    @Arg("form", () => NewPasskeyInput, { description: "Name and answer of the browser." }) form: NewPasskeyInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SecondFactorChanged | Refusal> {
    return changedOr(core.secondFactors.addPasskey({ passkey_name: form.passkeyName, answer: form.answer }));
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => SecondFactorResult, { description: "Removes a passkey of the user." })
  removePasskey(
    @Arg("id", () => ID, { description: "passkey_id." }) id: string,
    @Arg("form", () => PasswordInput, { description: "The password." }) form: PasswordInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SecondFactorChanged | Refusal> {
    return changedOr(core.secondFactors.removePasskey({ ...passwordOf(form), passkey_id: id }) as Promise<object>);
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => SecondFactorResult, { description: "Creates new recovery codes; all earlier ones expire." })
  renewRecoveryCodes(
    @Arg("form", () => PasswordInput, { description: "The password." }) form: PasswordInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SecondFactorChanged | Refusal> {
    return changedOr(core.secondFactors.renewCodes(passwordOf(form)));
  }

  @Mutation(() => ChangeResult, { description: "Forgets a remembered device; without an id, all of the user's." })
  forgetDevice(
    @Arg("id", () => ID, { nullable: true, description: "device_id." }) id: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.secondFactors.forgetDevices(id ? { device_id: id } : {}));
  }

  @Mutation(() => ChangeResult, { description: "Removes a user's second factor. Admins only." })
  resetUserSecondFactor(
    @Arg("userId", () => ID, { description: "user_id." }) userId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.secondFactors.resetOfUser({ user_id: userId }));
  }

  @Mutation(() => ChangeResult, { description: "Sets which users must have a second factor. Admins only." })
  setSecondFactorDemand(
    @Arg("demand", () => SecondFactorDemand, { description: "Which users must have one." }) demand: SecondFactorDemand,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.secondFactors.demand({ demand: toDemandCode(demand) }));
  }
}
