import { Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import type { Router } from "../../../http/route.ts";
import { auditOperator } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { Parts } from "../../parts.ts";
import { AlarmAcknowledgementForm, AlarmSettingForm } from "./alarm-setting.form.ts";
import { type AlarmSettings, lockAlarmSettings, readAlarmSettings, storeAlarmSettings } from "./alarm-setting.ts";
import { acknowledge } from "./open-alarms.ts";
import { webhookFault } from "./webhook.ts";

const alarmSettingSchema = Type.Object({
  mail_addresses: Type.Array(Type.String()),
  /** Empty: none. */
  webhook_url: Type.String(),
  /** Minutes after which an alarm that nobody acknowledged is told again; 0: never. */
  repeat_minutes: Type.Integer({ minimum: 0, maximum: 1440 }),
  version: Type.Integer(),
});

async function present(tx: Transaction) {
  const { mailAddresses, webhookUrl, repeatMinutes, version } = await readAlarmSettings(tx);
  return { mail_addresses: mailAddresses, webhook_url: webhookUrl, repeat_minutes: repeatMinutes, version };
}

const acknowledgedSchema = Type.Object({ media_code: Type.String(), due_on: Type.String({ format: "date" }) });

/** Who is told of media that did not come, and who has seen it (our addition to api.md, Operator). */
export function arrivalAlarmRoutes(router: Router, { clock, config }: Parts): void {
  const base = { path: "/alarm_setting", data: alarmSettingSchema } as const;
  router.operator({
    ...base,
    method: "GET",
    // The address of a webhook is often its secret.
    allow: "edit",
    summary: "Recipients of alarms about media that did not arrive: mail addresses and a webhook",
    run: ({ tx }) => present(tx),
  });

  router.operator({
    ...base,
    method: "PUT",
    allow: "edit",
    summary: "Save the recipients of alarms; 409 if they changed since the given version",
    body: AlarmSettingForm,
    run: async ({ tx, body, operatorId, request }) => {
      const before = await lockAlarmSettings(tx);
      if (body.version !== undefined && body.version !== before.version) throw new AppError("LOST_UPDATE");
      const after = {
        mailAddresses: body.mail_addresses ?? before.mailAddresses,
        webhookUrl: body.webhook_url === undefined ? before.webhookUrl : (body.webhook_url ?? ""),
        repeatMinutes: body.repeat_minutes ?? before.repeatMinutes,
      };
      const fault =
        after.webhookUrl === "" ? null : webhookFault(after.webhookUrl, config.FEED_PRIVATE_ADDRESSES === "true");
      if (fault !== null) throw invalidFields([{ field: "webhook_url", message: fault }]);
      await storeAlarmSettings(tx, after);
      const detail = differenceOf(told(before), told(after));
      await auditOperator(tx, {
        operatorId,
        action: "alarm_setting.save",
        detail: { ...detail },
        requestId: request.id,
      });
      return present(tx);
    },
  });

  router.operator({
    method: "PUT",
    path: "/arrival_alarm",
    allow: "support",
    summary: "Acknowledge the alarm of a medium for the day on which it was due; it is not told again",
    body: AlarmAcknowledgementForm,
    data: acknowledgedSchema,
    run: async ({ tx, body: { media_code, due_on }, operatorId, request }) => {
      const alarm = { media_code, due_on };
      if (!(await acknowledge(tx, alarm, { operatorId, at: clock.now() }))) throw new AppError("NOT_FOUND");
      const detail = { media_code, ...differenceOf(null, { due_on }) };
      await auditOperator(tx, { operatorId, action: "arrival_alarm.acknowledge", detail, requestId: request.id });
      return alarm;
    },
  });
}

/** For the trail, which more people read than the setting: of a webhook, its host. */
const told = ({ mailAddresses, webhookUrl, repeatMinutes }: Omit<AlarmSettings, "version">) => ({
  mail_addresses: mailAddresses,
  webhook_host: webhookUrl === "" ? "" : new URL(webhookUrl).host,
  repeat_minutes: repeatMinutes,
});
