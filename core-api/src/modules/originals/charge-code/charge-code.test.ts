import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { testApi } from "../../../testing/test-api.ts";
import { anOriginalsDesk, type OriginalsDesk } from "../original-use/testing/originals-desk.ts";

const db = await testDatabase();
const api = await testApi(db);

let desk: OriginalsDesk;
beforeEach(async () => {
  desk = await anOriginalsDesk(db, api);
});

const setMode = (mode: string) =>
  db.owner.query(
    `INSERT INTO contract_configuration (contract_id, configuration_key, configuration_value) VALUES ($1, 'charge_code_mode', $2)
     ON CONFLICT (contract_id, configuration_key) DO UPDATE SET configuration_value = $2`,
    [desk.contract.contractId, mode],
  );
const save = (charge_codes: unknown, user: TestUser = desk.user) =>
  api.send(user, "PUT", "/charge_codes", { charge_codes });
const codes = async (user: TestUser = desk.user) => (await api.get(user, "/charge_codes")).json().data;
const text = async (more: object = {}) =>
  (
    await api.send(desk.user, "POST", "/article", { article_info: [await desk.article(2)], pdf_flag: 1, ...more })
  ).json();
const charged = async () =>
  (
    await db.owner.query("SELECT use_kind, charge_code FROM original_use WHERE contract_id = $1 ORDER BY use_id", [
      desk.contract.contractId,
    ])
  ).rows.map(({ use_kind, charge_code }) => `${use_kind} ${charge_code}`);

describe("charge codes", () => {
  it("are not asked for unless the contract says so, and a code that is given then is not kept", async () => {
    expect((await text({ charge_code: "A" })).result.status).toBe(0);
    await setMode("0");
    expect((await text()).result.status).toBe(0);
    expect(await charged()).toEqual(["text_display ", "text_display "]);
    expect(await codes()).toEqual({ charge_code_mode: "off", charge_codes: [], last_charge_code: "" });
  });

  it("are demanded with each kind of use, which is refused with the field's name and counts nothing without one", async () => {
    await setMode("free");
    const [image, book] = [await desk.article(1), await desk.article(5, null, { contents_id: "c1" })];
    const calls = [
      () => text(),
      () => text({ charge_code: " 　" }),
      async () => (await api.send(desk.user, "POST", "/pdf", { article_info: [image], ticket_only: true })).json(),
      async () => (await api.send(desk.user, "PUT", "/epub_display_check", { article_id: book.article_id })).json(),
    ];
    for (const call of calls) {
      const { result, data } = await call();
      expect([result.status, result.msgCode]).toEqual([1, "MSG0090"]);
      expect(result.msgDetail).toBe(
        "請求コードを指定してください。この契約では、原文の利用ごとに請求コードが必要です。",
      );
      expect(data.fieldErrors).toEqual([{ field: "charge_code", message: result.msgDetail }]);
    }
    expect([await charged(), await desk.countedUses()]).toEqual([[], 0]);
  });

  it("stand with the use and are remembered for the user, in texts and PDFs, from a mail link too", async () => {
    await setMode("free");
    await text({ charge_code: " 案件-１ " });
    const article = await desk.article(1);
    const mailed = [
      { article_info: [article], pdf_flag: 2, ticket_only: true, charge_code: "M-2" },
      { usage_log: [], is_mail: true },
    ];
    const { data } = (await api.send(desk.user, "POST", "/pdf", mailed)).json();
    await api.send(desk.user, "PUT", "/pdf_print_completion_notice", { pdf_ticket: data.pdf_ticket });
    expect(await charged()).toEqual(["text_display 案件-１", "pdf_print M-2"]);
    expect((await codes()).last_charge_code).toBe("M-2");
    expect(await desk.countedUses()).toBe(2);
  });

  it("of a list are those of the list", async () => {
    await setMode("list");
    await save([{ charge_code: "A-1", charge_name: "新製品" }, { charge_code: " B-2 " }]);
    expect(await codes()).toMatchObject({
      charge_code_mode: "list",
      charge_codes: [
        { charge_code: "A-1", charge_name: "新製品" },
        { charge_code: "B-2", charge_name: "" },
      ],
    });
    const { result } = await text({ charge_code: "a-1" });
    expect([result.msgCode, result.msgDetail]).toEqual([
      "MSG0091",
      "請求コード「a-1」は登録されていません。一覧にあるコードを指定してください。",
    ]);
    await text({ charge_code: "B-2" });
    await save([]);
    expect((await text({ charge_code: "B-2" })).result.status).toBe(1);
    expect(await charged()).toEqual(["text_display B-2"]);
  });

  it.each([
    ["あ".repeat(20), null],
    [`${"あ".repeat(20)}a`, "請求コードは40バイト以内で指定してください（いまは41バイト）。"],
    ["ｱ".repeat(40), null],
    ["a".repeat(41), "請求コードは40バイト以内で指定してください（いまは41バイト）。"],
    ["案件😀", "請求コードに使えない文字「😀」が含まれています。"],
    ["a\u202eb", "請求コードに使えない文字「\u202e」が含まれています。"],
    ["=cmd|' /C calc'!A0", null],
    ["'; DROP TABLE original_use; --", null],
    ["<script>alert(1)</script>", null],
  ])("of free text are at most 40 bytes of CP932: %s", async (charge_code, message) => {
    await setMode("free");
    const { result } = await text({ charge_code });
    expect(result.status === 0 ? null : result.msgDetail).toBe(message);
    expect(await charged()).toEqual(message === null ? [`text_display ${charge_code}`] : []);
  });

  it("are the contract's own, kept by its administrators", async () => {
    const reader = await aUser(db.owner, desk.user);
    expect((await save([], reader)).statusCode).toBe(403);
    await save([{ charge_code: "A" }]);
    expect((await codes(reader)).charge_codes).toHaveLength(1);
    const other = await anOriginalsDesk(db, api);
    expect((await codes(other.user)).charge_codes).toEqual([]);
  });

  it.each([
    ["x", "請求コードは一覧で指定してください。"],
    [[{ charge_code: 5 }], "請求コードは一覧で指定してください。"],
    [[{ charge_code: "A" }, { charge_code: " " }], "2行目：請求コードを入力してください。"],
    [[{ charge_code: "A" }, { charge_code: "A" }], "2行目：請求コード「A」が2回あります。"],
    [[{ charge_code: "a".repeat(41) }], "1行目：請求コードは40バイト以内で指定してください（いまは41バイト）。"],
    [[{ charge_code: "A", charge_name: "x".repeat(101) }], "1行目：名称は100文字以内で入力してください。"],
  ])("that can't be listed are told with their line: %j", async (given, message) => {
    const answer = await save(given);
    expect([answer.statusCode, answer.json().data.fieldErrors]).toEqual([400, [{ field: "charge_codes", message }]]);
  });
});
