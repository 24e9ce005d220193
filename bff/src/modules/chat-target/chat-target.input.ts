import "reflect-metadata";
import type { ChatKind } from "@kirinuki/schema/chat.ts";
import { ChatSettingForm } from "@kirinuki/schema/forms/chat-setting-form.ts";
import { ChatTargetForm } from "@kirinuki/schema/forms/chat-target-form.ts";
import { Field, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";
import { timesBody } from "../mail-setting/mail-setting.input.ts";

@InputType("ChatTargetForm", { description: "A chat room or webhook." })
export class ChatTargetInput extends ChatTargetForm {
  @Field(() => String, { description: "`slack`, `teams`, `line_works` or `webhook`. It cannot be changed later." })
  override kind!: ChatKind;

  @Field(() => String, { description: "Its name, at most 50 characters." })
  override targetName!: string;

  @Field(() => String, { nullable: true, description: "URL to post to; null keeps the stored URL." })
  override url?: string | null;

  @Field(() => Boolean, { description: "True: stop posting." })
  override stopped!: boolean;

  @Field(() => Boolean, { nullable: true, description: "True: replace a webhook's signing secret." })
  override newSecret?: boolean;

  @Field(() => Int, { nullable: true, description: "Version that was read; null: a new one." })
  override version?: number;
}

@InputType("ChatSettingForm", { description: "What is posted to a chat target, and when." })
export class ChatSettingInput extends ChatSettingForm {
  @Field(() => Int, { description: "1 theme, 2 theme group, 3 topic." })
  override dataKbn!: number;

  @Field(() => String, { description: "Id of the theme, theme group or topic. A blank id is a fault of the form." })
  override targetId!: string;

  @Field(() => Int, { nullable: true, description: "1, 2, 3, 5, or 101 for newspapers; null for every source." })
  override dataSection?: number | null;

  @Field(() => Boolean, { description: "Whether a digest is posted even without new articles." })
  override zeroArticleEmail?: boolean;

  @Field(() => [String], { description: "1 to 24 times, HH:mm in Tokyo." })
  override sendTimes?: string[];

  @Field(() => Boolean, { description: "Whether each new article is also posted immediately." })
  override alertFlag?: boolean;

  @Field(() => String, { nullable: true, description: "Start of the quiet hours, HH:mm. Both ends or neither." })
  override quietStartTime?: string | null;

  @Field(() => String, { nullable: true, description: "End of the quiet hours, HH:mm. Both ends or neither." })
  override quietEndTime?: string | null;

  @Field(() => Int, { description: "Maximum number of alerts a day." })
  override alertMaxCount?: number;

  @Field(() => Boolean, { nullable: true, description: "True: no alerts for articles that only mention a word." })
  override alertMainOnly?: boolean;

  @Field(() => String, { description: "On Japanese holidays: `send`, `skip` or `next`." })
  override holidayRule?: "send" | "skip" | "next";

  @Field(() => Boolean, { description: "Whether Saturdays and Sundays count as holidays." })
  override weekendsOff?: boolean;

  @Field(() => Int, { nullable: true, description: "Version that was read; null: a new one." })
  override version?: number;
}

/** How REST names the form's fields. */
export const CHAT_TARGET_WIRE_NAMES = {
  kind: "kind",
  target_name: "targetName",
  url: "url",
  stopped_flag: "stopped",
  new_secret_flag: "newSecret",
} as const satisfies Record<string, keyof ChatTargetForm>;

const versionOf = ({ version }: { version?: number }) => (version !== undefined && version !== null ? { version } : {});

export const toTargetBody = (id: string | null, form: ChatTargetForm): BodyOf<"/api/v1/chat_target", "put"> => ({
  ...(id !== null && { chat_target_id: id }),
  kind: form.kind,
  target_name: form.targetName,
  ...(form.url && { url: form.url }),
  stopped_flag: form.stopped,
  ...(form.newSecret && { new_secret_flag: true }),
  ...versionOf(form),
});

type SettingBody = BodyOf<"/api/v1/chat_setting", "put">;

export const toChatSettingBody = (target: string, id: string | null, form: ChatSettingForm): SettingBody => ({
  chat_target_id: target,
  ...(id !== null && { mail_setting_id: id }),
  ...timesBody(form),
  data_kbn: form.dataKbn as SettingBody["data_kbn"],
  ...versionOf(form),
});
