import "reflect-metadata";
import { Arg, Ctx, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { BffError } from "../../errors/bff-error.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal, toRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import {
  ChangePasswordInput,
  PASSWORD_WIRE_NAMES,
  PasswordResetRequestInput,
  ResetPasswordInput,
} from "./password.input.ts";
import {
  PasswordChanged,
  PasswordChangeResult,
  PasswordResetRequested,
  PasswordResetRequestResult,
  PasswordResetUser,
  PasswordResetUserResult,
} from "./password.type.ts";

const changed = (answer: object): PasswordChanged | Refusal =>
  answer instanceof Refusal ? answer : instance(PasswordChanged, { done: true });

/** A key that can't be one, cut short by a mail program, opens nothing like one that is used up. */
function brokenLink(error: unknown): Refusal {
  if (!(error instanceof BffError) || error.code !== "BAD_USER_INPUT") throw error;
  return toRefusal({ code: String(error.extensions.msgCode), message: error.faults[0]?.message ?? error.message });
}

/** Reset links and new passwords: screens 0020 and 0022. */
@Resolver()
export class PasswordResolver {
  @Query(() => PasswordResetUserResult, {
    description: "The account of a reset link. Reading it does not use up the link.",
  })
  async passwordResetUser(
    @Arg("key", () => String, { description: "password_reset_key of the link." }) key: string,
    @Ctx() { core }: RequestContext,
  ): Promise<PasswordResetUser | Refusal> {
    const answer = await orRefusal(core.passwords.userOfLink({ password_reset_key: key })).catch(brokenLink);
    if (answer instanceof Refusal) return answer;
    return instance(PasswordResetUser, {
      contractCode: answer.contract_code,
      userId: answer.user_id,
      invited: answer.invitation_flag === 1,
    });
  }

  @UseMiddleware(invalidFormAsData(PASSWORD_WIRE_NAMES))
  @Mutation(() => PasswordResetRequestResult, { description: "Requests a mail with a link to set a new password." })
  async requestPasswordReset(
    @Arg("form", () => PasswordResetRequestInput, { description: "The account." }) form: PasswordResetRequestInput,
    @Ctx() { core }: RequestContext,
  ): Promise<PasswordResetRequested | Refusal> {
    const body = { contract_code: form.contractCode, user_id: form.userId };
    const answer = await orRefusal(core.passwords.requestReset(body));
    return answer instanceof Refusal ? answer : instance(PasswordResetRequested, { done: true });
  }

  @UseMiddleware(invalidFormAsData(PASSWORD_WIRE_NAMES))
  @Mutation(() => PasswordChangeResult, { description: "Changes the password of the signed-in user." })
  async changePassword(
    @Arg("form", () => ChangePasswordInput, { description: "Current and new password." })
    form: ChangePasswordInput,
    @Ctx() { core }: RequestContext,
  ): Promise<PasswordChanged | Refusal> {
    const { currentPassword: current_password, password, confirmPassword: confirmpassword } = form;
    return changed(await orRefusal(core.passwords.set({ current_password, password, confirmpassword })));
  }

  @UseMiddleware(invalidFormAsData(PASSWORD_WIRE_NAMES))
  @Mutation(() => PasswordChangeResult, {
    description: "Sets a new password with the key of a mailed link. The link is single-use.",
  })
  async resetPassword(
    @Arg("form", () => ResetPasswordInput, { description: "Key of the link and the new password." })
    form: ResetPasswordInput,
    @Ctx() { core }: RequestContext,
  ): Promise<PasswordChanged | Refusal> {
    const { passwordResetKey: password_reset_key, password, confirmPassword: confirmpassword } = form;
    return changed(await orRefusal(core.passwords.set({ password_reset_key, password, confirmpassword })));
  }
}
