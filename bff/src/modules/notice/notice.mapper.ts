import type { OperatorNoticesWire } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { LoginScreen, OperatorNotice } from "./login-screen.type.ts";

export const toLoginScreen = (wire: OperatorNoticesWire): LoginScreen =>
  instance(LoginScreen, {
    alert: wire.login_alert || null,
    notices: wire.notices.map((notice) => instance(OperatorNotice, { date: notice.notice_date, text: notice.text })),
  });
