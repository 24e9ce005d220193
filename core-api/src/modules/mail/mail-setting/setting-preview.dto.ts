import { Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";
import { previewedMailSchema } from "../mail-message/mail-message.dto.ts";

/** POST /mail_delivery_destination_preview. */
export const settingPreviewSchema = Type.Object({
  /** The latest day of the last eight that has articles, else today. */
  process_date: Type.String(),
  /** Null where this mail would not be sent. */
  sendmail_info: nullable(previewedMailSchema),
  /** Blank for none. */
  attachment_name: Type.String(),
  /** Why it would not be sent, in words; blank where it would be. */
  refusal: Type.String(),
});

/** POST /mail_delivery_destination_test. */
export const settingTestSchema = Type.Object({
  mail_address: Type.String(),
  sendmail_id: Type.String(),
  /** Tests that the caller may still send within the hour. */
  left_count: Type.Integer(),
});
