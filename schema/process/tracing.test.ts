import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { attributeOf, collected } from "./testing/collector.ts";
import { beginSpan, startTracing, traced, traceparent } from "./tracing.ts";

const MAIL = "7c0b2f0e-1111-4222-8333-000000000001";

/** Packages that a process loads which starts to trace with this environment. */
function loadedWith(environment: Record<string, string>): string {
  const program = `
    import { registerHooks } from "node:module";
    registerHooks({ resolve: (name, context, next) => { if (name.includes("telemetry")) console.log(name); return next(name, context); } });
    const { startTracing } = await import(${JSON.stringify(new URL("./tracing.ts", import.meta.url).href)});
    await startTracing("x");`;
  const env = { PATH: process.env.PATH, ...environment };
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    env,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return stdout;
}

describe("traces", () => {
  it("cost nothing where no OTEL_* names a place for them: nothing is loaded, work is done as it is", async () => {
    const place = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" };
    expect(loadedWith(place)).toContain("@opentelemetry/api");
    expect(loadedWith({ OTEL_SERVICE_NAME: "x" })).toBe("");
    expect(loadedWith({ ...place, OTEL_SDK_DISABLED: "true" })).toBe("");
    expect(loadedWith({ ...place, OTEL_TRACES_EXPORTER: "none" })).toBe("");
    await startTracing("x", {});
    expect([beginSpan("x"), traceparent()]).toEqual([null, undefined]);
    expect(await traced("x", {}, async () => 5)).toBe(5);
  });

  it("go to the collector with parents, faults and the service's name", async () => {
    const { spans, services } = await collected(async () => {
      await traced("outer", { parent: null, attributes: { kind: 7 } }, () =>
        traced("inner", {}, () => Promise.reject(new Error("broken"))),
      ).catch(() => {});
    });
    const [inner, outer] = spans;
    expect(spans.map(({ name }) => name)).toEqual(["inner", "outer"]);
    expect(inner).toMatchObject({ traceId: outer?.traceId, parentSpanId: outer?.spanId, status: { code: 2 } });
    expect(attributeOf(outer, "kind")).toBe(7);
    expect(services).toEqual(["kirinuki-test"]);
  });

  it("are continued where a call says so, and begin anew where what it says is no place", async () => {
    const above = `00-${"ab".repeat(16)}-${"cd".repeat(8)}-01`;
    const { spans } = await collected(async () => {
      for (const parent of [above, "nonsense", `00-${"0".repeat(32)}-${"cd".repeat(8)}-01`])
        await traced("call", { parent }, async () => {});
    });
    expect(spans[0]).toMatchObject({ traceId: "ab".repeat(16), parentSpanId: "cd".repeat(8) });
    for (const span of spans.slice(1)) expect(span.parentSpanId ?? "").toBe("");
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(3);
  });

  it("of a mail are one trace by its key alone, whoever adds to it", async () => {
    const { spans } = await collected(async () => {
      await traced("send", { traceOf: MAIL }, async () => {});
      beginSpan("mail", { traceOf: MAIL, isBeginning: true })?.end();
      await traced("other", { parent: null }, async () => {});
    });
    const [send, mail, other] = spans;
    expect(mail).toMatchObject({ traceId: MAIL.replaceAll("-", ""), name: "mail" });
    expect(send).toMatchObject({ traceId: mail?.traceId, parentSpanId: mail?.spanId });
    expect(other?.traceId).not.toBe(mail?.traceId);
  });

  it("are sampled as OTEL_TRACES_SAMPLER says, all of a mail's or none", async () => {
    const settings = { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.5" };
    const { spans } = await collected(async () => {
      for (let at = 0; at < 40; at += 1) {
        const traceOf = crypto.randomUUID();
        beginSpan("mail", { traceOf, isBeginning: true })?.end();
        await traced("send", { traceOf }, async () => {});
      }
    }, settings);
    const byTrace = Map.groupBy(spans, ({ traceId }) => traceId);
    expect(byTrace.size).toBeGreaterThan(0);
    expect(byTrace.size).toBeLessThan(40);
    for (const own of byTrace.values()) expect(own.map(({ name }) => name).sort()).toEqual(["mail", "send"]);
  });

  it("go as protobuf unless JSON is asked for, and by no other way", async () => {
    const one = () => traced("x", { parent: null }, async () => {});
    expect((await collected(one, { OTEL_EXPORTER_OTLP_PROTOCOL: "" })).types).toEqual(["application/x-protobuf"]);
    await expect(collected(one, { OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" })).rejects.toThrow("http/protobuf or http/json");
  });
});
