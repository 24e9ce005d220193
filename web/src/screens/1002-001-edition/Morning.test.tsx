import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import EditionScreen from "./EditionScreen.tsx";
import { anEdition } from "./testing/an-edition.ts";

const person = (id: string, name: string) => ({ __typename: "DutyPerson", id, name });
const aMorning = (own: object = {}) => ({
  ...{ __typename: "EditionMorning", day: "2026-11-20", state: "choosing", approval: false, articleMax: 20 },
  ...{ deadline: "2026-11-20T06:58:00+09:00", warning: "2026-11-20T06:50:00+09:00", now: "2026-11-20T06:40:30+09:00" },
  ...{ user: person("topic01", "話題係"), deputy: person("topic02", "代理係"), userAway: true, deputyAway: false },
  ...{ warnedAt: null, outcome: null, note: "", noteVersion: 0, notedBy: null, earlier: null, request: null },
  ...own,
});
const aRequest = (own: object = {}) => ({
  ...{ __typename: "ApprovalRequest", version: "4", by: "話題係", at: "2026-11-20T06:39:00+09:00", own: false },
  ...{ articleCount: 2, addresses: ["dest@example.jp"], subject: "今朝の要点", text: "社長へ" },
  ...own,
});
const done = (name: string) => ({ data: { [name]: { __typename: "EditionDone", done: true } } });
const words = {
  __typename: "MailDraft",
  ...{ id: "7", version: 2, subject: "", text: "", addresses: [], templateFileId: "0", attachType: 1, sendAt: "" },
  ...{ withTones: false, articles: [], hiddenCount: 0, savedBy: "鈴木", savedAt: "2026-11-20T06:30:00+09:00" },
  ...{ editors: [], conflicts: [], sent: false },
};
const preview = {
  ...{ __typename: "MailEditionPreview", subject: "半導体", text: "本文です", html: "<p>本文</p>" },
  ...{ articleCount: 2, unencodable: [], warnings: [] },
};
const sent = {
  ...{ __typename: "MailEditionSent", version: "6", articleCount: 2 },
  rows: [{ __typename: "MailEditionSendRow", address: "dest@example.jp", failed: false, message: "" }],
};

function open(morning: object | null, answers: Parameters<typeof fakeBff>[0] = {}) {
  const target = { __typename: "MailEditionTarget", kind: "THEME", id: "3", name: "半導体" };
  const opening = { __typename: "MailEditionScreen", targets: [target], addresses: [], edition: anEdition() };
  const bff = fakeBff({
    EditionScreen: { data: { mailEditionScreen: opening } },
    EditionAlone: { data: { mailEdition: anEdition() } },
    EditionMorning: { data: { editionMorning: morning } },
    EnterMailDraft: { data: { enterMailDraft: words } },
    PreviewEdition: { data: { mailEditionPreview: preview } },
    ...answers,
  });
  renderScreen(<EditionScreen />, { address: "/1002-001?theme=3" });
  return (name: string) => bff.calls.findLast(({ operation }) => operation === name)?.body.variables;
}
const bar = async () => within(await screen.findByRole("region", { name: "締切と当番" }));

describe("the morning of 1002-001", () => {
  it("shows state, time left, who is on duty and the rules", async () => {
    open(aMorning());
    const shown = await bar();
    expect(shown.getByText("選定中").getAttribute("aria-current")).toBe("step");
    expect(shown.queryByText("承認待ち")).toBeNull();
    expect(shown.getByRole("timer").textContent).toMatch(/^締切 06:58まで17分/);
    expect(shown.getByText("話題係").textContent).toContain("不在");
    expect(shown.getByText(/件名に【自動選定】と付けます/).textContent).toContain("20件まで");
  });

  it("shows nothing of a target without a deadline", async () => {
    open(null);
    await screen.findByText("見出し1");
    expect(screen.queryByRole("region", { name: "締切と当番" })).toBeNull();
  });

  it("says what was done at the deadline", async () => {
    open(aMorning({ state: "sent", outcome: "rule" }));
    await screen.findByText(/自動で選んだ記事を送信しました/);
    expect((await bar()).queryByRole("timer")).toBeNull();
  });

  it("asks for an approval in place of sending", async () => {
    const variables = open(aMorning({ approval: true }), { RequestEditionApproval: done("requestEditionApproval") });
    await bar();
    await userEvent.click(screen.getByRole("button", { name: "プレビューと送信" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: "承認を依頼" }));
    await screen.findByText("承認を依頼しました");
    expect(variables("RequestEditionApproval")).toMatchObject({
      form: { version: "4", addresses: ["dest@example.jp"] },
    });
    expect(dialog.queryByLabelText("日時を指定")).toBeNull();
  });

  it("lets another editor approve what he sees, after a question", async () => {
    const variables = open(aMorning({ state: "waiting", approval: true, request: aRequest() }), {
      ApproveEdition: { data: { approveEdition: sent } },
    });
    const box = within(await screen.findByRole("region", { name: "承認待ち" }));
    expect(box.getByText("社長へ")).toBeTruthy();
    await userEvent.click(box.getByRole("button", { name: "承認して送信" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "承認して送信" }));
    await screen.findByText("承認し、記事2件を1件の宛先に送信しました。");
    expect(variables("ApproveEdition")).toEqual({ request: { target: { kind: "THEME", id: "3" }, version: "4" } });
  });

  it("does not let an editor approve his own, but take it back", async () => {
    open(aMorning({ state: "waiting", approval: true, request: aRequest({ own: true }) }), {
      WithdrawEditionApproval: done("withdrawEditionApproval"),
    });
    const box = within(await screen.findByRole("region", { name: "承認待ち" }));
    expect(box.queryByRole("button", { name: "承認して送信" })).toBeNull();
    await userEvent.click(box.getByRole("button", { name: "依頼を取り下げる" }));
    await screen.findByText("承認の依頼を取り下げました");
  });

  it("shows the last note, and saves one for the next", async () => {
    const earlier = { __typename: "EarlierNote", day: "2026-11-19", note: "続報に注意", by: "代理係" };
    const variables = open(aMorning({ earlier }), { SaveEditionNote: done("saveEditionNote") });
    await screen.findByText("続報に注意");
    await userEvent.type(screen.getByLabelText("11/20の申し送り"), "夕刊も");
    await userEvent.click(screen.getByRole("button", { name: "申し送りを保存" }));
    await screen.findByText("申し送りを保存しました");
    await waitFor(() =>
      expect(variables("SaveEditionNote")).toEqual({ form: { day: "2026-11-20", note: "夕刊も", version: 0 } }),
    );
  });
});
