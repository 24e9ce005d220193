import { CountedVersion } from "./decorators.ts";
import { SettingTimesForm } from "./mail-setting-form.ts";

/** What of a theme, theme group or topic is posted to a chat target, and when (/1062). */
export class ChatSettingForm extends SettingTimesForm {
  @CountedVersion() version?: number;
}
