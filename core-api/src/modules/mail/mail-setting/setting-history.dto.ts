import { Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

/**
 * What became of a run. planned, queued, sending, retrying: on its way; sent: the mail server took it; bounced: it came back; failed:
 * given up; skipped: its recipient may not get it; empty: nothing was new; pause, absence, holiday: the setting rested.
 */
export const RUN_STATES = [
  ...["planned", "queued", "sending", "retrying", "sent", "bounced", "failed", "skipped"],
  ...["empty", "pause", "absence", "holiday"],
] as const;

const flag = Type.Integer({ enum: [0, 1] });

/** GET /mail_setting_history. */
export const settingHistorySchema = Type.Object({
  /** 1: the contract counts openings of links. */
  opening_count_flag: flag,
  sendmail_info: Type.Array(
    Type.Object({
      sendmail_id: Type.String(),
      /** digest: at its time; theme: sent by hand; alert: one article as soon as it was there. */
      kind: Type.String({ enum: ["digest", "theme", "alert"] }),
      state: Type.String({ enum: [...RUN_STATES] }),
      setup_datetime: Type.String({ format: "date-time" }),
      ended_datetime: nullable(Type.String({ format: "date-time" })),
      article_count: Type.Integer(),
      /** Articles that it let go for good, because the setting rested. */
      dropped_count: Type.Integer(),
      /** Why the mail was not sent, or the mail server's answer; blank for none. */
      message: Type.String(),
      /** Openings of the mail's links by anybody; null where they are not counted. */
      opened_count: nullable(Type.Integer()),
    }),
  ),
});

/** POST /mail_opening. */
export const mailOpeningSchema = Type.Object({
  /** 0: the contract does not count, or there is no such mail. */
  counted_flag: flag,
});
