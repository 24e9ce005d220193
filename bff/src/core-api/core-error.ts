import { BffError, type InputFault, type LastChange } from "../errors/bff-error.ts";
import type { ErrorCode } from "../errors/catalogue.ts";

/** core-api's answer to every call: the result first, then data (api.md, Conventions). */
export interface Envelope {
  result: { status: number; msgCode: string; msgDetail: string };
  data: unknown;
}

/** A business outcome that is not success (result.status is not 0): a value, because the user can act on it. */
export class CoreRefusal {
  constructor(
    readonly code: string,
    readonly message: string,
    /** What of the input it is about, under core-api's names; mostly nothing. */
    readonly faults: readonly InputFault[] = [],
    /** `data` of the answer, for the few refusals that carry some. */
    readonly data: unknown = null,
  ) {}
}

const BY_STATUS: Record<number, ErrorCode> = {
  400: "BAD_USER_INPUT",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "TOO_LARGE",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_SERVER_ERROR",
  503: "SERVICE_UNAVAILABLE",
};

/** undici and socket codes of an upstream that answers too late. */
const TIMEOUT_CODES = new Set([
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
  "UND_ERR_CONNECT_TIMEOUT",
  "ETIMEDOUT",
]);

/** Codes after which a call that changes nothing may be tried again: the connection was gone before an answer came. */
const RESET_CODES = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

export const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

export const isReset = (error: unknown): boolean => RESET_CODES.has(codeOf(error));

/** No answer came: 504 where it took too long, 502 otherwise; a call that we ended ourselves keeps its reason. */
export function unreachable(cause: unknown): BffError {
  if (cause instanceof BffError) return cause;
  return new BffError(TIMEOUT_CODES.has(codeOf(cause)) ? "GATEWAY_TIMEOUT" : "BAD_GATEWAY", { cause });
}

/** Whether a parsed answer has the envelope's shape. */
export function isEnvelope(value: unknown): value is Envelope {
  if (value === null || typeof value !== "object" || !("result" in value) || !("data" in value)) return false;
  const { result } = value;
  return result !== null && typeof result === "object" && "status" in result && typeof result.status === "number";
}

/** `data.fieldErrors` of a refused request, under core-api's names. */
export function faultsOf(data: unknown): InputFault[] {
  if (data === null || typeof data !== "object" || !("fieldErrors" in data) || !Array.isArray(data.fieldErrors))
    return [];
  return data.fieldErrors.map((fault: { field?: unknown; message?: unknown; position?: unknown }) => ({
    field: String(fault?.field ?? ""),
    message: String(fault?.message ?? ""),
    ...(typeof fault?.position === "number" && { position: fault.position }),
  }));
}

/** `data.changed_by` and `data.changed_at` of a 409, where core-api knows them. */
function changeOf(data: unknown): LastChange | undefined {
  if (data === null || typeof data !== "object" || !("changed_at" in data)) return undefined;
  const { changed_at: at, changed_by: by } = data as { changed_at: unknown; changed_by?: unknown };
  return { by: typeof by === "string" ? by : null, at: typeof at === "string" ? at : null };
}

/** A protocol error of core-api as a known error with core-api's text. What failed inside it stays unnamed. */
export function protocolError(status: number, envelope: Envelope | null, retryAfter?: string): BffError {
  const code = BY_STATUS[status] ?? (status >= 500 ? "BAD_GATEWAY" : "BAD_REQUEST");
  const spoken = status < 500 ? envelope?.result : undefined;
  return new BffError(code, {
    message: spoken?.msgDetail,
    msgCode: spoken?.msgCode,
    fieldErrors: faultsOf(envelope?.data),
    retryAfter,
    change: changeOf(envelope?.data),
  });
}
