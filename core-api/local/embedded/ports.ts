import { createServer } from "node:net";

/** The search for a port starts here: away from 5432, and below the range systems hand to outgoing connections. */
export const FIRST_PORT = 15432;
const TRIES = 500;

/** The first port from `from` on that nothing listens on at 127.0.0.1. @throws Error when `TRIES` in a row are taken */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + TRIES; port += 1) if (await isFree(port)) return port;
  throw new Error(`no free port between ${from} and ${from + TRIES - 1} at 127.0.0.1`);
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
