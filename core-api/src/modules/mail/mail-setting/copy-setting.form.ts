import { ArrayMaxSize, ArrayMinSize, IsArray, IsString } from "class-validator";
import { CodeField, IdField } from "../../../http/fields.ts";

/** Addresses a call. */
export const MOST_COPIES = 200;
const NOT_ADDRESSES = `宛先は1～${MOST_COPIES}件のメールアドレスで指定してください。`;

/** POST /mail_delivery_destination_copy. What is no address is a result of its own, not a fault of the call. */
export class CopySettingBody {
  @IdField("配信設定ID") mail_setting_id!: string;
  @IsString({ each: true, message: NOT_ADDRESSES })
  @ArrayMaxSize(MOST_COPIES, { message: NOT_ADDRESSES })
  @ArrayMinSize(1, { message: NOT_ADDRESSES })
  @IsArray({ message: NOT_ADDRESSES })
  mail_addresses!: string[];
}

/** PUT /destination_mail_address: mails go to the address again. */
export class ResumeAddressBody {
  @IdField("宛先ID") mail_address_id!: string;
  @CodeField("送信の停止", [0]) address_stop_flag!: 0;
}
