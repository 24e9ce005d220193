import { type Static, Type } from "typebox";
import { ARRIVAL_SECTIONS } from "../../../arrivals/arrival-section.ts";
import { ARRIVAL_STATES, type ArrivalState } from "../../../arrivals/arrival-state.ts";
import { nullable } from "../../../http/wire-types.ts";

const count = Type.Integer({ minimum: 0 });
const moment = Type.String({ format: "date-time" });

/** What an operator did about a medium. */
export const mediaNoteSchema = Type.Object({
  noted_at: moment,
  /** Name of the operator; his id after he was deleted. */
  noted_by: Type.String(),
  text: Type.String(),
});
export type MediaNoteWire = Static<typeof mediaNoteSchema>;

/** The alarm that was raised where it did not come on the day on which it was due. */
export const arrivalAlarmSchema = Type.Object({
  raised_at: moment,
  /** How often it was told. */
  told_times: count,
  /** Alarms of the medium in the 14 days up to the day on which it was due, this one included. */
  raised_times: count,
  acknowledged_at: nullable(moment),
  /** Name of the operator; his id after he was deleted. */
  acknowledged_by: nullable(Type.String()),
});

/** A medium that had articles on the day or in the 28 days before, or that is expected some day. */
const mediaArrivalSchema = Type.Object({
  media_code: Type.String(),
  media_name: Type.String(),
  state: Type.Unsafe<ArrivalState>({ type: "string", enum: [...ARRIVAL_STATES] }),
  /** Whether the medium is expected on this day, by its habit. */
  expected_flag: Type.Boolean(),
  /** Whether this is none of its publishing days, by the calendar. */
  off_day_flag: Type.Boolean(),
  /** New articles of the day; corrections do not count. */
  article_count: count,
  last_arrived_at: nullable(moment),
  /** Median of the days on which it came; null for a medium that came for the first time. */
  usual_count: nullable(count),
  /** Median time of day in Tokyo at which its last article came, HH:mm. */
  usual_last_arrival: nullable(Type.String()),
  /** When what is expected was due: this day, or an earlier one of a monthly. */
  due_on: nullable(Type.String({ format: "date" })),
  /** Time of that day in Tokyo after which it is missing, HH:mm; 24:00 for the day's end. */
  due_time: nullable(Type.String()),
  contact: Type.String(),
  /** Until then it raises no alarm. */
  snoozed_until: nullable(moment),
  /** Of media that are missing, few or late. */
  last_note: nullable(mediaNoteSchema),
  alarm: nullable(arrivalAlarmSchema),
  /** Of the day, in steps of ten minutes that had any: the minute of the day in Tokyo at which the step begins. */
  arrivals: Type.Array(Type.Object({ minute: Type.Integer({ minimum: 0, maximum: 1430 }), article_count: count })),
  /** Whom it brought hits in the 14 days before; told for the first 20 media that are missing, few or late, else null. */
  affected: nullable(Type.Object({ contract_count: count, theme_count: count })),
});
export type MediaArrivalWire = Static<typeof mediaArrivalSchema>;

/** GET /media_arrivals. */
export const mediaArrivalsSchema = Type.Object({
  process_date: Type.String({ format: "date" }),
  data_section: Type.Integer({ enum: [...ARRIVAL_SECTIONS] }),
  /** The moment of which the states are. */
  checked_at: moment,
  expected_media_count: count,
  /** Of those, how many have come. */
  arrived_media_count: count,
  article_count: count,
  /** What the media expected usually bring together. */
  usual_count: count,
  /** Missing first, then few, late, arrived, waiting and those not expected; in each those with most articles first. */
  media_arrivals: Type.Array(mediaArrivalSchema),
});
export type MediaArrivalsWire = Static<typeof mediaArrivalsSchema>;
