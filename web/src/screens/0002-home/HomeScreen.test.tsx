import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aDetail, aHome, anArticle, aPage, aStory } from "./testing/home-data.ts";
import { type Answers, renderHome, watchConsole } from "./testing/render-home.tsx";

const totals = { NEWSPAPER: 12, WEB: 3, MAGAZINE: 0 };
const answers: Answers = {
  HomeScreen: () => aHome(),
  ArticleList: ({ input }) => {
    const source = input?.source ?? "NEWSPAPER";
    return { articleList: aPage(source, totals[source], input?.page) };
  },
  Article: ({ id = "" }) => aDetail(Number(id) >= 300 ? "WEB" : "NEWSPAPER", id),
};

const tabs = () => screen.getAllByRole("tab").map((tab) => tab.textContent);
const rows = () => within(screen.getByRole("tabpanel")).getAllByRole("listitem");
const tools = () => screen.getByRole("toolbar", { name: "選択した記事の操作" });
const loaded = () => screen.findByText("見出し100");
const tab = (name: string) => screen.getByRole("tab", { name });

watchConsole();

describe("home", () => {
  it("opens with one query: first theme, its counts, its first page", async () => {
    const { calls } = renderHome(answers);
    await loaded();
    expect(calls).toEqual(["HomeScreen"]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("パワー半導体");
    expect(tabs()).toEqual(["新聞(12件)", "WEB(3件)", "雑誌(0件)"]);
    expect(rows()).toHaveLength(10);
    expect(within(rows()[0] as HTMLElement).getByText("冒頭")).toBeTruthy();
    expect(screen.getByRole("treeitem", { selected: true }).textContent).toContain("パワー半導体(15件)");
    expect(document.title).toContain("パワー半導体");
  });

  it("shows only the sources that the viewer may see, in tabs and tree", async () => {
    renderHome(
      { ...answers, HomeScreen: () => aHome({ source: "WEB", page: aPage("WEB", 3) }) },
      {
        viewer: {
          sources: {
            __typename: "SourceVisibility",
            newspaper: false,
            newspaperImage: false,
            newspaperText: false,
            web: true,
            magazine: false,
          },
        },
      },
    );
    await screen.findByText("見出し300");
    expect(tabs()).toEqual(["WEB(3件)"]);
    expect(screen.getByRole("treeitem", { selected: true, name: "パワー半導体(3件) WEB3件" })).toBeTruthy();
  });

  it("appends pages with running numbers and leaves out what slid down from the page before", async () => {
    const slid = () => ({
      articleList: {
        ...aPage("NEWSPAPER", 12, 2),
        articles: [anArticle("NEWSPAPER", "109"), anArticle("NEWSPAPER", "110")],
      },
    });
    renderHome({ ...answers, ArticleList: slid });
    await loaded();
    await userEvent.click(screen.getByRole("button", { name: "さらに2件を表示" }));
    await screen.findByText("見出し110");
    expect(rows()).toHaveLength(11);
    expect(rows()[10]?.textContent).toMatch(/^11/);
    expect(screen.queryByRole("button", { name: /^さらに/ })).toBeNull();
  });

  it("unfolds the other articles of a story below its row, opens one, and folds them again", async () => {
    const page = { ...aPage("NEWSPAPER", 1), articles: [anArticle("NEWSPAPER", "100", { sameStoryCount: 2 })] };
    let fail = true;
    const { calls } = renderHome({
      ...answers,
      HomeScreen: () => aHome({ page }),
      SameStory: () =>
        fail ? new Error("broken") : aStory(2, [anArticle("WEB", "300"), anArticle("NEWSPAPER", "101")]),
    });
    await loaded();
    const pill = screen.getByRole("button", { name: "ほか2件" });
    await userEvent.click(pill);
    expect(pill.getAttribute("aria-expanded")).toBe("true");
    expect((await screen.findByRole("alert")).textContent).toContain("同じ話題の記事を読み込めませんでした");
    fail = false;
    await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
    await userEvent.click(await screen.findByText("見出し300"));
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^1.*見出し100ほか2件/),
      "見出し300東和経済新聞 11/20 06:00",
      "見出し101東和経済新聞 11/20 朝刊 1面 5段",
    ]);
    await waitFor(() => expect(calls.filter((name) => name === "Article")).toEqual(["Article"]));
    expect(tabs()).toEqual(["新聞(1件)", "WEB(3件)", "雑誌(0件)"]);
    await userEvent.click(pill);
    expect(rows()).toHaveLength(1);
  });

  it("unfolds a large story a page at a time, and keeps what is unfolded where the next page fails", async () => {
    const page = { ...aPage("NEWSPAPER", 1), articles: [anArticle("NEWSPAPER", "100", { sameStoryCount: 22 })] };
    const others = Array.from({ length: 22 }, (_, at) => anArticle("WEB", `${300 + at}`));
    let fail = true;
    renderHome({
      ...answers,
      HomeScreen: () => aHome({ page }),
      SameStory: ({ input }) => {
        if (input?.page !== 2) return aStory(22, others.slice(0, 20));
        return fail ? new Error("broken") : aStory(22, others.slice(20), 2);
      },
    });
    await loaded();
    await userEvent.click(screen.getByRole("button", { name: "ほか22件" }));
    const more = await screen.findByRole("button", { name: "さらに2件を表示" });
    expect(screen.queryByText("見出し320")).toBeNull();
    await userEvent.click(more);
    expect((await screen.findByRole("alert")).textContent).toBe("続きを読み込めませんでした");
    fail = false;
    await userEvent.click(more);
    expect((await screen.findAllByText(/^見出し3\d\d$/)).map(({ textContent }) => textContent)).toEqual(
      others.map(({ id }) => `見出し${id}`),
    );
    expect(screen.queryByRole("button", { name: /^さらに/ })).toBeNull();
  });

  it("folds a story's others by s; ticked, they are part of the selection and count nowhere else", async () => {
    const page = { ...aPage("NEWSPAPER", 1), articles: [anArticle("NEWSPAPER", "100", { sameStoryCount: 1 })] };
    const { location } = renderHome({
      ...answers,
      HomeScreen: () => aHome({ page }),
      SameStory: () => aStory(1, [anArticle("NEWSPAPER", "101")]),
    });
    await loaded();
    await userEvent.keyboard("js");
    await userEvent.click(await screen.findByRole("checkbox", { name: "「見出し101」を選択" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "記事1を選択" }));
    expect(screen.getByText("2件")).toBeTruthy();
    expect(tabs()).toEqual(["新聞(1件)", "WEB(3件)", "雑誌(0件)"]);
    const pages = await screen.findByRole("link", { name: "紙面イメージ" });
    expect(pages.getAttribute("href")).toBe("/0003?a00=s100.s101");
    await userEvent.keyboard("s");
    expect(rows()).toHaveLength(1);
    expect(screen.getByText("2件")).toBeTruthy();
    await userEvent.keyboard("m");
    await waitFor(() => expect(location()).toBe("/1002?a00=s100.s101"));
  });

  it("says that the next page failed, keeps the list, and tries again", async () => {
    let fail = true;
    const list: Answers[string] = (variables) =>
      fail ? new Error("broken") : (answers.ArticleList?.(variables) ?? null);
    renderHome({ ...answers, ArticleList: list });
    await loaded();
    const more = screen.getByRole("button", { name: "さらに2件を表示" });
    await userEvent.click(more);
    expect((await screen.findByRole("alert")).textContent).toBe("続きを読み込めませんでした");
    expect(rows()).toHaveLength(10);
    fail = false;
    await userEvent.click(more);
    await screen.findByText("見出し111");
    expect(rows()).toHaveLength(12);
  });
});

