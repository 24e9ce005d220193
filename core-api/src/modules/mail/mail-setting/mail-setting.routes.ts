import { Type } from "typebox";
import { cursorRows } from "../../../csv/cursor-rows.ts";
import { fileNames, sendCsv } from "../../../csv/send-csv.ts";
import { AppError } from "../../../errors/app-error.ts";
import { requiredId } from "../../../http/required-id.ts";
import { ADMINS, type Router, TOPIC_USERS } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { listSettingMembers } from "./group-members.ts";
import {
  destinationAddressesSchema,
  type MailSettingWire,
  mailSettingSchema,
  mailSettingsSchema,
  mailSettingsUploadSchema,
  mergedAddressesSchema,
  settingMembersSchema,
} from "./mail-setting.dto.ts";
import {
  MailAddressesQuery,
  MailSettingBody,
  MailSettingIdForm,
  MailSettingRemovalForm,
  MailSettingsDownloadQuery,
  MailSettingsQuery,
} from "./mail-setting.form.ts";
import {
  findSetting,
  listDestinations,
  listMergedAddresses,
  listSettings,
  settingsParameters,
  settingsStatement,
} from "./mail-setting.read-model.ts";
import { removeSetting, saveSetting } from "./mail-setting.service.ts";
import { SETTING_COLUMNS } from "./mail-setting-csv.ts";
import { SETTINGS_BYTES, uploadSettings } from "./mail-setting-upload.ts";

const LABEL = "配信設定ID";

/** The three lists of the spec, each row under the names of its own kind, and those of every theme. */
function toLists(settings: readonly MailSettingWire[]) {
  const of = (kbn: number) => settings.filter(({ data_kbn }) => data_kbn === kbn);
  return {
    theme_mail_Info: of(1).map((row) => ({ ...row, theme_id: row.id, theme_name: row.name })),
    theme_group_mail_info: of(2).map((row) => ({ ...row, theme_group_id: row.id, theme_group_name: row.name })),
    topics_mail_info: of(3).map((row) => ({ ...row, topics_id: row.id, topics_name: row.name })),
    every_theme_mail_info: of(5),
  };
}

/** GET /mail_addresses, /destination_mail_addresses and the calls of /mail_delivery_destination(s) (api.md, Mail). */
export function mailSettingRoutes(router: Router, parts: Parts): void {
  router.user({
    method: "GET",
    path: "/mail_addresses",
    allow: TOPIC_USERS,
    summary: "Distinct addresses of users and mail destinations",
    data: mergedAddressesSchema,
    run: async ({ tx, actor }) => ({ mergedMailAddressInfo: await listMergedAddresses(tx, actor.contractId) }),
  });

  router.user({
    method: "GET",
    path: "/destination_mail_addresses",
    allow: ADMINS,
    summary: "Addresses of the contract's mail settings",
    query: MailAddressesQuery,
    data: destinationAddressesSchema,
    run: ({ tx, actor, query }) => listDestinations(tx, actor.contractId, query),
  });

  settingRoutes(router, parts);
  listRoutes(router, parts);
}

function settingRoutes(router: Router, { clock }: Parts): void {
  const path = "/mail_delivery_destination";
  router.user({
    method: "GET",
    path,
    allow: ADMINS,
    summary: "One mail setting",
    query: MailSettingIdForm,
    data: mailSettingSchema,
    run: async ({ tx, actor, query }) => {
      const found = await findSetting(
        tx,
        actor.contractId,
        requiredId("mail_setting_id", LABEL, query, {}),
        tokyoDay(clock.now()),
      );
      if (!found) throw new AppError("NOT_FOUND");
      return found;
    },
  });

  router.user({
    method: "PUT",
    path,
    allow: ADMINS,
    summary: "Create a mail setting, or change the one with the given id",
    body: MailSettingBody,
    data: mailSettingSchema,
    run: ({ tx, actor, body, request }) => saveSetting({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "GET",
    path: "/mail_setting_members",
    allow: ADMINS,
    summary: "Addresses of the group that a mail setting is for, and how each gets its mails",
    query: MailSettingIdForm,
    data: settingMembersSchema,
    run: ({ tx, actor, query }) =>
      listSettingMembers(tx, actor.contractId, requiredId("mail_setting_id", LABEL, query, {})),
  });

  router.user({
    method: "DELETE",
    path,
    allow: ADMINS,
    summary: "Delete a mail setting; the record of its mails stays",
    query: MailSettingRemovalForm,
    body: MailSettingRemovalForm,
    data: Type.Object({}),
    run: async ({ tx, actor, query, body, request }) => {
      const id = requiredId("mail_setting_id", LABEL, query, body);
      await removeSetting({ tx, actor, clock, requestId: request.id }, id, query.version ?? body.version);
      return {};
    },
  });
}

function listRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/mail_delivery_destinations",
    allow: ADMINS,
    summary: "Mail settings, sorted by kind; all of them unless a page is given",
    query: MailSettingsQuery,
    data: mailSettingsSchema,
    run: async ({ tx, actor, query }) => {
      const { settings, count } = await listSettings(tx, actor.contractId, query, tokyoDay(clock.now()));
      return { ...toLists(settings), mail_setting_count: count };
    },
  });

  router.user({
    method: "PUT",
    path: "/mail_delivery_destinations",
    allow: ADMINS,
    summary: "Import mail settings from a CSV file (UTF-8 or CP932); applies all rows or none",
    uploadBytes: SETTINGS_BYTES,
    data: mailSettingsUploadSchema,
    run: ({ tx, actor, file, request }) => uploadSettings({ tx, actor, clock, requestId: request.id }, file),
  });

  router.user({
    method: "GET",
    path: "/mail_delivery_destinations_download",
    allow: ADMINS,
    summary: "Mail settings as a CSV file that can be imported again",
    query: MailSettingsDownloadQuery,
    data: Type.Unknown(),
    produces: "text/csv",
    run: ({ tx, actor, query, reply }) =>
      sendCsv<MailSettingWire>(reply, {
        ...fileNames(["配信設定一覧", "mail_settings"], ".csv"),
        columns: SETTING_COLUMNS,
        rows: cursorRows(tx, settingsStatement(tokyoDay(clock.now())), settingsParameters(actor.contractId, query)),
        encoding: query.encoding,
      }),
  });
}
