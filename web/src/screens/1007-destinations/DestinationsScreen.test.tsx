import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import DestinationsScreen from "./DestinationsScreen.tsx";

const aSetting = (id: string, targetName: string, mailAddress: string) => ({
  __typename: "MailSetting",
  ...{ id, dataKbn: 1, targetId: "7", targetName, dataSection: 101, mailAddress, templateFileName: "標準.csv" },
  ...{ subjectType: 4, attachType: 2, zeroArticleEmail: true, sendTimes: ["07:00", "18:30"] },
  ...{ nextSendAt: "2026-11-21T07:00:00+09:00", holidayRule: "send", weekendsOff: false, version: 3 },
  pauses: [{ __typename: "MailPause", start: "2020-01-01", end: "2999-12-31", missed: "bring" }],
  absences: [],
  ...{ addressGroupId: null as string | null, addressGroupName: "", memberCount: 0 },
  ...{ addressId: "3", addressStopped: false, addressStopReason: "", bounceCount: 0, bouncedAt: null },
});
const listed = (total: number, ...settings: object[]) => ({
  data: {
    mailSettings: { __typename: "MailSettingPage", settings, total },
    mailTargets: {
      __typename: "MailTargets",
      targets: [
        { __typename: "MailTarget", dataKbn: 1, id: "7", name: "半導体" },
        { __typename: "MailTarget", dataKbn: 3, id: "9", name: "今週" },
      ],
      allSelectable: true,
    },
  },
});
const two = listed(2, aSetting("5", "半導体", "a@example.jp"), aSetting("6", "今週", "b@example.jp"));
const done = { data: { removeMailSetting: { __typename: "MailDone", done: true } } };
const UPLOAD = "/api/v1/mail_delivery_destinations";

const aGroup = {
  ...{ __typename: "AddressGroup", id: "2", name: "役員", version: 1 },
  addresses: ["USER01@example.jp", "b@example.jp"],
};

const open = (answers: Parameters<typeof fakeBff>[0] = {}, address = "/1007") => {
  const bff = fakeBff({ DestinationsScreen: two, ...answers });
  render(<DestinationsScreen />, address);
  return bff;
};
const variablesOf = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.findLast(({ operation }) => operation === name)?.body.variables;
const chooseAndUpload = async (file: File) => {
  await userEvent.click(await screen.findByRole("button", { name: "CSVアップロード" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.upload(dialog.getByLabelText("ファイル"), file);
  await userEvent.click(dialog.getByRole("button", { name: "アップロードする" }));
  return dialog;
};

const askToRemove = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "半導体、a@example.jpの操作" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "削除" }));
};

