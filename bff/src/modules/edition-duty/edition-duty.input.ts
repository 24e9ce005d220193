import "reflect-metadata";
import { validationText } from "@kirinuki/schema/messages.ts";
import { ArrayMaxSize, IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { Day } from "../../graphql/scalars.ts";
import { MailEditionToSend } from "../mail-edition/mail-edition.input.ts";
import { SelectionInput } from "../theme/selection.input.ts";

const USER_ID = 20;
const ROWS = 8;

/** user_id of somebody, or nobody. */
const PersonField = (description: string): PropertyDecorator => {
  const decorators = [
    IsOptional(),
    MaxLength(USER_ID, { message: inputText.id }),
    Field(() => ID, { nullable: true, description }),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
};

@InputType({ description: "Who is on duty on a weekday, or on holidays." })
export class RotaWeekdayInput {
  @IsIn([1, 2, 3, 4, 5, 6, 7, 8], { message: inputText.id })
  @Field(() => Int, { description: "1 to 7, Monday to Sunday; 8: any holiday." })
  weekday!: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

  @IsBoolean({ message: validationText.notText })
  @Field(() => Boolean, { description: "Whether there is a mail edition." })
  leaves!: boolean;

  @PersonField("user_id of who is on duty.") userId?: string | null;
  @PersonField("user_id of the deputy.") deputyId?: string | null;
}

@InputType({ description: "Deadline and rota of a week." })
export class EditionDutyInput {
  @ValidateNested()
  @Field(() => SelectionInput, { description: "Theme, group or topic." })
  target!: SelectionInput;

  @IsString({ message: validationText.notText })
  @Field(() => String, { description: "HH:mm, Tokyo." })
  deadline!: string;

  @IsBoolean({ message: validationText.notText })
  @Field(() => Boolean, { description: "Whether another editor must approve what is sent." })
  approval!: boolean;

  @IsInt({ message: inputText.id })
  @Field(() => Int, { description: "The most articles of an automatic selection." })
  articleMax!: number;

  @IsString({ each: true, message: validationText.notText })
  @Field(() => [String], { description: "Recipients of what leaves by itself." })
  addresses!: string[];

  @ArrayMaxSize(ROWS, { message: inputText.id })
  @ValidateNested()
  @Field(() => [RotaWeekdayInput], { description: "Weekdays and holidays, each once." })
  week!: RotaWeekdayInput[];

  @IsOptional()
  @Field(() => Int, { nullable: true, description: "The version that was read; null: there is none." })
  version?: number | null;
}

@InputType({ description: "Who is on duty on one day." })
export class RotaDayInput {
  @Field(() => Day, { description: "The day." })
  day!: string;

  @IsBoolean({ message: validationText.notText })
  @Field(() => Boolean, { description: "Whether there is a mail edition." })
  leaves!: boolean;

  @PersonField("user_id of who is on duty.") userId?: string | null;
  @PersonField("user_id of the deputy.") deputyId?: string | null;
}

@InputType({ description: "Note to whoever is on duty next." })
export class EditionNoteInput {
  @Field(() => Day, { description: "The day that it is of." })
  day!: string;

  @IsString({ message: validationText.notText })
  @Field(() => String, { description: "The note." })
  note!: string;

  @IsInt({ message: inputText.id })
  @Field(() => Int, { description: "The version that was read; 0: none yet." })
  version!: number;
}

@InputType({ description: "A draft as it is to be sent once another editor has approved it." })
export class ApprovalRequestForm extends MailEditionToSend {}

@InputType({ description: "A request for approval." })
export class ApprovalInput {
  @ValidateNested()
  @Field(() => SelectionInput, { description: "Theme, group or topic." })
  target!: SelectionInput;

  @IsString({ message: validationText.versionBroken })
  @Field(() => String, { description: "Version of the draft that was looked at." })
  version!: string;
}

/** How REST names the forms' fields. */
export const EDITION_DUTY_WIRE_NAMES = {
  data_kbn: "target",
  id: "target",
  deadline: "deadline",
  approval_flag: "approval",
  article_max_count: "articleMax",
  mail_address: "addresses",
  edition_rota: "week",
  day: "day",
  user_id: "userId",
  deputy_user_id: "deputyId",
  note: "note",
  version: "version",
  subject_Type: "subjectType",
  attach_Type: "attachType",
  template_file_id: "templateId",
  subject: "subject",
  text: "text",
} as const;
