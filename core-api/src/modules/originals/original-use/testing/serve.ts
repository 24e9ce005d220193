import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ServeOrder } from "./serve-child.ts";

const loader = fileURLToPath(new URL("../../../../../../scripts/lib/typescript.mjs", import.meta.url));

/** core-api in a process of its own. */
export interface ServedApi {
  origin: string;
  child: ChildProcess;
}

interface Starter {
  /** Told of the process at once, also where it never listens: whoever starts it ends it. */
  children: ChildProcess[];
  /** Where its programs are found. */
  path: string | undefined;
}

/** Starts one. @returns when it listens */
export async function serveApi(order: ServeOrder, { children, path }: Starter): Promise<ServedApi> {
  const child = fork(fileURLToPath(new URL("./serve-child.ts", import.meta.url)), [], {
    execArgv: ["--import", loader],
    env: { PATH: path },
  });
  children.push(child);
  child.send(order);
  const [port] = await once(child, "message");
  return { origin: `http://127.0.0.1:${port}`, child };
}
