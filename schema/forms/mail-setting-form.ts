import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from "class-validator";
import { EVERYTHING_ID, MAIL_KBN } from "../codes.ts";
import { MAIL_SECTIONS } from "../mail-sections.ts";
import { validationText } from "../messages.ts";
import { inOrder } from "./decorators.ts";
import { MailAddressField } from "./mail-address.ts";
import { type MailPauseDays, MailPauses } from "./mail-pauses.ts";

const MOST_TIMES = 24;
/** Alerts of a setting on one day. */
export const MOST_ALERTS = 500;
/** HH:mm. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Ids are decimal strings; "0" is the product's own template. */
const ID = /^[1-9]\d{0,9}$/;
const TEMPLATE_ID = /^\d{1,10}$/;

/** What a form without any source has in place of a data_section. */
export const NO_SOURCE = 0;

/** Times of day without repetition. */
export const SendTimes = (): PropertyDecorator =>
  inOrder(
    IsArray({ message: validationText.sendTimes }),
    ArrayMinSize(1, { message: validationText.sendTimes }),
    ArrayMaxSize(MOST_TIMES, { message: validationText.sendTimes }),
    Matches(TIME_OF_DAY, { each: true, message: validationText.sendTimes }),
  );

/** An address typed twice; the second may be left out by who does not type. */
const SameAddress = (): PropertyDecorator =>
  ValidateBy(
    {
      name: "isSameAddress",
      validator: {
        validate: (value, given) => value === (given?.object as MailSettingForm | undefined)?.mailAddress,
      },
    },
    { message: validationText.mailsDiffer },
  );

/** data_kbn of what a mail setting can be of; every theme and theme group has 5. */
export const MAIL_TARGET_KBNS = [1, 2, 3, MAIL_KBN.everything] as const;

/** The id of a theme, theme group or topic; of every theme and theme group it is 0. */
export const MailTargetId = (): PropertyDecorator =>
  ValidateBy(
    {
      name: "isMailTarget",
      validator: {
        validate(value, given) {
          const { dataKbn, data_kbn } = (given?.object ?? {}) as { dataKbn?: number; data_kbn?: number };
          const isEverything = (dataKbn ?? data_kbn) === MAIL_KBN.everything;
          return isEverything ? value === EVERYTHING_ID : typeof value === "string" && ID.test(value);
        },
      },
    },
    {
      message: validationText.mailTargetRequired,
      context: { jsonSchema: { type: "string", pattern: "^(?:0|[1-9]\\d{0,9})$" } },
    },
  );

/** Hours of silence have a beginning and an end that differ, or neither. Null or empty: none. */
export const QuietTime = (): PropertyDecorator =>
  ValidateBy(
    {
      name: "isQuietTime",
      validator: {
        validate(value, given) {
          const { quietStartTime: start, quietEndTime: end } = (given?.object ?? {}) as Pick<
            SettingTimesForm,
            "quietStartTime" | "quietEndTime"
          >;
          if (!start && !end) return true;
          return typeof value === "string" && TIME_OF_DAY.test(value) && start !== end;
        },
      },
    },
    { message: validationText.quietTimes, context: { jsonSchema: { type: ["string", "null"] } } },
  );

/** What of a theme, theme group or topic somebody gets, and when: as a mail or in a chat room. */
export class SettingTimesForm {
  @IsIn([...MAIL_TARGET_KBNS], { message: validationText.mailTargetRequired })
  dataKbn!: number;

  @MailTargetId()
  targetId!: string;

  /** Null or absent: every source. */
  @IsOptional()
  @IsIn([...MAIL_SECTIONS], {
    message: ({ value }) => (value === NO_SOURCE ? validationText.mediaRequired : validationText.mailSectionUnknown),
  })
  dataSection?: number | null;

  /** Sent although there is no article. */
  @IsOptional()
  @IsBoolean({ message: validationText.notFlag })
  zeroArticleEmail?: boolean;

