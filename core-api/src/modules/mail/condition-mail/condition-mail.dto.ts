import { Type } from "typebox";
import { settingPreviewSchema } from "../mail-setting/setting-preview.dto.ts";

/** PUT /condition_mail. */
export const conditionMailSchema = Type.Object({
  condition_id: Type.String(),
  mail_kbn: Type.Integer({ enum: [1, 2] }),
  mail_address: Type.String(),
  /** When the next mail of the morning may come; as soon as something is there for those that do not wait. */
  next_send_datetime: Type.String({ format: "date-time" }),
});

/** GET /condition_mail_preview. */
export const conditionPreviewSchema = Type.Object({
  ...settingPreviewSchema.properties,
  /** What the condition has found in the last eight days. */
  found_count: Type.Integer(),
});
