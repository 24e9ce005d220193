import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { testApi } from "../testing/test-api.ts";

const { app, inner } = await testApi(await testDatabase());

it("shows core-api's figures and calls", async () => {
  await app.inject("/api/v1/el_admin_notice");
  expect((await inner.inject("/metrics")).body).toMatch(/route="\/api\/v1\/el_admin_notice",status="200"\} \d/);
  expect((await inner.inject("/docs/json")).json()).toEqual(app.swagger());
  expect((await inner.inject("/docs/")).body).toContain("swagger-ui");
});

it.each(["/metrics", "/docs", "/docs/", "/docs/json", "/api/v1/metrics", "/api/v1/docs"])(
  "is the only place for that: %s is unknown where customers call",
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

it.each(["/api/v1/el_admin_notice", "/readyz", "/"])("answers nothing else: %s", async (url) => {
  expect((await inner.inject(url)).statusCode).toBe(404);
});
