import "reflect-metadata";
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import type { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { doneOr } from "../contract/contract.resolver.ts";
import { type BackOfficeDone, BackOfficeResult } from "../contract/contract.type.ts";

@ObjectType({ simpleResolvers: true, description: "Sets of synonyms, for the `syn:` operator of expressions." })
export class SynonymList {
  @Field(() => [[String]], { description: "The sets in their order." })
  sets!: string[][];

  @Field(() => Int, { description: "Version. Send it back with a change." })
  version!: number;

  @Field(() => String, { nullable: true, description: "When it was saved last; null: never." })
  updatedAt!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the operator who saved it last." })
  updatedBy!: string | null;

  @Field(() => Int, { description: "Number of expressions that use one of its terms." })
  expressionCount!: number;
}

const ofWhom = (contractId: string | null) => (contractId === null ? {} : { contract_id: contractId });

/** Synonyms (screen /el/synonyms). Operators only. */
@Resolver()
export class SynonymResolver {
  @Query(() => SynonymList, { description: "Synonyms of a contract, or the general ones. Operators only." })
  async synonyms(
    @Arg("contractId", () => ID, { nullable: true, description: "contract_id; null: the general list." })
    contractId: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<SynonymList> {
    const list = await core.backOffice.synonyms(ofWhom(contractId));
    return instance(SynonymList, {
      sets: list.synonym_sets,
      version: list.version,
      updatedAt: list.updated_datetime,
      updatedBy: list.updated_by,
      expressionCount: list.expression_count,
    });
  }

  @Mutation(() => BackOfficeResult, { description: "Replaces a list of synonyms. Operators only." })
  saveSynonyms(
    @Arg("contractId", () => ID, { nullable: true, description: "contract_id; null: the general list." })
    contractId: string | null,
    // Unvalidated here: class-validator takes an inner list for an object that it does not know. core-api names each fault.
    @Arg("sets", () => [[String]], {
      description: "All sets; those that are left out are deleted.",
      validate: false,
    })
    sets: string[][],
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.saveSynonyms({ ...ofWhom(contractId), synonym_sets: sets, version }));
  }
}
