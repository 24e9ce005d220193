import { ApolloProvider } from "@apollo/client/react";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { newSessionClient } from "../../session/session-client.ts";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import MissingScreen from "./MissingScreen.tsx";

const CANDIDATE = {
  __typename: "MissingCandidate",
  ...{ articleId: "202611000000001", dataSection: 3, title: "全固体電池の量産", mediaName: "港湾ネット" },
  ...{ issueDay: "2026-11-20", arrivedAt: "2026-11-20T06:00:00+09:00" },
};
const candidates = (...found: object[]) => ({
  data: { missingArticleCandidates: { __typename: "MissingCandidates", candidates: found } },
});
const told = (cause: string, message: string, themes: object[] = []) => ({
  data: { askForArticle: { __typename: "MissingAnswer", cause, message, themes } },
});
const THEME = {
  __typename: "MissingTheme",
  ...{ themeId: "1", name: "電池", state: "not_met", day: null },
  ...{ foundWords: ["電池"], unwantedWords: ["乾電池"] },
};
const INQUIRY = {
  __typename: "MissingInquiry",
  ...{ id: "5", userName: "水無瀬", askedAt: "2026-11-20T09:00:00+09:00", keyword: "宇宙の話" },
  ...{ searchedMedium: "港湾日報", searchedDay: "2026-11-19", articleId: null, title: null, mediaName: null },
  ...{ cause: "NOT_ARRIVED", message: "見つかりません。", settled: false, settledBy: null, settledAt: null, note: "" },
};
const log = (...inquiries: object[]) => ({
  data: {
    missingArticles: {
      __typename: "MissingInquiries",
      ...{ total: inquiries.length, open: 1, inquiries },
      months: [
        {
          __typename: "MissingMonth",
          ...{ month: "2026-11", total: 3 },
          causes: [{ __typename: "CauseCount", cause: "NOT_ARRIVED", count: 3 }],
        },
      ],
    },
  },
});

function open(answers: Parameters<typeof fakeBff>[0], { role = "USER", address = "/missing" } = {}) {
  const bff = fakeBff(answers);
  render(
    <ApolloProvider client={newSessionClient()}>
      <ViewerContext value={aViewer({ role: role as "USER" })}>
        <MissingScreen />
      </ViewerContext>
    </ApolloProvider>,
    address,
  );
  return bff;
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const sent = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.filter(({ operation }) => operation === name).map(({ body }) => body.variables);

describe("the question", () => {
  it("leads over the candidates to the cause, with the themes' words", async () => {
    const bff = open({
      MissingCandidates: candidates(CANDIDATE),
      AskForArticle: told("NOT_MET", "除く語があります。", [THEME]),
    });
    fireEvent.change(screen.getByLabelText(/見出しの言葉かURL/), { target: { value: "電池" } });
    fireEvent.change(screen.getByLabelText(/媒体名/), { target: { value: "港湾ネット" } });
    await press("理由を調べる");
    await press("この記事の理由：全固体電池の量産");
    expect((await screen.findByRole("status")).textContent).toBe("条件を満たさない除く語があります。");
    expect(within(screen.getByRole("region", { name: "関係するテーマ" })).getByText("除く語：乾電池")).toBeTruthy();
    const form = { keyword: "電池", mediaName: "港湾ネット", issueDate: null };
    expect(sent(bff, "AskForArticle")).toEqual([{ form, articleId: "202611000000001" }]);
    expect(bff.operations()).not.toContain("MissingLog");
  });

  it("is answered at once where nothing fits, and begins with the words of a search", async () => {
    const bff = open(
      { MissingCandidates: candidates(), AskForArticle: told("NOT_ARRIVED", "見つかりません。") },
      { address: "/missing?q=宇宙" },
    );
    await press("理由を調べる");
    expect((await screen.findByRole("status")).textContent).toContain("届いていない");
    expect(sent(bff, "AskForArticle")).toEqual([
      { form: { keyword: "宇宙", mediaName: null, issueDate: null }, articleId: null },
    ]);
    await press("別の記事を調べる");
    expect(screen.queryByRole("status")).toBeNull();
    expect((screen.getByLabelText(/見出しの言葉かURL/) as HTMLInputElement).value).toBe("");
  });

  it("leads to an article that is in a list", async () => {
    open(
      { MissingCandidates: candidates(CANDIDATE), AskForArticle: told("FOUND", "入っています。") },
      { address: "/missing?q=電池" },
    );
    await press("理由を調べる");
    await press("この記事の理由：全固体電池の量産");
    const link = await screen.findByRole("link", { name: "記事を開く" });
    expect(link.getAttribute("href")).toContain("articleId=202611000000001");
  });

  it("can be about none of the candidates", async () => {
    const bff = open(
      { MissingCandidates: candidates(CANDIDATE), AskForArticle: told("NOT_ARRIVED", "見つかりません。") },
      { address: "/missing?q=電池" },
    );
    await press("理由を調べる");
    await press("この中にはない");
    await screen.findByText("見つかりません。");
    expect(sent(bff, "AskForArticle")).toMatchObject([{ articleId: null }]);
  });

  it("needs words", async () => {
    const bff = open({});
    await press("理由を調べる");
    expect(await screen.findAllByText("見出しの言葉かURLを入力してください。")).not.toEqual([]);
    expect(bff.calls).toEqual([]);
  });
});

describe("the log of the Admins", () => {
  it("has what was asked and told, and the months", async () => {
    open({ MissingLog: log(INQUIRY) }, { role: "ADMIN" });
    const row = await screen.findByRole("row", { name: /宇宙の話/ });
    expect(row.textContent).toContain("港湾日報、2026/11/19");
    expect(row.textContent).toContain("届いていない");
    expect(screen.getByText("届いていない 3")).toBeTruthy();
  });

  it("is narrowed by cause, month and state", async () => {
    const bff = open({ MissingLog: log(INQUIRY) }, { role: "ADMIN" });
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "理由" }), "非公開");
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "月" }), "2026年11月");
    await userEvent.click(await screen.findByRole("radio", { name: "未対応" }));
    await expect
      .poll(() => sent(bff, "MissingLog").at(-1))
      .toEqual({ cause: "HIDDEN", month: "2026-11", settled: false, page: 1, pageSize: 20 });
  });

  it("is settled with a note", async () => {
    const settled = {
      ...INQUIRY,
      settled: true,
      settledBy: "admin01",
      settledAt: "2026-11-20T10:00:00+09:00",
      note: "式を直した",
    };
    const bff = open(
      {
        MissingLog: [log(INQUIRY), log(settled)],
        SettleMissing: { data: { settleMissingArticle: { __typename: "ChangeDone" } } },
      },
      { role: "ADMIN" },
    );
    fireEvent.change(await screen.findByLabelText("「宇宙の話」の対応のメモ"), { target: { value: "式を直した" } });
    await press("対応済みにする：宇宙の話");
    expect(await screen.findByText("対応済みにしました。")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "未対応に戻す：宇宙の話" })).toBeTruthy();
    expect(sent(bff, "SettleMissing")).toEqual([{ id: "5", settled: true, note: "式を直した" }]);
  });
});
