import type { CoreApi } from "../core-api/core-api.ts";
import type { DataOf } from "../core-api/wire.ts";
import type { Answer } from "./answer.ts";
import type { Answers } from "./answers.ts";

const user = { user_id: "topic01", name: "話題係" };
const deputy = { user_id: "admin01", name: "管理者" };

/** A deadline with one weekday, and one day on which the first is away. */
export const anEditionDuty = (): DataOf<"/api/v1/edition_duty", "get"> => ({
  edition_duty: {
    data_kbn: 1,
    id: "7",
    name: "半導体",
    deadline: "06:58",
    approval_flag: 1,
    article_max_count: 20,
    mail_address: ["a@example.jp"],
    version: 2,
    updated_by: "管理者",
    updated_datetime: "2026-11-19T18:00:00+09:00",
  },
  edition_rota: [{ weekday: 1, leave_flag: 1, user_id: "topic01", deputy_user_id: "admin01" }],
  rota_days: [
    {
      ...{ day: "2026-11-23", holiday_name: "勤労感謝の日", leave_flag: 1, own_flag: 0, user, deputy },
      ...{ user_away_flag: 1, deputy_away_flag: 0 },
    },
  ],
  editor_info: [user, deputy],
  mail_send_max_count: 10,
});

export const anEditionMorning = (): DataOf<"/api/v1/edition_morning", "get"> => ({
  edition_morning: {
    ...{ day: "2026-11-20", state: "waiting", deadline_datetime: "2026-11-20T06:58:00+09:00" },
    ...{ warning_datetime: "2026-11-20T06:50:00+09:00", now_datetime: "2026-11-20T06:40:00+09:00" },
    ...{ approval_flag: 1, article_max_count: 20, user, deputy, user_away_flag: 0, deputy_away_flag: 1 },
    ...{ warned_datetime: null, outcome: null, note: "", note_version: 0, noted_by: null },
    earlier_note: { day: "2026-11-19", note: "続報に注意", noted_by: "話題係" },
    approval_request: {
      ...{ version: "4", requested_by: "話題係", requested_datetime: "2026-11-20T06:39:00+09:00", own_flag: 0 },
      ...{ article_count: 5, mail_address: ["a@example.jp"], subject: "", text: "" },
    },
  },
});

/** What core-api usually answers to the calls about duties. */
export const editionDutyAnswers = {
  edition_duty: anEditionDuty,
  save_edition_duty: anEditionDuty,
  remove_edition_duty: () => ({}),
  save_rota_day: anEditionDuty,
  remove_rota_day: anEditionDuty,
  edition_morning: anEditionMorning,
  save_edition_note: () => ({ note_version: 1 }),
  request_edition_approval: () => ({ version: "4", article_count: 5 }),
  withdraw_edition_approval: () => ({}),
  approve_edition: () => ({
    sendmail_id: "10",
    sendmail_result: [{ row: 1, mail_address: "a@example.jp", status: 2 as const, message: "", sendmail_id: "10" }],
    version: "5",
    article_count: 5,
  }),
};

export interface EditionDutyAnswers {
  edition_duty: Answer<CoreApi["editionDuty"]["duty"]>;
  save_edition_duty: Answer<CoreApi["editionDuty"]["save"]>;
  remove_edition_duty: Answer<CoreApi["editionDuty"]["remove"]>;
  save_rota_day: Answer<CoreApi["editionDuty"]["saveDay"]>;
  remove_rota_day: Answer<CoreApi["editionDuty"]["removeDay"]>;
  edition_morning: Answer<CoreApi["editionDuty"]["morning"]>;
  save_edition_note: Answer<CoreApi["editionDuty"]["saveNote"]>;
  request_edition_approval: Answer<CoreApi["editionDuty"]["request"]>;
  withdraw_edition_approval: Answer<CoreApi["editionDuty"]["withdraw"]>;
  approve_edition: Answer<CoreApi["editionDuty"]["approve"]>;
}

type DutyCall = <Name extends keyof Answers>(name: Name) => (argument?: unknown) => Promise<ReturnType<Answers[Name]>>;

export const editionDutyCalls = (call: DutyCall): CoreApi["editionDuty"] => ({
  duty: call("edition_duty"),
  save: call("save_edition_duty"),
  remove: call("remove_edition_duty"),
  saveDay: call("save_rota_day"),
  removeDay: call("remove_rota_day"),
  morning: call("edition_morning"),
  saveNote: call("save_edition_note"),
  request: call("request_edition_approval"),
  withdraw: call("withdraw_edition_approval"),
  approve: call("approve_edition"),
});
