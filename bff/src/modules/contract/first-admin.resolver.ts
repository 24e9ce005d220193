import "reflect-metadata";
import { FirstAdminForm } from "@kirinuki/schema/forms/first-admin-form.ts";
import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { BackOfficeDone, BackOfficeResult } from "./contract.type.ts";

@InputType("FirstAdminForm", { description: "The user by whom a contract begins." })
class FirstAdminInput extends FirstAdminForm {
  @Field(() => String, { description: "user_id." })
  override userId!: string;

  @Field(() => String, { description: "Name." })
  override name!: string;

  @Field(() => String, { description: "Address; the invitation goes there." })
  override email!: string;

  @Field(() => String, { nullable: true, description: "Of a user group that is made where the contract has none." })
  override userGroupName?: string;
}

const WIRE_NAMES = { user_id: "userId", name: "name", email: "email", user_group_name: "userGroupName" } as const;

/** The first Admin of a contract, by an invitation mail. Operators only. */
@Resolver()
export class FirstAdminResolver {
  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => BackOfficeResult, {
    description: "Makes a contract's first Admin and invites him by mail. Operators only.",
  })
  async makeFirstAdmin(
    @Arg("contractId", () => ID, { description: "Whose." }) contractId: string,
    @Arg("form", () => FirstAdminInput, { description: "The Admin." }) form: FirstAdminInput,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    const answer = await orRefusal(
      core.backOffice.makeFirstAdmin({
        contract_id: contractId,
        user_id: form.userId,
        name: form.name,
        email: form.email,
        ...(form.userGroupName && { user_group_name: form.userGroupName }),
      }),
    );
    return answer instanceof Refusal ? answer : instance(BackOfficeDone, { done: true });
  }
}
