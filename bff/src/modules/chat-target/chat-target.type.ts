import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "What is posted to a chat target, and when." })
export class ChatSetting {
  @Field(() => ID, { description: "mail_setting_id." })
  id!: string;

  @Field(() => Int, { description: "1 theme, 2 theme group, 3 topic." })
  dataKbn!: number;

  @Field(() => ID, { description: "Id of the theme, theme group or topic." })
  sourceId!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => Int, { nullable: true, description: "1, 2, 3, 5, or 101 for newspapers; null for every source." })
  dataSection!: number | null;

  @Field(() => [String], { description: "Times of the digests, HH:mm in Tokyo." })
  sendTimes!: string[];

  @Field(() => Boolean, { description: "Whether a digest is posted even without new articles." })
  zeroArticleEmail!: boolean;

  @Field(() => Boolean, { description: "Whether each new article is also posted immediately." })
  alert!: boolean;

  @Field(() => String, { nullable: true, description: "Start of the quiet hours, HH:mm." })
  quietStartTime!: string | null;

  @Field(() => String, { nullable: true, description: "End of the quiet hours, HH:mm." })
  quietEndTime!: string | null;

  @Field(() => Int, { description: "Maximum number of alerts a day." })
  alertMaxCount!: number;

  @Field(() => Boolean, { description: "Whether articles that only mention a word are no alerts." })
  alertMainOnly!: boolean;

  @Field(() => String, { description: "On Japanese holidays: `send`, `skip` or `next`." })
  holidayRule!: string;

  @Field(() => Boolean, { description: "Whether Saturdays and Sundays count as holidays." })
  weekendsOff!: boolean;

  @Field(() => Int, { description: "Version for optimistic locking." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "A chat room or webhook, without its URL and secret." })
export class ChatTarget {
  @Field(() => ID, { description: "chat_target_id." })
  id!: string;

  @Field(() => String, { description: "`slack`, `teams`, `line_works` or `webhook`." })
  kind!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => String, { description: "Host of its URL." })
  urlHost!: string;

  @Field(() => Boolean, { description: "Whether posting is stopped." })
  isStopped!: boolean;

  @Field(() => String, { description: "Why posting is stopped; empty if it is not." })
  stopReason!: string;

  @Field(() => DateTime, { nullable: true, description: "When posting was stopped." })
  stoppedAt!: string | null;

  @Field(() => String, { description: "Why the latest post failed; empty after a successful post." })
  lastError!: string;

  @Field(() => DateTime, { nullable: true, description: "When a post last failed." })
  lastFailedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When a post last succeeded." })
  lastSentAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When a failed post is retried." })
  nextAttemptAt!: string | null;

  @Field(() => Int, { description: "Number of posts waiting to be sent." })
  waitingCount!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: "Until when posts to a webhook are also signed with the previous secret.",
  })
  formerSecretUntil!: string | null;

  @Field(() => Int, { description: "Version for optimistic locking." })
  version!: number;

  @Field(() => [ChatSetting], { description: "What is posted to it, and when." })
  settings!: ChatSetting[];
}

@ObjectType({ simpleResolvers: true, description: "One post to a chat target." })
export class ChatPost {
  @Field(() => ID, { description: "mail_message_id." })
  id!: string;

  @Field(() => String, { description: "Name of the theme, theme group or topic; empty if it was deleted." })
  name!: string;

  @Field(() => Boolean, { description: "Whether it is an alert: one article, posted immediately." })
  isAlert!: boolean;

  @Field(() => Int, { description: "Number of articles." })
  articleCount!: number;

  @Field(() => DateTime, { description: "When it was due." })
  dueAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it ended." })
  endedAt!: string | null;

  @Field(() => Int, { description: "0 posted, 1 failed or not posted, 2 waiting." })
  status!: number;

  @Field(() => String, { description: "Why it was not posted; empty otherwise." })
  message!: string;

  @Field(() => Boolean, { description: "Whether it may have been delivered twice." })
  maybeTwice!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Saved." })
export class ChatTargetSaved {
  @Field(() => ID, { description: "chat_target_id." })
  id!: string;

  @Field(() => String, {
    description: "A webhook's new signing secret, returned only in this answer; empty otherwise.",
  })
  signingSecret!: string;
}

@ObjectType({ simpleResolvers: true, description: "What a chat target answered to a test." })
export class ChatTested {
  @Field(() => Boolean, { description: "Whether the test was accepted." })
  wasTaken!: boolean;

  @Field(() => String, { description: "Why the test was not accepted; empty if it was." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "Saved." })
export class ChatSettingSaved {
  @Field(() => ID, { description: "mail_setting_id." })
  id!: string;
}

export const ChatTargetResult = createUnionType({
  name: "ChatTargetResult",
  description: "Saved, a refusal, a version conflict, or the faults of the form.",
  types: () => [ChatTargetSaved, Refusal, VersionConflict, InvalidForm] as const,
});

export const ChatSettingResult = createUnionType({
  name: "ChatSettingResult",
  description: "Saved, a refusal, a version conflict, or the faults of the form.",
  types: () => [ChatSettingSaved, Refusal, VersionConflict, InvalidForm] as const,
});

export const ChatTestResult = createUnionType({
  name: "ChatTestResult",
  description: "What the target answered, or a refusal.",
  types: () => [ChatTested, Refusal] as const,
});
