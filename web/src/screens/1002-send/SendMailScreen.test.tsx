import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import SendMailScreen from "./SendMailScreen.tsx";

const anArticle = (id: string, title: string) => ({ __typename: "WebArticle", id, title, mediaName: "電池ナビ" });
const named = (unavailableCount = 0) => ({
  data: {
    namedArticles: {
      __typename: "NamedArticles",
      ...{ image: [], text: [anArticle("12", "新聞記事")], web: [anArticle("11", "ウェブ記事")], magazine: [] },
      unavailableCount,
    },
    mailTemplates: [
      { __typename: "MailTemplate", id: "0", name: "標準" },
      { __typename: "MailTemplate", id: "4", name: "朝の便" },
    ],
  },
});
const results = [
  { __typename: "SendResult", row: 1, mailAddress: "a@example.jp", status: 2, message: "" },
  {
    __typename: "SendResult",
    row: 2,
    mailAddress: "user01@example.jp",
    status: 1,
    message: "送信が止められています。",
  },
];
const taken = { data: { sendByHand: { __typename: "MailsTaken", results } } };
const addresses = {
  data: { mailAddresses: [{ __typename: "MailAddress", address: "user01@example.jp", name: "佐藤 花子" }] },
};
const CHOSEN = "/1002?a00=w11.s12";

const open = (address: string, answers: Parameters<typeof fakeBff>[0] = {}, isAdmin = false) => {
  const bff = fakeBff({ SendMailScreen: named(), SendByHand: taken, MailAddresses: addresses, ...answers });
  const viewer = aViewer({ mailSendMaxCount: 2, abilities: { ...aViewer().abilities, administer: isAdmin } });
  render(
    <ViewerContext value={viewer}>
      <SendMailScreen />
    </ViewerContext>,
    address,
  );
  return bff;
};
const variablesOf = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.findLast(({ operation }) => operation === name)?.body.variables;
const type = async (label: RegExp | string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const click = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("1002, a mail by hand", () => {
  it("sends the articles in their order to typed and listed addresses after a question, and says what failed", async () => {
    const bff = open(CHOSEN);
    await click("「新聞記事」を上へ");
    await type("メールアドレスを入力", "a@example.jp{Enter}");
    expect(await screen.findByRole("button", { name: "a@example.jpを外す" })).toBeTruthy();
    await click("アドレス一覧から選ぶ");
    const picker = within(await screen.findByRole("dialog"));
    await type("名前・アドレスで絞り込む", "花子");
    await userEvent.click(picker.getByRole("checkbox", { name: "佐藤 花子 <user01@example.jp>" }));
    await userEvent.click(picker.getByRole("button", { name: "決定" }));
    await type(/^件名/, " ご参考 ");
    await type("本文", "皆様");
    await type("送信日時", "2026/11/22");
    await type("送信日時の時刻", "700");
    await click("送信内容を確認");
    const question = within(await screen.findByRole("dialog", { name: "2件の宛先に送信しますか？" }));
    expect(question.getByText("2026/11/22 07:00に送信します。")).toBeTruthy();
    expect(bff.operations()).not.toContain("SendByHand");
    await userEvent.click(question.getByRole("button", { name: "送信する" }));
    expect((await screen.findByRole("alert")).textContent).toContain("1件の宛先には送信できません。");
    expect(screen.getByRole("row", { name: /user01/ }).textContent).toBe(
      "失敗user01@example.jp送信が止められています。",
    );
    expect(screen.getByRole("row", { name: /a@example/ }).textContent).toBe("送信待ちa@example.jp");
    expect(variablesOf(bff, "SendByHand")).toEqual({
      form: {
        articleIds: ["12", "11"],
        addresses: ["a@example.jp", "user01@example.jp"],
        subject: "ご参考",
        text: "皆様",
        templateFileId: "0",
        attachType: 1,
        encoding: "utf8",
        sendAt: "2026-11-22T07:00",
      },
    });
  });

  it("takes what is still being typed, and no more addresses than the contract allows", async () => {
    open(CHOSEN);
    await type("メールアドレスを入力", "a@example.jp, b@example.jp{Enter}");
    await type("メールアドレスを入力", "太郎@example.jp{Enter}");
    expect(await screen.findByText("メールアドレスは半角英数字を入力してください。")).toBeTruthy();
    await userEvent.clear(screen.getByLabelText("メールアドレスを入力"));
    await type("メールアドレスを入力", "c@example.jp");
    await type(/^件名/, "ご参考");
    await click("送信内容を確認");
    expect(await screen.findByText("宛先は2件以下で指定してください。")).toBeTruthy();
    await click("b@example.jpを外す");
    await click("送信内容を確認");
    const question = within(await screen.findByRole("dialog", { name: "2件の宛先に送信しますか？" }));
    expect(question.getByText("c@example.jp")).toBeTruthy();
  });

  it("names all faults at once before anything is sent", async () => {
    const bff = open(CHOSEN);
    await click("送信内容を確認");
    const faults = within(await screen.findByRole("alert")).getAllByRole("link");
    expect(faults.map((fault) => fault.textContent)).toEqual([
      "宛先：メールアドレスを入力してください",
      "件名を入力してください。",
    ]);
    expect(bff.operations()).toEqual(["SendMailScreen"]);
  });

  it("shows the mail as it will be, without sending it", async () => {
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "about:blank", revokeObjectURL: () => undefined }),
    );
    const mail = { __typename: "MailPreview", subject: "ご参考", text: "本文です", html: "<p>x</p>", articleCount: 2 };
    const bff = open(CHOSEN, { ManualMailPreview: { data: { manualMailPreview: mail } } }, true);
    await type(/^件名/, "ご参考");
    await userEvent.selectOptions(screen.getByLabelText("記事の書式"), "朝の便");
    await click("プレビュー");
    const dialog = within(await screen.findByRole("dialog", { name: "プレビュー" }));
    await userEvent.click(dialog.getByRole("radio", { name: "テキスト形式" }));
    expect(dialog.getByText("本文です")).toBeTruthy();
    expect(variablesOf(bff, "ManualMailPreview")).toEqual({
      form: { subject: "ご参考", text: "", articleIds: ["11", "12"], templateFileId: "4" },
    });
    expect(bff.operations()).not.toContain("SendByHand");
  });

  it("keeps everything where the server refuses", async () => {
    const fieldErrors = [
      { __typename: "FieldError", field: "sendAt", message: "送信日時は1年以内の先の日時で指定してください。" },
    ];
    open(CHOSEN, { SendByHand: { data: { sendByHand: { __typename: "InvalidForm", fieldErrors } } } });
    await type("メールアドレスを入力", "a@example.jp");
    await type(/^件名/, "ご参考");
    await click("送信内容を確認");
    await click("送信する");
    expect(within(await screen.findByRole("alert")).getByRole("link").textContent).toContain("送信日時は1年以内");
    expect(screen.getByLabelText<HTMLInputElement>(/^件名/).value).toBe("ご参考");
  });

  it("says where to choose articles, which are gone, or that they could not be read", async () => {
    open("/1002");
    expect(await screen.findByText("送信する記事が選ばれていません")).toBeTruthy();
    open(CHOSEN, { SendMailScreen: [new TypeError("x"), named(1)] });
    await click("もう一度読み込む");
    expect(await screen.findByText("表示できなくなった1件を除きました。")).toBeTruthy();
  });
});

