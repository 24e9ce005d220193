import { IsBoolean, Matches, MaxLength } from "class-validator";
import { validationText } from "../messages.ts";
import { QuietTime } from "./mail-setting-form.ts";

const MOST = 2000;
/** An uncompressed point of P-256 and 16 bytes, in base64url. */
const PUBLIC_KEY = /^B[\w-]{86}$/;
const AUTH = /^[\w-]{22}$/;

/** What a browser tells its user, and when it is left alone. */
export class PushChoicesForm {
  /** Tells of alerts, each as its mail goes out. */
  @IsBoolean({ message: validationText.notFlag })
  alertFlag!: boolean;

  /** Tells that mails of lists have come. */
  @IsBoolean({ message: validationText.notFlag })
  mailFlag!: boolean;

  /** HH:mm in Tokyo: nothing is told in these hours, also not later. They may go over midnight. */
  @QuietTime()
  quietStartTime?: string | null;

  @QuietTime()
  quietEndTime?: string | null;
}

/** A browser that its user is notified on, as it subscribed at its push service. */
export class PushDeviceForm extends PushChoicesForm {
  @MaxLength(MOST, { message: validationText.pushEndpoint })
  @Matches(/^https?:\/\/[\x21-\x7e]+$/, { message: validationText.pushEndpoint })
  endpoint!: string;

  @Matches(PUBLIC_KEY, { message: validationText.pushKeys })
  p256dh!: string;

  @Matches(AUTH, { message: validationText.pushKeys })
  auth!: string;
}
