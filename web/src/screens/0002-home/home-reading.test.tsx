import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aViewer } from "../../testing/a-viewer.ts";
import { aDetail, aHome, anArticle, aPage } from "./testing/home-data.ts";
import { type Answers, renderHome, watchConsole } from "./testing/render-home.tsx";

afterEach(() => vi.useRealTimers());

const page = {
  ...aPage("NEWSPAPER", 12),
  articles: [anArticle("NEWSPAPER", "100"), anArticle("NEWSPAPER", "101", { read: true })],
};
const answers: Answers = {
  HomeScreen: () => aHome({ page }),
  Article: ({ id = "" }) => aDetail("NEWSPAPER", id),
  ArticleList: ({ input }) => ({ articleList: aPage("NEWSPAPER", 11, input?.page) }),
  MarkRead: () => ({ markRead: { __typename: "ReadMarks", ids: [], read: true } }),
};
const unread = () =>
  screen.queryAllByRole("img", { name: "未読" }).map((dot) => dot.closest("a")?.getAttribute("data-article"));

watchConsole();

describe("what was read", () => {
  it("is as the server says, becomes read a second after opening, and not by skimming", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { calls, asked } = renderHome(answers);
    await screen.findByText("見出し100");
    expect(unread()).toEqual(["100"]);
    await user.click(screen.getByText("見出し100"));
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(calls).not.toContain("MarkRead");
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(unread()).toEqual([]);
    expect(asked[calls.indexOf("MarkRead")]).toEqual({ ids: ["100"], read: true });
  });

  it("changes by u and back, and not where the server could not keep it", async () => {
    let fail = false;
    const { calls, asked } = renderHome({
      ...answers,
      HomeScreen: () => aHome({ page: { ...page, totalCount: 2 } }),
      MarkRead: (variables) => (fail ? new Error("broken") : (answers.MarkRead?.(variables) ?? null)),
    });
    await screen.findByText("見出し100");
    await userEvent.keyboard("jju");
    await waitFor(() => expect(unread()).toEqual(["100", "101"]));
    expect(asked[calls.lastIndexOf("MarkRead")]).toEqual({ ids: ["101"], read: false });
    fail = true;
    await userEvent.keyboard("u");
    await waitFor(() => expect(unread()).toEqual(["100", "101"]));
  });
});

describe("the bar above an article", () => {
  it("stays from article to article, so that its buttons can be pressed again and again by keyboard", async () => {
    const articles = ["100", "101", "102"].map((id) => anArticle("NEWSPAPER", id));
    const { search } = renderHome({ ...answers, HomeScreen: () => aHome({ page: { ...page, articles } }) });
    await userEvent.click(await screen.findByText("見出し100"));
    const next = await screen.findByRole("button", { name: "次の記事" });
    next.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("heading", { name: "見出し101" })).toBeTruthy());
    expect(document.activeElement).toBe(next);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(search()).toContain("article=2-102"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "見出し102" })).toBeTruthy());
  });
});

describe("未読のみ", () => {
  it("asks for unread articles as of one moment for all pages, keeps the tab's label, and is kept for the user", async () => {
    const { calls, asked } = renderHome(answers);
    await screen.findByText("見出し100");
    await userEvent.click(screen.getByRole("button", { name: "未読のみ" }));
    await screen.findByText("見出し109");
    const { unreadAsOf } = (asked.at(-1)?.input ?? {}) as { unreadAsOf?: string };
    expect(unreadAsOf).toMatch(/^\d{4}-.*Z$/);
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("新聞(12件)");
    await userEvent.click(screen.getByRole("button", { name: "さらに1件を表示" }));
    await screen.findByText("見出し110");
    expect(asked.at(-1)?.input).toMatchObject({ page: 2, unreadAsOf });
    await userEvent.click(screen.getByRole("button", { name: "未読のみ" }));
    await screen.findByText("見出し101");
    expect(calls.filter((call) => call === "HomeScreen")).toHaveLength(1);
  });

  it("says that everything was read, and shows it all again", async () => {
    renderHome({ ...answers, ArticleList: () => ({ articleList: aPage("NEWSPAPER", 0) }) });
    await screen.findByText("見出し100");
    await userEvent.click(screen.getByRole("button", { name: "未読のみ" }));
    expect(await screen.findByRole("heading", { name: "未読の記事はありません" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "すべての記事を表示" }));
    expect(await screen.findByText("見出し100")).toBeTruthy();
  });
});

