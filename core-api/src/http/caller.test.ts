import { BFF_HEADER } from "@kirinuki/schema/edge.ts";
import { fastify } from "fastify";
import { expect, it } from "vitest";
import { addCaller } from "./caller.ts";

const OLD = "the old secret of the bff, of forty characters";
const NEW = "the new secret of the bff, of forty characters";

/** Status and the address that is believed of a call by a bff with this secret. */
async function believed(secrets: readonly string[], proof: string) {
  const app = fastify();
  addCaller(app, secrets);
  app.get("/", async ({ caller }) => caller.address);
  const headers = { [BFF_HEADER]: proof, "x-forwarded-for": "192.0.2.7" };
  const answer = await app.inject({ url: "/", headers, remoteAddress: "127.0.0.1" });
  await app.close();
  return answer.statusCode === 200 ? answer.body : "refused";
}

it("while its secret is changed (BFF_SECRET_ALSO), the bff is believed by either, in whichever setting", async () => {
  for (const secrets of [
    [OLD, NEW],
    [NEW, OLD],
  ])
    for (const proof of [OLD, NEW]) expect(await believed(secrets, proof)).toBe("192.0.2.7");
});

it("before and after, it is believed by the one that is set, and a call with another ends", async () => {
  expect(await believed([OLD], OLD)).toBe("192.0.2.7");
  expect(await believed([NEW], OLD)).toBe("refused");
  expect(await believed([OLD, NEW], "a third secret of the bff, of forty characters")).toBe("refused");
});
