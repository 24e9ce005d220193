import { vi } from "vitest";

export interface FakeCall {
  path: string;
  operation: string | undefined;
  body: { operationName?: string; variables?: Record<string, unknown>; query?: string; extensions?: unknown };
  /** The parts of an upload. */
  form?: Record<string, FormDataEntryValue> | undefined;
  headers: Headers;
}

export type Answer = { data?: unknown; errors?: unknown[] } | Response | Error;

export const unauthenticated: Answer = {
  errors: [{ message: "ログインしてください。", extensions: { code: "UNAUTHENTICATED" } }],
};

/**
 * Stands in for the bff in tests: answers by operation name, or by path for what is not GraphQL. An answer may be data,
 * a whole Response, an Error for a broken network, or a list that is used up one by one (the last one stays).
 */
export function fakeBff(answers: Record<string, Answer | Answer[]>) {
  const calls: FakeCall[] = [];
  const next = new Map(
    Object.entries(answers).map(([name, answer]) => [name, Array.isArray(answer) ? [...answer] : [answer]]),
  );
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const body = (typeof init.body === "string" ? JSON.parse(init.body) : {}) as FakeCall["body"];
    const form = init.body instanceof FormData ? Object.fromEntries(init.body) : undefined;
    calls.push({ path, operation: body.operationName, body, form, headers: new Headers(init.headers) });
    const queue = next.get(body.operationName ?? path);
    const answer = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    if (answer === undefined) throw new Error(`the fake bff has no answer for ${body.operationName ?? path}`);
    if (answer instanceof Error) throw answer;
    return answer instanceof Response
      ? answer.clone()
      : Response.json(withRootType(answer), { headers: { "x-request-id": "req-1" } });
  });
  return { calls, operations: () => calls.map((call) => call.operation ?? call.path) };
}

/** As the bff answers: the root has a type too, which Apollo's cache asks for. */
function withRootType({ data, ...answer }: Exclude<Answer, Response | Error>): object {
  return typeof data === "object" && data !== null
    ? { ...answer, data: { __typename: "Query", ...data } }
    : { ...answer, data };
}
