import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { createDataSource } from "../data-source.ts";
import { TransactionScope } from "../db/tenant.ts";
import { Refusal } from "./envelope.ts";
import { requestMemory, runIdempotently } from "./idempotency.ts";
import { Sent } from "./sent.ts";

const db = await testDatabase();
const source = createDataSource({ url: db.apiUrl, poolSize: 8, statementTimeout: 10_000, applicationName: "test" });
const scope = new TransactionScope(source);
const CONTRACT = 1;

beforeAll(async () => {
  await source.initialize();
  await db.owner.query(
    "INSERT INTO contract (contract_id, contract_code, company_name) VALUES (1, 'first01', 'A'), (2, 'second01', 'B')",
  );
});
afterAll(() => source.destroy());

const request = (key: string | undefined, body: unknown = { name: "a" }, url = "/api/v1/notice") =>
  ({
    method: "PUT",
    url,
    headers: key === undefined ? {} : { "idempotency-key": key },
    body,
  }) as unknown as FastifyRequest;

const reply = {} as FastifyReply;
reply.header = () => reply;

const memory = requestMemory(() => "a secret of the tests, of forty characters");

/** Counts how often the act itself ran. */
function counter() {
  const runs = { count: 0 };
  const act = async () => {
    runs.count += 1;
    return { number: runs.count };
  };
  return { runs, act };
}

const secretCall = (given: FastifyRequest, act: () => Promise<unknown>) =>
  scope.forContract(CONTRACT, "write", (tx) =>
    runIdempotently(
      tx,
      { contractId: CONTRACT, actor: "user01" },
      { request: given, reply, memory, answersSecret: true },
      act,
    ),
  );

const call = (given: FastifyRequest, act: () => Promise<unknown>, actor = "user01", contractId = CONTRACT) =>
  scope.forContract(contractId, "write", (tx) =>
    runIdempotently(tx, { contractId, actor }, { request: given, reply, memory }, act),
  );

describe("an idempotency key", () => {
  it("gives the first answer again and acts once", async () => {
    const { runs, act } = counter();
    expect(await call(request("k1"), act)).toEqual({ number: 1 });
    expect(await call(request("k1"), act)).toEqual({ number: 1 });
    expect(runs.count).toBe(1);
  });

  it("repeats a refusal too", async () => {
    const refuse = async () => new Refusal("LOGIN_FAILED", { some: 1 }, [{ field: "a", message: "b" }]);
    const first = await call(request("k2"), refuse);
    expect(await call(request("k2"), counter().act)).toEqual(first);
  });

  it("acts once under 10 requests at the same time", async () => {
    const { runs, act } = counter();
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(request("k3"), act)));
    expect(runs.count).toBe(1);
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ number: 1 })));
  });

  it("is free again when the act failed", async () => {
    const fail = async () => {
      throw new Error("no");
    };
    await expect(call(request("k4"), fail)).rejects.toThrow("no");
    expect(await call(request("k4"), counter().act)).toEqual({ number: 1 });
  });

  it("is not kept for a file, which is made anew", async () => {
    const file = async () => new Sent();
    expect(await call(request("k-file"), file)).toBeInstanceOf(Sent);
    expect(await call(request("k-file"), counter().act)).toEqual({ number: 1 });
  });

  it.each([
    ["another body", request("k5", { name: "b" })],
    ["another call", request("k5", { name: "a" }, "/api/v1/topic")],
  ])("is refused with %s", async (_name, other) => {
    await call(request("k5"), counter().act);
    await expect(call(other, counter().act)).rejects.toMatchObject({ error: "KEY_REUSED" });
  });

  it("belongs to one user of one contract", async () => {
    const { runs, act } = counter();
    await call(request("k6"), act, "user01");
    await call(request("k6"), act, "user02");
    await call(request("k6"), act, "user01", 2);
    expect(runs.count).toBe(3);
  });

  it("is forgotten after 24 hours", async () => {
    const { runs, act } = counter();
    await call(request("k7"), act);
    await db.owner.query("UPDATE idempotency_key SET created_at = now() - interval '25 hours' WHERE key = 'k7'");
    await call(request("k7"), act);
    expect(runs.count).toBe(2);
  });

  it.each(["", "x".repeat(201)])("of a wrong length is named", async (key) => {
    await expect(call(request(key), counter().act)).rejects.toMatchObject({
      fieldErrors: [{ field: "Idempotency-Key" }],
    });
  });

  it("keeps nothing by which a guessed password could be told from the right one", async () => {
    const body = { password: "Kirinuki1!" };
    await call(request("k8", body), counter().act);
    const { rows } = await db.owner.query("SELECT request_hash FROM idempotency_key WHERE key = 'k8'");
    const guessed = createHash("sha256")
      .update(`PUT /api/v1/notice\n${JSON.stringify(body)}`)
      .digest();
    expect(rows[0].request_hash).toHaveLength(32);
    expect(rows[0].request_hash).not.toEqual(guessed);
    const elsewhere = requestMemory(() => "the secret of another installation, of forty");
    expect(rows[0].request_hash).toEqual(memory.mark(request("k8", body)));
    expect(rows[0].request_hash).not.toEqual(elsewhere.mark(request("k8", body)));
  });

  it("keeps an answer that holds a secret so that a reader of the table learns nothing", async () => {
    const tell = async () => ({ secret: "JBSWY3DPEHPK3PXP" });
    expect(await secretCall(request("k9"), tell)).toEqual({ secret: "JBSWY3DPEHPK3PXP" });
    expect(await secretCall(request("k9"), counter().act)).toEqual({ secret: "JBSWY3DPEHPK3PXP" });
    const { rows } = await db.owner.query("SELECT response FROM idempotency_key WHERE key = 'k9'");
    expect(rows).toEqual([{ response: expect.stringMatching(/^sealed:[A-Za-z0-9+/=]+$/) }]);
  });

  it("repeats a refusal of a call whose answer would hold a secret", async () => {
    const refuse = async () => new Refusal("LOGIN_FAILED", {});
    const first = await secretCall(request("k10"), refuse);
    expect(await secretCall(request("k10"), counter().act)).toEqual(first);
  });

  it("is not needed", async () => {
    const { runs, act } = counter();
    await call(request(undefined), act);
    await call(request(undefined), act);
    expect(runs.count).toBe(2);
  });
});
