import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { aDetail, aHome, aPage, NONE } from "./testing/home-data.ts";
import { type Answers, renderHome, watchConsole } from "./testing/render-home.tsx";

const failure = new GraphqlFailure("server", "broken", "7f3a21c9-0000-4000-8000-000000000000");
const tabs = () => screen.getAllByRole("tab").map((tab) => tab.textContent);
const selected = (counts: object) => ({
  __typename: "SelectedNode",
  kind: "THEME",
  id: "1",
  name: "パワー半導体",
  counts,
});

watchConsole();

describe("before and while loading", () => {
  it("says 0件 of every source, and shows rows to come, not an empty list", () => {
    renderHome({ HomeScreen: () => null });
    expect(tabs()).toEqual(["新聞(0件)", "WEB(0件)", "雑誌(0件)"]);
    expect(screen.queryByText(/記事はありません/)).toBeNull();
    expect(within(screen.getByRole("tabpanel")).getByText("読み込んでいます")).toBeTruthy();
  });

  it("moves the selection and keeps the counts of the tree while another theme is on its way", async () => {
    let calls = 0;
    renderHome({ HomeScreen: () => (calls++ === 0 ? aHome() : null) });
    await screen.findByText("見出し100");
    await userEvent.click(screen.getByRole("treeitem", { name: /^輸出管理/ }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("輸出管理");
    expect(tabs()).toEqual(["新聞(2件)", "WEB(0件)", "雑誌(0件)"]);
    expect(screen.queryByText("見出し100")).toBeNull();
  });
});

describe("empty", () => {
  const empty = (given: object): Answers => ({
    HomeScreen: () => aHome({ page: aPage("NEWSPAPER", 0), ...given }),
    ArticleList: () => null,
  });

  it("says which day has none, and leads to the nearest day and to the whole period", async () => {
    const { search } = renderHome(empty({ selected: selected(NONE) }), {
      query: "?theme=1&from=2026-11-19&to=2026-11-19",
    });
    expect(await screen.findByRole("heading", { name: "11月19日の記事はありません" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "期間を広げる" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "11月18日を見る" }));
    expect(search()).toBe("?theme=1&from=2026-11-18&to=2026-11-18");
  });

  it.each([1440, 390])("says so of a topic that the tree does not list, %i px wide", async (width) => {
    const quiet = { ...selected(NONE), kind: "TOPIC", id: "9", name: "今週の話題" };
    renderHome(empty({ selected: quiet, availableDays: [] }), {
      query: "?topic=9&from=2026-11-19&to=2026-11-19",
      width,
    });
    expect(await screen.findByRole("heading", { name: "11月19日の記事はありません" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("今週の話題");
    expect(screen.queryByText(/削除されたか/)).toBeNull();
  });

  it("leads to another tab that has articles", async () => {
    const { search } = renderHome(empty({ selected: selected({ ...NONE, web: 3 }) }));
    await userEvent.click(await screen.findByRole("button", { name: "WEB(3件)を見る" }));
    expect(search()).toBe("?tab=web");
  });

  it("tells a user without any theme", async () => {
    const tree = { __typename: "ThemeTree", topics: [], groups: [], themes: [] };
    renderHome({ HomeScreen: () => aHome({ tree, selected: null, page: null }) });
    expect(await screen.findByRole("heading", { name: "表示できるテーマがありません" })).toBeTruthy();
    expect(tabs()).toEqual(["新聞(0件)", "WEB(0件)", "雑誌(0件)"]);
  });

  it("tells when the theme of the address is not to be seen, and leaves the tree", async () => {
    renderHome({ HomeScreen: () => aHome({ selected: null, page: null }) }, { query: "?theme=99" });
    expect(await screen.findByRole("heading", { name: "選ばれたテーマは表示できません" })).toBeTruthy();
    expect(screen.getAllByRole("treeitem").length).toBeGreaterThan(1);
  });
});

describe("today's articles", () => {
  const lookup = /^本日の記事/;
  const today = { __typename: "TodayArticles", name: "本日の記事", counts: { ...NONE, newspaper: 4, web: 2 } };

  it("stand above the tree with their counts, and lead to today", async () => {
    const { search } = renderHome({ HomeScreen: () => aHome({ today }) });
    const row = await screen.findByRole("button", { name: lookup });
    expect([...row.children].map((part) => part.textContent)).toEqual(["本日の記事(6件)", "4", "2", "–"]);
    await userEvent.click(row);
    expect(search()).toMatch(/^\?from=(\d{4}-\d{2}-\d{2})&to=\1$/);
  });

  it("have no row before they are there, nor where the contract has no such lookup", async () => {
    renderHome({ HomeScreen: () => aHome({ today: null }) });
    expect(screen.queryByRole("button", { name: lookup })).toBeNull();
    await screen.findByText("見出し100");
    expect(screen.queryByRole("button", { name: lookup })).toBeNull();
  });
});

describe("failed", () => {
  it("never says 0件, shows the request number, and tries again", async () => {
    let fail = true;
    renderHome({ HomeScreen: () => (fail ? failure : aHome()) });
    expect(await screen.findByRole("heading", { name: "記事を読み込めませんでした" })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("7F3A-21C9");
    expect(tabs()).toEqual(["新聞", "WEB", "雑誌"]);
    fail = false;
    await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
    await screen.findByText("見出し100");
    expect(tabs()).toEqual(["新聞(12件)", "WEB(3件)", "雑誌(0件)"]);
  });

  it("keeps the counts that are known when only one tab fails", async () => {
    let fail = true;
    renderHome({ HomeScreen: () => aHome(), ArticleList: () => (fail ? failure : { articleList: aPage("WEB", 3) }) });
    await screen.findByText("見出し100");
    await userEvent.click(screen.getByRole("tab", { name: "WEB(3件)" }));
    await screen.findByRole("alert");
    expect(tabs()).toEqual(["新聞(12件)", "WEB(3件)", "雑誌(0件)"]);
    fail = false;
    await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
    await screen.findByText("見出し300");
  });

  it("of an article leaves the list and its head alone", async () => {
    let fail = true;
    renderHome({ HomeScreen: () => aHome(), Article: ({ id = "" }) => (fail ? failure : aDetail("NEWSPAPER", id)) });
    await userEvent.click(await screen.findByText("見出し100"));
    await screen.findByRole("alert");
    fail = false;
    await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("本文100の一段落。")).toBeTruthy();
  });
});

describe("smaller windows", () => {
  const answers: Answers = { HomeScreen: () => aHome(), Article: ({ id = "" }) => aDetail("NEWSPAPER", id) };

  it("medium: the article lies over the list, takes the focus, and Escape brings both back", async () => {
    const { search } = renderHome(answers, { width: 1000 });
    await userEvent.click(await screen.findByText("見出し101"));
    await screen.findByText("本文101の一段落。");
    await waitFor(() => expect(document.activeElement?.id).toBe("reading-pane"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(search()).toBe(""));
    await waitFor(() => expect(document.activeElement?.getAttribute("data-article")).toBe("101"));
  });

  it("narrow: themes stand in a drawer that closes with the choice", async () => {
    const { search } = renderHome(answers, { width: 390 });
    await screen.findByText("見出し100");
    expect(screen.queryByRole("tree")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /テーマを選ぶ$/ }));
    await userEvent.click(await screen.findByRole("treeitem", { name: /^輸出管理/ }));
    await waitFor(() => expect(search()).toBe("?theme=2"));
    expect(screen.queryByRole("tree")).toBeNull();
  });

  it("narrow: rows have boxes only while selecting", async () => {
    renderHome(answers, { width: 390 });
    await screen.findByText("見出し100");
    expect(screen.queryByRole("checkbox")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "選択" }));
    await userEvent.click(screen.getByText("見出し103"));
    expect(screen.getByRole("toolbar").textContent).toContain("1件を選択");
    await userEvent.click(screen.getByRole("button", { name: "完了" }));
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});
