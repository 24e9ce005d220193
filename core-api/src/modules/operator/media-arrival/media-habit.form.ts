import { ParagraphsText, RequiredText, UNPRINTABLE } from "@kirinuki/schema/forms/decorators.ts";
import { IsOptional, Matches } from "class-validator";
import { RHYTHMS, type Rhythm } from "../../../arrivals/arrival-due.ts";
import { ARRIVAL_SECTIONS, type ArrivalSection } from "../../../arrivals/arrival-section.ts";
import { ChoiceField, CodeField, CodesField, DaysField, ShortTextField, VersionField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";

const MOST_OFF_DAYS = 400;
const numbersFrom = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

export const MediaCode = () =>
  RequiredText({
    required: "媒体コードを指定してください。",
    max: 50,
    tooLong: "媒体コードは50文字以下で指定してください。",
  });

/** GET /media_habit. */
export class MediaHabitQuery {
  @ShortTextField("媒体コード", 50) media_code!: string;
}

/** PUT /media_habit. What is absent stays as it is; `version` is the one that was read. */
export class MediaHabitForm {
  @MediaCode() media_code!: string;
  @IsOptional() @ChoiceField("発行の周期", RHYTHMS) rhythm?: Rhythm;
  @IsOptional() @CodesField("曜日", numbersFrom(0, 6)) weekdays?: number[];
  @IsOptional() @CodesField("発行日", numbersFrom(1, 31)) month_days?: number[];
  @Clearable()
  @Matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { message: "未着とする時刻は「05:30」の形で指定してください。" })
  due_time?: string | null;
  @IsOptional() @DaysField("休刊日", MOST_OFF_DAYS) off_days?: string[];
  @Clearable()
  @Matches(new RegExp(`^(?!.*${UNPRINTABLE.source})[^]{0,1000}$`, "s"), {
    message: "連絡先は1,000文字以下で、制御文字を入れずに指定してください。",
  })
  contact?: string | null;
  @IsOptional() @VersionField() version?: number;
}

/** PUT /media_snooze: no alarm for half an hour, or again at once. */
export class MediaSnoozeForm {
  @MediaCode() media_code!: string;
  @CodeField("停止する時間（分）", [0, 30]) minutes!: 0 | 30;
}

/** PUT /media_note. */
export class MediaNoteForm {
  @MediaCode() media_code!: string;
  @ParagraphsText({
    required: "対応の内容を入力してください。",
    max: 500,
    tooLong: "対応の内容は500文字以下で入力してください。",
  })
  text!: string;
}

/** GET /source_off_days. */
export class SourceOffDaysQuery {
  @CodeField("データ区分", ARRIVAL_SECTIONS) data_section!: ArrivalSection;
}

/** PUT /source_off_days: the whole list from today on; earlier days stay. */
export class SourceOffDaysForm {
  @CodeField("データ区分", ARRIVAL_SECTIONS) data_section!: ArrivalSection;
  @DaysField("休刊日", MOST_OFF_DAYS) off_days!: string[];
}
