import { randomInt } from "node:crypto";
import { isFree } from "@kirinuki/core-api/local/embedded/ports.ts";

/** Below the ports that systems give to outgoing connections: one of those could be taken between this choice and the listener. */
const FROM = 20_000;
const TO = 30_000;

const given = new Set<number>();

/** A port of this machine that nobody listens on now, another one at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, TO);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}
