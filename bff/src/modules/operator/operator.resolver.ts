import "reflect-metadata";
import { Arg, Ctx, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { BffError } from "../../errors/bff-error.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { isSignedOut } from "../../errors/signed-out.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { LogoutResult } from "../session/login.type.ts";
import {
  OPERATOR_WIRE_NAMES,
  Operator,
  OperatorLoginInput,
  OperatorLoginResult,
  OperatorLoginSucceeded,
  toOperator,
} from "./operator.type.ts";

/** The operators' sessions, apart from the users' (spec section 6: its own API base and session). */
@Resolver()
export class OperatorResolver {
  @Query(() => Operator, { nullable: true, description: "The signed-in operator; null if there is none." })
  async operatorViewer(@Ctx() { core }: RequestContext): Promise<Operator | null> {
    try {
      return toOperator(await core.operator.profile());
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  }

  @UseMiddleware(invalidFormAsData(OPERATOR_WIRE_NAMES))
  @Mutation(() => OperatorLoginResult, {
    description: "Signs in as an operator. The answer sets the cookie of operators.",
  })
  async operatorLogin(
    @Arg("form", () => OperatorLoginInput, { description: "The sign-in form." }) form: OperatorLoginInput,
    @Ctx() { core }: RequestContext,
  ): Promise<OperatorLoginSucceeded | Refusal> {
    const answer = await orRefusal(
      core.operator.login({
        el_admin_id: form.operatorId,
        password: form.password,
        ...(form.code && { code: form.code }),
      }),
    );
    if (answer instanceof Refusal) return answer;
    const [operator] = answer;
    if (!operator) throw new BffError("BAD_GATEWAY", { cause: new Error("a sign-in without an operator") });
    return instance(OperatorLoginSucceeded, { operator: toOperator(operator) });
  }

  @Mutation(() => LogoutResult, {
    description: "Signs the operator out. A customer's session in the same browser stays.",
  })
  async operatorLogout(@Ctx() { core }: RequestContext): Promise<LogoutResult> {
    try {
      await core.operator.logout();
    } catch (error) {
      if (!isSignedOut(error)) throw error;
    }
    return instance(LogoutResult, { done: true, signOutUrl: null });
  }
}
