import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../testing/a-user.ts";
import { aContract, aGroup } from "../testing/builders.ts";
import { aMultipart } from "../testing/multipart.ts";
import { testApi } from "../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
let admin: TestUser;
beforeAll(async () => {
  admin = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
});

const faultsOf = async (path: string, query: Record<string, string>) => {
  const answer = await api.get(admin, path, query);
  return [answer.statusCode, answer.json().data.fieldErrors];
};

describe("a query parameter that the call does not know", () => {
  it.each([
    ["/webnews", "pagesize", "pagesize というパラメーターはありません。page_size のことですか。"],
    ["/webnews", "Theme_Id", "Theme_Id というパラメーターはありません。theme_id のことですか。"],
    ["/article", "article_id", "article_id というパラメーターはありません。articleId のことですか。"],
    ["/notice", "utm_source", "utm_source というパラメーターはありません。使えるのはcontract_idです。"],
    ["/theme_master", "x", "x というパラメーターはありません。この呼び出しにパラメーターはありません。"],
    ["/webnews", "__proto__", expect.stringContaining("__proto__ というパラメーターはありません。")],
  ])("%s?%s is named with the nearest", async (path, name, message) => {
    const [status, faults] = await faultsOf(path, { [name]: "1", ...(path === "/article" && { articleId: "1" }) });
    expect([status, faults]).toEqual([400, [{ field: name, message }]]);
  });

  it("is told beside the faults of the others", async () => {
    const [, faults] = await faultsOf("/webnews", { pages: "1", page_size: "0" });
    expect(faults.map(({ field }: { field: string }) => field)).toEqual(["pages", "page_size"]);
  });

  it("is refused on calls that change something, too", async () => {
    const answer = await api.send(admin, "PUT", "/notice?dry_run=1", { text: "お知らせ" });
    expect([answer.statusCode, answer.json().data.fieldErrors[0].field]).toEqual([400, "dry_run"]);
  });

  it("does not count lists in brackets", async () => {
    expect((await api.get(admin, "/article_search", { keyword1: "電池", "data_section[]": "3" })).statusCode).toBe(200);
  });
});

describe("fields of the body that the call does not know", () => {
  it("are named in result.ignored, of refusals as well", async () => {
    const saved = await api.send(admin, "PUT", "/search_condition", {
      title: "電池",
      keyword1: "電池",
      colour: 1,
      b: 2,
    });
    expect(saved.json().result).toMatchObject({ status: 0, ignored: ["colour", "b"] });
    const refused = await api.send(admin, "POST", "/api_tokens", { token_name: "x", user_id: "nobody", colour: 1 });
    expect(refused.json().result).toMatchObject({ status: 1, ignored: ["colour"] });
  });

  it("are not named where there are none, nor where the contract has them without need", async () => {
    expect((await api.send(admin, "PUT", "/search_condition", { title: "紙" })).json().result).not.toHaveProperty(
      "ignored",
    );
    const form = {
      article_info: [{ article_id: "1", data_section: 1 }],
      user_id: admin.userId,
      theme_browsing: 0,
      more: 1,
    };
    expect((await api.send(admin, "POST", "/pdf", form)).json().result.ignored).toEqual(["more"]);
  });
});

describe("a body that nests too deeply", () => {
  it("is named, in fields that nobody reads too, whatever key it carries", async () => {
    const nested = "[".repeat(100_000) + "]".repeat(100_000);
    const answer = await api.send(admin, "PUT", "/search_condition", `{"title":"電池","more":${nested}}`, {
      "content-type": "application/json",
      "idempotency-key": "deep",
    });
    expect([answer.statusCode, answer.json().data.fieldErrors]).toEqual([
      400,
      [{ field: "more", message: "入れ子が深すぎて読み取れません。" }],
    ]);
  });
});

