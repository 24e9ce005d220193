import {
  type Context,
  context,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  type IdGenerator,
  NodeTracerProvider,
  RandomIdGenerator,
  type SpanExporter,
} from "@opentelemetry/sdk-trace-node";
import type { Span, SpanRequest, Traceparent, Tracer } from "./tracing.ts";

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;
const PLACE = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

const written = ({ traceId, spanId, traceFlags }: SpanContext): Traceparent =>
  `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, "0")}`;

/** undefined for what is no place in a trace, as a foreign header may be. */
function read(place: Traceparent): SpanContext | undefined {
  const [, traceId, spanId, flags] = PLACE.exec(place) ?? [];
  const isPlace = traceId && spanId && flags && !/^0+$/.test(traceId) && !/^0+$/.test(spanId);
  return isPlace ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true } : undefined;
}

/** Where a trace begins that a UUID names. */
function beginningOf(uuid: string): SpanContext {
  const traceId = uuid.replaceAll("-", "");
  return { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.NONE, isRemote: true };
}

/** Random ids, but for a span whose place others know beforehand. */
class Ids implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  private wanted: SpanContext | undefined;

  generateTraceId = (): string => this.wanted?.traceId ?? this.random.generateTraceId();
  generateSpanId = (): string => this.wanted?.spanId ?? this.random.generateSpanId();

  during<Result>(wanted: SpanContext | undefined, work: () => Result): Result {
    this.wanted = wanted;
    try {
      return work();
    } finally {
      this.wanted = undefined;
    }
  }
}

/** @throws Error for a protocol that is not spoken */
async function exporterOf(environment: NodeJS.ProcessEnv): Promise<SpanExporter> {
  const protocol =
    environment.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || environment.OTEL_EXPORTER_OTLP_PROTOCOL || "http/protobuf";
  if (protocol === "http/json") {
    const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
    return new OTLPTraceExporter();
  }
  if (protocol !== "http/protobuf")
    throw new Error(`OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json, not ${protocol}`);
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-proto");
  return new OTLPTraceExporter();
}

/** OpenTelemetry's own SDK behind our few calls. It reads the other OTEL_* settings (sampler, headers, batches, attributes) itself. */
export async function openTelemetry(service: string, environment: NodeJS.ProcessEnv): Promise<Tracer> {
  const ids = new Ids();
  const provider = new NodeTracerProvider({
    idGenerator: ids,
    resource: resourceFromAttributes({ "service.name": service }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(await exporterOf(environment))],
  });
  provider.register();
  const tracer = provider.getTracer("kirinuki");

  /** Whether a trace that begins elsewhere is recorded, as the sampler decides of its id. */
  const flagsOf = (beginning: SpanContext): TraceFlags =>
    ids.during(beginning, () => tracer.startSpan("", { root: true }).spanContext().traceFlags);

  function withinOf({ parent, traceOf, isBeginning }: SpanRequest): Context {
    if (isBeginning || parent === null) return ROOT_CONTEXT;
    if (traceOf !== undefined) {
      const beginning = beginningOf(traceOf);
      return trace.setSpanContext(ROOT_CONTEXT, { ...beginning, traceFlags: flagsOf(beginning) });
    }
    if (parent === undefined) return context.active();
    const above = read(parent);
    return above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT;
  }

  return {
    begin(name, request) {
      const within = withinOf(request);
      const { kind, attributes = {}, links = [], traceOf, isBeginning } = request;
      const own = isBeginning && traceOf !== undefined ? beginningOf(traceOf) : undefined;
      const span = ids.during(own, () =>
        tracer.startSpan(
          name,
          {
            kind: kind ? KINDS[kind] : SpanKind.INTERNAL,
            attributes,
            links: links.flatMap((each) => read(each) ?? []).map((linked) => ({ context: linked })),
          },
          within,
        ),
      );
      const inside = trace.setSpan(within, span);
      const opened: Span = {
        traceparent: written(span.spanContext()),
        run: (work) => context.with(inside, work),
        note: (more) => void span.setAttributes(more),
        rename: (better) => void span.updateName(better),
        end(error) {
          if (error !== undefined) {
            span.recordException(error instanceof Error ? error : String(error));
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
      return opened;
    },
    here() {
      const now = trace.getSpanContext(context.active());
      return now && written(now);
    },
    async stop() {
      // A collector that is away must not hold up the end of the process.
      await provider.shutdown().catch(() => {});
      trace.disable();
      context.disable();
    },
  };
}
