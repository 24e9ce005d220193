import { type Static, Type } from "typebox";
import { RHYTHMS, type Rhythm } from "../../../arrivals/arrival-due.ts";
import type { HabitKind } from "../../../arrivals/arrival-habit.ts";
import { Day, nullable } from "../../../http/wire-types.ts";
import { mediaNoteSchema } from "./media-arrival.dto.ts";

const KINDS: readonly HabitKind[] = ["daily", "weekdays", "interval", "irregular"];

/** GET and PUT /media_habit: what its arrivals teach, and what operators say in place of it. */
export const mediaHabitSchema = Type.Object({
  media_code: Type.String(),
  media_name: Type.String(),
  data_section: Type.Integer(),
  rhythm: Type.Unsafe<Rhythm>({ type: "string", enum: [...RHYTHMS] }),
  /** 0: Sunday. Of rhythm weekdays. */
  weekdays: Type.Array(Type.Integer()),
  /** Of rhythm monthdays; 31 is the last day of a shorter month. */
  month_days: Type.Array(Type.Integer()),
  /** HH:mm after which it is missing; null: learnt. */
  due_time: nullable(Type.String()),
  off_days: Type.Array(Day()),
  contact: Type.String(),
  snoozed_until: nullable(Type.String({ format: "date-time" })),
  version: Type.Integer(),
  learnt: Type.Object({
    kind: Type.Unsafe<HabitKind>({ type: "string", enum: [...KINDS] }),
    weekdays: Type.Array(Type.Integer()),
    interval_days: nullable(Type.Integer()),
    due_time: nullable(Type.String()),
    usual_count: nullable(Type.Integer()),
  }),
  /** The last five weeks and the two to come, in order. */
  calendar: Type.Array(
    Type.Object({
      day: Day(),
      article_count: Type.Integer(),
      /** No publishing day, by the calendar of the medium or of its source. */
      off_day_flag: Type.Boolean(),
      /** Whether it is expected then; of days that are over, whether it came. */
      expected_flag: Type.Boolean(),
    }),
  ),
  notes: Type.Array(mediaNoteSchema),
});
export type MediaHabitWire = Static<typeof mediaHabitSchema>;

/** GET and PUT /source_off_days: from today on. */
export const sourceOffDaysSchema = Type.Object({ data_section: Type.Integer(), off_days: Type.Array(Day()) });
