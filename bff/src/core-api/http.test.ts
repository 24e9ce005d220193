import { describe, expect, it } from "vitest";
import { BffError } from "../errors/bff-error.ts";
import { CoreRefusal } from "./core-error.ts";
import { CoreApiHttp, certain, searchOf } from "./http.ts";
import type { CoreAnswer, CoreCall } from "./transport.ts";

const envelope = (data: unknown, result = { status: 0, msgCode: "", msgDetail: "" }) =>
  JSON.stringify({ result, data });

function httpAnswering(answer: Partial<CoreAnswer>) {
  const sent: CoreCall[] = [];
  const cookies: string[] = [];
  const transport = async (call: CoreCall): Promise<CoreAnswer> => {
    sent.push(call);
    return { status: 200, headers: {}, text: envelope({ text: "お知らせ" }), ...answer };
  };
  const caller = {
    headers: { cookie: "s=1", "x-request-id": "r" },
    onSetCookie: (lines: string[]) => void cookies.push(...lines),
  };
  return { http: new CoreApiHttp(transport, caller), sent, cookies };
}

const errorOf = async (answer: Partial<CoreAnswer>): Promise<BffError> => {
  const error = await httpAnswering(answer)
    .http.get("/api/v1/notice")({})
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof BffError)) throw new Error(`no BffError: ${JSON.stringify(error)}`);
  return error;
};

describe("CoreApiHttp", () => {
  it("sends the caller's headers and the query, and gives data", async () => {
    const { http, sent } = httpAnswering({});
    expect(await http.get("/api/v1/notice")({ contract_id: "1" })).toEqual({ text: "お知らせ" });
    expect(sent).toMatchObject([
      { method: "GET", search: "?contract_id=1", headers: { cookie: "s=1", "x-request-id": "r" } },
    ]);
  });

  it("sends a body as JSON, and none where the call takes none", async () => {
    const { http, sent } = httpAnswering({});
    await http.post("/api/v1/login")({ contract_code: "a", user_id: "b", password: "c", Remember_me: false });
    await http.post("/api/v1/logout")(undefined);
    expect(sent[0]?.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(sent[0]?.body ?? "")).toMatchObject({ contract_code: "a" });
    expect(sent[1]).not.toHaveProperty("body");
    expect(sent[1]?.headers).not.toHaveProperty("content-type");
  });

  it.each([
    ["s=2; HttpOnly", ["s=2; HttpOnly"]],
    [
      ["s=2", "r=3"],
      ["s=2", "r=3"],
    ],
  ])("takes Set-Cookie to the browser", async (header, expected) => {
    const { http, cookies } = httpAnswering({ headers: { "set-cookie": header as string[] } });
    await http.get("/api/v1/notice")({});
    expect(cookies).toEqual(expected);
  });

  it("takes cookies of a refused call too", async () => {
    const { http, cookies } = httpAnswering({ status: 401, text: "", headers: { "set-cookie": ["s=; Max-Age=0"] } });
    await expect(http.get("/api/v1/notice")({})).rejects.toBeInstanceOf(BffError);
    expect(cookies).toEqual(["s=; Max-Age=0"]);
  });

  it("gives a business outcome that is not success as a value", async () => {
    const text = envelope({}, { status: 1, msgCode: "MSG0010", msgDetail: "要求された記事は表示できません。" });
    const { http } = httpAnswering({ text });
    const refusal = await http.get("/api/v1/notice")({});
    expect(refusal).toBeInstanceOf(CoreRefusal);
    expect(refusal).toMatchObject({ code: "MSG0010", message: "要求された記事は表示できません。" });
    await expect(certain(http.get("/api/v1/notice"))({})).rejects.toMatchObject({ code: "REFUSED" });
  });

  it.each([
    [400, "BAD_USER_INPUT"],
    [401, "UNAUTHENTICATED"],
    [403, "FORBIDDEN"],
    [404, "NOT_FOUND"],
    [409, "CONFLICT"],
    [429, "TOO_MANY_REQUESTS"],
    [418, "BAD_REQUEST"],
  ])("HTTP %i is %s with core-api's text", async (status, code) => {
    const text = envelope({}, { status: 1, msgCode: "MSG9", msgDetail: "理由" });
    expect(await errorOf({ status, text })).toMatchObject({ code, message: "理由", extensions: { msgCode: "MSG9" } });
  });

  it.each([
    [500, "INTERNAL_SERVER_ERROR"],
    [502, "BAD_GATEWAY"],
    [503, "SERVICE_UNAVAILABLE"],
  ])("HTTP %i is %s and says nothing of what failed inside", async (status, code) => {
    const text = envelope({}, { status: 1, msgCode: "MSG5000", msgDetail: "relation does not exist" });
    const error = await errorOf({ status, text });
    expect(error.code).toBe(code);
    expect(error.message).not.toContain("relation");
  });

  it("carries who changed what a 409 is about, and when", async () => {
    const data = { changed_by: "佐藤 花子", changed_at: "2026-11-20T09:30:00+09:00" };
    const change = { by: "佐藤 花子", at: "2026-11-20T09:30:00+09:00" };
    expect((await errorOf({ status: 409, text: envelope(data) })).change).toEqual(change);
    expect((await errorOf({ status: 409, text: envelope({}) })).change).toBeUndefined();
  });

  it("carries field errors and Retry-After", async () => {
    const fieldErrors = [{ field: "page", message: "1以上" }];
    expect((await errorOf({ status: 400, text: envelope({ fieldErrors }) })).faults).toEqual(fieldErrors);
    for (const status of [429, 503])
      expect((await errorOf({ status, text: "", headers: { "retry-after": "9" } })).extensions.retryAfter).toBe("9");
  });

  it.each(["", "<html>", "null", "[]", '{"result":null,"data":{}}', '{"data":{}}'])(
    "does not take %j for an answer",
    async (text) => {
      expect((await errorOf({ text })).code).toBe("BAD_GATEWAY");
      expect((await errorOf({ status: 404, text })).code).toBe("NOT_FOUND");
    },
  );
});

it("leaves absent query values out and escapes the others", () => {
  expect(searchOf({ a: undefined, b: null, c: 0, d: "x&y=\u0000\ud800" })).toBe("?c=0&d=x%26y%3D%00%EF%BF%BD");
  expect(searchOf({})).toBe("");
  expect(searchOf({ a: [1, 2], b: [] })).toBe("?a=1&a=2");
});
