import type { CoreApi } from "../core-api/core-api.ts";
import type { Answers } from "./answers.ts";

type Recording = <Name extends keyof Answers>(name: Name) => (argument?: unknown) => Promise<ReturnType<Answers[Name]>>;

/** The calls of operators about arrivals, mails and set-up, each recorded. */
export const operatorCalls = (call: Recording): CoreApi["operator"] => ({
  profile: call("operator"),
  login: call("el_admin_login"),
  logout: call("operator_logout"),
  mediaArrivals: call("media_arrivals"),
  mediaHabit: call("media_habit"),
  saveMediaHabit: call("save_media_habit"),
  snoozeMedium: call("snooze_medium"),
  noteMedium: call("note_medium"),
  sourceOffDays: call("source_off_days"),
  saveSourceOffDays: call("save_source_off_days"),
  alarmSetting: call("alarm_setting"),
  saveAlarmSetting: call("save_alarm_setting"),
  acknowledgeAlarm: call("acknowledge_alarm"),
  mailStatus: call("mail_status"),
  setupStatus: call("setup_status"),
  deadLetters: call("dead_letters"),
  sendAgain: call("send_again"),
});
