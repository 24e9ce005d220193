import { Writable } from "node:stream";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { addRequestLog, logLines } from "./request-log.ts";

it("a request is one line with its operation, status and milliseconds, without its query", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const { logController, timestamp } = logLines();
  const app = Fastify({ logger: { stream, timestamp }, logController });
  addRequestLog(app);
  app.post("/graphql", async () => ({}));
  await app.inject({ method: "POST", url: "/graphql?key=secret", payload: { operationName: "HomeScreen" } });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    method: "POST",
    route: "/graphql",
    operation: "HomeScreen",
    status: 200,
    ms: expect.any(Number),
  });
  expect(lines[0]).not.toContain("secret");
});
