import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aUser } from "../../test-support/a-user.ts";
import { aContract, aGroup } from "../../test-support/builders.ts";
import { testApi } from "../../test-support/test-api.ts";

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
      expect((await api.get(user, "/notice", query)).json().data).toEqual({ text: "年末の配信について\n12月29日まで" });
    expect((await api.get(silent, "/notice")).json().data).toEqual({ text: "" });
    for (const id of [other.contractId, 999_999, "9".repeat(18)]) {
      const answer = await api.get(user, "/notice", { contract_id: id });
      expect([answer.statusCode, answer.body.includes("他社")]).toEqual([404, false]);
    }
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
