import { AppError } from "../../../errors/app-error.ts";
import { IdField } from "../../../http/fields.ts";
import { requiredId } from "../../../http/required-id.ts";
import { ADMINS, ANY_USER, type Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { MailSettingIdForm } from "./mail-setting.form.ts";
import { findSetting } from "./mail-setting.read-model.ts";
import { settingDaySchema } from "./setting-day.dto.ts";
import { SettingDayQuery } from "./setting-day.form.ts";
import { explainDay } from "./setting-day.service.ts";
import { mailOpeningSchema, settingHistorySchema } from "./setting-history.dto.ts";
import { countOpening, readSettingHistory } from "./setting-history.read-model.ts";

const LABEL = "配信設定ID";

/** POST /mail_opening. */
class MailOpeningBody {
  @IdField("送信ID") sendmail_id!: string;
}

/** GET /mail_setting_history, /mail_setting_day and POST /mail_opening (screen 1008). */
export function settingHistoryRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/mail_setting_history",
    allow: ADMINS,
    summary: "The last 30 mails of a mail setting, including those not sent, with the reason",
    query: MailSettingIdForm,
    data: settingHistorySchema,
    run: async ({ tx, actor, query }) => {
      const settingId = requiredId("mail_setting_id", LABEL, query, {});
      const now = clock.now();
      if (!(await findSetting(tx, actor.contractId, settingId, tokyoDay(now)))) throw new AppError("NOT_FOUND");
      return readSettingHistory(tx, { contractId: actor.contractId, settingId, now });
    },
  });

  router.user({
    method: "GET",
    path: "/mail_setting_day",
    allow: ADMINS,
    summary: "Why a mail setting sent no mail on a day: each step in words, including what is unknown",
    query: SettingDayQuery,
    data: settingDaySchema,
    run: ({ tx, actor, query }) => {
      const settingId = requiredId("mail_setting_id", LABEL, query, {});
      return explainDay(tx, { contractId: actor.contractId, settingId, day: query.date, now: clock.now() });
    },
  });

  router.user({
    method: "POST",
    path: "/mail_opening",
    allow: ANY_USER,
    summary: "Count the opening of a mail's link, if the contract counts openings; does not store who opened it",
    body: MailOpeningBody,
    data: mailOpeningSchema,
    run: async ({ tx, actor, body }) => ({
      counted_flag: (await countOpening(tx, actor.contractId, body.sendmail_id)) ? 1 : 0,
    }),
  });
}
