import { statusWhileClosing } from "@kirinuki/schema/process/testing/while-closing.ts";
import { afterEach, expect, it } from "vitest";
import { BFF_SECRET, bffBefore, coreAnswering, stopServers, wholeBff } from "../testing/servers.ts";

afterEach(stopServers);

it("is alive without core-api, but not ready", async () => {
  const app = await bffBefore("http://127.0.0.1:1");
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  expect((await app.inject("/readyz")).statusCode).toBe(503);
});

it("is ready when core-api is, and says to it who asks", async () => {
  const { origin, received } = await coreAnswering({ "/readyz": {} });
  expect((await (await bffBefore(origin)).inject("/readyz")).json()).toEqual({ status: "ready" });
  expect(received[0]?.headers).toHaveProperty("x-kirinuki-bff", BFF_SECRET);
});

it("is not ready once it stops, and answers on, asking each caller to leave", async () => {
  const { origin } = await coreAnswering({ "/readyz": {} });
  const { app, drain } = await wholeBff(origin);
  await drain.begin(0);
  expect((await app.inject("/readyz")).statusCode).toBe(503);
  const alive = await app.inject("/healthz");
  expect([alive.statusCode, alive.headers.connection]).toEqual([200, "close"]);
});

it("answers what had begun to arrive when it closed", async () => {
  const { origin } = await coreAnswering({});
  const { app } = await wholeBff(origin);
  await app.listen({ host: "127.0.0.1", port: 0 });
  expect(await statusWhileClosing(app.server, () => app.close(), "/healthz")).toBe("HTTP/1.1 200 OK");
});

it("shows its figures by route and by call to core-api, to operators only", async () => {
  const { origin } = await coreAnswering({ "/api/v1/el_admin_notice": { login_alert: "", notices: [] } });
  const { app, inner } = await wholeBff(origin);
  const payload = { query: "{ loginScreen { alert } }" };
  expect((await app.inject({ method: "POST", url: "/graphql", payload })).json()).toEqual({
    data: { loginScreen: { alert: null } },
  });
  const { body } = await inner.inject("/metrics");
  expect(body).toContain('kirinuki_http_request_duration_seconds_count{method="POST",route="/graphql",status="200"} 1');
  expect(body).toContain(
    'kirinuki_core_call_duration_seconds_count{method="GET",path="/api/v1/el_admin_notice",status="200"} 1',
  );
  expect(body).toContain("process_resident_memory_bytes");
});
