import "reflect-metadata";
import { Arg, Ctx, Int, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { ReportPeriodInput } from "../article-count/article-count.resolver.ts";
import { Period } from "../period/period.ts";
import { toCapOutlook, toMeters, toUsageRecords } from "./usage.mapper.ts";
import { CapOutlook, UsageMeter, type UsageRecords, UsageRecordsResult } from "./usage.type.ts";

/** Articles a page of the usage records; the screen's own, as rows are short. */
const PAGE_SIZE = 20;

/** 利用実績 (screen 0015), and the meters of the bar: one REST call each. */
@Resolver()
export class UsageResolver {
  @UseMiddleware(invalidFormAsData({ process_date_start: "start", process_date_end: "end" }))
  @Query(() => UsageRecordsResult, { description: "Counted uses of originals by the user." })
  async usageRecords(
    @Arg("period", () => ReportPeriodInput, { description: "The days to count." }) { start, end }: ReportPeriodInput,
    @Arg("page", () => Int, { description: "Page of the articles, from 1." }) page: number,
    @Arg("chargeCode", () => String, { nullable: true, description: "Only uses charged to this code." })
    chargeCode: string | null | undefined,
    @Ctx() { core }: RequestContext,
  ): Promise<UsageRecords> {
    const asked = {
      process_date_start: start,
      process_date_end: end,
      ...(chargeCode && { charge_code: [chargeCode] }),
    };
    const wire = await core.usage.records({ ...asked, page, page_size: PAGE_SIZE });
    return toUsageRecords(wire, instance(Period, { start, end }));
  }

  @Query(() => [UsageMeter], { description: "Use of the caps of the user's group in this month." })
  async usageMeters(@Ctx() { core }: RequestContext): Promise<UsageMeter[]> {
    return toMeters(await core.usage.records({ page_size: 1 }));
  }

  @Query(() => [CapOutlook], {
    description: "Caps of all user groups and their demand units, with their use in this month. Administrators only.",
  })
  async capOutlook(@Ctx() { core }: RequestContext): Promise<CapOutlook[]> {
    return (await core.usage.outlook({})).caps.map(toCapOutlook);
  }
}
