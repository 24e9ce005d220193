import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aSession, aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

describe("GET /notice", () => {
  it("gives the own contract's notice, named or not, and nobody else's", async () => {
    const [mine, other] = [await aContract(db.owner), await aContract(db.owner)];
    const user = await aUser(db.owner, await aGroup(db.owner, mine));
    const silent = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)));
    await db.owner.query("INSERT INTO notice (contract_id, text) VALUES ($1, $2), ($3, $4)", [
      mine.contractId,
      "年末の配信について\n12月29日まで",
      other.contractId,
      "他社",
    ]);
    for (const query of [{}, { contract_id: mine.contractId }])
      expect((await api.get(user, "/notice", query)).json().data.text).toBe("年末の配信について\n12月29日まで");
    expect((await api.get(silent, "/notice")).json().data.text).toBe("");
    for (const id of [other.contractId, 999_999, "9".repeat(18)]) {
      const answer = await api.get(user, "/notice", { contract_id: id });
      expect([answer.statusCode, answer.body.includes("他社")]).toEqual([404, false]);
    }
  });
});

describe("PUT and DELETE /notice", () => {
  const change = async (user: TestUser | null, method: "PUT" | "DELETE", payload: object, url = "/api/v1/notice") => {
    const cookies: Record<string, string> = user ? { kirinuki_session: await aSession(db.owner, user, NOON) } : {};
    return api.app.inject({ method, url, payload, cookies });
  };
  const textOf = async (user: TestUser) => (await api.get(user, "/notice")).json().data;
  const aTeam = async () => {
    const group = await aGroup(db.owner, await aContract(db.owner));
    return {
      admin: await aUser(db.owner, group, { userAuthority: 1 }),
      topic: await aUser(db.owner, group, { topicsCreation: true }),
      user: await aUser(db.owner, group),
    };
  };

  it("write and take away the own contract's notice, with its line breaks, and leave a trail", async () => {
    const { admin, user } = await aTeam();
    const other = await aTeam();
    const saved = await change(admin, "PUT", { text: "・一行目\r\n・二行目", contract_id: String(admin.contractId) });
    expect(await textOf(user)).toEqual({ text: "・一行目\n・二行目", version: saved.json().data.version });
    expect((await textOf(other.user)).text).toBe("");
    expect((await change(admin, "DELETE", {})).json().result.status).toBe(0);
    expect((await textOf(user)).text).toBe("");
    expect((await change(admin, "DELETE", {})).json().result.status).toBe(0);
    const { rows } = await db.owner.query(
      "SELECT actor, action, detail FROM audit WHERE contract_id = $1 ORDER BY audit_id",
      [admin.contractId],
    );
    expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
      [admin.userId, "notice.save"],
      [admin.userId, "notice.remove"],
      [admin.userId, "notice.remove"],
    ]);
    expect(rows[1].detail).toEqual({ before: { text: "・一行目\n・二行目" }, after: { text: "" } });
  });

  it("are an Admin's, of the own contract only", async () => {
    const { admin, topic, user } = await aTeam();
    const foreign = String((await aTeam()).admin.contractId);
    for (const method of ["PUT", "DELETE"] as const) {
      expect((await change(null, method, { text: "x" })).statusCode).toBe(401);
      for (const forbidden of [user, topic])
        expect((await change(forbidden, method, { text: "x" })).statusCode).toBe(403);
      expect((await change(admin, method, { text: "x", contract_id: foreign })).statusCode).toBe(404);
    }
    expect((await change(admin, "DELETE", {}, `/api/v1/notice?contract_id=${foreign}`)).statusCode).toBe(404);
  });

  it("lose nobody's change: who has seen another text is told so", async () => {
    const { admin } = await aTeam();
    const { version } = await textOf(admin);
    expect((await change(admin, "PUT", { text: "先の変更", version })).statusCode).toBe(200);
    for (const [method, payload] of [
      ["PUT", { text: "後の変更", version }],
      ["DELETE", { version }],
    ] as const)
      expect((await change(admin, method, payload)).statusCode).toBe(409);
    expect((await textOf(admin)).text).toBe("先の変更");
  });

  it.each([
    [{}, "お知らせを入力してください。"],
    [{ text: "" }, "お知らせを入力してください。"],
    [{ text: " \n　\t" }, "お知らせを入力してください。"],
    [{ text: ["x"] }, "文字で入力してください。"],
    [{ text: "あ".repeat(2001) }, "お知らせは2000文字以下で入力してください。"],
    [{ text: "a\u001b[31mb" }, "使用できない文字が含まれています。"],
    [{ text: "a\u0000b" }, "使用できない文字が含まれています。"],
  ])("name what is wrong with %j", async (payload, message) => {
    const answer = await change((await aTeam()).admin, "PUT", payload);
    expect([answer.statusCode, answer.json().data.fieldErrors]).toEqual([400, [{ field: "text", message }]]);
  });
});

describe("GET /el_admin_notice", () => {
  it("tells anybody the newest alert and the notices up to today, newest first", async () => {
    const notices = () => api.get(null, "/el_admin_notice").then((answer) => answer.json().data);
    expect(await notices()).toEqual({ login_alert: "", notices: [] });
    await db.owner.query(`INSERT INTO operator_notice (kind, noticed_on, text) VALUES
      ('alert', '2026-11-01', '古い警告'), ('alert', '2026-11-20', '今夜停止します'), ('alert', '2026-11-21', '明日の警告'),
      ('notice', '2026-11-10', '新機能'), ('notice', '2026-11-20', '新しい媒体'), ('notice', '2026-11-21', '明日のお知らせ')`);
    expect(await notices()).toEqual({
      login_alert: "今夜停止します",
      notices: [
        { notice_date: "2026-11-20", text: "新しい媒体" },
        { notice_date: "2026-11-10", text: "新機能" },
      ],
    });
  });
});
