import "reflect-metadata";
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import type { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { doneOr } from "./contract.resolver.ts";
import { type BackOfficeDone, BackOfficeResult } from "./contract.type.ts";

@ObjectType({ simpleResolvers: true, description: "A contract that shares a demand unit." })
export class DemandUnitMember {
  @Field(() => ID, { description: "contract_id." })
  contractId!: string;

  @Field(() => String, { description: "contract_code." })
  code!: string;

  @Field(() => String, { description: "company_name." })
  companyName!: string;

  @Field(() => String, { description: "Name of the demand unit in this contract." })
  name!: string;

  @Field(() => Int, { description: "Number of its user groups in the demand unit." })
  groups!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "A monthly cap that several user groups share, of one contract or more.",
})
export class DemandUnit {
  @Field(() => ID, { description: "demand_id." })
  id!: string;

  @Field(() => Int, { nullable: true, description: "Monthly cap; null: no cap." })
  cap!: number | null;

  @Field(() => [Int], { description: "Percentages of the cap at which Admins of its contracts are notified." })
  useLines!: number[];

  @Field(() => Int, { description: "Uses counted this month." })
  used!: number;

  @Field(() => [DemandUnitMember], { description: "Contracts, sorted by contract_code." })
  contracts!: DemandUnitMember[];

  @Field(() => Int, { description: "Version. Send it back with a change." })
  version!: number;
}

/** Demand units and domains (screens /el/demand-units, /el/mail-domains, /el/excluded-domains). Operators only. */
@Resolver()
export class ContractPartsResolver {
  @Query(() => [DemandUnit], { description: "All demand units. Operators only." })
  async demandUnits(@Ctx() { core }: RequestContext): Promise<DemandUnit[]> {
    const { demand_units } = await core.backOffice.demandUnits({});
    return demand_units.map((unit) =>
      instance(DemandUnit, {
        id: unit.demand_id,
        cap: unit.use_max_count,
        useLines: unit.use_lines,
        used: unit.count,
        contracts: unit.contracts.map((member) =>
          instance(DemandUnitMember, {
            contractId: member.contract_id,
            code: member.contract_code,
            companyName: member.company_name,
            name: member.demand_name,
            groups: member.group_count,
          }),
        ),
        version: unit.version,
      }),
    );
  }

  @Mutation(() => BackOfficeResult, {
    description: "Creates or changes a demand unit. Operators only.",
  })
  saveDemandUnit(
    @Arg("id", () => ID, { nullable: true, description: "demand_id; null: create a new one." }) id: string | null,
    @Arg("version", () => Int, { nullable: true, description: "Version that was read." }) version: number | null,
    @Arg("name", () => String, { description: "Name in its contracts." }) name: string,
    @Arg("cap", () => Int, { nullable: true, description: "Monthly cap; null: no cap." }) cap: number | null,
    @Arg("useLines", () => [Int], {
      description: "Percentages of the cap at which Admins are notified, at most 2; empty: none.",
    })
    useLines: number[],
    @Arg("contractIds", () => [ID], { description: "contract_ids of all its contracts." }) contractIds: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(
      core.backOffice.saveDemandUnit({
        ...(id && { demand_id: id }),
        ...(version && { version }),
        use_max_count: cap ?? (null as never),
        use_lines: useLines,
        contracts: contractIds.map((contract_id) => ({ contract_id, demand_name: name })),
      }),
    );
  }

  @Query(() => [String], {
    description: "Domains that a contract may send mail to; empty: any domain. Operators only.",
  })
  async mailDomains(
    @Arg("contractId", () => ID, { description: "contract_id." }) contractId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<string[]> {
    return (await core.backOffice.mailDomains({ contract_id: contractId })).domains;
  }

  @Mutation(() => BackOfficeResult, {
    description: "Replaces the list of domains that a contract may send mail to. Operators only.",
  })
  saveMailDomains(
    @Arg("contractId", () => ID, { description: "contract_id." }) contractId: string,
    @Arg("domains", () => [String], { description: "All domains; empty: any domain." }) domains: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.saveMailDomains({ contract_id: contractId, domains }));
  }

  @Query(() => [String], {
    description: "Domains whose web articles are excluded from a contract. Operators only.",
  })
  async excludedDomains(
    @Arg("contractId", () => ID, { description: "contract_id." }) contractId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<string[]> {
    return (await core.backOffice.excludedDomains({ contract_id: contractId })).domains;
  }

  @Mutation(() => BackOfficeResult, {
    description: "Replaces the list of domains whose web articles are excluded from a contract. Operators only.",
  })
  saveExcludedDomains(
    @Arg("contractId", () => ID, { description: "contract_id." }) contractId: string,
    @Arg("domains", () => [String], { description: "All of them." }) domains: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.saveExcludedDomains({ contract_id: contractId, domains }));
  }
}
