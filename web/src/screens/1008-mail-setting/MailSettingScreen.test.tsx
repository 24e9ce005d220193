import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import MailSettingScreen from "./MailSettingScreen.tsx";

const stored = {
  __typename: "MailSetting",
  ...{
    id: "5",
    dataKbn: 2,
    targetId: "8",
    targetName: "閉じたグループ",
    dataSection: 101,
    mailAddress: "a@example.jp",
  },
  ...{ addressGroupId: null, addressGroupName: "", memberCount: 0 },
  ...{
    templateId: "4",
    templateFileName: "朝.csv",
    nextSendAt: "2026-11-21T07:00:00+09:00",
    subjectType: 4,
    attachType: 2,
    zeroArticleEmail: true,
    withTones: false,
    sendTimes: ["07:00", "18:30"],
  },
  ...{ encoding: "iso2022jp", version: 3, alert: true, quietStartTime: "22:00", quietEndTime: "06:00" },
  ...{ holidayRule: "next", weekendsOff: true, absences: [], supplementRule: "next", supplementTime: "10:00" },
  pauses: [{ __typename: "MailPause", start: "2999-12-28", end: "3000-01-03", missed: "drop" }],
  ...{ alertMaxCount: 5, alertMainOnly: true, addressStopped: true, addressStopReason: "550 unknown user" },
  ...{ addressId: "3", bounceCount: 3, bouncedAt: "2026-11-19T07:00:00+09:00" },
};
const choices = {
  mailTargets: {
    __typename: "MailTargets",
    targets: [{ __typename: "MailTarget", dataKbn: 1, id: "7", name: "半導体" }],
    allSelectable: true,
  },
  mailTemplates: [
    { __typename: "MailTemplate", id: "0", name: "標準", fileName: "標準.csv", isDefault: false },
    { __typename: "MailTemplate", id: "4", name: "朝の便", fileName: "朝.csv", isDefault: true },
  ],
  mailAddresses: [{ __typename: "MailAddress", address: "user01@example.jp", name: "佐藤" }],
  addressGroups: [],
};
const saved = { data: { saveMailSetting: { ...stored, targetName: "半導体", version: 4 } } };

const previewed = {
  __typename: "MailSettingPreview",
  processDate: "2026-11-20",
  mail: { __typename: "MailPreview", subject: "半導体 2件", text: "1. 紙の記事", html: "<p>紙</p>", articleCount: 2 },
  attachmentName: "2026-11-20_7.xlsx",
  refusal: "",
  unencodable: [],
};
const notSent = { ...previewed, mail: null, attachmentName: "", refusal: "送信できる記事がありません。" };

const aMail = (id: string, parts: object) => ({
  __typename: "SettingMail",
  ...{ id, kind: "digest", state: "sent", plannedAt: "2026-11-20T07:00:00+09:00", endedAt: null },
  ...{ articleCount: 12, droppedCount: 0, message: "", openedCount: 3, ...parts },
});
const history = {
  __typename: "MailSettingHistory",
  countsOpenings: true,
  mails: [
    aMail("43", { plannedAt: "2026-11-22T07:00:00+09:00", state: "bounced", message: "554 mailbox full" }),
    aMail("42", { plannedAt: "2026-11-21T07:00:00+09:00", state: "pause", articleCount: 0, droppedCount: 2 }),
    aMail("41", {}),
  ],
};
const aStep = (step: string, state: string, message: string) => ({
  __typename: "SettingDayStep",
  step,
  state,
  message,
});
const explained = {
  __typename: "MailSettingDay",
  ...{ day: "2026-11-21", outcome: "stopped", message: "休止期間のため、メールを送りませんでした。" },
  steps: [
    aStep("contract", "pass", "契約の期間中です。"),
    aStep("setting", "unknown", "変更前の内容は残っていません。"),
  ],
  sendings: [
    {
      __typename: "SettingDaySending",
      ...{ at: "2026-11-21T07:00:00+09:00", kind: "digest" },
      steps: [aStep("rest", "stop", "休止期間のため")],
    },
  ],
};
/** What the parts beside and below the form ask. */
const BESIDE = ["MailSettingPreview", "MailSettingHistory", "MailSettingDay"];

