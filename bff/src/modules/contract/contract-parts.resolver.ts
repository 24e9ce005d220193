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

  @Field(() => String, { description: "The contract's own name for the unit." })
  name!: string;

  @Field(() => Int, { description: "Its user groups that are counted in the unit." })
  groups!: number;
}

@ObjectType({ simpleResolvers: true, description: "A cap that user groups of one or several contracts share." })
export class DemandUnit {
  @Field(() => ID, { description: "demand_id." })
  id!: string;

  @Field(() => Int, { nullable: true, description: "Uses a month; null: no cap." })
  cap!: number | null;

  @Field(() => Int, { description: "Counted this month." })
  used!: number;

  @Field(() => [DemandUnitMember], { description: "By contract_code." })
  contracts!: DemandUnitMember[];

  @Field(() => Int, { description: "The version that was read; goes back with a change." })
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
    description: "Makes a demand unit, or changes the one that is named. Operators only.",
  })
  saveDemandUnit(
    @Arg("id", () => ID, { nullable: true, description: "null for a new one." }) id: string | null,
    @Arg("version", () => Int, { nullable: true, description: "The version that was read." }) version: number | null,
    @Arg("name", () => String, { description: "What its contracts call it." }) name: string,
    @Arg("cap", () => Int, { nullable: true, description: "Uses a month; null: no cap." }) cap: number | null,
    @Arg("contractIds", () => [ID], { description: "All of its contracts." }) contractIds: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(
      core.backOffice.saveDemandUnit({
        ...(id && { demand_id: id }),
        ...(version && { version }),
        use_max_count: cap ?? (null as never),
        contracts: contractIds.map((contract_id) => ({ contract_id, demand_name: name })),
      }),
    );
  }

  @Query(() => [String], { description: "Domains that a contract's mails may go to; none: any. Operators only." })
  async mailDomains(
    @Arg("contractId", () => ID, { description: "Whose." }) contractId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<string[]> {
    return (await core.backOffice.mailDomains({ contract_id: contractId })).domains;
  }

  @Mutation(() => BackOfficeResult, {
    description: "Sets the domains that a contract's mails may go to. Operators only.",
  })
  saveMailDomains(
    @Arg("contractId", () => ID, { description: "Whose." }) contractId: string,
    @Arg("domains", () => [String], { description: "All of them; none: any domain." }) domains: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.saveMailDomains({ contract_id: contractId, domains }));
  }

  @Query(() => [String], {
    description: "Domains whose web articles a contract does not want. Operators only.",
  })
  async excludedDomains(
    @Arg("contractId", () => ID, { description: "Whose." }) contractId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<string[]> {
    return (await core.backOffice.excludedDomains({ contract_id: contractId })).domains;
  }

  @Mutation(() => BackOfficeResult, {
    description: "Sets the domains whose web articles a contract does not want. Operators only.",
  })
  saveExcludedDomains(
    @Arg("contractId", () => ID, { description: "Whose." }) contractId: string,
    @Arg("domains", () => [String], { description: "All of them." }) domains: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.saveExcludedDomains({ contract_id: contractId, domains }));
  }
}
