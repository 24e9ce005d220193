import { CHAT_KINDS } from "@kirinuki/schema/chat.ts";
import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const moment = nullable(Type.String({ format: "date-time" }));

/** What is posted to a target, and when. */
const chatSettingSchema = Type.Object({
  mail_setting_id: Type.String(),
  data_kbn: Type.Integer({ enum: [1, 2, 3] }),
  id: Type.String(),
  name: Type.String(),
  /** As schema/mail-sections.ts has it; null: every source. */
  data_section: nullable(Type.Integer()),
  send_times: Type.Array(Type.String()),
  zero_Article_Email: Type.Integer({ enum: [0, 1] }),
  alert_flag: Type.Integer({ enum: [0, 1] }),
  quiet_start_time: nullable(Type.String()),
  quiet_end_time: nullable(Type.String()),
  alert_max_count: Type.Integer(),
  alert_main_flag: Type.Integer({ enum: [0, 1] }),
  holiday_rule: Type.String({ enum: ["send", "skip", "next"] }),
  weekend_off_flag: Type.Integer({ enum: [0, 1] }),
  version: Type.Integer(),
});

/** A chat room or webhook, without what is secret of it. */
const chatTargetSchema = Type.Object({
  chat_target_id: Type.String(),
  kind: Type.String({ enum: [...CHAT_KINDS] }),
  target_name: Type.String(),
  /** Host of its URL, which itself is never answered. */
  url_host: Type.String(),
  stopped_flag: Type.Integer({ enum: [0, 1] }),
  stop_reason: Type.String(),
  stopped_datetime: moment,
  /** Why the last post failed; empty since one was taken. */
  last_error: Type.String(),
  last_failed_datetime: moment,
  last_sent_datetime: moment,
  /** When a post that failed is tried again. */
  next_attempt_datetime: moment,
  waiting_count: Type.Integer(),
  /** The former secret signs until then as well. */
  former_secret_until_datetime: moment,
  version: Type.Integer(),
  chat_settings: Type.Array(chatSettingSchema),
});

/** GET /chat_targets. */
export const chatTargetsSchema = Type.Object({ chat_targets: Type.Array(chatTargetSchema) });
export type ChatTargetWire = Static<typeof chatTargetSchema>;
export type ChatSettingWire = Static<typeof chatSettingSchema>;

/** PUT /chat_target. */
export const savedTargetSchema = Type.Object({
  chat_target_id: Type.String(),
  version: Type.Integer(),
  /** Of a webhook, once: what it verifies our signatures with. Empty where nothing is new. */
  secret: Type.String(),
});

/** POST /chat_target_test. */
export const testedTargetSchema = Type.Object({
  sent_flag: Type.Integer({ enum: [0, 1] }),
  message: Type.String(),
});

export const savedChatSettingSchema = Type.Object({ mail_setting_id: Type.String(), version: Type.Integer() });

/** GET /chat_posts. */
export const chatPostsSchema = Type.Object({
  chat_posts: Type.Array(
    Type.Object({
      mail_message_id: Type.String(),
      /** The theme, theme group or topic; empty where it is gone. */
      name: Type.String(),
      kind: Type.String({ enum: ["digest", "alert"] }),
      article_count: Type.Integer(),
      setup_datetime: Type.String({ format: "date-time" }),
      ended_datetime: moment,
      /** 0 posted, 1 failed or not posted, 2 waiting. */
      status: Type.Integer({ enum: [0, 1, 2] }),
      message: Type.String(),
      attempt_count: Type.Integer(),
      maybe_twice_flag: Type.Integer({ enum: [0, 1] }),
    }),
  ),
});
export type ChatPostWire = Static<typeof chatPostsSchema>["chat_posts"][number];
