import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aContract } from "../../../testing/builders.ts";
import { actionInWords, detailInWords } from "../../audit/entry-words.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { userLogRoutes } from "./user-log.routes.ts";

const db = await testDatabase();
const clock = { now: () => new Date("2026-11-20T12:00:00+09:00") };
const { call, app } = await operatorApp(db, (router, parts) => userLogRoutes(router, { ...parts, clock }));

const [one, other] = [await aContract(db.owner), await aContract(db.owner)];
const lines: [number, string, string, string][] = [
  [one.contractId, "2026-11-20T00:00:00+09:00", "user01", "session.login"],
  [one.contractId, "2026-11-20T10:00:00+09:00", "operator:tester", "theme.save"],
  [one.contractId, "2026-11-06T23:59:59+09:00", "user01", "session.logout"],
  [other.contractId, "2026-11-19T10:00:00+09:00", "user01", "sessionless"],
];
for (const [contract, at, actor, action] of lines)
  await db.owner.query(
    "INSERT INTO audit (contract_id, occurred_at, actor, action, detail, request_id) VALUES ($1, $2, $3, $4, $5, 'r')",
    [contract, at, actor, action, { note: "=1+1" }],
  );

const actions = async (query: string) =>
  ((await call("GET", `/user_log?${query}`)).data.user_log as { action: string }[]).map(({ action }) => action);

describe("the log of users", () => {
  it("is of all contracts and the last 14 days, newest first, unless told otherwise", async () => {
    expect(await actions("")).toEqual(["theme.save", "session.login", "sessionless"]);
    expect(await actions(`contract_id=${one.contractId}`)).toEqual(["theme.save", "session.login"]);
    expect(await actions("user_id=user01")).toEqual(["session.login", "sessionless"]);
    expect(await actions("action=session&process_date_start=2026-11-01")).toEqual(["session.login", "session.logout"]);
    const page = await call("GET", "/user_log?page=2&page_size=2");
    expect(page.data).toMatchObject({ user_log_count: 3, user_log: [{ action: "sessionless" }] });
  });

  it("is downloaded as CSV", async () => {
    const { body, headers } = await app.inject(`/admin/api/v1/user_log_download?contract_id=${one.contractId}`);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    const [head, first] = body.split("\r\n");
    expect(head).toBe("\uFEFF日時,契約ID,企業コード,企業名,ユーザーID,操作,内容,リクエストID");
    expect(first).toMatch(/^2026-11-20T10:00:00\+09:00,\d+,\w+,.*,operator:tester,テーマの保存,メモ：=1\+1,r$/);
  });

  it("says in words what was done, and leaves codes without words as they are", () => {
    expect([actionInWords("session.refused"), actionInWords("old.code")]).toEqual(["ログインの拒否", "old.code"]);
    const detail = { way: "password", address: "192.0.2.1", isMail: false, articles: ["1", "2"], ids: null };
    expect(detailInWords(JSON.stringify(detail))).toBe(
      "方法：パスワード、接続元：192.0.2.1、メールから：いいえ、記事：1 2、対象：なし",
    );
    expect(detailInWords('{"kind":"pdf_print","outcome":"group-limit"}')).toBe("種類：原文印刷、結果：グループの上限");
    expect(detailInWords("{}")).toBe("");
  });

  it("of an unknown contract does not exist", async () => {
    for (const path of ["/user_log", "/user_log_download"])
      expect(await call("GET", `${path}?contract_id=999999`)).toMatchObject({ http: 404 });
    expect(await call("GET", "/user_log?process_date_start=x")).toMatchObject({ http: 400 });
  });
});
