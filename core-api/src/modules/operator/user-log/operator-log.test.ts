import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aContract } from "../../../testing/builders.ts";
import { mediaRoutes } from "../../articles/media/media.routes.ts";
import { operatorNoticeRoutes } from "../../people/notice/operator-notice.routes.ts";
import { synonymRoutes } from "../../themes/synonym/synonym.routes.ts";
import { feedSourceRoutes } from "../feed-source/feed-source.routes.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { operatorLogRoutes } from "./operator-log.routes.ts";

const clock = { now: () => new Date() };
const { call, app, owner } = await operatorApp(
  await testDatabase(),
  (router, parts) => operatorLogRoutes(router, { ...parts, clock }),
  mediaRoutes,
  feedSourceRoutes,
  operatorNoticeRoutes,
  synonymRoutes,
);
const contract = await aContract(owner);
const contract_id = String(contract.contractId);

interface Line {
  action_text: string;
  before_text: string;
  after_text: string;
  contract_id: string | null;
}
const log = async (query = "") => (await call("GET", `/operator_log?${query}`)).data.operator_log as Line[];

describe("the operators' trail", () => {
  it("says of each change what it was before and after", async () => {
    const medium = { media_code: "kaze1", media_name: "風の月刊", sales_days: 30 };
    await call("PUT", "/magazine_media", medium);
    await call("PUT", "/magazine_media", { ...medium, sales_days: 60 });
    await call("DELETE", "/magazine_media", { media_code: "kaze1" });
    expect(await log("action=media")).toMatchObject([
      { action_text: "媒体の削除", before_text: expect.stringContaining("提供日数：60") },
      { action_text: "媒体の保存", before_text: "提供日数：30", after_text: "提供日数：60" },
      { action_text: "媒体の保存", before_text: "", after_text: expect.stringContaining("媒体名：風の月刊") },
    ]);
  });

  it("covers feeds and what stands on the sign-in page", async () => {
    const feed = { feed_url: "https://kaze.example/rss" };
    const { feed_source_id } = (await call("PUT", "/feed_sources", feed)).data;
    await call("PUT", "/feed_sources", { feed_source_id, every_minutes: 45 });
    await call("DELETE", "/feed_sources", { feed_source_id });
    const [removed, changed, made] = await log("action=feed");
    expect(made).toMatchObject({ before_text: "", after_text: expect.stringContaining(feed.feed_url) });
    expect(changed).toMatchObject({ before_text: "取得間隔（分）：30", after_text: "取得間隔（分）：45" });
    expect(removed?.before_text).toContain(feed.feed_url);
    await call("PUT", "/el_admin_notice", { login_alert: "停電" });
    await call("PUT", "/el_admin_notice", { login_alert: "復旧" });
    expect((await log("action=el_admin_notice"))[0]).toMatchObject({
      before_text: "重要なお知らせ：停電",
      after_text: "重要なお知らせ：復旧",
    });
  });

  it("has what was done with a contract and what was not, by contract, operator and action", async () => {
    await call("PUT", "/synonyms", { contract_id, synonym_sets: [["車", "自動車"]] });
    await call("PUT", "/synonyms", { synonym_sets: [["船", "船舶"]] });
    await owner.query("INSERT INTO audit (contract_id, actor, action) VALUES ($1, 'user01', 'session.login')", [
      contract.contractId,
    ]);
    expect(await log("action=synonym")).toMatchObject([
      { contract_id: null, after_text: "船 = 船舶" },
      { contract_id, after_text: "車 = 自動車" },
    ]);
    expect(await log(`contract_id=${contract_id}`)).toMatchObject([{ action_text: "類義語の保存" }]);
    expect(await log("el_admin_id=nobody")).toEqual([]);
    expect((await log("el_admin_id=tester")).length).toBeGreaterThan(3);
    expect((await call("GET", "/operator_log?contract_id=999999")).http).toBe(404);
  });

  it("is downloaded as CSV", async () => {
    const { body, headers } = await app.inject("/admin/api/v1/operator_log_download?action=synonym");
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    const [head, first] = body.split("\r\n");
    expect(head).toBe("\uFEFF日時,運用担当者ID,運用担当者名,契約ID,企業名,操作,変更前,変更後,内容,リクエストID");
    expect(first).toMatch(/,tester,試験係,,,類義語の保存,,船 = 船舶,件数：0,/);
  });
});
