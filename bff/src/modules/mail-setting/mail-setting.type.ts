import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({
  simpleResolvers: true,
  description: "Who gets the mails of a theme, theme group or topic, when and how.",
})
export class MailSetting {
  @Field(() => ID, { description: "mail_setting_id, decimal." })
  id!: string;

  @Field(() => Int, { description: "1 theme, 2 theme group, 3 topic." })
  dataKbn!: number;

  @Field(() => ID, { description: "Id of the theme, theme group or topic." })
  targetId!: string;

  @Field(() => String, { description: "Its name." })
  targetName!: string;

  @Field(() => Int, { nullable: true, description: "1, 2, 3, 5, or 101 for newspapers; null for every source." })
  dataSection!: number | null;

  @Field(() => String, { description: "Where its mails go." })
  mailAddress!: string;

  @Field(() => ID, { description: "template_file_id; 0 for the default." })
  templateId!: string;

  @Field(() => String, { description: "File name of the template." })
  templateFileName!: string;

  @Field(() => Int, { description: "1 to 5 (spec section 9)." })
  subjectType!: number;

  @Field(() => Int, { description: "1 to 4 (spec section 9)." })
  attachType!: number;

  @Field(() => Boolean, { description: "Sent although there is no article." })
  zeroArticleEmail!: boolean;

  @Field(() => [String], { description: "HH:mm in Tokyo, in order." })
  sendTimes!: string[];

  @Field(() => String, { description: "utf8 or iso2022jp." })
  encoding!: string;

  @Field(() => Boolean, { description: "Each article also comes by itself as soon as it is there." })
  alert!: boolean;

  @Field(() => String, { nullable: true, description: "HH:mm: no alerts from here on; null for none." })
  quietStartTime!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "HH:mm: what came in the quiet hours is sent now; null for none.",
  })
  quietEndTime!: string | null;

  @Field(() => Int, { description: "Alerts a day; what exceeds them comes with the next digest." })
  alertMaxCount!: number;

  @Field(() => Boolean, { description: "Nothing is sent to the address any more, because mails came back." })
  addressStopped!: boolean;

  @Field(() => String, { description: "What the last mail that came back said; blank where none did." })
  addressStopReason!: string;

  @Field(() => DateTime, { description: "When its next mail is due." })
  nextSendAt!: string;

  @Field(() => Int, { description: "Goes back with a change or a removal." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "A page of the contract's mail settings." })
export class MailSettingPage {
  @Field(() => [MailSetting], { description: "Themes first, then theme groups, then topics, each by name." })
  settings!: MailSetting[];

  @Field(() => Int, { description: "Of the whole search." })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: "A theme, theme group or topic that a mail can be of." })
export class MailTarget {
  @Field(() => Int, { description: "1 theme, 2 theme group, 3 topic." })
  dataKbn!: number;

  @Field(() => ID, { description: "Id within its kind." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "What the mail theme dropdown offers the user." })
export class MailTargets {
  @Field(() => [MailTarget], { description: "Topics, theme groups and themes, in their display order." })
  targets!: MailTarget[];

  @Field(() => Boolean, { description: "Whether all themes and theme groups together can be chosen (administrators)." })
  allSelectable!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The change is made." })
export class MailDone {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

export const SaveMailSettingResult = createUnionType({
  name: "SaveMailSettingResult",
  description: "Saved, refused with a text for the user, a form with faults, or somebody else was quicker.",
  types: () => [MailSetting, Refusal, InvalidForm, VersionConflict] as const,
});

export const MailChangeResult = createUnionType({
  name: "MailChangeResult",
  description: "Done, or refused with a text for the user.",
  types: () => [MailDone, Refusal] as const,
});
