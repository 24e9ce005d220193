import { ADMINS, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { resumedAddressSchema, settingCopySchema } from "./copy-setting.dto.ts";
import { CopySettingBody, ResumeAddressBody } from "./copy-setting.form.ts";
import { copySetting, resumeDestination } from "./copy-setting.service.ts";

/** POST /mail_delivery_destination_copy and PUT /destination_mail_address (screens 1007 and 1008). */
export function copySettingRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "POST",
    path: "/mail_delivery_destination_copy",
    allow: ADMINS,
    summary: "Copy a mail setting to up to 200 addresses; the answer names each refused address with the reason",
    body: CopySettingBody,
    data: settingCopySchema,
    run: ({ tx, actor, body, request }) => copySetting({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "PUT",
    path: "/destination_mail_address",
    allow: ADMINS,
    summary: "Resume mails to an address that was stopped because of bounces",
    body: ResumeAddressBody,
    data: resumedAddressSchema,
    run: ({ tx, actor, body, request }) => resumeDestination({ tx, actor, clock, requestId: request.id }, body),
  });
}
