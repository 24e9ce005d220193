import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Refusal } from "../../errors/refusal.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { doneOr } from "../contract/contract.resolver.ts";
import { type BackOfficeDone, BackOfficeResult } from "../contract/contract.type.ts";
import { ContractLicenceInput } from "./contract-licence.input.ts";
import {
  licensorBody,
  toContractLicence,
  toLicenceBody,
  toLicenceUses,
  toOwnLicence,
} from "./contract-licence.mapper.ts";
import { ContractLicence, LicenceUses, OwnLicence } from "./contract-licence.type.ts";

/** Licences of contracts by medium and holder of rights (screens /el/contract-licences and 1070). */
@Resolver()
export class ContractLicenceResolver {
  @Query(() => [ContractLicence], { description: "A contract's licences. Operators only." })
  async contractLicences(
    @Arg("contractId", () => ID, { description: "Contract." }) contractId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ContractLicence[]> {
    const { contract_licences } = await core.operatorMedia.contractLicences({ contract_id: contractId });
    return contract_licences.map(toContractLicence);
  }

  @Mutation(() => BackOfficeResult, { description: "Sets a contract's licence. Operators only." })
  saveContractLicence(
    @Arg("licence", () => ContractLicenceInput, { description: "All of it." }) licence: ContractLicenceInput,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.operatorMedia.saveContractLicence(toLicenceBody(licence)));
  }

  @Mutation(() => BackOfficeResult, { description: "Removes a contract's licence. Operators only." })
  removeContractLicence(
    @Arg("contractId", () => ID, { description: "Contract." }) contractId: string,
    @Arg("mediaCode", () => ID, { nullable: true, description: "media_code." }) mediaCode: string | null,
    @Arg("rightholder", () => String, { nullable: true, description: "Holder of rights." }) rightholder: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    const key = {
      contract_id: contractId,
      ...licensorBody({ mediaCode: mediaCode ?? null, rightholder: rightholder ?? null }),
    };
    return doneOr(core.operatorMedia.removeContractLicence(key));
  }

  @Query(() => [OwnLicence], { description: "What licences allow the caller's contract. Admins only." })
  async ownLicences(@Ctx() { core }: RequestContext): Promise<OwnLicence[]> {
    const { contract_licences } = await core.usage.licences({});
    return contract_licences.map(toOwnLicence);
  }

  @Query(() => LicenceUses, { description: "A month's uses of originals by medium and holder of rights. Admins only." })
  async licenceUses(
    @Arg("month", () => String, { description: "yyyy-MM." }) month: string,
    @Ctx() { core }: RequestContext,
  ): Promise<LicenceUses> {
    return toLicenceUses(await core.usage.licenceUses({ target_month: month }));
  }
}
