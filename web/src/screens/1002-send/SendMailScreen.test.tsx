import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import SendMailScreen from "./SendMailScreen.tsx";

const anArticle = (id: string, title: string) => ({
  ...{ __typename: "WebArticle", id, title, mediaName: "電池ナビ", comment: id === "11" ? "契約のコメント" : "" },
});
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
  data: {
    mailAddresses: [{ __typename: "MailAddress", address: "user01@example.jp", name: "佐藤 花子" }],
    addressGroups: [
      { __typename: "AddressGroup", id: "2", name: "役員", addresses: ["USER01@example.jp", "b@example.jp"] },
      { __typename: "AddressGroup", id: "3", name: "全員", addresses: ["1", "2", "3"].map((at) => `${at}@example.jp`) },
    ],
  },
};
const aDraft = (over: object = {}) => ({
  __typename: "MailDraft",
  ...{ id: "7", version: 1, subject: "", text: "", addresses: [], templateFileId: "0", attachType: 1, sendAt: "" },
  ...{ withTones: false, hiddenCount: 0, savedBy: "話題係", savedAt: "2026-11-20T12:00:00+09:00", conflicts: [] },
  articles: ["11", "12"].map((articleId) => ({ __typename: "MailDraftArticle", articleId, comment: null })),
  ...{ editors: [], sent: false },
  ...over,
});
const stored = (over: object = {}) => ({ data: { saveMailDraft: aDraft(over) } });
const entered = (over: object = {}) => ({ data: { enterMailDraft: aDraft(over) } });
const aLine = (over: object = {}) => ({
  __typename: "MailDraftLine",
  ...{ id: "7", subject: "ご参考", articleCount: 2, addressCount: 1, savedBy: "話題係" },
  ...{ savedAt: "2026-11-20T12:00:00+09:00", editors: [], sendingId: null, sendAt: null, canCancel: false },
  ...over,
});
const drafts = (...lines: object[]) => ({
  data: { mailDrafts: { __typename: "MailDrafts", drafts: lines, recentAddresses: ["r@example.jp"] } },
});
const previewed = (warnings: object[] = []) => ({
  data: {
    manualMailPreview: {
      ...{
        __typename: "MailPreview",
        subject: "ご参考",
        text: "本文です",
        html: "<p>x</p>",
        articleCount: 2,
        warnings,
      },
    },
  },
});
const CHOSEN = "/1002?a00=w11.s12";

const open = (
  address: string,
  answers: Parameters<typeof fakeBff>[0] = {},
  { isAdmin = false, mailSendMaxCount = 2 } = {},
) => {
  const bff = fakeBff({
    ...{ SendMailScreen: named(), SendByHand: taken, MailAddresses: addresses, MailDrafts: drafts() },
    ...{ SaveMailDraft: stored(), EnterMailDraft: entered(), ManualMailPreview: previewed() },
    ...answers,
  });
  const viewer = aViewer({ mailSendMaxCount, abilities: { ...aViewer().abilities, administer: isAdmin } });
  render(
    <ViewerContext value={viewer}>
      <SendMailScreen />
    </ViewerContext>,
    address,
  );
  return bff;
};
/** What a mail is made of, without its draft. */
const made = (bff: ReturnType<typeof fakeBff>) =>
  bff.operations().filter((name) => !["SaveMailDraft", "EnterMailDraft", "MailDrafts"].includes(name));
