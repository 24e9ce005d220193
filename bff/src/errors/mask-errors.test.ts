import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../testing/fake-core-api.ts";
import { type Logged, runOperation } from "../testing/run-operation.ts";

const VIEWER = "{ viewer { name } }";

describe("errors of an operation", () => {
  it("masks what nobody foresaw, logs it, and names the request", async () => {
    const log: Logged[] = [];
    const profile = (): never => {
      throw new Error("connection string postgres://secret@db");
    };
    const answer = await runOperation(fakeCoreApi({ answers: { profile } }), VIEWER, {}, log);
    expect(answer.errors).toEqual([
      {
        message: "処理できませんでした。しばらくしてからもう一度お試しください。",
        path: ["viewer"],
        extensions: { code: "INTERNAL_SERVER_ERROR", msgCode: "MSG5000", requestId: "request-1" },
      },
    ]);
    expect(log).toMatchObject([{ detail: { err: { message: "connection string postgres://secret@db" } } }]);
  });

  it("shows known errors with core-api's text and does not log them", async () => {
    const log: Logged[] = [];
    const profile = failing("FORBIDDEN", { message: "この操作を行う権限がありません。", msgCode: "MSG4030" });
    const { errors } = await runOperation(fakeCoreApi({ answers: { profile } }), VIEWER, {}, log);
    expect(errors?.[0]).toMatchObject({
      message: "この操作を行う権限がありません。",
      extensions: { code: "FORBIDDEN", msgCode: "MSG4030" },
    });
    expect(log).toEqual([]);
  });

  it("logs the cause of what is our side's fault", async () => {
    const log: Logged[] = [];
    const cause = new Error("connect ECONNREFUSED");
    await runOperation(fakeCoreApi({ answers: { profile: failing("BAD_GATEWAY", { cause }) } }), VIEWER, {}, log);
    expect(log).toMatchObject([{ detail: { err: { message: "connect ECONNREFUSED" } } }]);
  });

  it.each([
    ["{ viewer {", "GRAPHQL_PARSE_FAILED"],
    ["{ nobody }", "GRAPHQL_VALIDATION_FAILED"],
  ])("tells what is wrong with a document: %s", async (document, code) => {
    const { errors } = await runOperation(fakeCoreApi(), document);
    expect(errors?.[0]?.extensions).toMatchObject({ code, requestId: "request-1" });
  });
});
