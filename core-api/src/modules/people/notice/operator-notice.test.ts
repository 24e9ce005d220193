import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { NOON } from "../../../testing/test-api.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { readOperatorNotices } from "./notice.read-model.ts";
import { operatorNoticeRoutes } from "./operator-notice.routes.ts";

const db = await testDatabase();
const { call, owner, scope } = await operatorApp(db, (router, parts) =>
  operatorNoticeRoutes(router, { ...parts, clock: { now: () => NOON } }),
);
const PATH = "/el_admin_notice";
const TODAY = { notice_date: "2026-11-20", text: "新しい媒体" };
const OLD = { notice_date: "2026/11/10", text: "一行目\r\n二行目" };
const COMING = { notice_date: "2026-12-29", text: "年末の配信" };

beforeEach(() => owner.query("TRUNCATE operator_notice, operator_audit"));

const shown = () => scope.shared("read", (tx) => readOperatorNotices(tx, "2026-11-20"));
const board = async () => (await call("GET", PATH)).data;
const texts = (data: Record<string, unknown>) => (data.notices as { text: string }[]).map(({ text }) => text);

describe("the operators' board", () => {
  it("is written as a whole and read with what is still to come, which the sign-in page keeps back", async () => {
    const saved = await call("PUT", PATH, { login_alert: "今夜停止します。", notices: [COMING, TODAY, OLD] });
    expect(saved.data).toEqual(await board());
    expect(saved.data).toMatchObject({
      login_alert: "今夜停止します。",
      notices: [COMING, TODAY, { notice_date: "2026-11-10", text: "一行目\n二行目" }],
    });
    expect(await shown()).toEqual({
      alert: "今夜停止します。",
      notices: [
        { day: "2026-11-20", text: "新しい媒体" },
        { day: "2026-11-10", text: "一行目\n二行目" },
      ],
    });
    const { rows } = await owner.query("SELECT operator_id, action FROM operator_audit");
    expect(rows).toEqual([{ operator_id: "tester", action: "el_admin_notice.save" }]);
  });

  it("keeps the order of notices of one day", async () => {
    const same = ["三", "二", "一"].map((text) => ({ ...TODAY, text }));
    expect(texts((await call("PUT", PATH, { notices: same })).data)).toEqual(["三", "二", "一"]);
    expect((await shown()).notices.map(({ text }) => text)).toEqual(["三", "二", "一"]);
  });

  it("tells absent, cleared and set apart", async () => {
    await call("PUT", PATH, { login_alert: "注意", notices: [TODAY] });
    expect((await call("PUT", PATH, { notices: [OLD] })).data.login_alert).toBe("注意");
    const cleared = (await call("PUT", PATH, { login_alert: "" })).data;
    expect([cleared.login_alert, texts(cleared)]).toEqual(["", ["一行目\n二行目"]]);
    expect(texts((await call("PUT", PATH, { notices: null })).data)).toEqual([]);
  });

  it("takes away one notice, or everything", async () => {
    await call("PUT", PATH, { login_alert: "注意", notices: [TODAY, OLD] });
    const [first] = (await board()).notices as { notice_id: string }[];
    const id = { notice_id: first?.notice_id };
    expect(texts((await call("DELETE", PATH, id)).data)).toEqual(["一行目\n二行目"]);
    expect((await call("DELETE", PATH, id)).http).toBe(404);
    expect((await call("DELETE", `${PATH}?notice_id=999999999999999999`)).http).toBe(404);
    expect((await call("DELETE", PATH)).data).toMatchObject({ login_alert: "", notices: [] });
  });

  it("loses nobody's change", async () => {
    const { version } = await board();
    expect((await call("PUT", PATH, { notices: [TODAY], version })).http).toBe(200);
    expect((await call("PUT", PATH, { notices: [OLD], version })).http).toBe(409);
    expect((await call("DELETE", PATH, { version })).http).toBe(409);
    expect(texts(await board())).toEqual(["新しい媒体"]);
  });

  it.each([
    [{ login_alert: " " }, "login_alert"],
    [{ login_alert: 1 }, "login_alert"],
    [{ login_alert: "あ".repeat(501) }, "login_alert"],
    [{ notices: "x" }, "notices"],
    [{ notices: Array.from({ length: 21 }, () => TODAY) }, "notices"],
    [{ notices: [null] }, "notices"],
    [{ notices: [1] }, "notices"],
    [{ notices: [[TODAY]] }, "notices"],
    [{ notices: [{}] }, "notices.0.notice_date"],
    [{ notices: [TODAY, { ...TODAY, notice_date: "2026-02-30" }] }, "notices.1.notice_date"],
    [{ notices: [{ ...TODAY, text: "" }] }, "notices.0.text"],
    [{ notices: [{ ...TODAY, text: "\u0007" }] }, "notices.0.text"],
  ])("refuses %j and stays as it is", async (payload, field) => {
    const { http, data } = await call("PUT", PATH, payload);
    expect([http, data.fieldErrors?.[0]?.field.startsWith(field)]).toEqual([400, true]);
    for (const { message } of data.fieldErrors ?? []) expect(message).toMatch(/[ぁ-ん]。$/);
    expect((await board()).notices).toEqual([]);
  });
});

it("can't be written by the customers' database role", async () => {
  const source = createDataSource({ url: db.apiUrl, poolSize: 1, statementTimeout: 5_000, applicationName: "test" });
  await source.initialize();
  const write = new TransactionScope(source).shared("write", (tx) => tx.query("DELETE FROM operator_notice"));
  await expect(write).rejects.toThrow(/permission denied/);
  await source.destroy();
});