const open = (address: string, answers: Parameters<typeof fakeBff>[0] = {}) => {
  const data = { ...choices, ...(address.includes("id=") && { mailSetting: stored }) };
  const bff = fakeBff({
    MailSettingScreen: { data },
    SaveMailSetting: saved,
    MailSettingPreview: { data: { mailSettingPreview: previewed } },
    MailSettingHistory: { data: { mailSettingHistory: history } },
    MailSettingDay: { data: { mailSettingDay: explained } },
    ...answers,
  });
  render(<MailSettingScreen />, address);
  return bff;
};
const acts = (bff: ReturnType<typeof fakeBff>) => bff.operations().filter((name) => !BESIDE.includes(name));
const sent = (bff: ReturnType<typeof fakeBff>) =>
  bff.calls.find(({ operation }) => operation === "SaveMailSetting")?.body.variables;
const save = () => userEvent.click(screen.getByRole("button", { name: "保存" }));
const fill = async (label: RegExp | string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
/** Types over what a field holds. */
const retype = async (label: string, text: string) => {
  const user = userEvent.setup();
  await user.tripleClick(screen.getByLabelText(label));
  await user.keyboard(text);
};

describe("1008", () => {
  it("keeps a new setting with every field, and goes back to the list", async () => {
    const bff = open("/1008");
    await userEvent.selectOptions(await screen.findByLabelText(/^配信対象/), "半導体");
    for (const box of ["新聞", "WEB"]) await userEvent.click(screen.getByRole("checkbox", { name: box }));
    await fill(/^メールアドレス(?!（)/, " a@example.jp ");
    await fill(/^メールアドレス（確認用）/, "a@example.jp");
    await userEvent.selectOptions(screen.getByLabelText(/^テンプレート/), "朝の便（朝.csv）");
    await userEvent.click(screen.getByRole("radio", { name: "テーマ名＋件数＋日付" }));
    await userEvent.click(screen.getByRole("radio", { name: "日付＋テーマ番号（zip）" }));
    await userEvent.selectOptions(screen.getByLabelText("文字コード"), "ISO-2022-JP");
    await userEvent.click(screen.getByRole("radio", { name: "送る" }));
    await userEvent.click(screen.getByRole("button", { name: "送信時刻を追加" }));
    await retype("送信時刻2", "1830");
    await userEvent.selectOptions(screen.getByLabelText("メールのあとに届いた記事"), "遅れた新聞が届いたら追補で送る");
    await retype("追補を待つ時刻", "0930");
    await userEvent.click(screen.getByRole("checkbox", { name: "新しい記事を1件ずつ、すぐに送信する" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "主な記事だけをすぐに送信する" }));
    await fill("送らない時間の始まり", "22:00");
    await fill("送らない時間の終わり", "6:00");
    fireEvent.change(screen.getByLabelText("1日の上限（件）"), { target: { value: "5" } });
    await userEvent.selectOptions(screen.getByLabelText("祝日の配信"), "送らない（その日の記事は届きません）");
    await userEvent.click(screen.getByRole("checkbox", { name: "土曜日と日曜日も同じ扱いにする" }));
    await userEvent.click(screen.getByRole("button", { name: "休止期間を追加" }));
    expect(screen.getByText("開始日と終了日を、2026/11/20 の形で入力してください。")).toBeTruthy();
    await fill("開始日", "2999/01/01");
    await fill("終了日", "2999/01/03");
    await userEvent.selectOptions(screen.getByLabelText("休止中の記事"), "送らない");
    await userEvent.click(screen.getByRole("button", { name: "休止期間を追加" }));
    expect(await screen.findByText("2999/01/01～2999/01/03")).toBeTruthy();
    await save();
    expect(await screen.findByText("at /1007")).toBeTruthy();
    expect(sent(bff)).toEqual({
      id: null,
      version: null,
      form: {
        dataKbn: 1,
        targetId: "7",
        dataSection: 5,
        addressGroupId: null,
        mailAddress: "a@example.jp",
        mailAddressConfirmation: "a@example.jp",
        templateFileId: "4",
        subjectType: 5,
        attachType: 4,
        zeroArticleEmail: true,
        withTones: false,
        sendTimes: ["07:00", "18:30"],
        encoding: "iso2022jp",
        alertFlag: true,
        quietStartTime: "22:00",
        quietEndTime: "06:00",
        alertMaxCount: 5,
        alertMainOnly: true,
        holidayRule: "skip",
        weekendsOff: true,
        supplementRule: "arrival",
        supplementTime: "09:30",
        pauses: [{ start: "2999-01-01", end: "2999-01-03", missed: "drop" }],
        addressStopFlag: false,
      },
    });
    expect(acts(bff)).toEqual(["MailSettingScreen", "SaveMailSetting"]);
  });

  it("offers every theme, says what comes of it, and sends it under its kind", async () => {
    const bff = open("/1008");
    await userEvent.selectOptions(await screen.findByLabelText(/^配信対象/), "すべてのテーマ・テーマグループ");
    expect(screen.getByText(/あとから作ったテーマも含めて届けます。$/)).toBeTruthy();
    await fill(/^メールアドレス(?!（)/, "a@example.jp");
    await fill(/^メールアドレス（確認用）/, "a@example.jp");
    await save();
    expect(await screen.findByText("at /1007")).toBeTruthy();
    expect(sent(bff)).toMatchObject({ form: { dataKbn: 5, targetId: "0" } });
  });

  it("names a time that is none at its field, and sends nothing", async () => {
    const bff = open("/1008?id=5");
    await screen.findByLabelText("送信時刻2");
    await retype("送信時刻2", "25:00");
    await save();
    expect(screen.getByText("18:30 の形で入力してください。")).toBeTruthy();
    expect(screen.getByLabelText("送信時刻2")).toHaveProperty("value", "25:00");
    expect((await screen.findByRole("alert")).textContent).toContain("送信時刻はHH:mmの形式で");
    expect(sent(bff)).toBeUndefined();
    await userEvent.click(screen.getByRole("button", { name: "送信時刻1を削除" }));
    expect(screen.getByLabelText("送信時刻1")).toHaveProperty("value", "25:00");
  });

  it("changes the setting that was read; its own target stays choosable", async () => {
    const bff = open("/1008?id=5");
    expect((await screen.findByLabelText<HTMLSelectElement>(/^配信対象/)).selectedOptions[0]?.text).toBe(
      "閉じたグループ",
    );
    await userEvent.click(screen.getByRole("button", { name: "送信時刻1を削除" }));
    expect(screen.getByText("550 unknown user")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "2999/12/28～3000/01/03の休止の取り消し" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "このアドレスへの送信を再開する" }));
    await save();
    expect(await screen.findByText("at /1007")).toBeTruthy();
    expect(sent(bff)).toMatchObject({
      id: "5",
      version: 3,
      form: {
        dataKbn: 2,
        targetId: "8",
        dataSection: 101,
        templateFileId: "4",
        sendTimes: ["18:30"],
        holidayRule: "next",
        pauses: [],
        addressStopFlag: false,
      },
    });
  });

  it.each([
    ["", "", "メールアドレスを入力してください", null],
    ["太郎@example.jp", "太郎@example.jp", "メールアドレスは半角英数字を入力してください。", null],
    ["a b@example.jp", "a b@example.jp", "メールアドレスに使用できない文字が含まれています。", null],
    ["a@example", "a@example", "有効なメールアドレスを入力してください", null],
    [`${"a".repeat(250)}@example.jp`, "", "メールアドレスは256文字以下を入力してください。", "mailsDiffer"],
    ["a@example.jp", "b@example.jp", null, "mailsDiffer"],
  ])("names what is wrong with %j before anything is sent", async (address, again, fault, differ) => {
    const bff = open("/1008");
    fireEvent.change(await screen.findByLabelText(/^メールアドレス(?!（)/), { target: { value: address } });
    fireEvent.change(screen.getByLabelText(/^メールアドレス（確認用）/), { target: { value: again } });
    await save();
    const messages = within(await screen.findByRole("alert"))
      .getAllByRole("link")
      .map((link) => link.textContent);
    expect(messages).toEqual(
      [
        "テーマ、テーマグループまたはトピックスを選択してください。",
        ...(fault === null ? [] : [fault]),
        ...(differ === null ? [] : ["メールアドレスがメールアドレス（確認用）と一致しないので、再入力してください。"]),
      ].map((message) => expect.stringContaining(message)),
    );
    expect(acts(bff)).toEqual(["MailSettingScreen"]);
  });

  it("shows what the server finds, and what somebody else has saved meanwhile", async () => {
    const message = "許可されていないドメインのメールアドレスです。";
    const invalid = {
      __typename: "InvalidForm",
      fieldErrors: [{ __typename: "FieldError", field: "mailAddress", message }],
    };
    const quicker = {
      __typename: "VersionConflict",
      message: "ほかの人が先に更新しました。",
      ...{ changedBy: "佐藤 花子", changedAt: "2026-11-20T09:30:00+09:00" },
    };
    const newer = { ...stored, subjectType: 1, sendTimes: ["06:00"], version: 4 };
    const bff = open("/1008?id=5", {
      MailSettingScreen: [{ data: { ...choices, mailSetting: stored } }, { data: { ...choices, mailSetting: newer } }],
      SaveMailSetting: [{ data: { saveMailSetting: invalid } }, { data: { saveMailSetting: quicker } }, saved],
    });
    await screen.findByLabelText(/^配信対象/);
    await save();
    const link = within(await screen.findByRole("alert")).getByRole("link");
    expect(link.textContent).toContain(message);
    expect(screen.getByLabelText(/^メールアドレス(?!（)/).getAttribute("aria-invalid")).toBe("true");
    await save();
    const told = within(await screen.findByRole("region", { name: "ほかの人が先に保存しました" }));
    expect(told.getByText("佐藤 花子さんが 2026/11/20 09:30 に保存しました")).toBeTruthy();
    expect(told.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "項目今の値（佐藤 花子）あなたの入力使う値",
      "件名テーマ名＋日付日付＋テーマ名＋件数件名に使う値今の値入力",
      "送信時刻06:0007:00 18:30送信時刻に使う値今の値入力",
    ]);
    const times = within(told.getByRole("radiogroup", { name: "送信時刻に使う値" }));
    await userEvent.click(times.getByRole("radio", { name: "今の値" }));
    await userEvent.click(told.getByRole("button", { name: "選んだ値で保存" }));
    expect(await screen.findByText("at /1007")).toBeTruthy();
    expect(bff.calls.at(-1)?.body.variables).toMatchObject({ form: { subjectType: 4, sendTimes: ["06:00"] } });
    const versions = bff.calls.map(({ body }) => body.variables?.version).filter((version) => version !== undefined);
    expect(versions).toEqual([3, 3, 4]);
  });

  it("does not know another contract's setting", async () => {
    open("/1008?id=9", { MailSettingScreen: { data: { ...choices, mailSetting: null } } });
    expect(await screen.findByText("この配信設定は表示できません")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "保存" })).toBeNull();
  });

  it("shows beside the form the mail that it makes, with its file, and the text part", async () => {
    const bff = open("/1008?id=5");
    const preview = within(await screen.findByRole("region", { name: "メールのプレビュー" }));
    expect(preview.getByText("半導体 2件")).toBeTruthy();
    expect(screen.getByText("2026/11/20(金)の記事で作成")).toBeTruthy();
    expect(screen.getByText("2026-11-20_7.xlsx")).toBeTruthy();
    await userEvent.click(preview.getByRole("radio", { name: "テキスト形式" }));
    expect(preview.getByText("1. 紙の記事")).toBeTruthy();
    const asked = bff.calls.find(({ operation }) => operation === "MailSettingPreview")?.body.variables;
    expect(asked).toMatchObject({ form: { dataKbn: 2, targetId: "8", dataSection: 101, mailAddress: "a@example.jp" } });
  });

  it("says why no mail would be sent, and asks for none before a target is chosen", async () => {
    open("/1008?id=5", { MailSettingPreview: { data: { mailSettingPreview: notSent } } });
    expect(await screen.findByText("送信できる記事がありません。")).toBeTruthy();
  });

  it("asks for no preview before a target is chosen", async () => {
    const bff = open("/1008");
    expect(await screen.findByText(/配信対象を選ぶと/)).toBeTruthy();
    expect(bff.operations()).toEqual(["MailSettingScreen"]);
  });

  it("sends a test to oneself, and says when there were too many", async () => {
    const queued = { __typename: "MailTestQueued", mailAddress: "admin01@example.jp", left: 9 };
    const tired = { __typename: "Refusal", code: "MSG0005", message: "しばらくお待ちください。", retryAfter: 600 };
    open("/1008?id=5", {
      TestMailSetting: [{ data: { testMailSetting: queued } }, { data: { testMailSetting: tired } }],
    });
    const test = await screen.findByRole("button", { name: "自分にテスト送信" });
    await userEvent.click(test);
    expect(await screen.findByText(/admin01@example.jpにテストのメールを送りました/)).toBeTruthy();
    await userEvent.click(test);
    expect(await screen.findByText(/しばらくお待ちください/)).toBeTruthy();
  });

  it("tells below the form what became of the last mails, and why none came on the day of one", async () => {
    const bff = open("/1008?id=5");
    const mails = within(await screen.findByRole("region", { name: "配信の履歴" }));
    expect(mails.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "送信予定種別結果記事開いた回数内容",
      "2026/11/22 07:00定時不達12件3554 mailbox full理由を見る",
      "2026/11/21 07:00定時休止0件記事2件は、設定により届けません。理由を見る",
      "2026/11/20 07:00定時送信済み12件3",
    ]);
    await userEvent.click(mails.getByRole("button", { name: "2026/11/21 07:00が届かなかった理由を見る" }));
    const outcome = await screen.findByText("休止期間のため、メールを送りませんでした。");
    expect(outcome.parentElement?.textContent).toMatch(/^届いていません2026\/11\/21\(土\)/);
    expect(screen.getByRole("row", { name: /設定 不明 変更前の内容は残っていません。/ })).toBeTruthy();
    const asked = bff.calls.filter(({ operation }) => operation === "MailSettingDay");
    expect(asked.at(-1)?.body.variables).toEqual({ id: "5", day: "2026-11-21" });
  });

  it("shows no openings where the contract does not count them, and no history of a new setting", async () => {
    const uncounted = { ...history, countsOpenings: false };
    open("/1008?id=5", { MailSettingHistory: { data: { mailSettingHistory: uncounted } } });
    await screen.findByRole("region", { name: "配信の履歴" });
    expect(screen.queryByRole("columnheader", { name: "開いた回数" })).toBeNull();
    expect(screen.queryByText(/誰が開いたかは/)).toBeNull();
  });

  it("says that nothing was sent yet", async () => {
    open("/1008?id=5", { MailSettingHistory: { data: { mailSettingHistory: { ...history, mails: [] } } } });
    expect(await screen.findByText(/^まだ1回も送信していません。/)).toBeTruthy();
  });
});
