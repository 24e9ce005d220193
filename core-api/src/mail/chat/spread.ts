import { createHash } from "node:crypto";

/** Up to a tenth longer, by the message: what failed together does not come back together. */
export function spread(pause: number, key: string): number {
  const share = createHash("sha256").update(key).digest()[0] ?? 0;
  return Math.round(pause * (1 + share / 2560));
}
