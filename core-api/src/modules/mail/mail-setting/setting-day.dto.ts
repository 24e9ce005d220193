import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

/** pass: nothing in the way; stop: no mail because of it; note: worth knowing; unknown: nothing was kept that says so. */
const answer = { state: Type.String({ enum: ["pass", "stop", "note", "unknown"] }), message: Type.String() };

/** GET /mail_setting_day: why a setting brought no mail on a day, step by step. */
export const settingDaySchema = Type.Object({
  process_date: Type.String({ format: "date" }),
  /** sent: a mail server took it; waiting: it may still come; stopped: it did not, and is known why; unknown. */
  outcome: Type.String({ enum: ["sent", "waiting", "stopped", "unknown"] }),
  outcome_message: Type.String(),
  step_info: Type.Array(
    Type.Object({
      step: Type.String({ enum: ["contract", "setting", "day", "pause", "address", "target", "articles"] }),
      ...answer,
    }),
  ),
  /** Each time of the day, and what was sent besides; the earliest first. */
  sending_info: Type.Array(
    Type.Object({
      setup_datetime: Type.String({ format: "date-time" }),
      kind: Type.String({ enum: ["digest", "theme", "alert"] }),
      /** Null where nothing is recorded. */
      sendmail_id: nullable(Type.String()),
      step_info: Type.Array(Type.Object({ step: Type.String({ enum: ["run", "rest", "new", "mail"] }), ...answer })),
    }),
  ),
});
export type SettingDayWire = Static<typeof settingDaySchema>;
