import "reflect-metadata";
import { createUnionType, Field, ID, ObjectType } from "type-graphql";
import type { PushDeviceWire } from "../../core-api/wire.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({
  simpleResolvers: true,
  description: "A browser that the user is notified on. Its address at the push service is never returned here.",
})
export class PushDevice {
  @Field(() => ID, { description: "push_device_id, decimal." })
  id!: string;

  @Field(() => String, { description: "SHA-256 of the endpoint, hexadecimal. A browser recognises itself by it." })
  endpointDigest!: string;

  @Field(() => String, { description: "User-Agent of the browser; empty if it sent none." })
  userAgent!: string;

  @Field(() => Boolean, { description: "Whether alerts are shown." })
  alerts!: boolean;

  @Field(() => Boolean, { description: "Whether the arrival of mails is shown." })
  mails!: boolean;

  @Field(() => String, { nullable: true, description: "Start of the quiet hours, HH:mm in Tokyo; null: none." })
  quietStartTime!: string | null;

  @Field(() => String, { nullable: true, description: "End of the quiet hours, HH:mm in Tokyo; null: none." })
  quietEndTime!: string | null;

  @Field(() => DateTime, { description: "When the browser was added." })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was last notified; null if never." })
  lastSentAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "The browsers that the user is notified on." })
export class PushDevices {
  @Field(() => String, { description: "Public key that a browser subscribes with, base64url." })
  applicationServerKey!: string;

  @Field(() => [PushDevice], { description: "Newest first." })
  devices!: PushDevice[];
}

@ObjectType({ simpleResolvers: true, description: "The browser is stored." })
export class PushDeviceSaved {
  @Field(() => ID, { description: "push_device_id, decimal." })
  id!: string;
}

@ObjectType({ simpleResolvers: true, description: "The request was carried out." })
export class PushDeviceDone {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

export const PushDeviceSaveResult = createUnionType({
  name: "PushDeviceSaveResult",
  description: "The browser was stored, the server refused with a message for the user, or the form has faults.",
  types: () => [PushDeviceSaved, Refusal, InvalidForm] as const,
});

export const PushDeviceTestResult = createUnionType({
  name: "PushDeviceTestResult",
  description: "The test notification is on its way, or the server refused with a message for the user.",
  types: () => [PushDeviceDone, Refusal] as const,
});

export const toPushDevice = (wire: PushDeviceWire): PushDevice =>
  instance(PushDevice, {
    id: wire.push_device_id,
    endpointDigest: wire.endpoint_digest,
    userAgent: wire.user_agent,
    alerts: wire.alert_flag === 1,
    mails: wire.mail_flag === 1,
    quietStartTime: wire.quiet_start_time,
    quietEndTime: wire.quiet_end_time,
    createdAt: wire.created_at,
    lastSentAt: wire.last_sent_at,
  });
