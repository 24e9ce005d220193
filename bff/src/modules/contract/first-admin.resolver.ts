import "reflect-metadata";
import { FirstAdminForm } from "@kirinuki/schema/forms/first-admin-form.ts";
import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { BackOfficeDone, BackOfficeResult } from "./contract.type.ts";

@InputType("FirstAdminForm", { description: "Form of the first Admin of a contract." })
class FirstAdminInput extends FirstAdminForm {
  @Field(() => String, { description: "user_id." })
  override userId!: string;

  @Field(() => String, { description: "Name." })
  override name!: string;

  @Field(() => String, { description: "Mail address. The invitation is sent to it." })
  override email!: string;

  @Field(() => String, { nullable: true, description: "Name of the user group to create if the contract has none." })
  override userGroupName?: string;
}

const WIRE_NAMES = { user_id: "userId", name: "name", email: "email", user_group_name: "userGroupName" } as const;

/** The first Admin of a contract, by an invitation mail. Operators only. */
@Resolver()
export class FirstAdminResolver {
  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => BackOfficeResult, {
    description: "Creates the first Admin of a contract and sends an invitation. Operators only.",
  })
  async makeFirstAdmin(
    @Arg("contractId", () => ID, { description: "contract_id." }) contractId: string,
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
