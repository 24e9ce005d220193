import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "Days in Tokyo without mails, both ends included." })
export class MailPause {
  @Field(() => String, { description: "First day, yyyy-MM-dd." })
  start!: string;

  @Field(() => String, { description: "Last day, yyyy-MM-dd." })
  end!: string;

  @Field(() => String, {
    description: "bring: missed articles come in one mail afterwards; drop: they are never sent.",
  })
  missed!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "Who gets the mails of a theme, theme group or topic, or of every theme, when and how.",
})
export class MailSetting {
  @Field(() => ID, { description: "mail_setting_id, decimal." })
  id!: string;

  @Field(() => Int, { description: "1 theme, 2 theme group, 3 topic, 5 every theme and theme group." })
  dataKbn!: number;

  @Field(() => ID, { description: "Id of the theme, theme group or topic; 0 of every theme." })
  targetId!: string;

  @Field(() => String, { description: "Name." })
  targetName!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "A source (1, 2, 3, 5), 101 for newspapers, or several sources by their digits, such as 13 and 123; null for every source.",
  })
  dataSection!: number | null;

  @Field(() => String, { description: "Mail address of the destination; blank if it is an address group." })
  mailAddress!: string;

  @Field(() => ID, { nullable: true, description: "The address group whose members get the mails; null: an address." })
  addressGroupId!: string | null;

  @Field(() => String, { description: "Name of the address group; blank if the destination is an address." })
  addressGroupName!: string;

  @Field(() => Int, { description: "Members of the group that the mails go to, without stopped addresses." })
  memberCount!: number;

  @Field(() => ID, { description: "template_file_id; 0: the default template." })
  templateId!: string;

  @Field(() => String, { description: "File name of the template." })
  templateFileName!: string;

  @Field(() => Int, { description: "1 to 5 (spec section 9)." })
  subjectType!: number;

  @Field(() => Int, { description: "1 to 4 (spec section 9)." })
  attachType!: number;

  @Field(() => Boolean, { description: "Whether a mail is sent if there is no new article." })
  zeroArticleEmail!: boolean;

  @Field(() => Boolean, { description: "Whether mails show tone and tags of articles." })
  withTones!: boolean;

  @Field(() => [String], { description: "Send times, HH:mm in Tokyo, ascending." })
  sendTimes!: string[];

  @Field(() => String, { description: "utf8 or iso2022jp." })
  encoding!: string;

  @Field(() => Boolean, { description: "Whether each new article is also mailed immediately." })
  alert!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Start of the quiet hours, HH:mm. No alerts are sent from then on; null if there are none.",
  })
  quietStartTime!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "End of the quiet hours, HH:mm. Alerts held back are sent then; null if there are no quiet hours.",
  })
  quietEndTime!: string | null;

  @Field(() => Int, { description: "Maximum number of alerts a day. Further articles wait for the next digest." })
  alertMaxCount!: number;

  @Field(() => Boolean, { description: "Whether articles that only mention a word are no alerts." })
  alertMainOnly!: boolean;

  @Field(() => Boolean, { description: "Whether the address is stopped because of bounces." })
  addressStopped!: boolean;

  @Field(() => String, { description: "Reason given by the latest bounce; blank if there was none." })
  addressStopReason!: string;

  @Field(() => ID, { description: "mail_address_id." })
  addressId!: string;

  @Field(() => Int, { description: "Number of consecutive bounces caused by the address itself; three stop it." })
  bounceCount!: number;

  @Field(() => DateTime, { nullable: true, description: "When the latest mail bounced; null if none did." })
  bouncedAt!: string | null;

  @Field(() => String, {
    description: "On Japanese holidays: send as usual, skip for good, or next: bring with the next mail.",
  })
  holidayRule!: string;

  @Field(() => Boolean, { description: "Whether Saturdays and Sundays count as holidays." })
  weekendsOff!: boolean;

  @Field(() => String, {
    description:
      "How articles that arrive after a digest are sent. next: in the next digest; arrival: in a supplement once late newspapers have arrived; time: in a supplement at supplementTime.",
  })
  supplementRule!: string;

  @Field(() => String, {
    description: "Time of the supplement, HH:mm in Tokyo; for `arrival`, the latest time.",
  })
  supplementTime!: string;

  @Field(() => [MailPause], { description: "The setting's own pauses that have not ended, oldest first." })
  pauses!: MailPause[];

  @Field(() => [MailPause], {
    description: "Absences of the address's owner that have not ended.",
  })
  absences!: MailPause[];

  @Field(() => DateTime, {
    nullable: true,
    description: "Next possible send time, considering pauses and holidays; null: none within two years.",
  })
  nextSendAt!: string | null;

  @Field(() => Int, { description: "Version. Send it back with a change or a removal." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "An address of the group that a mail setting is for." })
export class MailSettingMember {
  @Field(() => String, { description: "Mail address." })
  mailAddress!: string;

  @Field(() => ID, { description: "mail_address_id." })
  addressId!: string;

  @Field(() => String, { description: "Name of its user; blank if it is nobody's." })
  name!: string;

  @Field(() => String, {
    description: "group: mails by this setting; own: by a setting of its own; other: by the setting of another group.",
  })
  state!: string;

  @Field(() => Boolean, { description: "Whether the address gets no mail." })
  addressStopped!: boolean;

  @Field(() => String, { description: "Why the address is stopped; blank if it is not." })
  addressStopReason!: string;

  @Field(() => Int, { description: "Number of consecutive bounces caused by the address itself; three stop it." })
  bounceCount!: number;

  @Field(() => DateTime, { nullable: true, description: "When the latest mail bounced; null if none did." })
  bouncedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "One page of the contract's mail settings." })
export class MailSettingPage {
  @Field(() => [MailSetting], {
    description: "Themes first, then theme groups, then topics, each by name; then every theme.",
  })
  settings!: MailSetting[];

  @Field(() => Int, { description: "Number of all search results." })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: "A theme, theme group or topic that can be mailed." })
export class MailTarget {
  @Field(() => Int, { description: "1 theme, 2 theme group, 3 topic." })
  dataKbn!: number;

  @Field(() => ID, { description: "Id within its kind." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "Choices of the theme dropdown for mails." })
export class MailTargets {
  @Field(() => [MailTarget], { description: "Topics, theme groups and themes, in their display order." })
  targets!: MailTarget[];

  @Field(() => Boolean, {
    description: "Whether the choice “all themes and theme groups” is offered (administrators only).",
  })
  allSelectable!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The change was made." })
export class MailDone {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

export const SaveMailSettingResult = createUnionType({
  name: "SaveMailSettingResult",
  description:
    "The saved object, a refusal with a message for the user, the faults of the form, or a version conflict.",
  types: () => [MailSetting, Refusal, InvalidForm, VersionConflict] as const,
});

export const MailChangeResult = createUnionType({
  name: "MailChangeResult",
  description: "The change was made, or the server refused with a message for the user.",
  types: () => [MailDone, Refusal] as const,
});
