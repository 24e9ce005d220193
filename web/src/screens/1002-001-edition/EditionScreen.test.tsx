import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import EditionScreen from "./EditionScreen.tsx";
import type { Edition } from "./edition-store.ts";
import { anEdition, anItem, somebody } from "./testing/an-edition.ts";

const target = { __typename: "MailEditionTarget", kind: "THEME", id: "3", name: "半導体" };
const opening = (edition: Edition | null) => ({
  data: {
    mailEditionScreen: {
      __typename: "MailEditionScreen",
      targets: [target, { ...target, kind: "TOPIC", id: "5", name: "今週の話題" }],
      addresses: [{ __typename: "MailEditionAddress", address: "a@example.jp", name: "佐久間" }],
      edition,
    },
  },
});
const saved = (version: string) => ({
  data: {
    saveMailEdition: { __typename: "MailEditionSaved", version, savedAt: "2026-11-20T06:41:00+09:00", droppedIds: [] },
  },
});
const lost = {
  data: {
    saveMailEdition: { __typename: "Refusal", code: "MSG4090", message: "先に更新しました。", retryAfter: null },
  },
};
const preview = {
  data: {
    mailEditionPreview: {
      __typename: "MailEditionPreview",
      subject: "半導体 2026/11/20",
      text: "本文です",
      html: "<p>本文</p>",
      articleCount: 2,
      unencodable: [],
      warnings: [],
    },
  },
};
const aSend = {
  __typename: "MailEditionSend" as const,
  id: "31",
  at: "2026-11-21T07:00:00+09:00",
  by: "話題係",
  articleCount: 2,
  addressCount: 3,
  failedCount: 0,
  status: 3,
  canCancel: true,
};
const sent = {
  data: {
    sendMailEdition: {
      __typename: "MailEditionSent",
      version: "6",
      articleCount: 2,
      rows: [
        { __typename: "MailEditionSendRow", address: "dest@example.jp", failed: false, message: "" },
        { __typename: "MailEditionSendRow", address: "x@example.net", failed: true, message: "許可されていません。" },
      ],
    },
  },
};

const words = {
  __typename: "MailDraft",
  ...{ id: "7", version: 2, subject: "", text: "", addresses: [], templateFileId: "0", attachType: 1, sendAt: "" },
  ...{ withTones: false, articles: [], hiddenCount: 0, savedBy: "鈴木", savedAt: "2026-11-20T06:30:00+09:00" },
  ...{ editors: [{ __typename: "MailDraftEditor", userId: "topic02", name: "鈴木" }], conflicts: [], sent: false },
};
/** What is asked of the edition itself, without who has it open and its deadline. */
const asked = (bff: ReturnType<typeof fakeBff>) =>
  bff.operations().filter((name) => !name.endsWith("MailDraft") && name !== "EditionMorning");

function open(edition: Edition | null, answers: Parameters<typeof fakeBff>[0] = {}, address = "/1002-001?theme=3") {
  const bff = fakeBff({
    EditionScreen: opening(edition),
    EditionMorning: { data: { editionMorning: null } },
    SaveEdition: saved("5"),
    PreviewEdition: preview,
    EnterMailDraft: { data: { enterMailDraft: words } },
    SaveMailDraft: { data: { saveMailDraft: { ...words, version: 3, text: "社長へ" } } },
    ...answers,
  });
  const shown = renderScreen(<EditionScreen />, { address });
  const variables = (name: string) => bff.calls.findLast(({ operation }) => operation === name)?.body.variables;
  return { bff, variables, ...shown };
}
const rows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")].map((row) => row.dataset.row);
const said = () => document.querySelector(".vh[role=status]")?.textContent;

afterEach(() => void vi.useRealTimers());

