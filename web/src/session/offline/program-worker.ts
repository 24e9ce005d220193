import { workerAddress } from "../worker-address.ts";

let registering: Promise<ServiceWorkerRegistration> | null = null;

/** The program itself can be opened without a network from now on: the parts that this tab has loaded, and those it loads later. */
export async function keepProgram(): Promise<void> {
  // Only of a secure origin.
  if (!("serviceWorker" in navigator)) return;
  registering ??= navigator.serviceWorker.register(workerAddress("/service-worker.js"), { scope: "/" });
  await registering;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  active?.postMessage({ keep: loaded.map(({ pathname }) => pathname) });
}
