/** What a span says beside its name. */
export type Attributes = Record<string, string | number | boolean>;

/** A place in a trace, as W3C's header `traceparent` writes it: 00-<trace id>-<span id>-<flags>. */
export type Traceparent = string;

export interface SpanRequest {
  kind?: "server" | "client" | "producer" | "consumer";
  attributes?: Attributes;
  /** What asked for it; null begins a trace; absent: the span under way. */
  parent?: Traceparent | null | undefined;
  /** Others that it belongs to. */
  links?: readonly Traceparent[];
  /** A UUID that names its trace: who begins that and who adds to it, in other processes and later, know nothing else of each other. */
  traceOf?: string;
  /** With `traceOf`: it begins that trace. */
  isBeginning?: true;
}

/** Something under way. */
export interface Span {
  readonly traceparent: Traceparent;
  /** Spans that begin meanwhile are inside this one. */
  run<Result>(work: () => Result): Result;
  note(attributes: Attributes): void;
  rename(name: string): void;
  end(error?: unknown): void;
}

export interface Tracer {
  begin(name: string, request: SpanRequest): Span;
  /** Where the code that asks is, if it is inside a span. */
  here(): Traceparent | undefined;
  /** Sends what waits, and ends. */
  stop(): Promise<void>;
}

let tracer: Tracer | null = null;

/** Whether OTEL_* names a place to send traces to, by OpenTelemetry's own rules. */
const isAsked = (environment: NodeJS.ProcessEnv): boolean =>
  environment.OTEL_SDK_DISABLED !== "true" &&
  environment.OTEL_TRACES_EXPORTER !== "none" &&
  Boolean(environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || environment.OTEL_EXPORTER_OTLP_ENDPOINT);

/** Begins to trace where OTEL_* asks for it; elsewhere nothing of OpenTelemetry is loaded. @throws Error where the setting can't be used */
export async function startTracing(service: string, environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (tracer || !isAsked(environment)) return;
  const { openTelemetry } = await import("./open-telemetry.ts");
  tracer = await openTelemetry(service, environment);
}

/** Sends what waits. Without it the last seconds before the process ends would be missing. */
export async function stopTracing(): Promise<void> {
  const stopped = tracer;
  tracer = null;
  await stopped?.stop();
}

/** A span that its caller ends; null where nothing is traced. */
export const beginSpan = (name: string, request: SpanRequest = {}): Span | null => tracer?.begin(name, request) ?? null;

/** What a call to another process says of where it comes from; undefined where nothing is traced. */
export const traceparent = (): Traceparent | undefined => tracer?.here();

/** Does the work inside a span, which ends with it. */
export async function traced<Result>(name: string, request: SpanRequest, work: () => Promise<Result>): Promise<Result> {
  const span = beginSpan(name, request);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
