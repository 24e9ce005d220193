import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import { configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Viewer } from "../../session/session.ts";
import { newSessionClient } from "../../session/session-client.ts";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import SearchScreen from "./SearchScreen.tsx";
import { answerOf, aResult, found, MARKED, refusedAt } from "./testing/answers.ts";

configure({ defaultHidden: true });

function windowOf(width: number): void {
  const matches = (query: string) =>
    /min-width/.test(query)
      ? width >= Number.parseInt(query.slice(12), 10)
      : width <= Number.parseInt(query.slice(12), 10);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => windowOf(1440));

function open(address: string, answers: Parameters<typeof fakeBff>[0] = {}, viewer: Partial<Viewer> = {}) {
  const bff = fakeBff({ ArticleSearch: found(), TagChoices: NO_TAGS, ...answers });
  const router = createMemoryRouter(
    [
      { path: "/search", element: <SearchScreen /> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    {
      initialEntries: [address],
    },
  );
  render(
    <MantineProvider env="test">
      <ApolloProvider client={newSessionClient()}>
        <ViewerContext value={aViewer(viewer)}>
          <RouterProvider router={router} />
        </ViewerContext>
      </ApolloProvider>
    </MantineProvider>,
  );
  const variables = () =>
    bff.calls.filter((call) => call.operation === "ArticleSearch").map((call) => call.body.variables);
  return { bff, router, variables };
}

const NO_TAGS = { data: { tags: { __typename: "TagList", tags: [] } } };
const rows = () => screen.findAllByRole("link", { name: /見出し\d/ });
const tabNames = () => screen.getAllByRole("tab").map((tab) => tab.textContent);

/** What was asked for but the tags, which the form asks for by itself. */
const searches = (bff: { operations: () => readonly (string | undefined)[] }) =>
  bff.operations().filter((each) => each !== "TagChoices");

describe("/search", () => {
  it("asks for nothing before there is something to look for", async () => {
    const { bff } = open("/search");
    expect(screen.getByText("探す言葉を入力してください")).toBeTruthy();
    expect(searches(bff)).toEqual([]);
  });

  it("shows counts of all tabs and the first that found something, with one call", async () => {
    const { bff, variables } = open("/search?q=電池&op=2&media=東和経済新聞&from=2026-11-01&to=2026-11-20");
    expect(await rows()).toHaveLength(2);
    expect(tabNames()).toEqual(["新聞(12件)", "WEB(3件)", "雑誌(0件)"]);
    expect(screen.getByRole("tab", { name: "新聞(12件)" }).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("電池　東和経済新聞");
    expect(searches(bff)).toEqual(["ArticleSearch"]);
    expect(variables()).toEqual([
      {
        form: {
          keyword1: "電池",
          operator: 2,
          keyword2: "",
          mediaOperator: 1,
          nameList: ["東和経済新聞"],
          start: "2026-11-01",
          end: "2026-11-20",
        },
        list: { source: null, sort: { key: "NONE", order: "DESC" }, page: 1, pageSize: 10 },
      },
    ]);
  });

  it("asks for another tab, another order and further pages", async () => {
    const { variables, router } = open("/search?q=電池", {
      ArticleSearch: [found(), found("WEB"), found("WEB"), found("WEB", { page: 2, ids: ["9"] })],
    });
    await rows();
    await userEvent.click(screen.getByRole("tab", { name: "WEB(3件)" }));
    await rows();
    expect(router.state.location.search).toContain("tab=web");
    await userEvent.selectOptions(screen.getByLabelText("並べ替え"), "date-asc");
    await rows();
    await userEvent.click(await screen.findByRole("button", { name: "さらに1件を表示" }));
    expect(await screen.findByRole("link", { name: /見出し9/ })).toBeTruthy();
    expect(variables().map((each) => each?.list)).toEqual([
      { source: null, sort: { key: "NONE", order: "DESC" }, page: 1, pageSize: 10 },
      { source: "WEB", sort: { key: "NONE", order: "DESC" }, page: 1, pageSize: 10 },
      { source: "WEB", sort: { key: "DATE", order: "ASC" }, page: 1, pageSize: 10 },
      { source: "WEB", sort: { key: "DATE", order: "ASC" }, page: 2, pageSize: 10 },
    ]);
  });

  it("names the days that could not be searched, and nothing where all were", async () => {
    const unsearchedDays = [
      { start: "2025-08-04", end: "2025-09-07" },
      { start: "2025-12-29", end: "2026-01-04" },
    ];
    const { router } = open("/search?q=電池", { ArticleSearch: [found("NEWSPAPER", { unsearchedDays }), found()] });
    const line = /2025\/08\/04～09\/07、2025\/12\/29～2026\/01\/04に届いた記事は、ただいま検索できない/;
    expect((await screen.findByText(line)).closest("[role=status]")).toBeTruthy();
    await router.navigate("/search?q=EV");
    await screen.findByRole("heading", { level: 1, name: "EV" });
    await rows();
    expect(screen.queryByText(line)).toBeNull();
  });

  it("marks the words of this search, also where another search found the same article by others", async () => {
    const hit = (start: number) =>
      found("NEWSPAPER", { titleHits: [{ __typename: "TextRange", start, end: start + 1 }] });
    const { router } = open("/search?q=見", { ArticleSearch: [hit(0), hit(1)] });
    const marks = async () => [...((await rows())[0]?.querySelectorAll("mark") ?? [])].map((mark) => mark.textContent);
    expect(await marks()).toEqual(["見"]);
    await router.navigate("/search?q=出");
    await screen.findByRole("heading", { level: 1, name: "出" });
    expect(await marks()).toEqual(["出"]);
    await router.navigate(-1);
    await screen.findByRole("heading", { level: 1, name: "見" });
    expect(await marks()).toEqual(["見"]);
  });

  it("says nothing of where the words of themes stand: its rows are found by the words of the search", async () => {
    open("/search?q=電池");
    const [row] = await rows();
    expect(row?.closest("li")?.textContent).toContain("見出し1");
    expect(screen.queryByText("冒頭")).toBeNull();
  });

  it("opens an article once it knows what to mark in it", async () => {
    const article = {
      __typename: "ArticleDetail",
      article: aResult("1"),
      body: null,
      bodyHits: [],
      leadHits: [],
      lead: null,
      rightholder: null,
      forbiddenPurposes: [],
      showEndsAt: null,
      showRefusal: null,
      printRefusal: null,
      images: [],
    };
    const { bff } = open("/search?q=電池 EV&article=2-1", { Article: { data: { __typename: "Query", article } } });
    await screen.findByRole("heading", { level: 2, name: "見出し1" });
    await vi.waitFor(() => expect(bff.operations()).toContain("Article"));
    expect(bff.calls.filter((call) => call.operation === "Article").map((call) => call.body.variables)).toEqual([
      { id: "1", dataSection: 2, markedWords: MARKED },
    ]);
  });

  it("unfolds the others of a story within the days of the search, and takes them along when ticked", async () => {
    const sameStory = { __typename: "SameStory", totalCount: 1, page: 1, pageSize: 20, articles: [aResult("7")] };
    const { bff } = open("/search?q=電池&from=2026-11-02&to=2026-11-05", {
      ArticleSearch: found("NEWSPAPER", { ids: ["1"], sameStoryCount: 1 }),
      SameStory: { data: { __typename: "Query", sameStory } },
    });
    await userEvent.click(await screen.findByRole("button", { name: "ほか1件" }));
    const story = (await screen.findByRole("link", { name: /見出し7/ })).closest("li") as HTMLElement;
    expect(bff.calls.find((call) => call.operation === "SameStory")?.body.variables).toEqual({
      input: { articleId: "1", period: { start: "2026-11-02", end: "2026-11-05" }, markedWords: MARKED },
    });
    await userEvent.click(within(story).getByRole("checkbox"));
    const tools = within(screen.getByRole("toolbar", { name: "選択した記事の操作" }));
    expect(tools.getByText("1件")).toBeTruthy();
    await tools.findByRole("button", { name: "原文表示(1件)" });
    expect(tools.getAllByRole("button").map((button) => button.ariaLabel ?? button.textContent)).toEqual([
      "原文表示(1件)",
      "原文印刷(1件)",
      "本文表示(1件)",
      "クリップ冊子(1件)",
      "クリップ",
      "見出しをコピー",
      "選択を解除",
    ]);
    expect(tools.getByRole("link", { name: "紙面イメージ" }).getAttribute("href")).toMatch(/a00=s7$/);
  });

  it("shows a refused expression at its place", async () => {
    open("/search?expr=電池 (EV", { ArticleSearch: refusedAt("expression", 3, "閉じかっこがありません。") });
    expect(await screen.findAllByText("閉じかっこがありません。")).toHaveLength(1);
    expect(screen.getByText("検索の条件を直してください")).toBeTruthy();
    expect(screen.getByText("4文字目").closest("p")?.querySelector("mark")?.textContent).toBe("(");
  });

  it("names all that is wrong with the form before anything is sent", async () => {
    const { bff } = open("/search");
    for (const name of ["新聞", "WEB", "雑誌"]) await userEvent.click(screen.getByRole("checkbox", { name }));
    await userEvent.type(screen.getByLabelText("開始日"), "2026/11/20");
    await userEvent.type(screen.getByLabelText("終了日"), "2026/11/01");
    await userEvent.click(screen.getByRole("button", { name: "検索" }));
    const summary = await screen.findByRole("alert");
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["情報源：媒体が1つ以上を選択してください。", "終了日は開始日以降の日付を指定してください。"]);
    expect(searches(bff)).toEqual([]);
  });

  it("searches what is in the form, only in the sources that are ticked", async () => {
    const { router, variables } = open("/search");
    await userEvent.type(screen.getByLabelText("キーワード1"), "電池 EV");
    await userEvent.type(screen.getByLabelText("キーワード2"), "広告");
    await userEvent.click(screen.getAllByRole("radio", { name: "NOT" })[1] as HTMLElement);
    await userEvent.click(screen.getByRole("checkbox", { name: "雑誌" }));
    await userEvent.click(screen.getByRole("button", { name: "検索" }));
    await rows();
    expect(variables()[0]).toMatchObject({
      form: { keyword1: "電池 EV", mediaOperator: 3, sources: ["NEWSPAPER", "WEB"] },
    });
    expect(tabNames()).toHaveLength(2);
    expect(new URLSearchParams(router.state.location.search).get("src")).toBe("news,web");
  });

  it("is empty, refused or failed, and says which", async () => {
    open("/search?q=無", { ArticleSearch: found(null) });
    expect(await screen.findByText("条件に合う記事はありません")).toBeTruthy();
    expect(tabNames()).toEqual(["新聞(0件)", "WEB(0件)", "雑誌(0件)"]);
  });

  it("gives the server's sentence where a search takes too long", async () => {
    open("/search?q=の", {
      ArticleSearch: answerOf({
        __typename: "Refusal",
        message: "検索に時間がかかりすぎたため中止しました。",
        retryAfter: null,
      }),
    });
    expect(await screen.findByText("検索に時間がかかりすぎたため中止しました。")).toBeTruthy();
    expect(tabNames()).toEqual(["新聞", "WEB", "雑誌"]);
  });

  it("can be asked again after a failure", async () => {
    open("/search?q=電池", { ArticleSearch: [new TypeError("x"), found()] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await rows()).toHaveLength(2);
  });

  it("shows no tab for a source that is not visible", async () => {
    const sources = { ...aViewer().sources, magazine: false };
    open("/search?q=電池", {}, { sources });
    await rows();
    expect(tabNames()).toEqual(["新聞(12件)", "WEB(3件)"]);
  });
});

describe("a saved condition", () => {
  const condition = (savedCondition: object | null) => ({ data: { savedCondition } });

  it("becomes its search", async () => {
    const { router, bff } = open("/search?condition=3", {
      SavedCondition: condition({
        __typename: "SavedCondition",
        ...{ id: "3", title: "電池", keyword1: "電池", keyword2: "広告" },
        ...{ operator: 2, mediaOperator: 3, nameList: ["東和経済新聞"], synonyms: false, tones: [3], tagIds: [] },
        ...{ sources: null, periodDays: null, start: null, end: null },
      }),
    });
    await rows();
    const asked = new URLSearchParams(router.state.location.search);
    expect([...asked]).toEqual([
      ["q", "電池"],
      ["op", "2"],
      ["q2", "広告"],
      ["op2", "3"],
      ["media", "東和経済新聞"],
      ["tone", "3"],
    ]);
    expect(searches(bff)).toEqual(["SavedCondition", "ArticleSearch"]);
  });

  it("of another user is not there", async () => {
    open("/search?condition=9", { SavedCondition: condition(null) });
    expect(await screen.findByText("この検索条件は表示できません")).toBeTruthy();
    expect(screen.getByRole("link", { name: "検索条件の一覧へ" }).getAttribute("href")).toBe("/0011");
  });
});

describe("a narrow window", () => {
  beforeEach(() => windowOf(390));

  it("has the form alone, then the results with the form in a drawer", async () => {
    open("/search");
    await userEvent.type(screen.getByLabelText("キーワード1"), "電池");
    await userEvent.click(screen.getByRole("button", { name: "検索" }));
    await rows();
    expect(screen.queryByLabelText("キーワード1")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "条件を変更" }));
    expect((await screen.findByLabelText<HTMLInputElement>("キーワード1")).value).toBe("電池");
  });
});
