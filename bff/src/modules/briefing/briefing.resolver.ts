import "reflect-metadata";
import { Arg, Ctx, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";
import { BriefingInput } from "./briefing.input.ts";
import { toBriefing, toBriefingBody, toBriefingProposal } from "./briefing.mapper.ts";
import { Briefing, BriefingProposal, ConfirmBriefingResult } from "./briefing.type.ts";

const WIRE_NAMES = { item_info: "items", process_date: "day" } as const;

/** 役員版 (screens briefing and 1002-002). */
@Resolver()
export class BriefingResolver {
  @Query(() => Briefing, { description: "A day's page for directors." })
  async briefing(
    @Arg("day", () => Day, { nullable: true, description: "Day in Tokyo; null: today." }) day: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<Briefing> {
    return toBriefing(await core.briefings.page(day ? { process_date: day } : {}));
  }

  @Query(() => BriefingProposal, {
    description: "What is on a day's page for directors or proposed for it. Topic editors and administrators only.",
  })
  async briefingProposal(
    @Arg("day", () => Day, { nullable: true, description: "Day in Tokyo; null: today." }) day: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<BriefingProposal> {
    return toBriefingProposal(await core.briefings.proposal(day ? { process_date: day } : {}));
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => ConfirmBriefingResult, {
    description: "Confirms a day's page for directors. Topic editors and administrators only.",
  })
  async confirmBriefing(
    @Arg("form", () => BriefingInput, { description: "The page." }) form: BriefingInput,
    @Ctx() { core }: RequestContext,
  ): Promise<Briefing | VersionConflict | Refusal> {
    const answer = await orConflict(core.briefings.confirm(toBriefingBody(form)));
    return isNotSaved(answer) ? answer : toBriefing(answer);
  }
}
