import { afterEach, expect, it } from "vitest";
import { bffBefore, coreAnswering, stopServers } from "../test/servers.ts";

afterEach(stopServers);

it("is alive without core-api, but not ready", async () => {
  const app = await bffBefore("http://127.0.0.1:1");
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  expect((await app.inject("/readyz")).statusCode).toBe(503);
});

it("is ready when core-api is", async () => {
  const { origin } = await coreAnswering({ "/readyz": {} });
  expect((await (await bffBefore(origin)).inject("/readyz")).json()).toEqual({ status: "ready" });
});

it("shows its figures by route and by call to core-api", async () => {
  const { origin } = await coreAnswering({ "/api/v1/el_admin_notice": { login_alert: "", notices: [] } });
  const app = await bffBefore(origin);
  const payload = { query: "{ loginScreen { alert } }" };
  expect((await app.inject({ method: "POST", url: "/graphql", payload })).json()).toEqual({
    data: { loginScreen: { alert: null } },
  });
  const { body } = await app.inject("/metrics");
  expect(body).toContain('kirinuki_http_request_duration_seconds_count{method="POST",route="/graphql",status="200"} 1');
  expect(body).toContain(
    'kirinuki_core_call_duration_seconds_count{method="GET",path="/api/v1/el_admin_notice",status="200"} 1',
  );
  expect(body).toContain("process_resident_memory_bytes");
});
