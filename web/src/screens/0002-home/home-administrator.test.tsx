import { notifications } from "@mantine/notifications";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { aViewer } from "../../testing/a-viewer.ts";
import { aDetail, aHome, anArticle, aPage } from "./testing/home-data.ts";
import { type Answers, renderHome, watchConsole } from "./testing/render-home.tsx";

const page = { ...aPage("NEWSPAPER", 12), articles: [anArticle("NEWSPAPER", "100"), anArticle("NEWSPAPER", "101")] };
const done = (count: object) => ({ __typename: "RegistrationDone", ...count });
const answers: Answers = {
  HomeScreen: () => aHome({ page }),
  Article: ({ id = "" }) => aDetail("NEWSPAPER", id),
  FirstRun: () => ({ firstRun: [] }),
  MarkRead: () => ({ markRead: { __typename: "ReadMarks", ids: [], read: true } }),
  RemoveFromThemes: () => ({ removeFromThemes: done({ removed: 1 }) }),
  RestoreToThemes: () => ({ restoreToThemes: done({ added: 1 }) }),
};
const { abilities } = aViewer();
const administrator = { role: "ADMIN", abilities: { ...abilities, administer: true } } as const;
const menu = () => screen.findByRole("button", { name: "テーマから外す" });
const choose = async (name: string) => {
  await userEvent.click(await menu());
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};

afterEach(() => notifications.clean());
watchConsole();

describe("taking articles out of a theme", () => {
  it("takes the ticked ones out of the list's theme, reads the list again, and puts them back", async () => {
    const { calls, asked } = renderHome(answers, { viewer: administrator });
    await screen.findByText("見出し100");
    await userEvent.click(screen.getByRole("checkbox", { name: "すべて選択" }));
    await choose("このテーマから外す");
    await screen.findByText("2件をテーマから外しました");
    expect(asked[calls.indexOf("RemoveFromThemes")]).toEqual({ articleIds: ["100", "101"], themeId: "1" });
    expect(calls.filter((name) => name === "HomeScreen")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "テーマから外す" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "元に戻す" }));
    await screen.findByText("2件をテーマに戻しました");
    expect(asked[calls.indexOf("RestoreToThemes")]).toEqual({ articleIds: ["100", "101"], themeId: "1" });
    expect(calls.filter((name) => name === "HomeScreen")).toHaveLength(3);
  });

  it("takes the open one out of all themes and closes it", async () => {
    const { calls, asked, search } = renderHome(answers, { viewer: administrator });
    await userEvent.click(await screen.findByText("見出し101"));
    await choose("すべてのテーマから外す");
    await screen.findByText("1件をテーマから外しました");
    expect(asked[calls.indexOf("RemoveFromThemes")]).toEqual({ articleIds: ["101"], themeId: null });
    await waitFor(() => expect(search()).not.toContain("101"));
  });

  it("says what the server refused, and keeps what was ticked", async () => {
    const refused = {
      __typename: "Refusal",
      status: 1,
      code: "MSG",
      message: "テーマがありません。",
      retryAfter: null,
    };
    renderHome({ ...answers, RemoveFromThemes: () => ({ removeFromThemes: refused }) }, { viewer: administrator });
    await screen.findByText("見出し100");
    await userEvent.click(screen.getByRole("checkbox", { name: "すべて選択" }));
    await choose("このテーマから外す");
    expect((await screen.findByRole("alert")).textContent).toContain("テーマがありません。");
    await menu();
  });

  it("is for administrators alone", async () => {
    renderHome(answers, { viewer: { role: "TOPIC_USER" } });
    await userEvent.click(await screen.findByText("見出し100"));
    await screen.findByRole("button", { name: "次の記事" });
    expect(screen.queryByRole("button", { name: "テーマから外す" })).toBeNull();
  });
});

describe("unpublished articles", () => {
  const hidden = anArticle("NEWSPAPER", "102", { published: false });
  const all = { ...page, totalCount: 13, articles: [...page.articles, hidden] };

  it("come into the list with a badge by a switch that administrators have, and leave the tab's count alone", async () => {
    const { calls, asked } = renderHome(
      {
        ...answers,
        ArticleList: () => ({ articleList: all }),
        Article: ({ id = "" }) => aDetail("NEWSPAPER", id, { article: hidden }),
      },
      { viewer: administrator },
    );
    const count = (await screen.findByRole("tab", { name: /^新聞/ })).textContent;
    await userEvent.click(await screen.findByRole("button", { name: "非公開も表示" }));
    await userEvent.click(await screen.findByText("見出し102"));
    expect(asked[calls.indexOf("ArticleList")]?.input).toMatchObject({ unpublished: true });
    expect(screen.getAllByText("非公開")).toHaveLength(2);
    expect(await screen.findByText("管理者だけに表示しています。")).toBeTruthy();
    expect(screen.getByRole("tab", { name: /^新聞/ }).textContent).toBe(count);
  });

  it("have no switch for others", async () => {
    renderHome(answers, { viewer: { role: "TOPIC_USER" } });
    await screen.findByText("見出し100");
    expect(screen.queryByRole("button", { name: "非公開も表示" })).toBeNull();
  });
});
