import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Toasts } from "../../components/toast/Toasts.tsx";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { ManagedArticles } from "./ManagedArticles.tsx";

const anArticle = (id: string, title: string, more: object = {}) => ({
  __typename: "ManagedArticle",
  ...{ id, title, dataSection: 2, titleHits: [], mediaName: "東都新聞", issueDate: "2026-11-20", issueType: "MORNING" },
  ...{
    frameNo: "3",
    themeNames: ["電池", "半導体"],
    comment: "",
    tone: 0,
    tags: [],
    published: true,
    onSale: true,
    ...more,
  },
});
const listed = (...articles: object[]) => ({
  data: {
    managedArticles: {
      __typename: "ManagedArticlePage",
      counts: { __typename: "SourceCounts", newspaper: articles.length, web: 4, magazine: 0 },
      states: { __typename: "StateCounts", all: articles.length, published: 1, unpublished: 1, commented: 1 },
      total: articles.length,
      articles,
    },
  },
});
const two = listed(anArticle("1", "灯台が白に"), anArticle("2", "訃報", { published: false, comment: "家族の希望" }));
const choices = {
  data: {
    mailTargets: {
      __typename: "MailTargets",
      targets: [{ __typename: "MailTarget", dataKbn: 1, id: "7", name: "電池" }],
    },
    media: [{ __typename: "Medium", code: "TOT", name: "東都新聞", source: "NEWSPAPER" }],
    tags: { __typename: "TagList", tags: [{ __typename: "Tag", id: "7", name: "決算" }] },
  },
};
const changed = (field: string, unchanged: object[] = []) => ({
  data: { [field]: { __typename: "ChangedArticles", changedCount: 2 - unchanged.length, unchanged } },
});

const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({
    ManagedArticles: two,
    ManagedChoices: choices,
    PublishArticles: changed("publishArticles"),
    CommentArticles: changed("commentArticles"),
    ...answers,
  });
  render(
    <ViewerContext value={aViewer({ role: "ADMIN" })}>
      <ManagedArticles title="記事検索" name="test" searches />
      <Toasts />
    </ViewerContext>,
    "/1023?start=2026-11-07&end=2026-11-20",
  );
  return bff;
};
const variablesOf = (bff: ReturnType<typeof fakeBff>, operation: string) =>
  bff.calls.filter((call) => call.operation === operation).map(({ body }) => body.variables);
const tickBoth = async () => {
  await screen.findByRole("row", { name: /灯台が白に/ });
  for (const box of screen.getAllByRole("checkbox", { name: /灯台が白に|訃報/ })) await userEvent.click(box);
  return within(screen.getByRole("toolbar", { name: /選択/ }));
};

