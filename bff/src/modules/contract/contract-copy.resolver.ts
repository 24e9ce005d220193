import "reflect-metadata";
import { ContractCopyForm } from "@kirinuki/schema/forms/contract-copy-form.ts";
import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { ContractSaved, SaveContractResult } from "./contract.type.ts";

@InputType("ContractCopyForm", { description: "Form of a copied contract: the fields that differ from the original." })
class ContractCopyInput extends ContractCopyForm {
  @Field(() => String, { description: "contract_code." })
  override newCode!: string;

  @Field(() => String, { description: "company_name." })
  override newName!: string;
}

const WIRE_NAMES = { contract_code: "newCode", company_name: "newName" } as const;

/** A contract as a template for another one. Operators only. */
@Resolver()
export class ContractCopyResolver {
  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => SaveContractResult, {
    description: "Creates a contract with the settings, caps and user groups of another contract. Operators only.",
  })
  async copyContract(
    @Arg("id", () => ID, { description: "contract_id of the contract to copy." }) id: string,
    @Arg("form", () => ContractCopyInput, { description: "The new contract." }) form: ContractCopyInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ContractSaved | Refusal> {
    const answer = await orRefusal(
      core.backOffice.copyContract({ contract_id: id, contract_code: form.newCode, company_name: form.newName }),
    );
    if (answer instanceof Refusal) return answer;
    return instance(ContractSaved, { contractId: answer.contract_id, version: answer.version });
  }
}