describe("downloads", () => {
  const abilities = { ...aViewer().abilities, administer: true };

  it("are for administrators, of what is on the screen or ticked", async () => {
    const fetched = vi.fn(
      async (_path: string, _request: { body: string }) =>
        new Response("a", { headers: { "content-type": "text/csv" } }),
    );
    vi.stubGlobal("fetch", fetched);
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    renderHome(answers, { viewer: { role: "ADMIN", abilities } });
    await screen.findByText("見出し100");
    await userEvent.click(screen.getByRole("checkbox", { name: "記事1を選択" }));
    await userEvent.click(await screen.findByRole("button", { name: "ダウンロード" }));
    await userEvent.click(await screen.findByRole("radio", { name: /Excel/ }));
    await userEvent.click(screen.getByRole("button", { name: "ダウンロードする" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [path, request] = fetched.mock.calls[0] ?? [];
    expect([path, JSON.parse(request?.body ?? "{}")]).toEqual([
      "/api/v1/article_list_download",
      { article_info: [{ article_id: "100" }], format: "xlsx" },
    ]);
    vi.unstubAllGlobals();
  });

  it("are offered to nobody else", async () => {
    renderHome(answers);
    await screen.findByText("見出し100");
    expect(screen.queryByRole("button", { name: "ダウンロード" })).toBeNull();
  });
});

it("leads from ticked newspaper articles to their page images", async () => {
  renderHome(answers);
  await screen.findByText("見出し100");
  expect(screen.queryByRole("link", { name: "紙面イメージ" })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "記事1を選択" }));
  expect((await screen.findByRole("link", { name: "紙面イメージ" })).getAttribute("href")).toBe("/0003?a00=s100");
});

describe("the way back from another screen", () => {
  const articles = ["100", "101", "102", "103"].map((id) => anArticle("NEWSPAPER", id));
  const all = { ...answers, HomeScreen: () => aHome({ page: { ...page, totalCount: 4, articles } }) };
  const focused = () => document.activeElement?.getAttribute("data-article");
  /** By a link of the frame, which keeps the focus while screens come and go. */
  const there = async ({ leaveFor, back }: ReturnType<typeof renderHome>) => {
    const link = document.body.appendChild(document.createElement("button"));
    link.focus();
    await act(() => leaveFor("/trend"));
    expect(document.querySelector("[data-article]")).toBeNull();
    expect(document.activeElement).toBe(link);
    await act(back);
    await screen.findByText("見出し100");
    return link;
  };

  it("puts the focus on the open row, and j goes on from it", async () => {
    const home = renderHome(all);
    await screen.findByText("見出し100");
    await userEvent.keyboard("jj");
    await waitFor(() => expect(home.search()).toContain("article=2-101"));
    const link = await there(home);
    await waitFor(() => expect(focused()).toBe("101"));
    await userEvent.keyboard("j");
    await waitFor(() => expect(focused()).toBe("102"));
    link.remove();
  });

  it("puts it on the row that had it last where no article is open", async () => {
    const home = renderHome(all);
    await screen.findByText("見出し100");
    await userEvent.keyboard("jj");
    await waitFor(() => expect(home.search()).toContain("article=2-101"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(home.search()).not.toContain("article="));
    const link = await there(home);
    await waitFor(() => expect(focused()).toBe("101"));
    await userEvent.keyboard("j");
    await waitFor(() => expect(home.search()).toContain("article=2-102"));
    link.remove();
  });

  it("leaves the focus where the user has put it while the list came", async () => {
    renderHome(all, { query: "?article=2-101" });
    const link = document.body.appendChild(document.createElement("button"));
    link.focus();
    await screen.findByText("見出し100");
    await waitFor(() => expect(document.querySelector("[data-article][aria-current=true]")).not.toBeNull());
    expect(document.activeElement).toBe(link);
    link.remove();
  });
});