describe("the administrators' list of articles", () => {
  it("shows state, place, themes and comment, with the counts of tabs and states", async () => {
    open();
    const row = within(await screen.findByRole("row", { name: /灯台が白に/ }));
    for (const word of ["公開", "東都新聞", "2026/11/20 朝刊 3面", "電池 ほか1"])
      expect(row.getByText(word)).toBeTruthy();
    const hidden = within(screen.getByRole("row", { name: /訃報/ }));
    for (const word of ["非公開", "家族の希望"]) expect(hidden.getByText(word)).toBeTruthy();
    expect(screen.getByRole("tab", { name: "新聞(2件)" })).toBeTruthy();
    expect(screen.getByRole("radio", { name: "非公開 1" })).toBeTruthy();
  });

  it("asks the server for what is chosen and typed, an expression too", async () => {
    const bff = open();
    await userEvent.selectOptions(await screen.findByLabelText("テーマ"), "7");
    await userEvent.selectOptions(screen.getByLabelText("媒体"), "TOT");
    await userEvent.click(await screen.findByRole("radio", { name: "非公開 1" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "検索式" }));
    await userEvent.type(screen.getByRole("searchbox"), "訃報 OR 葬儀");
    const filter = {
      expression: "訃報 OR 葬儀",
      themeId: "7",
      mediaCode: "TOT",
      start: "2026-11-07",
      end: "2026-11-20",
    };
    await waitFor(() =>
      expect(variablesOf(bff, "ManagedArticles").at(-1)).toEqual({
        ...{ filter, source: "NEWSPAPER", state: "UNPUBLISHED", page: 1, pageSize: 20 },
      }),
    );
  });

  it("unpublishes the ticked ones, and takes back what it changed", async () => {
    const bff = open();
    const bar = await tickBoth();
    await userEvent.click(bar.getByRole("button", { name: "非公開" }));
    await userEvent.click(await screen.findByText("元に戻す"));
    expect(await screen.findByText("元に戻しました")).toBeTruthy();
    expect(variablesOf(bff, "PublishArticles")).toEqual([
      { articleIds: ["1", "2"], published: false },
      { articleIds: ["1"], published: true },
    ]);
  });

  it("names those that could not be changed, each with the reason", async () => {
    const unchanged = [{ __typename: "UnchangedArticle", id: "2", title: "訃報", reason: "提供期間外の記事です。" }];
    open({ PublishArticles: changed("publishArticles", unchanged) });
    const bar = await tickBoth();
    await userEvent.click(bar.getByRole("button", { name: "非公開" }));
    expect((await screen.findByRole("alert")).textContent).toContain("提供期間外の記事です。「訃報」");
  });

  it("adds a comment behind those that are there, of 500 characters at most", async () => {
    const bff = open();
    const bar = await tickBoth();
    await userEvent.click(bar.getByRole("button", { name: "コメント追加" }));
    const field = await screen.findByRole("textbox", { name: "2件にコメントを追加" });
    expect(screen.getByText("1件にはコメントがあります")).toBeTruthy();
    await userEvent.click(field);
    await userEvent.paste("あ".repeat(501));
    expect(screen.getByText("501／500文字")).toBeTruthy();
    expect(screen.getByRole("button", { name: /2件に追加/ })).toHaveProperty("disabled", true);
    await userEvent.clear(field);
    await userEvent.type(field, "要点{Control>}{Enter}{/Control}");
    expect(await screen.findByText("2件にコメントを追加しました")).toBeTruthy();
    expect(variablesOf(bff, "CommentArticles")).toEqual([{ articleIds: ["1", "2"], comment: "要点", append: true }]);
  });

  it("opens an article with what was done with it, also one that can't be displayed", async () => {
    const event = { __typename: "ArticleEvent", at: "2026-11-20T06:44:00+09:00", by: "英 恵理子" };
    open({
      ManagedArticle: {
        data: {
          article: { __typename: "Refusal", code: "MSG0010", message: "要求された記事は表示できません。" },
          articleHistory: [{ ...event, action: "UNPUBLISH", detail: "" }],
        },
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "訃報" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("要求された記事は表示できません。")).toBeTruthy();
    expect(dialog.getByText("家族の希望")).toBeTruthy();
    expect(dialog.getByRole("listitem").textContent).toBe("2026/11/20 06:44 英 恵理子 非公開");
  });

  it("leads to where readers see an article, but not to one that they don't see", async () => {
    open();
    await userEvent.click(await screen.findByRole("button", { name: "灯台が白にの操作" }));
    expect(await screen.findByRole("menuitem", { name: "利用者の画面で見る" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "訃報の操作" }));
    expect(await screen.findByRole("menuitem", { name: "公開" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("menuitem", { name: "利用者の画面で見る" })).toBeNull());
  });

  it("is empty, refused in words, or failed and asked again", async () => {
    const refused = { __typename: "Refusal", code: "MSG0020", message: "検索式に誤りがあります。", retryAfter: null };
    open({ ManagedArticles: [new TypeError("x"), { data: { managedArticles: refused } }, listed()] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("検索式に誤りがあります。")).toBeTruthy();
    expect(screen.getByText("この条件では探せません")).toBeTruthy();
    await userEvent.type(screen.getByRole("searchbox"), "港");
    expect(await screen.findByText("条件に合う記事はありません")).toBeTruthy();
  });

  it("takes articles out of the theme that it is narrowed to, and puts them back", async () => {
    const done = (field: string) => ({ data: { [field]: { __typename: "RegistrationDone", removed: 2, added: 2 } } });
    const bff = open({ RemoveFromThemes: done("removeFromThemes"), RestoreToThemes: done("restoreToThemes") });
    await userEvent.selectOptions(await screen.findByLabelText("テーマ"), "7");
    const bar = await tickBoth();
    await userEvent.click(bar.getByRole("button", { name: "このテーマから外す" }));
    expect(await screen.findByText("2件をテーマから外しました")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "元に戻す" }));
    expect(await screen.findByText("2件をテーマに戻しました")).toBeTruthy();
    const sent = [{ articleIds: ["1", "2"], themeId: "7" }];
    expect(variablesOf(bff, "RemoveFromThemes")).toEqual(sent);
    expect(variablesOf(bff, "RestoreToThemes")).toEqual(sent);
  });
});