describe("tabs", () => {
  it("ask for a list once, and keep their selection and order apart", async () => {
    const { calls, asked, search } = renderHome(answers);
    await loaded();
    await userEvent.click(screen.getByRole("checkbox", { name: "記事2を選択" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "記事4を選択" }), { shiftKey: true });
    expect(tools().textContent).toContain("3件を選択");

    await userEvent.click(tab("WEB(3件)"));
    await screen.findByText("見出し300");
    expect(search()).toBe("?tab=web");
    expect(tools().textContent).toContain("すべて選択");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "並べ替え" }), "title-asc");
    await waitFor(() => expect(asked.at(-1)?.input?.sort).toEqual({ key: "TITLE", order: "ASC" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "すべて選択" }));
    expect(tools().textContent).toContain("3件を選択");

    await userEvent.click(tab("新聞(12件)"));
    await loaded();
    expect(tools().textContent).toContain("3件を選択");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "すべて選択" }).indeterminate).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "並べ替え" }).value).toBe("none");

    await userEvent.click(tab("WEB(3件)"));
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "並べ替え" }).value).toBe("title-asc");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "すべて選択" }).checked).toBe(true);
    expect(calls).toEqual(["HomeScreen", "ArticleList", "ArticleList"]);
  });

  it("begin with the first page when the screen was asked for anew, also those that are not open", async () => {
    renderHome(answers, { query: "?theme=1" });
    await loaded();
    await userEvent.click(screen.getByRole("button", { name: "さらに2件を表示" }));
    await waitFor(() => expect(rows()).toHaveLength(12));
    await userEvent.click(tab("WEB(3件)"));
    await screen.findByText("見出し300");
    await userEvent.click(tab("新聞(12件)"));
    expect(rows()).toHaveLength(12);

    await userEvent.click(tab("WEB(3件)"));
    await userEvent.click(screen.getByRole("treeitem", { name: /^パワー半導体/ }));
    await waitFor(() => expect(tab("新聞(12件)")).toBeTruthy());
    await userEvent.click(tab("新聞(12件)"));
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(screen.getByRole("button", { name: "さらに2件を表示" })).toBeTruthy();
  });

  it("another theme starts with nothing selected", async () => {
    const { asked, search, back } = renderHome(answers);
    await loaded();
    await userEvent.click(screen.getByRole("checkbox", { name: "すべて選択" }));
    await userEvent.click(screen.getByRole("treeitem", { name: /^輸出管理/ }));
    await waitFor(() => expect(search()).toBe("?theme=2"));
    expect(asked.at(-1)?.input?.selection).toEqual({ kind: "THEME", id: "2" });
    await waitFor(() => expect(tools().textContent).toContain("すべて選択"));
    await act(() => back());
    expect(search()).toBe("");
  });
});

