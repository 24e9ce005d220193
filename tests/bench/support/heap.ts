import { setTimeout as delay } from "node:timers/promises";

/** A running Node process, asked over its inspector. */
export interface Heap {
  /** Megabytes in use after a collection. */
  settled(): Promise<number>;
  close(): void;
}

interface Answer {
  id?: number;
  result?: { usedSize?: number };
}

/**
 * Opens the inspector of a process that was started with `--inspect-port` (in NODE_OPTIONS), which costs it nothing until then.
 * @throws Error if it can't be reached
 */
export async function heapOf(pid: number, port: number): Promise<Heap> {
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await address(port));
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  let last = 0;
  const ask = (method: string): Promise<Answer> =>
    new Promise((resolve) => {
      last += 1;
      const id = last;
      const listen = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as Answer;
        if (answer.id !== id) return;
        socket.removeEventListener("message", listen);
        resolve(answer);
      };
      socket.addEventListener("message", listen);
      socket.send(JSON.stringify({ id, method }));
    });
  return {
    async settled() {
      await ask("HeapProfiler.collectGarbage");
      const { result } = await ask("Runtime.getHeapUsage");
      return (result?.usedSize ?? 0) / 2 ** 20;
    },
    close: () => socket.close(),
  };
}

async function address(port: number): Promise<string> {
  for (let left = 100; left > 0; left -= 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    const [target] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (target) return target.webSocketDebuggerUrl;
    await delay(50);
  }
  throw new Error(`no inspector at port ${port}`);
}
