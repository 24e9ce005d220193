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

/** Starts one; whoever starts it ends it. @param children told of it at once, also where it never listens */
export async function serveApi(order: ServeOrder, children: ChildProcess[]): Promise<ServedApi> {
  const child = fork(fileURLToPath(new URL("./serve-child.ts", import.meta.url)), [], {
    execArgv: ["--import", loader],
    env: { PATH: process.env.PATH },
  });
  children.push(child);
  child.send(order);
  const [port] = await once(child, "message");
  return { origin: `http://127.0.0.1:${port}`, child };
}
