import { attributeOf, collected, type ReceivedSpan } from "@kirinuki/schema/process/testing/collector.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import { JobWatch } from "../jobs/job-watch.ts";
import { mailDesk } from "../mail/testing/mail-desk.ts";
import { aUser } from "../testing/a-user.ts";
import { anArticle } from "../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../testing/builders.ts";
import { testApi, throughBff } from "../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);

const ABOVE = `00-${"ab".repeat(16)}-${"cd".repeat(8)}-01`;

const inside = (spans: ReceivedSpan[], above: ReceivedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId !== undefined && parentSpanId === above?.spanId);

/** A user with a theme that has one article, and a setting that is due. */
async function aMorning() {
  const contract = await aContract(db.owner);
  const user = await aUser(db.owner, await aGroup(db.owner, contract));
  const theme = await aTheme(db.owner, contract);
  await anArticle(db.owner, { themes: [theme] });
  await desk.setting(contract, { target: theme, address: `${user.userId}@example.com`, userId: user.userId });
  return user;
}

describe("a request's trace", () => {
  it("goes on from the bff through its statements, of which no value is told", async () => {
    const user = await aMorning();
    const { spans } = await collected(async () => {
      await api.get(user, "/themes", {}, { ...throughBff("192.0.2.7"), traceparent: ABOVE });
    });
    const request = spans.find(({ name }) => name === "GET /api/v1/themes");
    expect(request).toMatchObject({ traceId: "ab".repeat(16), parentSpanId: "cd".repeat(8) });
    expect(attributeOf(request, "user_id")).toBe(user.userId);
    const statements = inside(spans, request);
    expect(statements.map(({ name }) => name)).toContain("SELECT");
    expect(statements.length).toBeGreaterThan(3);
    expect(statements.every((each) => attributeOf(each, "db.query.text") !== undefined)).toBe(true);
    for (const each of statements) expect(JSON.stringify(each)).not.toContain(user.userId);
  });

  it("begins anew where anybody else than the bff names one", async () => {
    const user = await aMorning();
    const { spans } = await collected(async () => void (await api.get(user, "/notice", {}, { traceparent: ABOVE })));
    const request = spans.find(({ name }) => name === "GET /api/v1/notice");
    expect(request).toBeDefined();
    expect(request?.traceId).not.toBe("ab".repeat(16));
  });
});

describe("a morning's mail", () => {
  it("is one trace, from its run to the mail server, named by its Message-ID and linked to the job that made it", async () => {
    await aMorning();
    const parts = { scope: desk.scope, clock: { now: () => desk.now }, registry: new Registry() };
    const watch = new JobWatch({ ...parts, log: () => {}, fail: () => {} });
    const job = watch.handler("mail-schedule", () => desk.run());
    const { spans } = await collected(async () => {
      await job([{ data: null }]);
      await desk.sender.drain();
    });
    const [mail] = desk.kept.take();
    const traceId = mail?.messageKey?.replaceAll("-", "");
    const own = spans.filter((each) => each.traceId === traceId);
    const [beginning] = own.filter(({ name }) => name === "mail");
    expect(beginning?.links?.[0]?.traceId).toBe(spans.find(({ name }) => name === "job mail-schedule")?.traceId);
    expect(inside(own, beginning).map(({ name }) => name)).toEqual(["prepare mails", "send mail"]);
    expect(
      inside(
        own,
        own.find(({ name }) => name === "prepare mails"),
      ).length,
    ).toBeGreaterThan(2);
  });

  it("that a request asked for is done in the request's trace", async () => {
    const parts = { scope: desk.scope, clock: { now: () => desk.now }, registry: new Registry() };
    const job = new JobWatch({ ...parts, log: () => {}, fail: () => {} }).handler("rematch", async () => {});
    const { spans } = await collected(() => job([{ data: { theme_id: "1", traceparent: ABOVE } }]));
    expect(spans).toMatchObject([{ name: "job rematch", traceId: "ab".repeat(16), parentSpanId: "cd".repeat(8) }]);
  });
});
