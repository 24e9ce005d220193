import { IsIn } from "class-validator";
import { validationText } from "../messages.ts";
import { CountedVersion } from "./decorators.ts";
import { SettingTimesForm } from "./mail-setting-form.ts";

/** What of a theme, theme group or topic is posted to a chat target, and when (/1062). */
export class ChatSettingForm extends SettingTimesForm {
  /** A room is shared: only what an administrator names comes there. */
  @IsIn([1, 2, 3], { message: validationText.mailTargetRequired })
  override dataKbn!: number;

  @CountedVersion() version?: number;
}
