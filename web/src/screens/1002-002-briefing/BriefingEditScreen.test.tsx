import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import BriefingEditScreen from "./BriefingEditScreen.tsx";

const aCandidate = (id: string, own: object = {}, story: object = {}) => ({
  ...{ __typename: "BriefingCandidate", chosen: false, carried: false, points: 12 },
  story: {
    ...{ __typename: "BriefingStory", articleId: id, dataSection: 1, title: `話題${id}`, mediaName: "東都新聞" },
    ...{ issueDate: "2026-11-20", excerpt: "一文目。", excerptCut: false, papers: 1, firstPages: 0, magazines: 0 },
    ...{ sites: 0, impact: "", handling: 1, openSince: null, ...story },
  },
  ...own,
});
const proposal = (candidates: object[], own: object = {}) => ({
  data: {
    briefingProposal: {
      ...{ __typename: "BriefingProposal", day: "2026-11-20", version: null, confirmedBy: null, confirmedAt: null },
      ...{ hiddenCount: 0, candidates, ...own },
    },
  },
});
const CARRIED = aCandidate("1", { chosen: true, carried: true, points: 0 }, { handling: 2, openSince: "2026-11-19" });
const CONFIRMED = {
  data: {
    confirmBriefing: {
      ...{ __typename: "Briefing", day: "2026-11-20", version: 1, confirmedBy: "仁科 拓也" },
      confirmedAt: "2026-11-20T06:50:00+09:00",
    },
  },
};
const open = (candidates: object[], more: Record<string, object> = {}, own: object = {}) => {
  const bff = fakeBff({ BriefingProposal: proposal(candidates, own), ...more });
  render(<BriefingEditScreen />, "/1002-002?day=2026-11-20");
  return bff;
};
const chosen = () => screen.getByRole("list", { name: "載せる記事" });
const titles = () =>
  within(chosen())
    .getAllByRole("heading")
    .map(({ textContent }) => textContent);

describe("役員版の編集", () => {
  it("confirms what was chosen, in its order, with lines and handling", async () => {
    const bff = open([CARRIED, aCandidate("2", { chosen: true }), aCandidate("3")], { ConfirmBriefing: CONFIRMED });
    await userEvent.click(await screen.findByRole("button", { name: "「話題3」を載せる" }));
    await userEvent.click(screen.getByRole("button", { name: "「話題3」を上へ" }));
    await userEvent.click(screen.getByRole("button", { name: "「話題2」を外す" }));
    expect(titles()).toEqual(["話題1", "話題3"]);
    await userEvent.type(screen.getByRole("textbox", { name: "当社への影響（話題3）" }), "納期に影響");
    await userEvent.click(
      within(screen.getByRole("group", { name: "対応（話題1）" })).getByRole("radio", { name: "済" }),
    );
    await userEvent.click(screen.getByRole("button", { name: /確定する/ }));
    const sent = () => bff.calls.find(({ operation }) => operation === "ConfirmBriefing")?.body.variables;
    await expect.poll(sent).toEqual({
      form: {
        ...{ day: "2026-11-20", version: null },
        items: [
          { articleId: "1", impact: "", handling: 3 },
          { articleId: "3", impact: "納期に影響", handling: 1 },
        ],
      },
    });
  });

  it("keeps what is open from the page before, and takes no eighth story", async () => {
    open(
      [CARRIED, ...["2", "3", "4", "5", "6"].map((id) => aCandidate(id, { chosen: true })), aCandidate("8")],
      {},
      {
        hiddenCount: 1,
      },
    );
    expect(await screen.findByText("11/19から確認中")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "「話題1」を外す" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "「話題8」を載せる" }));
    expect(titles()).toHaveLength(6);
    expect(screen.getByText("7件まで載せられます")).toBeTruthy();
  });

  it("sends no line that is too long", async () => {
    const bff = open([aCandidate("2", { chosen: true })], { ConfirmBriefing: CONFIRMED });
    const line = await screen.findByRole("textbox", { name: "当社への影響（話題2）" });
    await userEvent.click(line);
    await userEvent.paste("あ".repeat(51));
    expect(screen.getByText("50文字以下で入力してください。")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /確定する/ }));
    expect(bff.calls.some(({ operation }) => operation === "ConfirmBriefing")).toBe(false);
  });

  it("tells who was quicker, and what is wrong", async () => {
    const refused = (answer: object) => ({ ConfirmBriefing: { data: { confirmBriefing: answer } } });
    const conflict = { __typename: "VersionConflict", message: "", changedBy: "高階 綾乃" };
    open([aCandidate("2", { chosen: true })], refused({ ...conflict, changedAt: "2026-11-20T06:52:00+09:00" }));
    await userEvent.click(await screen.findByRole("button", { name: /確定する/ }));
    expect(await screen.findByText(/高階 綾乃さんが2026\/11\/20 06:52に確定しました/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "読み込み直す" })).toBeTruthy();
  });

  it("makes a draft of a mail from what is confirmed", async () => {
    const confirmed = { version: 1, confirmedBy: "仁科 拓也", confirmedAt: "2026-11-20T06:50:00+09:00" };
    const refusal = { __typename: "Refusal", message: "下書きを作れません。", retryAfter: null, code: "X" };
    const bff = open(
      [aCandidate("2", { chosen: true }, { impact: "納期に影響", handling: 2 })],
      { SaveMailDraft: { data: { saveMailDraft: refusal } } },
      confirmed,
    );
    await userEvent.click(await screen.findByRole("button", { name: "メールにする" }));
    const sent = () => bff.calls.find(({ operation }) => operation === "SaveMailDraft")?.body.variables;
    await expect.poll(sent).toMatchObject({
      change: {
        subject: "役員版 2026/11/20",
        articles: [{ articleId: "2", comment: "1紙／当社への影響：納期に影響／対応：確認中" }],
      },
    });
  });
});