describe("1002-001", () => {
  it("asks which edition, and says where one is gone", async () => {
    const { address } = open(null, {}, "/1002-001");
    await screen.findByText("編集する朝のメールを選んでください");
    await userEvent.selectOptions(screen.getByLabelText("編集する朝のメール"), "今週の話題");
    expect(address()).toBe("/1002-001?topic=5");
    await screen.findByText("このテーマは閲覧できないか、なくなっています。");
  });

  it("moves rows by buttons and by Alt with an arrow, tells where to, and saves the order", async () => {
    const { variables } = open(anEdition());
    await userEvent.click(await screen.findByRole("button", { name: "「見出し2」を上へ" }));
    expect([rows(), said()]).toEqual([["a2", "a1"], "「見出し2」を1番目に移動しました。全2件。"]);
    const comment = screen.getByLabelText("「見出し2」のコメント");
    await userEvent.type(comment, "要点");
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(rows()).toEqual(["a1", "a2"]);
    await waitFor(() => expect(document.activeElement).toBe(comment));
    const items = [{ articleId: "1" }, { articleId: "2", comment: "要点" }];
    await waitFor(() => expect(variables("SaveEdition")).toMatchObject({ form: { items } }));
    await screen.findByText("06:41 に保存しました");
  });

  it("leaves out, takes in again, and puts headings, by keys alone", async () => {
    open(anEdition({ arrivals: [anItem("9").article], arrivalCount: 1 }));
    await screen.findByText("見出し1");
    await userEvent.keyboard("jx");
    expect(said()).toBe("「見出し1」を外しました。");
    const leftOut = screen.getByRole("region", { name: "外した記事" });
    await userEvent.click(within(leftOut).getByRole("button", { name: "「見出し1」を戻す" }));
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("t");
    expect(rows()).toEqual(["a2", "a1", "a9"]);
    await userEvent.keyboard("jh海外");
    expect(rows()).toEqual(["h0", "a2", "a1", "a9"]);
    expect(screen.getByLabelText<HTMLInputElement>("見出し").value).toBe("海外");
  });

  it("sets the tone of the row with the focus by a key, and shows it with what was typed", async () => {
    const changed = { __typename: "ChangedArticles", changedCount: 1, unchanged: [] };
    const toned = anItem("2");
    const { variables } = open(anEdition(), {
      AssessArticles: { data: { assessArticles: changed } },
      EditionAlone: {
        data: {
          mailEdition: anEdition({
            version: "5",
            items: [anItem("1"), { ...toned, article: { ...toned.article, tone: 3 } }],
          }),
        },
      },
    });
    await userEvent.type(await screen.findByLabelText("「見出し2」のコメント"), "一言");
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("3");
    expect(variables("AssessArticles")).toBeUndefined();
    // What was typed is saved by itself; a version that the screen does not know yet would be somebody else's.
    await waitFor(() => expect(variables("SaveEdition")).toBeDefined());
    await userEvent.keyboard("jj3");
    await waitFor(() => expect(variables("AssessArticles")).toMatchObject({ articleIds: ["2"], tone: 3 }));
    await screen.findByText("批判");
    expect(screen.getByLabelText<HTMLInputElement>("「見出し2」のコメント").value).toBe("一言");
  });

  it("asks every half minute what came", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const later = { data: { mailEdition: anEdition({ arrivals: [anItem("9").article], arrivalCount: 1 }) } };
    const { bff } = open(anEdition(), { EditionAlone: later });
    await screen.findByText("見出し1");
    expect(asked(bff)).toEqual(["EditionScreen"]);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(said()).toBe("新着が1件届きました。");
    expect(screen.getByRole("region", { name: "新着" }).textContent).toContain("新着1件");
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(asked(bff)).toEqual(["EditionScreen", "EditionAlone", "EditionAlone"]);
  });

  it("marks what came later and does not put it into the mail by itself", async () => {
    open(anEdition({ arrivals: [anItem("9").article], arrivalCount: 1 }));
    const waiting = await screen.findByRole("region", { name: "新着" });
    expect(waiting.textContent).toContain("新着1件");
    expect(rows()).toEqual(["a1", "a2"]);
    await userEvent.click(within(waiting).getByRole("button", { name: "「見出し9」を取り込む" }));
    expect(rows()).toEqual(["a1", "a2", "a9"]);
  });

  it("keeps what was typed where somebody was quicker, and asks what to do", async () => {
    const theirs = somebody({ leftOut: [anItem("1").article] });
    const { variables } = open(anEdition(), {
      SaveEdition: [lost, saved("10")],
      EditionAlone: { data: { mailEdition: theirs } },
    });
    await userEvent.type(await screen.findByLabelText("「見出し1」のコメント"), "自分の一言");
    await screen.findByText(/^先の人さんが06:40に、この朝のメールを先に保存しました。/);
    expect(screen.getByLabelText<HTMLInputElement>("「見出し1」のコメント").value).toBe("自分の一言");
    await userEvent.click(screen.getByRole("button", { name: "先の人さんの内容を表示する" }));
    expect(rows()).toEqual(["a2"]);
    await userEvent.click(screen.getByRole("button", { name: "自分の内容に戻す" }));
    expect(rows()).toEqual(["a1", "a2"]);
    const form = { version: "9", items: [{ comment: "自分の一言" }, {}] };
    await waitFor(() => expect(variables("SaveEdition")).toMatchObject({ form }));
  });

  it("previews what is saved and sends it, a line for each address that failed", async () => {
    const { bff, variables } = open(anEdition({ begun: false, version: "0" }), {
      SendEdition: sent,
      EditionAlone: { data: { mailEdition: anEdition({ version: "6", begun: false, items: [] }) } },
    });
    await userEvent.click(await screen.findByRole("button", { name: "プレビューと送信" }));
    const dialog = await screen.findByRole("dialog", { name: "朝のメールのプレビューと送信" });
    await within(dialog).findByText("半導体 2026/11/20");
    expect([...new Set(asked(bff))]).toEqual(["EditionScreen", "SaveEdition", "PreviewEdition"]);
    expect(within(dialog).getByTitle("送信されるメール").getAttribute("sandbox")).toBe("");
    await userEvent.type(within(dialog).getByLabelText(/^そのほかの宛先/), "x@example.net");
    await userEvent.click(within(dialog).getByRole("button", { name: "送信する" }));
    await screen.findByText(/2件の記事を1件の宛先に送信しました。 失敗：x@example.net（許可されていません。）/);
    expect(variables("SendEdition")).toMatchObject({
      form: {
        ...{ version: "5", addresses: ["dest@example.jp", "x@example.net"], sendAt: null, subjectType: 1 },
        ...{ subject: "", text: "", draftVersion: 2 },
      },
    });
    await screen.findByText("載せる記事がありません");
  });

  it("asks what to do where a licence allows fewer readers, with the recipients beside it", async () => {
    const message = "利用許諾で読者数に上限のある記事があります。1件は1人まで（「限られた記事」）です。";
    const over = { __typename: "Refusal", code: "MSG0144", message, retryAfter: null };
    const { variables } = open(anEdition({ begun: false, version: "0" }), {
      SendEdition: [{ data: { sendMailEdition: over } }, sent],
      EditionAlone: { data: { mailEdition: anEdition({ version: "6", begun: false, items: [] }) } },
    });
    await userEvent.click(await screen.findByRole("button", { name: "プレビューと送信" }));
    const dialog = within(await screen.findByRole("dialog", { name: "朝のメールのプレビューと送信" }));
    await dialog.findByText("半導体 2026/11/20");
    await userEvent.click(dialog.getByRole("button", { name: "送信する" }));
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(variables("SendEdition")).not.toHaveProperty("form.overLicence");
    await userEvent.click(dialog.getByRole("button", { name: "見出しだけにして送信" }));
    await screen.findByText(/2件の記事を1件の宛先に送信しました。/);
    expect(variables("SendEdition")).toMatchObject({ form: { overLicence: "headline" } });
  });

  it("shows who else has it open, and sends the editors' own words in the version that they have", async () => {
    const { variables } = open(anEdition(), { SendEdition: sent });
    expect(await screen.findByText("鈴木さんも開いています")).toBeTruthy();
    await userEvent.click(await screen.findByRole("button", { name: "プレビューと送信" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(await dialog.findByLabelText("本文"), "社長へ");
    await userEvent.click(dialog.getByRole("button", { name: "送信する" }));
    await waitFor(() => expect(variables("SendEdition")).toMatchObject({ form: { text: "社長へ", draftVersion: 3 } }));
    expect(variables("SaveMailDraft")).toMatchObject({ key: { target: { id: "3" } }, change: { text: "社長へ" } });
  });

  it("takes a planned edition back after a question, and shows it as a draft again", async () => {
    const planned = anEdition({ begun: false, items: [], sends: [aSend] });
    const { variables } = open(planned, {
      TakeEditionBack: { data: { cancelMail: { __typename: "MailDone", done: true } } },
      EditionAlone: { data: { mailEdition: anEdition({ version: "5" }) } },
    });
    const list = await screen.findByRole("region", { name: "送信と予約" });
    expect(list.textContent).toContain("予約");
    await screen.findByText("11/21 07:00 に2件を送信予定（話題係）");
    await userEvent.click(within(list).getByRole("button", { name: /の送信予約を取り消す$/ }));
    const question = await screen.findByRole("dialog", { name: /の送信予約を取り消しますか？$/ });
    await userEvent.click(within(question).getByRole("button", { name: "送信予約を取り消す" }));
    await screen.findByText(/の送信予約を取り消し、下書きに戻しました。$/);
    expect(variables("TakeEditionBack")).toEqual({ sendingId: "31" });
    await waitFor(() => expect(rows()).toEqual(["a1", "a2"]));
    expect(list.textContent).toContain("送信した朝のメールはありません");
  });

  it("says that a planned edition is out already, and what became of it", async () => {
    const refused = "送信を開始したメールまたは定時・即時配信のメールは取り消せません。";
    const gone = { ...aSend, status: 0, failedCount: 1, canCancel: false };
    open(anEdition({ begun: false, items: [], sends: [aSend] }), {
      TakeEditionBack: {
        data: { cancelMail: { __typename: "Refusal", code: "MSG0052", message: refused, retryAfter: null } },
      },
      EditionAlone: { data: { mailEdition: anEdition({ begun: false, items: [], sends: [gone] }) } },
    });
    await userEvent.click(await screen.findByRole("button", { name: /の送信予約を取り消す$/ }));
    await userEvent.click(await screen.findByRole("button", { name: "送信予約を取り消す" }));
    expect((await screen.findByRole("alert")).textContent).toContain(refused);
    const list = screen.getByRole("region", { name: "送信と予約" });
    await waitFor(() => expect(list.textContent).toMatch(/送信済み.*失敗 1件/));
    expect(within(list).queryByRole("button")).toBeNull();
  });

  it("lets the encoding be chosen, and names what it lacks", async () => {
    const answers = (unencodable: string[]) => ({
      data: { mailEditionPreview: { ...preview.data.mailEditionPreview, unencodable } },
    });
    const { variables } = open(anEdition(), { PreviewEdition: [answers([]), answers(["①", "髙"])] });
    await userEvent.click(await screen.findByRole("button", { name: "プレビューと送信" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.selectOptions(await within(dialog).findByLabelText("文字コード"), "ISO-2022-JP");
    await within(dialog).findByText(/ISO-2022-JPで表せない文字（① 髙）があるため、このメールはUTF-8で送ります。/);
    expect(variables("PreviewEdition")).toMatchObject({ look: { encoding: "iso2022jp" } });
  });

  it("warns of what a filter may hold, before it is sent", async () => {
    const warnings = [{ __typename: "MailWarning", kind: "spam", message: "本文に「激安」があります。" }];
    open(anEdition(), {
      PreviewEdition: { data: { mailEditionPreview: { ...preview.data.mailEditionPreview, warnings } } },
    });
    await userEvent.click(await screen.findByRole("button", { name: "プレビューと送信" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect((await dialog.findByText("本文に「激安」があります。")).closest("[role=status]")).toBeTruthy();
  });

  it("does not send to nobody, to too many or at no time", async () => {
    const { bff } = open(anEdition({ destinations: [], sendMaxCount: 1 }));
    await userEvent.click(await screen.findByRole("button", { name: "プレビューと送信" }));
    const dialog = await screen.findByRole("dialog");
    const send = await within(dialog).findByRole("button", { name: "送信する" });
    await userEvent.click(send);
    await within(dialog).findByText("宛先を1件以上指定してください。");
    await userEvent.type(within(dialog).getByLabelText(/^そのほかの宛先/), "x@example.net y@example.net");
    await userEvent.click(send);
    await within(dialog).findByText("宛先は1件以下で指定してください。");
    expect(bff.operations()).not.toContain("SendEdition");
  });

  it("can be asked for again where it did not come", async () => {
    open(null, { EditionScreen: [new TypeError("x"), opening(anEdition())] });
    await screen.findByText("朝のメールを読み込めませんでした");
    await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
    await screen.findByText("見出し1");
  });
});
