const WORKER = "/service-worker.js";

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/** The one script address that is ever given to the browser by hand, under a policy that knows no other. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const only = (url: string): string => {
    if (url !== WORKER) throw new TypeError("no other script");
    return url;
  };
  return trustedTypes?.createPolicy("kirinuki-sw", { createScriptURL: only }).createScriptURL(WORKER) ?? WORKER;
}

let registering: Promise<ServiceWorkerRegistration> | null = null;

/** The program itself can be opened without a network from now on: the parts that this tab has loaded, and those it loads later. */
export async function keepProgram(): Promise<void> {
  // Only of a secure origin.
  if (!("serviceWorker" in navigator)) return;
  registering ??= navigator.serviceWorker.register(trustedAddress(), { scope: "/" });
  await registering;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  active?.postMessage({ keep: loaded.map(({ pathname }) => pathname) });
}