const variablesOf = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.findLast(({ operation }) => operation === name)?.body.variables;
/** Everything that was saved into the draft, the last of each field. */
const changes = (bff: ReturnType<typeof fakeBff>) =>
  Object.assign(
    {},
    ...bff.calls.filter(({ operation }) => operation === "SaveMailDraft").map(({ body }) => body.variables?.change),
  );
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
        ...{ comments: [], withTones: false, draftId: "7", draftVersion: 1 },
      },
    });
  });

  it("asks what to do where a licence allows fewer readers, and sends as its sender chooses", async () => {
    const message = "利用許諾で読者数に上限のある記事があります。1件は1人まで（「新聞記事」）です。";
    const over = { __typename: "Refusal", code: "MSG0144", message, retryAfter: null };
    const bff = open(CHOSEN, { SendByHand: [{ data: { sendByHand: over } }, { data: { sendByHand: over } }, taken] });
    await type("メールアドレスを入力", "a@example.jp, b@example.jp{Enter}");
    await type(/^件名/, "ご参考");
    const ask = async () => {
      await click("送信内容を確認");
      await click("送信する");
      return within(await screen.findByRole("dialog", { name: "許諾の上限を超える記事があります" }));
    };
    const first = await ask();
    expect(first.getByText(message)).toBeTruthy();
    await userEvent.click(first.getByRole("button", { name: "宛先を減らす" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "b@example.jpを外す" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("メールアドレスを入力"));
    const second = await ask();
    await userEvent.click(second.getByRole("button", { name: "見出しだけにして送信" }));
    expect(await screen.findByRole("row", { name: /a@example/ })).toBeTruthy();
    expect(variablesOf(bff, "SendByHand")).toMatchObject({ form: { overLicence: "headline" } });
  });

  it("saves by itself on the server, and begins as another editor left it", async () => {
    const editors = [{ __typename: "MailDraftEditor", userId: "topic02", name: "鈴木" }];
    const WANTED = {
      withTones: true,
      addresses: ["a@example.jp", "r@example.jp"],
      articles: [{ articleId: "11" }, { articleId: "12", comment: "要点" }],
    };
    const draft = { version: 3, subject: "朝の記事", text: "皆様", addresses: ["a@example.jp"], editors };
    const bff = open("/1002?draft=7", {
      EnterMailDraft: entered(draft),
      SaveMailDraft: stored({ ...draft, version: 4 }),
    });
    expect((await screen.findByLabelText<HTMLInputElement>(/^件名/)).value).toBe("朝の記事");
    expect(screen.getByText("鈴木さんも開いています")).toBeTruthy();
    expect(screen.getByPlaceholderText("契約のコメント")).toBeTruthy();
    await type("「新聞記事」のコメント", "要点");
    await userEvent.click(screen.getByRole("checkbox", { name: "記事の論調とタグを載せる" }));
    await click("r@example.jpを宛先に加える");
    expect(await screen.findByRole("button", { name: "r@example.jpを外す" })).toBeTruthy();
    await waitFor(() => expect(bff.operations()).toContain("SaveMailDraft"), { timeout: 3000 });
    await waitFor(() => expect(changes(bff)).toMatchObject(WANTED), { timeout: 3000 });
  });

  it("says whose change is in the way, and saves over it only when told to", async () => {
    const theirs = { version: 4, text: "鈴木の文", savedBy: "鈴木", conflicts: ["text"] };
    const bff = open("/1002?draft=7", {
      EnterMailDraft: entered({ version: 3 }),
      SaveMailDraft: [stored(theirs), stored({ version: 5, text: "自分の文" })],
    });
    await type("本文", "自分の文");
    expect(await screen.findByText("鈴木の文", undefined, { timeout: 3000 })).toBeTruthy();
    await click("自分の内容で保存する");
    await waitFor(() =>
      expect(variablesOf(bff, "SaveMailDraft")).toMatchObject({ version: 4, change: { text: "自分の文" } }),
    );
    expect(screen.queryByText("鈴木の文")).toBeNull();
  });

  it("adds a group of the address list at once, unless it has too many", async () => {
    open(CHOSEN);
    await click("アドレス一覧から選ぶ");
    const picker = within(await screen.findByRole("dialog"));
    expect(await picker.findByRole("checkbox", { name: "全員（3件）" })).toHaveProperty("disabled", true);
    await userEvent.click(picker.getByRole("checkbox", { name: "役員（2件）" }));
    await userEvent.click(picker.getByRole("button", { name: "決定" }));
    expect(await screen.findByRole("button", { name: "b@example.jpを外す" })).toBeTruthy();
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

  it("counts many addresses and takes all of them out at once", async () => {
    open(CHOSEN, {}, { mailSendMaxCount: 200 });
    await type("メールアドレスを入力", Array.from({ length: 8 }, (_, at) => `r${at}@a.jp`).join(" "));
    await click("追加");
    expect(await screen.findByText("宛先 8件")).toBeTruthy();
    await click("すべて外す");
    expect(screen.queryByRole("button", { name: "r0@a.jpを外す" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText("メールアドレスを入力"));
  });

  it("names all faults at once before anything is sent", async () => {
    const bff = open(CHOSEN);
    await click("送信内容を確認");
    const faults = within(await screen.findByRole("alert")).getAllByRole("link");
    expect(faults.map((fault) => fault.textContent)).toEqual([
      "宛先：メールアドレスを入力してください",
      "件名を入力してください。",
    ]);
    expect(made(bff)).toEqual(["SendMailScreen", "SendMailScreen"]);
  });

  it("shows the mail as it will be, without sending it", async () => {
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "about:blank", revokeObjectURL: () => undefined }),
    );
    const bff = open(CHOSEN, {}, { isAdmin: true });
    await type(/^件名/, "ご参考");
    await userEvent.selectOptions(screen.getByLabelText("記事の書式"), "朝の便");
    await click("プレビュー");
    const dialog = within(await screen.findByRole("dialog", { name: "プレビュー" }));
    await userEvent.click(dialog.getByRole("radio", { name: "テキスト形式" }));
    expect(dialog.getByText("本文です")).toBeTruthy();
    expect(variablesOf(bff, "ManualMailPreview")).toEqual({
      form: {
        ...{ subject: "ご参考", text: "", articleIds: ["11", "12"], templateFileId: "4" },
        ...{ comments: [], withTones: false },
      },
    });
    expect(bff.operations()).not.toContain("SendByHand");
  });

  it("warns of what a filter may hold or nobody can follow, in the preview and in the question before it is sent", async () => {
    const message = "本文のリンク http:///bad は、書き方が正しくありません。";
    const bff = open(CHOSEN, { ManualMailPreview: previewed([{ __typename: "MailWarning", kind: "link", message }]) });
    await type("メールアドレスを入力", "a@example.jp");
    await type(/^件名/, "ご参考");
    await click("プレビュー");
    const preview = within(await screen.findByRole("dialog", { name: "プレビュー" }));
    expect(preview.getByRole("status").textContent).toContain(message);
    await userEvent.click(preview.getByRole("button", { name: "閉じる" }));
    await click("送信内容を確認");
    const question = within(await screen.findByRole("dialog", { name: "1件の宛先に送信しますか？" }));
    expect(question.getByRole("status").textContent).toContain(message);
    await userEvent.click(question.getByRole("button", { name: "送信する" }));
    await waitFor(() => expect(bff.operations()).toContain("SendByHand"));
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
    open(CHOSEN, { SendMailScreen: [new TypeError("x"), named(1), named()] });
    await click("もう一度読み込む");
    expect(await screen.findByText("表示できなくなった1件を除きました。")).toBeTruthy();
  });
});

describe("1002, drafts and what is planned", () => {
  it("are opened and discarded after a question; what is planned becomes a draft again", async () => {
    const planned = { id: "8", subject: "明日の記事", sendingId: "9", sendAt: "2026-11-21T07:00:00+09:00" };
    const earlier = { id: "6", savedAt: "2026-11-19T09:30:00+09:00" };
    const bff = open("/1002?view=drafts", {
      MailDrafts: drafts(aLine(), aLine(earlier), aLine({ ...planned, canCancel: true })),
      DiscardMailDraft: { data: { discardMailDraft: { __typename: "ChangeDone", done: true } } },
      CancelMail: { data: { cancelMail: { __typename: "MailDone", done: true } } },
    });
    const [link] = await screen.findAllByRole("link", { name: "ご参考" });
    expect(link?.getAttribute("href")).toBe("/1002?draft=7");
    await click("「ご参考」（2026/11/20 12:00に保存）を破棄");
    const question = { name: "2026/11/20 12:00に保存した下書き「ご参考」を破棄しますか？" };
    await userEvent.click(within(await screen.findByRole("dialog", question)).getByRole("button", { name: "破棄" }));
    expect(await screen.findByText("下書き「ご参考」を破棄しました。")).toBeTruthy();
    expect(variablesOf(bff, "DiscardMailDraft")).toEqual({ id: "7" });
    await click("「明日の記事」（2026/11/21 07:00に送信）の予約を取り消して、下書きに戻す");
    expect(await screen.findByText("「明日の記事」の予約を取り消し、下書きに戻しました。")).toBeTruthy();
    expect(variablesOf(bff, "CancelMail")).toEqual({ sendingId: "9" });
  });

  it("say that there are none, and that a draft was sent", async () => {
    open("/1002?view=drafts");
    expect(await screen.findByText("下書きと予約はありません")).toBeTruthy();
    open("/1002?draft=7", { EnterMailDraft: entered({ sent: true }) });
    expect(await screen.findByText("この下書きは、送信済みか、送信を予約済みです。")).toBeTruthy();
  });
});
