import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";

/** Status line of a request that had begun to arrive when a listening server began to close, as over a balancer's kept connection. */
export async function statusWhileClosing(server: Server, close: () => Promise<void>, path: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const arrived = once(server, "connection") as Promise<[Socket]>;
  const caller = connect(port, "127.0.0.1");
  const [begin, rest] = [`GET ${path} HTTP/1.1\r\n`, `host: 127.0.0.1:${port}\r\n\r\n`];
  caller.write(begin);
  const [atServer] = await arrived;
  while (atServer.bytesRead < begin.length) await turn();
  const closed = close();
  while (server.listening) await turn();
  caller.write(rest);
  let answer = "";
  for await (const part of caller) answer += String(part);
  await closed;
  return answer.split("\r\n", 1)[0] ?? "";
}
