import { PUSH_WORKER } from "@kirinuki/schema/push.ts";

const ADDRESSES = ["/service-worker.js", PUSH_WORKER] as const;

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;

function only(url: string): string {
  if (!ADDRESSES.some((known) => known === url)) throw new TypeError("no other script");
  return url;
}

/** The script addresses that are given to the browser by hand, under a policy that knows no others. */
export function workerAddress(address: (typeof ADDRESSES)[number]): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("kirinuki-sw", { createScriptURL: only });
  return policy?.createScriptURL(address) ?? address;
}
