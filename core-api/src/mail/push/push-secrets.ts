import type { SealedTexts } from "../../db/sealed-text.ts";

/** The place that a secret of a device is sealed for. */
export const pushPlace = (contractId: number, deviceId: number, what: "endpoint" | "auth"): string =>
  `push_device.${what}/${contractId}/${deviceId}`;

export interface SealedDevice {
  contract_id: number;
  push_device_id: number;
  endpoint: Buffer;
  p256dh: string;
  auth: Buffer;
}

/** Where a push service takes what it brings to a browser, and what it is encrypted with. */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** @throws Error where the installation's secret is another one than that by which they were sealed */
export function openDevice(texts: Pick<SealedTexts, "open">, device: SealedDevice): PushSubscription {
  const open = (what: "endpoint" | "auth") =>
    texts.open(device[what], pushPlace(device.contract_id, device.push_device_id, what));
  return { endpoint: open("endpoint"), keys: { p256dh: device.p256dh, auth: open("auth") } };
}
