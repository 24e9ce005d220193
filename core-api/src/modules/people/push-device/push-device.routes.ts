import { PushDeviceForm } from "@kirinuki/schema/forms/push-device-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { Matches, MaxLength } from "class-validator";
import { Type } from "typebox";
import { IdField } from "../../../http/fields.ts";
import { ANY_USER, type Router, type UserCall } from "../../../http/route.ts";
import { Flag } from "../../../http/transforms.ts";
import { nullable } from "../../../http/wire-types.ts";
import { vapidKeys } from "../../../mail/push/vapid-keys.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import {
  confirmDevice,
  listDevices,
  type PushCall,
  removeDevice,
  saveDevice,
  testDevice,
} from "./push-device.service.ts";

class PushDeviceBody extends PushDeviceForm {
  static readonly wireNames = {
    endpoint: "endpoint",
    p256dh: "p256dh",
    auth: "auth",
    alert_flag: "alertFlag",
    mail_flag: "mailFlag",
    quiet_start_time: "quietStartTime",
    quiet_end_time: "quietEndTime",
  };

  @Flag() declare alertFlag: boolean;
  @Flag() declare mailFlag: boolean;
}

class PushDeviceIdBody {
  @IdField("端末ID") push_device_id!: string;
}

class PushEndpointBody {
  /** As the browser subscribed at its push service. */
  @MaxLength(2000, { message: validationText.pushEndpoint })
  @Matches(/^https?:\/\/[\x21-\x7e]+$/, { message: validationText.pushEndpoint })
  endpoint!: string;
}

const flag = Type.Integer({ enum: [0, 1] });
const devicesSchema = Type.Object({
  application_server_key: Type.String({
    description: "Our public key (RFC 8292), base64url; browsers subscribe for it",
  }),
  push_devices: Type.Array(
    Type.Object({
      push_device_id: Type.String(),
      endpoint_digest: Type.String({
        description: "SHA-256 of the endpoint, hexadecimal: by it a browser knows itself",
      }),
      push_service: Type.String({ description: "Host of the push service" }),
      user_agent: Type.String(),
      alert_flag: flag,
      mail_flag: flag,
      quiet_start_time: nullable(Type.String()),
      quiet_end_time: nullable(Type.String()),
      created_at: Type.String(),
      last_sent_at: nullable(Type.String()),
    }),
  ),
});

/** GET and PUT, DELETE /push_devices, POST /push_device_check and _test (our addition to api.md): the browsers that the caller is told on. */
export function pushDeviceRoutes(router: Router, { clock, config, sealedTexts }: Parts): void {
  const vapidKey = () => vapidKeys(config).publicKey;
  const callOf = ({ tx, actor, request }: UserCall<object, object>): PushCall => ({
    ...{ tx, actor, requestId: request.id, now: clock.now() },
  });
  router.user({
    method: "GET",
    path: "/push_devices",
    allow: ANY_USER,
    summary: "The browsers that the user is told of mails and alerts on, newest first, without their addresses",
    data: devicesSchema,
    run: async ({ tx, actor }) => ({
      application_server_key: vapidKey(),
      push_devices: (await listDevices(tx, actor)).map((device) => ({
        push_device_id: String(device.push_device_id),
        endpoint_digest: device.endpoint_hash.toString("hex"),
        push_service: device.endpoint_host,
        user_agent: device.user_agent ?? "",
        alert_flag: device.alert_flag ? 1 : 0,
        mail_flag: device.mail_flag ? 1 : 0,
        quiet_start_time: device.quiet_start_time,
        quiet_end_time: device.quiet_end_time,
        created_at: tokyoDateTime(device.created_at),
        last_sent_at: device.last_sent_at && tokyoDateTime(device.last_sent_at),
      })),
    }),
  });

  router.user({
    method: "PUT",
    path: "/push_devices",
    allow: ANY_USER,
    whileReadOnly: true,
    summary: "Tell the user of mails and alerts on this browser, or change what it is told and when",
    body: PushDeviceBody,
    data: Type.Object({ push_device_id: Type.String() }),
    run: async (call) => {
      const userAgent = call.request.headers["user-agent"] ?? null;
      const rules = { allowPrivate: config.PUSH_PRIVATE_ADDRESSES === "true", vapidKey: vapidKey(), sealedTexts };
      return { push_device_id: await saveDevice({ ...callOf(call), userAgent }, call.body, rules) };
    },
  });

  router.user({
    method: "DELETE",
    path: "/push_devices",
    allow: ANY_USER,
    whileReadOnly: true,
    summary: "Tell the user nothing more on a browser, with immediate effect",
    body: PushDeviceIdBody,
    data: Type.Object({}),
    run: async (call) => {
      await removeDevice(callOf(call), call.body.push_device_id);
      return {};
    },
  });

  router.user({
    method: "POST",
    path: "/push_device_check",
    allow: ANY_USER,
    whileReadOnly: true,
    summary: "Whether this browser is the user's to be told on; it then goes with this session",
    body: PushEndpointBody,
    data: Type.Object({
      push_device_id: nullable(
        Type.String({ description: "Null: it is not this user's, or subscribed for a key that is ours no more" }),
      ),
    }),
    run: async (call) => ({ push_device_id: await confirmDevice(callOf(call), call.body.endpoint, vapidKey()) }),
  });

  router.user({
    method: "POST",
    path: "/push_device_test",
    allow: ANY_USER,
    summary: "Show a notification on one of the user's browsers, for a test",
    body: PushDeviceIdBody,
    data: Type.Object({}),
    run: async (call) => {
      await testDevice(callOf(call), call.body.push_device_id);
      return {};
    },
  });
}
