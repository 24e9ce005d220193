import { Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

/** POST /mail_delivery_destination_copy. */
export const settingCopySchema = Type.Object({
  /** One for each address, in the order of the call. */
  copy_result: Type.Array(
    Type.Object({
      row: Type.Integer(),
      mail_address: Type.String(),
      /** 0: it has the setting now; 1: not, and the message says why. */
      status: Type.Integer({ enum: [0, 1] }),
      message: Type.String(),
      mail_setting_id: nullable(Type.String()),
    }),
  ),
  copied_count: Type.Integer(),
});

/** PUT /destination_mail_address. */
export const resumedAddressSchema = Type.Object({
  mail_address_id: Type.String(),
  mail_address: Type.String(),
  address_stop_flag: Type.Integer({ enum: [0, 1] }),
});