describe("reading", () => {
  it("opens by click with the head at once, and closes by back", async () => {
    const { search, back } = renderHome({ ...answers, Article: () => null });
    await loaded();
    await userEvent.click(screen.getByText("見出し102"));
    const pane = screen.getByRole("article");
    expect(within(pane).getByRole("heading", { level: 2 }).textContent).toBe("見出し102");
    expect(pane.textContent).toContain("朝刊／1面／5段");
    expect(search()).toBe("?article=2-102");
    expect(screen.getByText("3／12")).toBeTruthy();
    await act(() => back());
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("goes on with j and back with k, one entry in the history for all of them", async () => {
    const { search, back } = renderHome(answers);
    await loaded();
    await userEvent.keyboard("jjjk");
    await screen.findByText("本文101の一段落。");
    await waitFor(() => expect(search()).toBe("?article=2-101"));
    await waitFor(() => expect(document.activeElement?.getAttribute("data-article")).toBe("101"));
    await act(() => back());
    expect(search()).toBe("");
  });

  it("comes back after a reload: tab, period, theme and article are in the address", async () => {
    const { asked, calls } = renderHome(answers, {
      query: "?theme=1&tab=web&from=2026-11-18&to=2026-11-18&article=3-301",
    });
    await screen.findByText("本文301の一段落。");
    expect(asked[calls.indexOf("HomeScreen")]?.input).toMatchObject({
      selection: { kind: "THEME", id: "1" },
      period: { start: "2026-11-18", end: "2026-11-18" },
      source: "WEB",
    });
    expect(tab("WEB(3件)").getAttribute("aria-selected")).toBe("true");
    const link = screen.getByRole("link", { name: /^元の記事を開く/ });
    expect(link.getAttribute("href")).toBe("https://press.example/301");
    expect(link.getAttribute("rel")).toContain("noopener");
  });

  it("gives no link to what is not a web page", async () => {
    const evil = () => aDetail("WEB", "399", { article: anArticle("WEB", "399", { url: "javascript:alert(1)" }) });
    renderHome({ ...answers, Article: evil }, { query: "?tab=web&article=3-399" });
    await screen.findByText("本文399の一段落。");
    expect(screen.queryByRole("link", { name: /^元の記事を開く/ })).toBeNull();
  });

  it("shows the server's refusal as it is", async () => {
    const message = "要求された記事は表示できません。";
    renderHome({ ...answers, Article: () => ({ article: { __typename: "Refusal", code: "MSG0101", message } }) });
    await loaded();
    await userEvent.click(screen.getByText("見出し100"));
    expect(await screen.findByRole("heading", { name: message })).toBeTruthy();
  });

  it("selects with x and a range with X, clears with Escape", async () => {
    renderHome(answers);
    await loaded();
    await userEvent.keyboard("jx");
    await userEvent.keyboard("jjX");
    expect(tools().textContent).toContain("3件を選択");
    await userEvent.keyboard("{Escape}");
    expect(tools().textContent).toContain("すべて選択");
  });
});
