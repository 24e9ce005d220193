import { Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import type { Router } from "../../../http/route.ts";
import { auditOperator } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { Parts } from "../../parts.ts";
import { AlarmSettingForm } from "./alarm-setting.form.ts";
import { lockAlarmSettings, readAlarmSettings, storeAlarmSettings } from "./alarm-setting.ts";
import { webhookFault } from "./webhook.ts";

const alarmSettingSchema = Type.Object({
  mail_addresses: Type.Array(Type.String()),
  /** Empty: none. */
  webhook_url: Type.String(),
  version: Type.Integer(),
});

async function present(tx: Transaction) {
  const { mailAddresses, webhookUrl, version } = await readAlarmSettings(tx);
  return { mail_addresses: mailAddresses, webhook_url: webhookUrl, version };
}

/** GET and PUT /alarm_setting: who is told of media that did not come (our addition to api.md, Operator). */
export function arrivalAlarmRoutes(router: Router, { config }: Parts): void {
  const base = { path: "/alarm_setting", data: alarmSettingSchema } as const;
  router.operator({
    ...base,
    method: "GET",
    // The address of a webhook is often its secret.
    allow: "edit",
    summary: "Who is told of media that did not come: mail addresses and a webhook",
    run: ({ tx }) => present(tx),
  });

  router.operator({
    ...base,
    method: "PUT",
    allow: "edit",
    summary: "Save who is told; 409 if it changed since the given version",
    body: AlarmSettingForm,
    run: async ({ tx, body, operatorId, request }) => {
      const before = await lockAlarmSettings(tx);
      if (body.version !== undefined && body.version !== before.version) throw new AppError("LOST_UPDATE");
      const after = {
        mailAddresses: body.mail_addresses ?? before.mailAddresses,
        webhookUrl: body.webhook_url === undefined ? before.webhookUrl : (body.webhook_url ?? ""),
      };
      const fault =
        after.webhookUrl === "" ? null : webhookFault(after.webhookUrl, config.FEED_PRIVATE_ADDRESSES === "true");
      if (fault !== null) throw invalidFields([{ field: "webhook_url", message: fault }]);
      await storeAlarmSettings(tx, after.mailAddresses, after.webhookUrl);
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
}

/** For the trail, which more people read than the setting: of a webhook, its host. */
const told = ({ mailAddresses, webhookUrl }: { mailAddresses: string[]; webhookUrl: string }) => ({
  mail_addresses: mailAddresses,
  webhook_host: webhookUrl === "" ? "" : new URL(webhookUrl).host,
});
