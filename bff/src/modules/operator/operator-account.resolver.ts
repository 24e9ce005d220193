import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { doneOr } from "../contract/contract.resolver.ts";
import { BackOfficeDone, BackOfficeResult } from "../contract/contract.type.ts";
import {
  OPERATOR_ACCOUNT_WIRE_NAMES,
  OperatorAccount,
  OperatorAccountInput,
  OperatorPasswordInput,
  OperatorSaved,
  SaveOperatorResult,
  toAccount,
  toAccountBody,
} from "./operator-account.type.ts";

/** The operators themselves (screen /el/operators). Operators only. */
@Resolver()
export class OperatorAccountResolver {
  @Query(() => [OperatorAccount], { description: "All operators. Operators only." })
  async operators(@Ctx() { core }: RequestContext): Promise<OperatorAccount[]> {
    return (await core.backOffice.operators({})).el_admins.map(toAccount);
  }

  @UseMiddleware(invalidFormAsData(OPERATOR_ACCOUNT_WIRE_NAMES))
  @Mutation(() => SaveOperatorResult, {
    description: "Creates or changes an operator. Operators of the role admin only.",
  })
  async saveOperator(
    @Arg("form", () => OperatorAccountInput, { description: "The operator." }) form: OperatorAccountInput,
    @Ctx() { core }: RequestContext,
  ): Promise<OperatorSaved | Refusal | VersionConflict> {
    const answer = await orConflict(core.backOffice.saveOperator(toAccountBody(form)));
    if (isNotSaved(answer)) return answer;
    return instance(OperatorSaved, { operatorId: answer.el_admin_id, version: answer.version });
  }

  @Mutation(() => BackOfficeResult, { description: "Deletes an operator. Operators of the role admin only." })
  removeOperator(
    @Arg("id", () => ID, { description: "el_admin_id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.removeOperator({ el_admin_id: id, version }));
  }

  @UseMiddleware(invalidFormAsData(OPERATOR_ACCOUNT_WIRE_NAMES))
  @Mutation(() => BackOfficeResult, { description: "Changes the operator's own password. Operators only." })
  async changeOperatorPassword(
    @Arg("form", () => OperatorPasswordInput, { description: "Current and new password." }) form: OperatorPasswordInput,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    const answer = await orRefusal(
      core.backOffice.changePassword({
        current_password: form.currentPassword,
        password: form.password,
        confirmpassword: form.confirmPassword,
      }),
    );
    return answer instanceof Refusal ? answer : instance(BackOfficeDone, { done: true });
  }
}
