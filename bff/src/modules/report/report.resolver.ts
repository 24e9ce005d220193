import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import {
  REPORT_WIRE_NAMES,
  ReportInput,
  ReportScheduleInput,
  SCHEDULE_WIRE_NAMES,
  toReportBody,
  toScheduleBody,
} from "./report.input.ts";
import { toReport, toReportArticles, toReportChoices, toReportPage, toReportSchedule } from "./report.mapper.ts";
import {
  AskForReportResult,
  Report,
  ReportArticlePage,
  ReportAsked,
  ReportChoices,
  ReportPage,
  ReportSchedule,
  SaveReportScheduleResult,
} from "./report.type.ts";

/** レポート (screens 1047 and 1048). Administrators only. */
@Resolver()
export class ReportResolver {
  @Query(() => ReportPage, { description: "Reports of the contract, newest first. Administrators only." })
  async reports(
    @Arg("page", () => Int, { description: "From 1." }) page: number,
    @Arg("pageSize", () => Int, { description: "At most 100." }) pageSize: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ReportPage> {
    return toReportPage(await core.reports.list({ page, page_size: pageSize }));
  }

  @Query(() => ReportChoices, { description: "Themes and theme groups that a report can cover. Administrators only." })
  async reportChoices(@Ctx() { core }: RequestContext): Promise<ReportChoices> {
    return toReportChoices(await core.reports.choices());
  }

  @Query(() => Report, {
    nullable: true,
    description:
      "One report; null if it was deleted, or covers something that the caller may not see. Administrators only.",
  })
  report(
    @Arg("id", () => ID, { description: "report_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<Report | null> {
    return unlessUnknown(core.reports.one({ report_id: id }).then(toReport), null);
  }

  @Query(() => ReportArticlePage, { description: "Articles of a report, page by page. Administrators only." })
  async reportArticles(
    @Arg("id", () => ID, { description: "report_id." }) id: string,
    @Arg("page", () => Int, { description: "From 1." }) page: number,
    @Arg("pageSize", () => Int, { description: "At most 100." }) pageSize: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ReportArticlePage> {
    return toReportArticles(await core.reports.articles({ report_id: id, page, page_size: pageSize }));
  }

  @Query(() => [ReportSchedule], { description: "Schedules that make reports each month. Administrators only." })
  async reportSchedules(@Ctx() { core }: RequestContext): Promise<ReportSchedule[]> {
    return (await core.reports.schedules()).report_schedules.map(toReportSchedule);
  }

  @UseMiddleware(invalidFormAsData(REPORT_WIRE_NAMES))
  @Mutation(() => AskForReportResult, { description: "Requests a report; a worker makes it. Administrators only." })
  async askForReport(
    @Arg("form", () => ReportInput, { description: "What to report on." }) form: ReportInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ReportAsked | Refusal> {
    const asked = await orRefusal(core.reports.ask(toReportBody(form)));
    return asked instanceof Refusal ? asked : instance(ReportAsked, { id: asked.report_id });
  }

  @Mutation(() => ChangeResult, { description: "Deletes a report with its files. Administrators only." })
  removeReport(
    @Arg("id", () => ID, { description: "report_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.reports.remove({ report_id: id }));
  }

  @UseMiddleware(invalidFormAsData(SCHEDULE_WIRE_NAMES))
  @Mutation(() => SaveReportScheduleResult, {
    description: "Creates a schedule, or changes the one with the given id. Administrators only.",
  })
  async saveReportSchedule(
    @Arg("id", () => ID, { nullable: true, description: "Id of the one to change; null: create a new one." }) id:
      | string
      | null,
    @Arg("version", () => Int, { nullable: true, description: "Version that was read." }) version: number | null,
    @Arg("form", () => ReportScheduleInput, { description: "The form." }) form: ReportScheduleInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ReportSchedule | VersionConflict | Refusal> {
    const saved = await orConflict(core.reports.saveSchedule(toScheduleBody(id ?? null, version ?? null, form)));
    return isNotSaved(saved) ? saved : toReportSchedule(saved);
  }

  @Mutation(() => ChangeResult, { description: "Deletes a schedule; its reports stay. Administrators only." })
  removeReportSchedule(
    @Arg("id", () => ID, { description: "Id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.reports.removeSchedule({ report_schedule_id: id }));
  }
}
