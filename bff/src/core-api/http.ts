import { BffError } from "../errors/bff-error.ts";
import { CoreRefusal, type Envelope, faultsOf, isEnvelope, protocolError } from "./core-error.ts";
import type { CoreAnswer, CoreCall, Transport } from "./transport.ts";
import type { BodyOf, DataOf, Method, PathWith, QueryOf, WritingMethod } from "./wire.ts";

/** On whose behalf core-api is called: the browser's own session and address, passed on and never kept. */
export interface Caller {
  headers: Record<string, string>;
  /** Aborted when the browser goes away. */
  signal?: AbortSignal | undefined;
  /** Takes core-api's Set-Cookie lines to the browser. */
  onSetCookie(lines: string[]): void;
}

const VERBS = { get: "GET", post: "POST", put: "PUT", delete: "DELETE" } as const satisfies Record<Method, string>;

type QueryValue = string | number | boolean | null | undefined;

/**
 * `?a=1&b=2` of what is given, or nothing; a list repeats its name. Broken surrogate pairs become U+FFFD, as in any URL.
 */
export function searchOf(query: object): string {
  const given = Object.entries(query as Record<string, QueryValue | readonly QueryValue[]>).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

function parse(answer: CoreAnswer): Envelope | null {
  try {
    const value: unknown = JSON.parse(answer.text);
    return isEnvelope(value) ? value : null;
  } catch {
    return null;
  }
}

/** `data` of a success, the refusal of a business outcome; throws for protocol errors and for what is no envelope. */
function unwrap(answer: CoreAnswer): unknown {
  const envelope = parse(answer);
  if (answer.status !== 200) {
    const { "retry-after": retryAfter } = answer.headers;
    throw protocolError(answer.status, envelope, retryAfter);
  }
  if (!envelope) throw new BffError("BAD_GATEWAY", { cause: new Error("core-api answered without an envelope") });
  const { result, data } = envelope;
  return result.status === 0 ? data : new CoreRefusal(result.msgCode, result.msgDetail, faultsOf(data), data);
}

/**
 * core-api for one request. Paths, queries, bodies and answers are typed by the OpenAPI file; time-outs, the one retry,
 * errors and the envelope are dealt with here and nowhere else. Throws BffError.
 */
export class CoreApiHttp {
  constructor(
    private readonly transport: Transport,
    private readonly caller: Caller,
  ) {}

  get =
    <Path extends PathWith<"get">>(path: Path) =>
    async (query: QueryOf<Path>): Promise<DataOf<Path, "get"> | CoreRefusal> => {
      const call: CoreCall = {
        method: "GET",
        path,
        search: searchOf(query),
        headers: this.caller.headers,
        signal: this.caller.signal,
      };
      return (await this.run(call)) as DataOf<Path, "get"> | CoreRefusal;
    };

  post = <Path extends PathWith<"post">>(path: Path) => this.writing("post", path);
  put = <Path extends PathWith<"put">>(path: Path) => this.writing("put", path);
  delete = <Path extends PathWith<"delete">>(path: Path) => this.writing("delete", path);

  private writing<M extends WritingMethod, Path extends PathWith<M>>(method: M, path: Path) {
    return async (body: BodyOf<Path, M>): Promise<DataOf<Path, M> | CoreRefusal> => {
      const call: CoreCall = { method: VERBS[method], path, search: "", headers: this.caller.headers };
      const json = { ...this.caller.headers, "content-type": "application/json" };
      const sent = body === undefined ? call : { ...call, headers: json, body: JSON.stringify(body) };
      return (await this.run(sent)) as DataOf<Path, M> | CoreRefusal;
    };
  }

  private async run(call: CoreCall): Promise<unknown> {
    const answer = await this.transport(call);
    const { "set-cookie": cookies } = answer.headers;
    if (cookies) this.caller.onSetCookie(typeof cookies === "string" ? [cookies] : cookies);
    return unwrap(answer);
  }
}

/** A call for which core-api knows no refusal: one that comes all the same is an error with core-api's text. */
export const certain =
  <Argument, Data>(call: (argument: Argument) => Promise<Data | CoreRefusal>) =>
  async (argument: Argument): Promise<Data> => {
    const answer = await call(argument);
    if (answer instanceof CoreRefusal) throw new BffError("REFUSED", { message: answer.message, msgCode: answer.code });
    return answer;
  };