describe("null, an empty text and nothing", () => {
  it("are the same for what may be left out", async () => {
    const filter = { process_date_start: null, data_section: "", article_info: null, page: "", page_size: null };
    const [empty, absent] = [
      await api.send(admin, "POST", "/all_articles", filter),
      await api.send(admin, "POST", "/all_articles", {}),
    ];
    expect([empty.statusCode, empty.json()]).toEqual([200, absent.json()]);
  });

  it("clear where the field is there to be cleared", async () => {
    const save = async (body: object) => (await api.send(admin, "PUT", "/user_group", body)).json().data;
    const { user_group_id } = await save({ user_group_name: "広報", use_max_count1: 5, use_max_count2: 6 });
    await save({ user_group_id, version: 1, use_max_count1: "", use_max_count2: null });
    const { data } = (await api.get(admin, "/user_group", { user_group_id })).json();
    expect(data).toMatchObject({ user_group_name: "広報", use_max_count1: null, use_max_count2: null });
  });
});

describe("what no call takes", () => {
  it.each([
    ["DELETE", "/api/v1/webnews", "GET, HEAD"],
    ["GET", "/api/v1/login", "POST"],
    ["POST", "/api/v1/pdf/abc", "GET, HEAD"],
    ["PUT", "/api/v1/search_conditions", "GET, HEAD"],
  ] as const)("%s %s is 405 with Allow", async (method, url, allow) => {
    const answer = await api.app.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow, answer.json().result.msgCode]).toEqual([405, allow, "MSG4050"]);
  });

  it("is 404 on a path of nobody", async () => {
    expect((await api.app.inject({ method: "POST", url: "/api/v1/nothing" })).statusCode).toBe(404);
  });

  it("is 414 in the envelope for an endless path", async () => {
    const answer = await api.app.inject(`/api/v1/pdf/${"x".repeat(300)}`);
    expect([answer.statusCode, answer.json().result.msgCode]).toEqual([414, "MSG4140"]);
  });

  it.each([
    ["too many headers", `GET /api/v1/webnews HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431, "MSG4310"],
    ["no HTTP", "HELLO\r\n\r\n", 400, "MSG4000"],
  ])("is in the envelope: %s", async (_name, sent, status, msgCode) => {
    await api.app.listen({ port: 0, host: "127.0.0.1" }).catch(() => undefined);
    const socket = connect((api.app.server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(sent);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    await once(socket, "close");
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(body)).toMatchObject({ result: { status: 1, msgCode }, data: {} });
  });
});

describe("a body of the wrong kind", () => {
  it("is named with the fields that it lacks", async () => {
    for (const path of ["/pdf", "/article"])
      for (const body of [[], [{ article_id: "1", data_section: 1 }], [{ article_info: [] }, {}, {}]]) {
        const answer = await api.send(admin, "POST", path, body);
        const { result, data } = answer.json();
        expect([answer.statusCode, result.msgCode]).toEqual([400, "MSG4000"]);
        expect(data.fieldErrors.map(({ field }: { field: string }) => field)).toEqual(["body", "article_info"]);
      }
    const missing = await api.send(admin, "POST", "/pdf", {});
    expect(missing.json().data.fieldErrors).toMatchObject([{ field: "article_info" }]);
  });

  it("asks for multipart where a file is meant", async () => {
    for (const type of ["text/csv", "application/json", "application/x-www-form-urlencoded"]) {
      const answer = await api.send(admin, "PUT", "/mail_delivery_destinations", {}, { "content-type": type });
      expect(answer.statusCode).toBe(415);
      expect(answer.json().result).toMatchObject({
        msgCode: "MSG4151",
        msgDetail: expect.stringContaining("multipart/form-data"),
      });
    }
  });

  it("asks for JSON everywhere else", async () => {
    const { payload, headers } = aMultipart(null, { text: "a" });
    const answer = await api.send(admin, "PUT", "/notice", payload, headers);
    expect([answer.statusCode, answer.json().result.msgCode]).toEqual([415, "MSG4150"]);
  });
});

describe("an Idempotency-Key", () => {
  it("is told of in the second answer only", async () => {
    const save = () => api.send(admin, "PUT", "/search_condition", { title: "電池" }, { "idempotency-key": "again" });
    const [first, second] = [await save(), await save()];
    expect([first.headers["idempotency-replayed"], second.headers["idempotency-replayed"]]).toEqual([
      undefined,
      "true",
    ]);
    expect(second.json()).toEqual(first.json());
  });
});
