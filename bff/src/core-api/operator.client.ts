import { BffError } from "../errors/bff-error.ts";
import { type CoreApiHttp, certain } from "./http.ts";
import type { OperatorWire } from "./wire.ts";

function only(operators: OperatorWire[]): OperatorWire {
  const [operator] = operators;
  if (!operator) throw new BffError("BAD_GATEWAY", { cause: new Error("an operator's session without a profile") });
  return operator;
}

/** The operators' own base, with a cookie of its own. */
export const operatorClient = (http: CoreApiHttp) => ({
  /** Throws BffError UNAUTHENTICATED where no operator is signed in. */
  profile: async (): Promise<OperatorWire> => only(await certain(http.get("/admin/api/v1/session"))({})),
  login: http.post("/admin/api/v1/el_admin_login"),
  mediaArrivals: certain(http.get("/admin/api/v1/media_arrivals")),
  mediaHabit: certain(http.get("/admin/api/v1/media_habit")),
  saveMediaHabit: http.put("/admin/api/v1/media_habit"),
  snoozeMedium: http.put("/admin/api/v1/media_snooze"),
  noteMedium: http.put("/admin/api/v1/media_note"),
  sourceOffDays: certain(http.get("/admin/api/v1/source_off_days")),
  saveSourceOffDays: http.put("/admin/api/v1/source_off_days"),
  alarmSetting: certain(http.get("/admin/api/v1/alarm_setting")),
  saveAlarmSetting: http.put("/admin/api/v1/alarm_setting"),
  acknowledgeAlarm: http.put("/admin/api/v1/arrival_alarm"),
  mailStatus: certain(http.get("/admin/api/v1/mail_status")),
  setupStatus: certain(http.get("/admin/api/v1/setup_status")),
  deadLetters: certain(http.get("/admin/api/v1/dead_letters")),
  sendAgain: http.post("/admin/api/v1/dead_letters"),
  logout: () => certain(http.post("/admin/api/v1/logout"))(undefined),
});
