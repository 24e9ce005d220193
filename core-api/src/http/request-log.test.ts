import { Writable } from "node:stream";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { addCaller } from "./caller.ts";
import { addRequestLog, logLines } from "./request-log.ts";

it("a request is one line with route, status, milliseconds and who called, without its query", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const { logController, timestamp } = logLines();
  const app = Fastify({ logger: { stream, timestamp }, logController, genReqId: () => "request-1" });
  addCaller(app, []);
  addRequestLog(app);
  app.get("/articles/:id", async (request) => {
    request.signedIn = { contract_id: 7, user_id: "user01" };
    return {};
  });
  await app.inject("/articles/12?key=secret");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    reqId: "request-1",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    method: "GET",
    route: "/articles/:id",
    path: "/articles/12",
    status: 200,
    ms: expect.any(Number),
    client: "127.0.0.1",
    contract_id: 7,
    user_id: "user01",
  });
  expect(lines[0]).not.toContain("secret");
});
