import { Type } from "typebox";
import { Day, nullable } from "../../../http/wire-types.ts";
import { reportArticleSchema, reportContentSchema } from "./report-content.dto.ts";

const moment = () => Type.String({ format: "date-time" });

/** queued and making: not there yet, `progress` says how far; failed: `failure` says why. */
export const REPORT_STATES = ["queued", "making", "ready", "failed"] as const;

const line = {
  report_id: Type.String(),
  title: Type.String(),
  process_date_start: Day(),
  process_date_end: Day(),
  state: Type.String({ enum: [...REPORT_STATES] }),
  /** Per cent. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  failure: nullable(Type.String()),
  /** Name of the user who asked for it. */
  made_by_name: Type.String(),
  requested_at: moment(),
  made_at: nullable(moment()),
  article_count: nullable(Type.Integer()),
  /** Made by a schedule. */
  scheduled_flag: Type.Integer({ enum: [0, 1] }),
};

export const reportLineSchema = Type.Object(line);
export const reportsSchema = Type.Object({ reports: Type.Array(reportLineSchema), report_count: Type.Integer() });
/** content is null until the report is ready. */
export const reportSchema = Type.Object({ ...line, content: Type.Union([reportContentSchema, Type.Null()]) });
export const reportArticlesSchema = Type.Object({
  article_info: Type.Array(reportArticleSchema),
  article_count: Type.Integer(),
});

const choice = Type.Object({ id: Type.String(), name: Type.String() });
/** What reports may be about: what the caller browses, in the order of the theme tree. */
export const reportChoicesSchema = Type.Object({ themes: Type.Array(choice), theme_groups: Type.Array(choice) });

export const reportScheduleSchema = Type.Object({
  report_schedule_id: Type.String(),
  title: Type.String(),
  theme_ids: Type.Array(Type.String()),
  theme_group_ids: Type.Array(Type.String()),
  send_day: Type.Integer(),
  send_time: Type.String(),
  mail_addresses: Type.Array(Type.String()),
  next_due_at: moment(),
  /** Why it makes no more reports, until it is saved again. */
  stop_reason: nullable(Type.String()),
  version: Type.Integer(),
});
export const reportSchedulesSchema = Type.Object({ report_schedules: Type.Array(reportScheduleSchema) });
