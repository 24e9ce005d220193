import "reflect-metadata";
import { ReportForm, ReportScheduleForm } from "@kirinuki/schema/forms/report-form.ts";
import { Field, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

// The subject of a report, as each of its forms has it.
const Title = () => Field(() => String, { description: "Name, at most 50 characters." });
const Themes = () => Field(() => [String], { description: "theme_ids; at least one theme or theme group." });
const ThemeGroups = () => Field(() => [String], { description: "theme_group_ids: all their themes." });

@InputType("ReportForm", { description: "What to report on (screen 1047)." })
export class ReportInput extends ReportForm {
  @Title() override title!: string;
  @Themes() override themeIds!: string[];
  @ThemeGroups() override themeGroupIds!: string[];

  @Field(() => String, { description: "First day, yyyy-MM-dd." })
  override start!: string;

  @Field(() => String, { description: "Last day, yyyy-MM-dd; at most 366 days in all." })
  override end!: string;
}

@InputType("ReportScheduleForm", {
  description: "A schedule for a report of the previous month, made and mailed each month.",
})
export class ReportScheduleInput extends ReportScheduleForm {
  @Title() override title!: string;
  @Themes() override themeIds!: string[];
  @ThemeGroups() override themeGroupIds!: string[];

  @Field(() => Int, { description: "Day of the month, 1 to 28." })
  override sendDay!: number;

  @Field(() => String, { description: "HH:mm in Tokyo." })
  override sendTime!: string;

  @Field(() => [String], { description: "Addresses that get it." })
  override addresses!: string[];
}

const SUBJECT_NAMES = { title: "title", theme_ids: "themeIds", theme_group_ids: "themeGroupIds" } as const;

/** How REST names the fields. */
export const REPORT_WIRE_NAMES = { ...SUBJECT_NAMES, process_date_start: "start", process_date_end: "end" } as const;
export const SCHEDULE_WIRE_NAMES = {
  ...SUBJECT_NAMES,
  send_day: "sendDay",
  send_time: "sendTime",
  mail_addresses: "addresses",
} as const;

export const toReportBody = (form: ReportForm): BodyOf<"/api/v1/report", "post"> => ({
  title: form.title,
  theme_ids: form.themeIds,
  theme_group_ids: form.themeGroupIds,
  process_date_start: form.start,
  process_date_end: form.end,
});

export const toScheduleBody = (
  id: string | null,
  version: number | null,
  form: ReportScheduleForm,
): BodyOf<"/api/v1/report_schedule", "put"> => ({
  ...(id !== null && { report_schedule_id: id }),
  ...(version !== null && { version }),
  title: form.title,
  theme_ids: form.themeIds,
  theme_group_ids: form.themeGroupIds,
  send_day: form.sendDay,
  send_time: form.sendTime,
  mail_addresses: form.addresses,
});
