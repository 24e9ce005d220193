import { USER_COOKIE } from "@kirinuki/schema/edge.ts";

/** What a call came to: its answer's data, or the HTTP status where that is not 200. */
export interface Called {
  http: number;
  status: number;
  data: Record<string, unknown>;
  milliseconds: number;
}

/** REST calls of one signed-in user. */
export function callsOf(coreUrl: string, cookie: string) {
  const headers = { cookie: `${USER_COOKIE}=${cookie}`, "content-type": "application/json" };
  return {
    async send(method: "POST" | "PUT", path: string, body: object): Promise<Called> {
      const begun = performance.now();
      const answer = await fetch(`${coreUrl}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
      const { result, data } = (await answer.json()) as { result: { status: number }; data: Called["data"] | null };
      return { http: answer.status, status: result.status, data: data ?? {}, milliseconds: performance.now() - begun };
    },
    async fetch(path: string): Promise<{ http: number; bytes: Buffer }> {
      const answer = await fetch(`${coreUrl}/api/v1${path}`, { headers });
      return { http: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
  };
}

export type Calls = ReturnType<typeof callsOf>;
