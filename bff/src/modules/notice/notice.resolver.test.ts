import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const PARTS =
  "__typename ... on Notice { text version } ... on Refusal { code message } ... on VersionConflict { message changedBy changedAt } ... on InvalidForm { fieldErrors { field message } }";
const SAVE = `mutation Save($form: NoticeForm!) { saveNotice(form: $form) { ${PARTS} } }`;
const REMOVE = `mutation Remove { removeNotice(version: "v1") { ${PARTS} } }`;
const BOARD = `__typename ... on LoginNotices { alert notices { date text } version } ... on Refusal { code } ... on InvalidForm { fieldErrors { field message } }`;
const SAVE_BOARD = `mutation Save($form: LoginNoticesForm!) { saveLoginNotices(form: $form) { ${BOARD} } }`;
const quicker = failing("CONFLICT", {
  message: "ほかの人が先に更新しました。",
  change: { by: "佐藤 花子", at: "2026-11-20T09:30:00+09:00" },
});

describe("the contract's notice", () => {
  it("is read with its version and written with it, one call each", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, "{ notice { text version } }")).toEqual({
      notice: { text: "臨時休業のお知らせ", version: "v1" },
    });
    const form = { text: "一行目\n二行目", version: "v1" };
    expect(await dataOf(fake, SAVE, { form })).toEqual({
      saveNotice: { __typename: "Notice", text: "一行目\n二行目", version: "v2" },
    });
    expect(await dataOf(fake, REMOVE)).toEqual({ removeNotice: { __typename: "Notice", text: "", version: "v0" } });
    expect(fake.calls()).toEqual(["notice", "save_notice", "remove_notice"]);
    expect(fake.argumentOf("save_notice")).toEqual(form);
    expect(fake.argumentOf("remove_notice")).toEqual({ version: "v1" });
  });

  it("says that somebody was quicker, who and when", async () => {
    const fake = fakeCoreApi({ answers: { save_notice: quicker, remove_notice: quicker } });
    const conflict = {
      __typename: "VersionConflict",
      message: "ほかの人が先に更新しました。",
      changedBy: "佐藤 花子",
      changedAt: "2026-11-20T09:30:00+09:00",
    };
    expect(await dataOf(fake, SAVE, { form: { text: "x" } })).toEqual({ saveNotice: conflict });
    expect(await dataOf(fake, REMOVE)).toEqual({ removeNotice: conflict });
  });

  it("is not sent with faults, and is an error for who may not write it", async () => {
    const fake = fakeCoreApi({ answers: { save_notice: failing("FORBIDDEN") } });
    expect(await dataOf(fake, SAVE, { form: { text: " " } })).toEqual({
      saveNotice: {
        __typename: "InvalidForm",
        fieldErrors: [{ field: "text", message: "お知らせを入力してください。" }],
      },
    });
    expect(fake.calls()).toEqual([]);
    const { errors } = await runOperation(fake, SAVE, { form: { text: "x" } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("the operators' notices", () => {
  const shown = { alert: "今夜停止します。", notices: [{ date: "2026-11-20", text: "お知らせ" }], version: "b1" };

  it("are read and written as a whole", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, `{ loginNotices { alert notices { date text } version } }`)).toEqual({
      loginNotices: shown,
    });
    const form = { alert: null, notices: [{ date: "2026-12-29", text: "年末" }], version: "b1" };
    expect(await dataOf(fake, SAVE_BOARD, { form })).toEqual({
      saveLoginNotices: { __typename: "LoginNotices", ...shown },
    });
    expect(fake.argumentOf("save_board")).toEqual({
      login_alert: "",
      notices: [{ notice_date: "2026-12-29", text: "年末" }],
      version: "b1",
    });
  });

  it("leave untouched what is absent", async () => {
    const fake = fakeCoreApi();
    await dataOf(fake, SAVE_BOARD, { form: {} });
    expect(fake.argumentOf("save_board")).toEqual({});
  });

  it("name every fault with its line", async () => {
    const fake = fakeCoreApi();
    const form = {
      alert: " ",
      notices: [
        { date: "2026-12-29", text: "年末" },
        { date: "x", text: "" },
      ],
    };
    expect(await dataOf(fake, SAVE_BOARD, { form })).toMatchObject({
      saveLoginNotices: {
        fieldErrors: [{ field: "alert" }, { field: "notices.1.date" }, { field: "notices.1.text" }],
      },
    });
    expect(fake.calls()).toEqual([]);
  });

  it("are an error for who is no operator", async () => {
    const fake = fakeCoreApi({ answers: { board: failing("UNAUTHENTICATED") } });
    const { errors } = await runOperation(fake, "{ loginNotices { alert } }");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
