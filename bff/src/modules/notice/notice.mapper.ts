import type { LoginBoardWire, OperatorNoticesWire } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { LoginScreen, OperatorNotice } from "./login-screen.type.ts";
import { LoginNotices } from "./notice.type.ts";

const toNotices = (wire: Pick<OperatorNoticesWire, "notices">): OperatorNotice[] =>
  wire.notices.map((notice) => instance(OperatorNotice, { date: notice.notice_date, text: notice.text }));

export const toLoginScreen = (wire: OperatorNoticesWire): LoginScreen =>
  instance(LoginScreen, { alert: wire.login_alert || null, notices: toNotices(wire) });

export const toLoginNotices = (wire: LoginBoardWire): LoginNotices =>
  instance(LoginNotices, { alert: wire.login_alert, notices: toNotices(wire), version: wire.version });
