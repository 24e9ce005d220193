import type { CoreApi } from "../core-api/core-api.ts";
import type { PushDeviceWire } from "../core-api/wire.ts";
import type { Answer } from "./answer.ts";

type Client = CoreApi["pushDevices"];

export interface PushDeviceAnswers {
  push_devices: Answer<Client["list"]>;
  save_push_device: Answer<Client["save"]>;
  remove_push_device: Answer<Client["remove"]>;
  check_push_device: Answer<Client["check"]>;
  test_push_device: Answer<Client["test"]>;
}

export const aPushDevice = (over: Partial<PushDeviceWire> = {}): PushDeviceWire => ({
  ...{ push_device_id: "4", endpoint_digest: "ab", push_service: "push.example", user_agent: "Firefox" },
  ...{ alert_flag: 1, mail_flag: 0, quiet_start_time: "22:00", quiet_end_time: "07:00" },
  ...{ created_at: "2026-11-20T08:00:00+09:00", last_sent_at: null, ...over },
});

/** What core-api answers to calls of browsers that users are notified on. */
export const pushDeviceAnswers: PushDeviceAnswers = {
  push_devices: () => ({ application_server_key: "BKey", push_devices: [aPushDevice()] }),
  save_push_device: () => ({ push_device_id: "4" }),
  remove_push_device: () => ({}),
  check_push_device: () => ({ push_device_id: "4" }),
  test_push_device: () => ({}),
};

type Call = <Name extends keyof PushDeviceAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<PushDeviceAnswers[Name]>>;

export const pushDeviceCalls = (call: Call): Client => ({
  list: call("push_devices"),
  save: call("save_push_device"),
  remove: call("remove_push_device"),
  check: call("check_push_device"),
  test: call("test_push_device"),
});
