import { ADMINS, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { settingPreviewSchema, settingTestSchema } from "./setting-preview.dto.ts";
import { SettingPreviewBody, SettingTestBody } from "./setting-preview.form.ts";
import { previewSetting, testSetting } from "./setting-preview.service.ts";

/** POST /mail_delivery_destination_preview and /mail_delivery_destination_test (screen 1008). */
export function settingPreviewRoutes(router: Router, { clock, config }: Parts): void {
  router.user({
    method: "POST",
    path: "/mail_delivery_destination_preview",
    allow: ADMINS,
    summary:
      "Preview of a setting's mail for the latest day with articles, under its recipient's rights; sends nothing",
    body: SettingPreviewBody,
    data: settingPreviewSchema,
    run: ({ tx, actor, body, request }) =>
      previewSetting({ tx, actor, clock, requestId: request.id }, body, config.publicUrl),
  });

  router.user({
    method: "POST",
    path: "/mail_delivery_destination_test",
    allow: ADMINS,
    summary:
      "Send the previewed mail to the caller, marked as a test; at most ten an hour. It does not count as a digest",
    body: SettingTestBody,
    data: settingTestSchema,
    run: ({ tx, actor, body, request }) => testSetting({ tx, actor, clock, requestId: request.id }, body),
  });
}
