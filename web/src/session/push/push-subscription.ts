import { PUSH_SCOPE, PUSH_WORKER } from "@kirinuki/schema/push.ts";
import { forget, remember } from "../../browser/session-storage.ts";
import { workerAddress } from "../worker-address.ts";

/** What the server reaches this browser by. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whether this browser can show what the server tells it; on iOS only once the product is on the home screen. */
export const knowsPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The registration of our worker alone: that of reading without a network may be there beside it. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!knowsPush()) return null;
  const found = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  return found && new URL(found.scope).pathname === PUSH_SCOPE ? found : null;
}

const subscription = async (): Promise<PushSubscription | null> =>
  (await registration())?.pushManager.getSubscription() ?? null;

/** Where this browser is told; null where it is not. */
export const pushEndpoint = async (): Promise<string | null> => (await subscription())?.endpoint ?? null;

/** SHA-256 in hexadecimal, by which the server's list names this browser. */
export async function digestOf(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isActive(found: ServiceWorkerRegistration): Promise<void> {
  const worker = found.active ?? found.waiting ?? found.installing;
  if (!worker || worker.state === "activated") return Promise.resolve();
  return new Promise((done, fail) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") done();
      if (worker.state === "redundant") fail(new Error("the worker was not installed"));
    });
  });
}

const addressOf = (own: PushSubscription): PushAddress => {
  const { keys } = own.toJSON();
  return { endpoint: own.endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
};

/** Whether a subscription was made for this key of the server. */
function isFor(own: PushSubscription, serverKey: string): boolean {
  const key = own.options.applicationServerKey;
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === serverKey;
}

/** Subscribes this browser, which may ask its user. @throws DOMException NotAllowedError where he refuses, or another one of the push service */
export async function subscribePush(serverKey: string): Promise<PushAddress> {
  const found = await navigator.serviceWorker.register(workerAddress(PUSH_WORKER), { scope: PUSH_SCOPE });
  await isActive(found);
  const own = await found.pushManager.getSubscription();
  if (own && isFor(own, serverKey)) return addressOf(own);
  await own?.unsubscribe();
  const made = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  remember("push", "1");
  return addressOf(made);
}

/** Nothing reaches this browser any more, whatever the server knows of it; what is still shown goes. */
export async function endPush(): Promise<void> {
  forget("push");
  const found = await registration();
  if (!found) return;
  for (const shown of await found.getNotifications()) shown.close();
  await (await found.pushManager.getSubscription())?.unsubscribe();
  await found.unregister();
}