  /** HH:mm in Tokyo; absent on a new setting: 07:00. */
  @IsOptional()
  @SendTimes()
  sendTimes?: string[];

  /** Each article also comes by itself as soon as it is there; the digest brings the rest. */
  @IsOptional()
  @IsBoolean({ message: validationText.notFlag })
  alertFlag?: boolean;

  /** HH:mm in Tokyo: what comes in these hours is sent at their end. They may go over midnight. */
  @QuietTime()
  quietStartTime?: string | null;

  @QuietTime()
  quietEndTime?: string | null;

  /** Alerts a day; what exceeds them comes with the next digest. */
  @IsOptional()
  @IsInt({ message: validationText.alertMaxCount })
  @Min(1, { message: validationText.alertMaxCount })
  @Max(MOST_ALERTS, { message: validationText.alertMaxCount })
  alertMaxCount?: number;

  /** Articles that only mention a word come with the digest, and not by themselves (docs/prominence.md). */
  @IsOptional()
  @IsBoolean({ message: validationText.notFlag })
  alertMainOnly?: boolean;

  /** What happens on Japanese holidays: send as usual, skip for good, or bring with the next mail. Absent on a new setting: send. */
  @IsOptional()
  @IsIn(["send", "skip", "next"], { message: validationText.holidayRuleUnknown })
  holidayRule?: "send" | "skip" | "next";

  /** Saturdays and Sundays are holidays, too. */
  @IsOptional()
  @IsBoolean({ message: validationText.notFlag })
  weekendsOff?: boolean;
}

const isOfAddress = ({ addressGroupId }: MailSettingForm): boolean => !addressGroupId;

/** Who gets the mails of a theme, theme group or topic, or of every theme, when and how (/1008; spec sections 3, 5 and 9). */
export class MailSettingForm extends SettingTimesForm {
  /** Not read where it is for a group. */
  @ValidateIf(isOfAddress)
  @MailAddressField()
  mailAddress!: string;

  @ValidateIf(isOfAddress)
  @IsOptional()
  @SameAddress()
  mailAddressConfirmation?: string;

  /** The address group whose members get the mails, in place of an address. */
  @IsOptional()
  @Matches(ID, { message: validationText.addressGroupUnknown })
  addressGroupId?: string | null;

  @Matches(TEMPLATE_ID, { message: validationText.templateRequired })
  templateFileId!: string;

  @IsIn([1, 2, 3, 4, 5], { message: validationText.subjectTypeUnknown })
  subjectType!: number;

  @IsIn([1, 2, 3, 4], { message: validationText.attachTypeUnknown })
  attachType!: number;

  @IsOptional()
  @IsIn(["utf8", "iso2022jp"], { message: validationText.encodingUnknown })
  encoding?: "utf8" | "iso2022jp";

  /** Articles come with their tone and tags. */
  @IsOptional()
  @IsBoolean({ message: validationText.notFlag })
  withTones?: boolean;

  /** What comes after a digest: with the next one, as a supplement once late newspapers have come, or as one at its time. Absent on a new setting: next. */
  @IsOptional()
  @IsIn(["next", "arrival", "time"], { message: validationText.supplementRuleUnknown })
  supplementRule?: "next" | "arrival" | "time";

  /** HH:mm in Tokyo; of a supplement that waits for newspapers the latest. Absent on a new setting: 10:00. */
  @IsOptional()
  @Matches(TIME_OF_DAY, { message: validationText.supplementTime })
  supplementTime?: string;

  /** Days without mails, in place of those that are not over; absent: they stay. */
  @IsOptional()
  @MailPauses()
  pauses?: MailPauseDays[];

  /** False lets mail go again to an address that was stopped because mails came back; true leaves it as it is. */
  @IsOptional()
  @IsBoolean({ message: validationText.notFlag })
  addressStopFlag?: boolean;
}
