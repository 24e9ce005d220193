import { Drain } from "@kirinuki/schema/process/drain.ts";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { addHealth } from "./health.ts";

it("/readyz waits for what must be complete before there is traffic; /healthz does not", async () => {
  let complete = false;
  const app = Fastify();
  addHealth(app, { sources: [], drain: new Drain(), isComplete: async () => complete });
  const statuses = async () => [(await app.inject("/healthz")).statusCode, (await app.inject("/readyz")).statusCode];
  expect(await statuses()).toEqual([200, 503]);
  complete = true;
  expect(await statuses()).toEqual([200, 200]);
  await app.close();
});

it("is not ready once it stops, and answers on, asking each caller to leave", async () => {
  const app = Fastify();
  const drain = new Drain();
  addHealth(app, { sources: [], drain });
  app.get("/work", async () => "done");
  const seen = async () => {
    const [ready, work] = await Promise.all([app.inject("/readyz"), app.inject("/work")]);
    return [ready.statusCode, work.statusCode, work.headers.connection];
  };
  expect(await seen()).toEqual([200, 200, "keep-alive"]);
  await drain.begin(0);
  expect(await seen()).toEqual([503, 200, "close"]);
  await app.close();
});
