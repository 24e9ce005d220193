import "reflect-metadata";
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { BffError } from "../../errors/bff-error.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { CONTRACT_WIRE_NAMES, ContractInput, ContractsArgs, toContractBody } from "./contract.input.ts";
import { toAddressCheck, toContractPage, toContractSteps, toOperatedContract } from "./contract.mapper.ts";
import {
  AddressCheck,
  BackOfficeDone,
  BackOfficeResult,
  ContractPage,
  ContractSaved,
  ContractSteps,
  OperatedContract,
  SaveContractResult,
} from "./contract.type.ts";

/** Contracts of customers (screen /el/contracts). Operators only; one call each. */
@Resolver()
export class ContractResolver {
  @Query(() => ContractPage, { description: "One page of the contracts that match a search. Operators only." })
  async contracts(
    @Args(() => ContractsArgs) { keyword, state, personInCharge, signInWay, isNearCap, page, pageSize }: ContractsArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ContractPage> {
    const asked = {
      page,
      page_size: pageSize,
      ...(keyword && { keyword }),
      ...(state && { state: state as never }),
      ...(personInCharge && { person_in_charge: personInCharge }),
      ...(signInWay && { sign_in_way: signInWay as never }),
      ...(isNearCap && { near_cap_flag: true }),
    };
    return toContractPage(await core.backOffice.overview(asked));
  }

  @Query(() => OperatedContract, {
    nullable: true,
    description: "One contract, to edit it; null if it does not exist. Operators only.",
  })
  async contract(
    @Arg("id", () => ID, { description: "contract_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<OperatedContract | null> {
    const [wire] = (await core.backOffice.contracts({ contract_id: id })).contract_companies;
    return wire ? toOperatedContract(wire) : null;
  }

  @Query(() => ContractSteps, {
    nullable: true,
    description: "Done and open steps of a contract up to its first mail. Operators only.",
  })
  async contractSteps(
    @Arg("id", () => ID, { description: "contract_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ContractSteps | null> {
    const wire = await unlessUnknown(core.backOffice.steps({ contract_id: id }), null);
    return wire && toContractSteps(wire);
  }

  @Query(() => AddressCheck, {
    description: "Checks a list of IP address ranges without saving it. Operators only.",
  })
  async addressCheck(
    @Arg("contractId", () => ID, { nullable: true, description: "contract_id; null for a new contract." }) contractId:
      | string
      | null,
    @Arg("ranges", () => [String], { description: "IP address ranges, one in each row." }) ranges: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<AddressCheck> {
    const body = { ip_ranges: ranges, ...(contractId && { contract_id: contractId }) };
    return toAddressCheck(await core.backOffice.checkAddresses(body));
  }

  @UseMiddleware(invalidFormAsData(CONTRACT_WIRE_NAMES))
  @Mutation(() => SaveContractResult, {
    description: "Creates or changes a contract. Operators only.",
  })
  async saveContract(
    @Arg("id", () => ID, { nullable: true, description: "contract_id of the one to change; null: create a new one." })
    id: string | null,
    @Arg("form", () => ContractInput, { description: "The contract." }) form: ContractInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ContractSaved | Refusal | VersionConflict> {
    const answer = await orConflict(core.backOffice.saveContract(toContractBody(id ?? null, form)));
    if (isNotSaved(answer)) return answer;
    return instance(ContractSaved, { contractId: answer.contract_id, version: answer.version });
  }

  @Mutation(() => BackOfficeResult, {
    description: "Deletes a contract. Refused unless it was never used or is closed. Operators only.",
  })
  async removeContract(
    @Arg("id", () => ID, { description: "contract_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.removeContract({ contract_id: id }));
  }
}

/** What a refusal says of one field is said of the whole change where there is no form. */
export async function doneOr(call: Promise<unknown>): Promise<BackOfficeDone | Refusal> {
  try {
    const answer = await orRefusal(call as Promise<object>);
    return answer instanceof Refusal ? answer : instance(BackOfficeDone, { done: true });
  } catch (error) {
    const [fault] = error instanceof BffError ? error.faults : [];
    if (!fault || !(error instanceof BffError)) throw error;
    return instance(Refusal, { code: String(error.extensions.msgCode), message: fault.message, retryAfter: null });
  }
}
