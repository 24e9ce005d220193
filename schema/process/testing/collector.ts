import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startTracing, stopTracing } from "../tracing.ts";

/** A span as a collector receives it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  links?: { traceId: string; spanId: string }[];
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

interface Batch {
  resourceSpans: {
    resource: { attributes: ReceivedSpan["attributes"] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

const OURS = /^OTEL_/;

/**
 * Has this process trace the work, with OTEL_* as given besides, into a stand-in for a collector (OTLP over HTTP, JSON).
 * @returns what the collector received by the end
 */
export async function collected(
  work: () => Promise<void>,
  settings: Record<string, string> = {},
): Promise<{ spans: ReceivedSpan[]; services: unknown[]; types: unknown[] }> {
  const spans: ReceivedSpan[] = [];
  const services: unknown[] = [];
  const types: unknown[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    types.push(request.headers["content-type"]);
    if (types.at(-1) === "application/json") {
      const { resourceSpans }: Batch = JSON.parse(Buffer.concat(chunks).toString());
      for (const { resource, scopeSpans } of resourceSpans) {
        services.push(resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
    }
    response.writeHead(200, { "content-type": request.headers["content-type"] }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const before = { ...process.env };
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    ...settings,
  });
  try {
    await startTracing("kirinuki-test");
    await work();
    await stopTracing();
  } finally {
    await stopTracing();
    for (const name of Object.keys(process.env).filter((each) => OURS.test(each)))
      if (!(name in before)) delete process.env[name];
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return { spans, services, types };
}

/** What a span says of the name. */
export const attributeOf = (span: ReceivedSpan | undefined, name: string): unknown =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0];