describe("1002, the list of sent mails", () => {
  const aMail = (row: number, status: number, message: string) => ({
    __typename: "SentMail",
    ...{ sendingId: "9", row, name: "ご参考", kind: "manual", sentBy: "topic01", mailAddress: `m${row}@example.jp` },
    ...{ status, message, dueAt: "2026-11-21T07:00:00+09:00", articleCount: 2, maybeTwice: row === 2 },
  });
  const page = (...mails: object[]) => ({
    data: { sentMails: { __typename: "SentMailPage", mails, total: mails.length } },
  });

  it("is an administrator's: what was sent, planned and failed, by result", async () => {
    const bff = open("/1002?view=sent", { SentMails: [page(aMail(1, 3, ""), aMail(2, 1, "宛先不明")), page()] }, true);
    const [, planned, failed] = await screen.findAllByRole("row");
    expect(planned?.textContent).toBe("送信予定ご参考m1@example.jp2026/11/21 07:00手動topic012取り消し");
    expect(failed?.textContent).toMatch(/^失敗ご参考宛先不明二重に届いた可能性があります/);
    await userEvent.selectOptions(screen.getByLabelText("結果"), "失敗");
    expect(await screen.findByText("この14日間に送信したメールはありません")).toBeTruthy();
    expect(variablesOf(bff, "SentMails")).toEqual({ status: 1, page: 1 });
  });

  it("takes a planned mail back after a question, or says that it is too late", async () => {
    const late = { __typename: "Refusal", message: "送信が始まっています。", retryAfter: null };
    const bff = open(
      "/1002?view=sent",
      {
        SentMails: page(aMail(1, 3, "")),
        CancelMail: [{ data: { cancelMail: late } }, { data: { cancelMail: { __typename: "MailDone", done: true } } }],
      },
      true,
    );
    const cancel = async () => {
      await click("ご参考、2026/11/21 07:00の送信を取り消す");
      await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "取り消し" }));
    };
    await cancel();
    expect((await screen.findByRole("alert")).textContent).toContain("送信が始まっています。");
    await cancel();
    expect(await screen.findByText("「ご参考」の送信を取り消しました。")).toBeTruthy();
    expect(variablesOf(bff, "CancelMail")).toEqual({ sendingId: "9" });
  });

  it("is nobody else's", async () => {
    const bff = open("/1002?view=sent");
    expect(await screen.findByText("送信する記事が選ばれていません")).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "送信一覧" })).toBeNull();
    expect(bff.operations()).toEqual([]);
  });
});
