import { MailAddresses } from "@kirinuki/schema/forms/mail-delivery-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { Transform } from "class-transformer";
import { IsOptional, IsString, Matches, MaxLength, ValidateBy } from "class-validator";
import {
  CodeField,
  CountField,
  DayField,
  IdField,
  LimitField,
  ShortTextField,
  VersionField,
} from "../../../http/fields.ts";
import { EditionVersionField, MailEditionRequestBody } from "../mail-edition/mail-edition.form.ts";
import type { RotaRow } from "./rota.ts";

const USER_ID = 20;

/** One who is named, or nobody. */
function readUser(given: unknown): string | null | undefined {
  if (given === null || given === undefined || given === "") return null;
  return typeof given === "string" && given.length <= USER_ID ? given : undefined;
}

const readFlag = (given: unknown): boolean | undefined =>
  given === 1 || given === true ? true : given === 0 || given === false ? false : undefined;

type WeekRow = Pick<RotaRow, "weekday" | "leaves" | "userId" | "deputyId">;

/** `{weekday, leave_flag, user_id, deputy_user_id}`; reads its own results again when the form is validated. */
function readWeekRow(given: unknown): WeekRow | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const {
    weekday,
    leave_flag,
    leaves = leave_flag,
    user_id,
    userId = user_id,
    ...other
  } = given as Record<string, unknown>;
  const { deputy_user_id, deputyId = deputy_user_id } = other;
  const [flag, user, deputy] = [readFlag(leaves), readUser(userId), readUser(deputyId)];
  if (flag === undefined || user === undefined || deputy === undefined || typeof weekday !== "number") return undefined;
  return { weekday, leaves: flag, userId: user, deputyId: deputy };
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7, 8];

function readWeek(given: unknown): WeekRow[] | undefined {
  if (!Array.isArray(given) || given.length !== WEEKDAYS.length) return undefined;
  const rows = given.flatMap((each) => readWeekRow(each) ?? []);
  return WEEKDAYS.every((weekday) => rows.some((row) => row.weekday === weekday)) ? rows : undefined;
}

/** The rota of a week, each weekday and holidays once. */
function WeekField(): PropertyDecorator {
  const decorators = [
    Transform(({ value }) => readWeek(value) ?? value, { toClassOnly: true }),
    ValidateBy(
      { name: "isWeekRota", validator: { validate: (value) => readWeek(value) !== undefined } },
      {
        message: "当番表は、月曜から日曜（1～7）と祝日（8）を1行ずつ、正しい形で指定してください。",
        context: {
          jsonSchema: {
            type: "array",
            minItems: WEEKDAYS.length,
            maxItems: WEEKDAYS.length,
            items: {
              type: "object",
              required: ["weekday", "leave_flag"],
              properties: {
                weekday: { type: "integer", enum: WEEKDAYS },
                leave_flag: { type: "integer", enum: [0, 1] },
                user_id: { type: ["string", "null"], maxLength: USER_ID },
                deputy_user_id: { type: ["string", "null"], maxLength: USER_ID },
              },
            },
          },
        },
      },
    ),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

class TargetForm {
  @CodeField("区分", [1, 2, 3]) data_kbn!: 1 | 2 | 3;
  @IdField("ID") id!: string;
}

/** GET /edition_morning. */
export class EditionMorningQuery extends TargetForm {}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** PUT /edition_duty. */
export class EditionDutyBody extends TargetForm {
  @Matches(TIME, { message: "締切は正しい時刻（HH:mm）で指定してください。" }) deadline: string = "06:58";
  @CodeField("承認", [0, 1]) approval_flag: 0 | 1 = 0;
  @LimitField("自動選定の件数", 200) article_max_count: number = 20;
  @MailAddresses() mail_address!: string[];
  @WeekField() edition_rota!: WeekRow[];
  /** The one that was read; absent: there is none. */
  @IsOptional() @VersionField() version?: number;
}

/** DELETE /edition_duty. */
export class RemovedDutyBody {
  @VersionField() version!: number;
}

/** PUT /edition_rota_day. */
export class RotaDayBody {
  @DayField("日付") day!: string;
  @CodeField("朝のメール", [0, 1]) leave_flag: 0 | 1 = 1;
  @IsOptional() @ShortTextField("当番", USER_ID) user_id?: string;
  @IsOptional() @ShortTextField("代理", USER_ID) deputy_user_id?: string;
}

/** DELETE /edition_rota_day. */
export class RemovedRotaDayBody {
  @DayField("日付") day!: string;
}

/** PUT /edition_note. */
export class EditionNoteBody {
  @DayField("日付") day!: string;
  @IsString({ message: validationText.notText })
  @MaxLength(1000, { message: "申し送りは1000文字以下で入力してください。" })
  note!: string;
  /** 0: there is none yet. */
  @CountField("版") note_version!: number;
}

/** POST /edition_approval_request. */
export class ApprovalRequestBody extends MailEditionRequestBody {}

/** POST /edition_approval and DELETE /edition_approval_request. */
export class ApprovalBody extends TargetForm {
  /** Of the draft that was looked at. */
  @EditionVersionField() version!: string;
}