describe("1007", () => {
  it("lists the settings with one call, each as people say it", async () => {
    const bff = open();
    const row = within(await screen.findByRole("row", { name: /a@example\.jp/ }));
    for (const cell of ["新聞", "標準.csv", "日付＋テーマ名＋件数", "送信する", "07:00 18:30", "11/21 07:00"])
      expect(row.getByText(cell)).toBeTruthy();
    expect(row.getByRole("link").getAttribute("href")).toBe("/1008?id=5");
    expect(bff.operations()).toEqual(["DestinationsScreen"]);
    expect(variablesOf(bff, "DestinationsScreen")).toEqual({
      filter: { dataKbn: null, targetId: null, dataSection: null, mailAddress: null },
      page: 1,
    });
  });

  it("shows a group with the number of its members, and asks by its name before the setting is deleted", async () => {
    const ofGroup = { ...aSetting("7", "半導体", ""), addressGroupId: "2", addressGroupName: "役員", memberCount: 12 };
    open({ DestinationsScreen: listed(1, ofGroup) });
    const row = within(await screen.findByRole("row", { name: /役員/ }));
    expect(row.getByText("宛先グループ 12件")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "半導体、宛先グループ「役員」の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "削除" }));
    expect(await screen.findByText("「半導体」の宛先グループ「役員」への配信を削除しますか？")).toBeTruthy();
  });

  it("searches by what is chosen, keeps it in the address, and turns pages", async () => {
    const bff = open({ DestinationsScreen: listed(120, aSetting("5", "半導体", "a@example.jp")) });
    await userEvent.selectOptions(await screen.findByLabelText("配信対象"), "半導体");
    await userEvent.selectOptions(screen.getByLabelText("媒体"), "新聞");
    await userEvent.type(screen.getByLabelText("メールアドレス"), " EXAMPLE ");
    await userEvent.click(screen.getByRole("button", { name: "検索" }));
    const filter = { dataKbn: 1, targetId: "7", dataSection: 101, mailAddress: "EXAMPLE" };
    await vi.waitFor(() => expect(variablesOf(bff, "DestinationsScreen")).toEqual({ filter, page: 1 }));
    await userEvent.click(await screen.findByRole("button", { name: "2ページ" }));
    await vi.waitFor(() => expect(variablesOf(bff, "DestinationsScreen")).toEqual({ filter, page: 2 }));
    expect(await screen.findByText("51～100件／120件")).toBeTruthy();
    expect(bff.operations()).toHaveLength(3);
  });

  it("searches for settings of every theme, which are not all settings", async () => {
    const bff = open();
    const targets: HTMLSelectElement = await screen.findByLabelText("配信対象");
    expect(targets.selectedOptions[0]?.text).toBe("すべて");
    await userEvent.selectOptions(targets, "すべてのテーマ・テーマグループ");
    await userEvent.click(screen.getByRole("button", { name: "検索" }));
    const filter = { dataKbn: 5, targetId: "0", dataSection: null, mailAddress: null };
    await vi.waitFor(() => expect(variablesOf(bff, "DestinationsScreen")).toEqual({ filter, page: 1 }));
  });

  it("asks before it deletes the version that was seen, and lists what is left", async () => {
    const left = listed(1, aSetting("6", "今週", "b@example.jp"));
    const bff = open({ DestinationsScreen: [two, left], RemoveMailSetting: done });
    await askToRemove();
    const question = within(await screen.findByRole("dialog"));
    await userEvent.click(question.getByRole("button", { name: "削除" }));
    expect(await screen.findByText("「半導体」のa@example.jpへの配信を削除しました。")).toBeTruthy();
    expect(variablesOf(bff, "RemoveMailSetting")).toEqual({ id: "5", version: 3 });
    expect(await screen.findByRole("row", { name: /b@example\.jp/ })).toBeTruthy();
    expect(screen.queryByRole("row", { name: /a@example\.jp/ })).toBeNull();
  });

  it("says that somebody was quicker, and shows the newer list", async () => {
    const quicker = { __typename: "Refusal", message: "ほかの人が先に更新しました。", retryAfter: null };
    const bff = open({ RemoveMailSetting: { data: { removeMailSetting: quicker } } });
    await askToRemove();
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "削除" }));
    expect((await screen.findByRole("alert")).textContent).toContain("ほかの人が先に更新しました。");
    expect(bff.operations()).toEqual(["DestinationsScreen", "RemoveMailSetting", "DestinationsScreen"]);
  });

  it("uploads a file as it is, and shows every fault of its rows", async () => {
    const fileError = [
      { row: 2, field: "メールアドレス", message: "メールアドレスを入力してください" },
      { row: 0, field: "file", message: "ファイルが空です。" },
    ];
    const refused = {
      result: { status: 1, msgDetail: "x" },
      data: { added_count: 0, changed_count: 0, unchanged_count: 0, fileError },
    };
    const stored = {
      result: { status: 0 },
      data: { added_count: 2, changed_count: 1, unchanged_count: 4, fileError: [] },
    };
    const bff = open({ [UPLOAD]: [Response.json(refused), Response.json(stored)] });
    const file = new File(["区分,ID"], "配信先.csv", { type: "text/csv" });
    const dialog = await chooseAndUpload(file);
    const table = within(await dialog.findByRole("table"));
    expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "行列内容",
      "2メールアドレスメールアドレスを入力してください",
      "ファイル全体ファイルが空です。",
    ]);
    await userEvent.click(dialog.getByRole("button", { name: "アップロードする" }));
    expect(await screen.findByText("CSVを登録しました。追加2件、変更1件、変更なし4件です。")).toBeTruthy();
    const [sent] = bff.calls.filter(({ path }) => path === UPLOAD);
    expect(sent?.form?.file).toMatchObject({ name: "配信先.csv" });
  });

  it("says why a file could not be taken, and asks for one where none was chosen", async () => {
    open({ [UPLOAD]: Response.json({ result: { status: 1, msgDetail: "大きすぎます。" } }, { status: 413 }) });
    await userEvent.click(await screen.findByRole("button", { name: "CSVアップロード" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "アップロードする" }));
    expect(dialog.getByText("CSVファイルを選んでください。")).toBeTruthy();
    await userEvent.upload(dialog.getByLabelText("ファイル"), new File(["x"], "x.csv"));
    await userEvent.click(dialog.getByRole("button", { name: "アップロードする" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("大きすぎます。");
  });

  it("sends what is new to the ticked settings, and shows the result of each row", async () => {
    const results = [
      { __typename: "SendResult", row: 1, mailAddress: "a@example.jp", status: 2, message: "" },
      { __typename: "SendResult", row: 2, mailAddress: "b@example.jp", status: 1, message: "新しい記事がありません。" },
    ];
    const bff = open({ SendSettingMails: { data: { sendSettingMails: { __typename: "MailsTaken", results } } } });
    await userEvent.click(await screen.findByRole("checkbox", { name: "このページをすべて選択" }));
    await userEvent.click(screen.getByRole("button", { name: "新しい記事を送信" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "送信する" }));
    expect((await dialog.findByRole("row", { name: /b@example\.jp/ })).textContent).toBe(
      "失敗b@example.jp新しい記事がありません。",
    );
    expect(dialog.getByRole("row", { name: /a@example\.jp/ }).textContent).toContain("送信待ち");
    expect(variablesOf(bff, "SendSettingMails")).toEqual({ form: { settingIds: ["5", "6"], sendAt: null } });
  });

  it("is empty, finds nothing, or failed and asked again", async () => {
    open({ DestinationsScreen: [new TypeError("x"), listed(0)] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("配信先はまだありません")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("メールアドレス"), "x{Enter}");
    expect(await screen.findByText("条件に合う配信先はありません")).toBeTruthy();
  });

  const choose = async (action: string, row = "半導体、a@example.jp") => {
    await userEvent.click(await screen.findByRole("button", { name: `${row}の操作` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: action }));
  };

  it("says that an address is stopped or that mails came back, and lets mails go to it again", async () => {
    const stopped = { ...aSetting("5", "半導体", "a@example.jp"), addressStopped: true, bounceCount: 3 };
    const returned = { ...aSetting("6", "今週", "b@example.jp"), bounceCount: 2 };
    const bff = open({
      DestinationsScreen: [listed(2, stopped, returned), two],
      ResumeMailAddress: { data: { resumeMailAddress: { __typename: "MailDone", done: true } } },
    });
    expect((await screen.findByRole("row", { name: /a@example\.jp/ })).textContent).toContain("停止中");
    expect(screen.getByRole("row", { name: /b@example\.jp/ }).textContent).toContain("不達2回");
    await choose("このアドレスへの送信を再開");
    expect(await screen.findByText(/^a@example\.jpへの送信を再開しました。/)).toBeTruthy();
    expect(bff.calls.find(({ operation }) => operation === "ResumeMailAddress")?.body.variables).toEqual({ id: "3" });
    await expect.poll(() => screen.queryByText("停止中")).toBeNull();
  });

  it("copies a setting to addresses that are chosen and typed, and names each that did not get it", async () => {
    const aCopy = (row: number, mailAddress: string, status: number, message = "") => ({
      __typename: "SettingCopy",
      ...{ row, mailAddress, status, message },
    });
    const results = [aCopy(1, "user01@example.jp", 0), aCopy(2, "だれか", 1, "半角英数字を入力してください。")];
    const bff = open({
      CopyChoices: {
        data: {
          mailAddresses: [{ __typename: "MailAddress", address: "user01@example.jp", name: "佐藤" }],
          addressGroups: [aGroup],
        },
      },
      CopyMailSetting: { data: { copyMailSetting: { __typename: "SettingsCopied", copied: 1, results } } },
    });
    await choose("ほかの宛先へコピー");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "0件の宛先へコピー" }));
    expect(await dialog.findByText("宛先を選ぶか入力してください。")).toBeTruthy();
    await userEvent.type(dialog.getByRole("combobox", { name: "アドレス一覧から選ぶ" }), "佐藤");
    await userEvent.click(await screen.findByRole("option", { name: "佐藤 user01@example.jp" }));
    await userEvent.type(dialog.getByLabelText("ほかのアドレス"), "だれか");
    expect(dialog.getByRole("button", { name: "2件の宛先へコピー" })).toBeTruthy();
    await userEvent.type(dialog.getByRole("combobox", { name: "宛先グループ" }), "役員");
    await userEvent.click(await screen.findByRole("option", { name: "役員（2件）" }));
    await userEvent.click(dialog.getByRole("button", { name: "3件の宛先へコピー" }));
    expect(await dialog.findByText("1件の宛先へコピーしました。1件はコピーできませんでした。")).toBeTruthy();
    expect(dialog.getByRole("row", { name: /失敗 だれか/ }).textContent).toContain("半角英数字を入力してください。");
    const sent = bff.calls.find(({ operation }) => operation === "CopyMailSetting")?.body.variables;
    expect(sent).toEqual({ id: "5", addresses: ["USER01@example.jp", "b@example.jp", "だれか"] });
  });

  it("keeps groups of the address list, and names what is wrong with one before it is sent", async () => {
    const save = { __typename: "AddressGroup", id: "3", name: "広報", addresses: ["c@example.jp"], version: 1 };
    const bff = open({
      AddressGroups: { data: { addressGroups: [aGroup] } },
      SaveAddressGroup: { data: { saveAddressGroup: save } },
      RemoveAddressGroup: { data: { removeAddressGroup: { __typename: "ChangeDone", done: true } } },
    });
    const variables = (name: string) => bff.calls.find(({ operation }) => operation === name)?.body.variables;
    await userEvent.click(await screen.findByRole("button", { name: "宛先グループ" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("2件")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "グループを追加" }));
    await userEvent.type(dialog.getByLabelText(/^グループ名/), "広報");
    await userEvent.type(dialog.getByLabelText(/^メールアドレス/), "c@example.jp、だれか");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("半角英数字");
    expect(variables("SaveAddressGroup")).toBeUndefined();
    await userEvent.clear(dialog.getByLabelText(/^メールアドレス/));
    await userEvent.type(dialog.getByLabelText(/^メールアドレス/), "c@example.jp");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    expect(await dialog.findByText("宛先グループ「広報」を保存しました。")).toBeTruthy();
    expect(variables("SaveAddressGroup")).toEqual({
      id: null,
      form: { groupName: "広報", addresses: ["c@example.jp"] },
    });
    await userEvent.click(dialog.getByRole("button", { name: "「役員」を削除" }));
    await userEvent.click(dialog.getByRole("button", { name: "削除する" }));
    expect(await dialog.findByText("宛先グループ「役員」を削除しました。")).toBeTruthy();
    expect(variables("RemoveAddressGroup")).toEqual({ id: "2", version: 1 });
  });
});
