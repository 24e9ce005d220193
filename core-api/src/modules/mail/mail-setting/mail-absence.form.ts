import { IsOptional } from "class-validator";
import { ChoiceField, DayField, IdField, ShortTextField } from "../../../http/fields.ts";

/** GET /mail_absences: one's own; an Admin may name another user. */
export class MailAbsencesQuery {
  @IsOptional() @ShortTextField("ユーザーID", 20) user_id?: string;
}

/** PUT /mail_absence. Both days included. */
export class MailAbsenceBody extends MailAbsencesQuery {
  @DayField("開始日") start_date!: string;
  @DayField("終了日") end_date!: string;
  @ChoiceField("休止中の記事", ["bring", "drop"]) missed: "bring" | "drop" = "bring";
}

/** DELETE /mail_absence. */
export class MailAbsenceIdForm {
  @IsOptional() @IdField("休止ID") mail_pause_id?: string;
}
