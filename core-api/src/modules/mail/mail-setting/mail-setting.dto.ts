import { MAIL_TARGET_KBNS } from "@kirinuki/schema/forms/mail-setting-form.ts";
import { type Static, Type } from "typebox";
import { fileErrorSchema } from "../../../csv/read-csv.ts";
import { nullable } from "../../../http/wire-types.ts";
import { pauseSchema } from "./mail-pauses.ts";

/** Whether the address gets no mail because mails to it came back, and why. */
const stop = {
  address_stop_flag: Type.Integer({ enum: [0, 1] }),
  address_stop_reason: Type.String(),
  /** Mails in a row that came back for the address's own fault; three stop it. */
  address_bounce_count: Type.Integer(),
  address_bounced_datetime: nullable(Type.String({ format: "date-time" })),
};

/** A mail setting row (spec section 3). */
const row = {
  mail_setting_id: Type.String(),
  data_kbn: Type.Integer({ enum: [...MAIL_TARGET_KBNS] }),
  /** "0" of every theme and theme group. */
  id: Type.String(),
  /** As schema/mail-sections.ts has it; null: every source. */
  data_section: nullable(Type.Integer()),
  /** Empty where it is for a group. */
  mail_address: Type.String(),
  /** "0" where it is for a group. */
  mail_address_id: Type.String(),
  /** The address group whose members get the mails; null: it is for an address. */
  address_group_id: nullable(Type.String()),
  address_group_name: Type.String(),
  /** Members of the group that the mails go to; 0 where it is for an address. */
  member_count: Type.Integer(),
  /** "0": the product's own, or the contract's default where it has one. */
  template_file_id: Type.String(),
  template_file_name: Type.String(),
  subject_Type: Type.Integer(),
  attach_Type: Type.Integer(),
  zero_Article_Email: Type.Integer({ enum: [0, 1] }),
  send_times: Type.Array(Type.String()),
  encoding: Type.String({ enum: ["utf8", "iso2022jp"] }),
  /** 1: articles come with their tone and tags. */
  tone_flag: Type.Integer({ enum: [0, 1] }),
  /** 1: each article also comes by itself as soon as it is there. */
  alert_flag: Type.Integer({ enum: [0, 1] }),
  /** HH:mm; what comes in these hours is sent at their end. */
  quiet_start_time: nullable(Type.String()),
  quiet_end_time: nullable(Type.String()),
  /** Alerts a day; what exceeds them comes with the next digest. */
  alert_max_count: Type.Integer(),
  /** 1: articles that only mention a word are no alerts; they come with the digest. Topics have no such articles. */
  alert_main_flag: Type.Integer({ enum: [0, 1] }),
  ...stop,
  /** On Japanese holidays: as usual, not at all, or with the next mail. */
  holiday_rule: Type.String({ enum: ["send", "skip", "next"] }),
  /** 1: Saturdays and Sundays are holidays, too. */
  weekend_off_flag: Type.Integer({ enum: [0, 1] }),
  /** What comes after a digest: with the next one, as a supplement once late newspapers have come, or as one at its time. */
  supplement_rule: Type.String({ enum: ["next", "arrival", "time"] }),
  /** HH:mm; of a supplement that waits for newspapers the latest. */
  supplement_time: Type.String(),
  /** Its own that are not over. */
  pauses: Type.Array(pauseSchema),
  /** Those of the user whom the address belongs to. */
  absences: Type.Array(pauseSchema),
  /** When the next mail may come, pauses and holidays left out; null: not within two years. */
  next_send_datetime: nullable(Type.String({ format: "date-time" })),
  version: Type.Integer(),
};

/** GET /mail_delivery_destinations. */
export const mailSettingsSchema = Type.Object({
  theme_mail_Info: Type.Array(Type.Object({ ...row, theme_id: Type.String(), theme_name: Type.String() })),
  theme_group_mail_info: Type.Array(
    Type.Object({ ...row, theme_group_id: Type.String(), theme_group_name: Type.String() }),
  ),
  topics_mail_info: Type.Array(Type.Object({ ...row, topics_id: Type.String(), topics_name: Type.String() })),
  every_theme_mail_info: Type.Array(Type.Object({ ...row, name: Type.String() })),
  mail_setting_count: Type.Integer(),
});

/** GET and PUT /mail_delivery_destination. */
export const mailSettingSchema = Type.Object({ ...row, name: Type.String() });
export type MailSettingWire = Static<typeof mailSettingSchema>;

/** GET /mail_setting_members: the addresses of a group, in its order. */
export const settingMembersSchema = Type.Object({
  members: Type.Array(
    Type.Object({
      mail_address: Type.String(),
      mail_address_id: Type.String(),
      /** Its user's; empty where it is nobody's. */
      name: Type.String(),
      /** group: by this setting; own: by a setting of its own; other: by the setting of another group. */
      member_state: Type.String({ enum: ["group", "own", "other"] }),
      ...stop,
    }),
  ),
});
export type SettingMembersWire = Static<typeof settingMembersSchema>;

/** PUT /mail_delivery_destinations. */
export const mailSettingsUploadSchema = Type.Object({
  added_count: Type.Integer(),
  changed_count: Type.Integer(),
  /** Rows that say what is registered already. */
  unchanged_count: Type.Integer(),
  fileError: fileErrorSchema,
});

/** GET /destination_mail_addresses. */
export const destinationAddressesSchema = Type.Object({
  mail_address_info: Type.Array(
    Type.Object({
      mail_address_id: Type.String(),
      mail_address: Type.String(),
      user_id: nullable(Type.String()),
      mail_setting_count: Type.Integer(),
      ...stop,
    }),
  ),
  mail_address_count: Type.Integer(),
});

/** GET /mail_addresses: the users' and the settings' together, each once. */
export const mergedAddressesSchema = Type.Object({
  mergedMailAddressInfo: Type.Array(
    Type.Object({
      /** Null for a user's that no setting names. */
      mail_address_id: nullable(Type.String()),
      mail_address: Type.String(),
      name: Type.String(),
      user_id: nullable(Type.String()),
    }),
  ),
});
