import Fastify from "fastify";
import { expect, it } from "vitest";
import { addHealth } from "./health.ts";

it("/readyz waits for what must be complete before there is traffic; /healthz does not", async () => {
  let complete = false;
  const app = Fastify();
  addHealth(app, [], async () => complete);
  const statuses = async () => [(await app.inject("/healthz")).statusCode, (await app.inject("/readyz")).statusCode];
  expect(await statuses()).toEqual([200, 503]);
  complete = true;
  expect(await statuses()).toEqual([200, 200]);
  await app.close();
});
