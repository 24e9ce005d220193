import "reflect-metadata";
import { PushDeviceForm } from "@kirinuki/schema/forms/push-device-form.ts";
import { Field, InputType } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType("PushDeviceForm", { description: "A browser that the user wants to be notified on." })
export class PushDeviceInput extends PushDeviceForm {
  @Field(() => String, { description: "Endpoint of the browser's push subscription." })
  override endpoint!: string;

  @Field(() => String, { description: "Public key of the subscription, base64url." })
  override p256dh!: string;

  @Field(() => String, { description: "Authentication secret of the subscription, base64url." })
  override auth!: string;

  @Field(() => Boolean, { description: "Whether alerts are shown." })
  override alertFlag!: boolean;

  @Field(() => Boolean, { description: "Whether the arrival of mails is shown." })
  override mailFlag!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Start of the quiet hours, HH:mm in Tokyo. Set both ends or neither.",
  })
  override quietStartTime?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "End of the quiet hours, HH:mm in Tokyo. Set both ends or neither.",
  })
  override quietEndTime?: string | null;
}

export const PUSH_DEVICE_WIRE_NAMES = {
  endpoint: "endpoint",
  p256dh: "p256dh",
  auth: "auth",
  alert_flag: "alertFlag",
  mail_flag: "mailFlag",
  quiet_start_time: "quietStartTime",
  quiet_end_time: "quietEndTime",
} as const satisfies Record<string, keyof PushDeviceForm>;

export const toPushDeviceBody = (form: PushDeviceForm): BodyOf<"/api/v1/push_devices", "put"> => ({
  endpoint: form.endpoint,
  p256dh: form.p256dh,
  auth: form.auth,
  alert_flag: form.alertFlag,
  mail_flag: form.mailFlag,
  quiet_start_time: form.quietStartTime || null,
  quiet_end_time: form.quietEndTime || null,
});
