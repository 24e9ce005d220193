import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import TopicWorkspace from "./TopicWorkspace.tsx";

const line = (id: string, title: string, more: object = {}) => ({
  __typename: "TopicArticle",
  ...{ id, title, dataSection: 2, mediaName: "東都新聞", issueDate: "2026-11-20", issueType: "MORNING", frameNo: "1" },
  ...{ comment: "", published: true, tone: 0, tags: [], ...more },
});
const lists = (...newspaper: object[]) => ({ __typename: "TopicArticles", newspaper, web: [], magazine: [] });
const [one, two] = [line("1", "灯台が白に", { comment: "要点" }), line("2", "港の朝")];
const changed = (field: string, newspaper: object[], unchanged: object[] = []) => ({
  data: { [field]: { __typename: "ChangedTopic", articles: lists(...newspaper), unchanged } },
});
const found = {
  data: {
    trialSearch: {
      __typename: "TrialSearchAnswer",
      unsearchedDays: [],
      counts: { __typename: "SourceCounts", newspaper: 2, web: 0, magazine: 0 },
      headlines: ["2 港の朝", "3 新しい灯台"].map((each) => ({
        __typename: "TriedHeadline",
        ...{
          articleId: each.slice(0, 1),
          dataSection: 1,
          title: each.slice(2),
          titleHits: [],
          mediaName: "東都新聞",
          issueDate: null,
        },
      })),
    },
  },
};

const open = (answers: Parameters<typeof fakeBff>[0] = {}, address = "/1019-002?day=2026-11-20") => {
  const bff = fakeBff({
    TopicTitles: { data: { topicTitles: [{ __typename: "TopicTitle", id: "6", name: "今朝のまとめ" }] } },
    TopicArticles: { data: { topicArticles: lists(one, two) } },
    FoundByWords: found,
    ...answers,
  });
  render(
    <ViewerContext value={aViewer({ role: "TOPIC_USER" })}>
      <TopicWorkspace />
    </ViewerContext>,
    address,
  );
  return bff;
};
const variablesOf = (bff: ReturnType<typeof fakeBff>, operation: string) =>
  bff.calls.filter((call) => call.operation === operation).map(({ body }) => body.variables);
const shown = () => within(screen.getByRole("list", { name: "新聞の並び" })).getAllByRole("listitem");
const KEY = { topicId: "6", day: "2026-11-20" };

it("orders a topic's articles and sends the order of the tab when it is saved", async () => {
  const bff = open({ OrderTopicArticles: changed("orderTopicArticles", [two, one]) });
  await userEvent.click(await screen.findByRole("button", { name: "「港の朝」を上へ" }));
  expect(shown().map((row) => row.textContent?.includes("港の朝"))).toEqual([true, false]);
  expect(variablesOf(bff, "OrderTopicArticles")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: /並び順を保存/ }));
  expect(await screen.findByText("並び順を保存しました")).toBeTruthy();
  expect(variablesOf(bff, "OrderTopicArticles")).toEqual([{ ...KEY, articleIds: ["2", "1"] }]);
});

it("says that the order is saved also where a colleague has taken one out of it", async () => {
  const gone = { __typename: "UnchangedArticle", id: "1", title: "灯台が白に", reason: "ほかの人が外した記事です。" };
  open({ OrderTopicArticles: changed("orderTopicArticles", [two], [gone]) });
  await userEvent.click(await screen.findByRole("button", { name: "「港の朝」を上へ" }));
  await userEvent.click(screen.getByRole("button", { name: /並び順を保存/ }));
  expect(await screen.findByText("並び順を保存しました。1件は変更できませんでした。")).toBeTruthy();
});

it("opens at the first source that has articles, and tells the keys only where something can be moved", async () => {
  const magazine = { topicArticles: { ...lists(), magazine: [line("4", "月刊の特集")] } };
  open({ TopicArticles: { data: magazine } });
  expect(await screen.findByRole("tab", { selected: true, name: "雑誌(1件)" })).toBeTruthy();
  expect(screen.getByText(/持ち上げる/)).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "新聞(0件)" }));
  expect(screen.getByText("記事はまだありません")).toBeTruthy();
  expect(screen.queryByText(/持ち上げる/)).toBeNull();
});

it("asks for the articles of the address's topic without waiting for the topics' titles", async () => {
  const never = new Response(new ReadableStream());
  const bff = open({ TopicTitles: never }, "/1019-002?topic=6&day=2026-11-20");
  expect(await screen.findByText("港の朝")).toBeTruthy();
  expect(variablesOf(bff, "TopicArticles")).toEqual([KEY]);
});

it("shows the search while the topic's articles are on their way, and no number of them", async () => {
  open({ TopicArticles: new Response(new ReadableStream()) });
  expect(await screen.findByRole("searchbox")).toBeTruthy();
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("新聞");
  expect(screen.queryByText("記事はまだありません")).toBeNull();
});

it("finds articles, says which are in, and adds the ticked ones at once", async () => {
  const added = changed("addTopicArticles", [one, two, line("3", "新しい灯台")]);
  const bff = open({ AddTopicArticles: added });
  await screen.findByText("要点");
  await userEvent.type(screen.getByRole("searchbox"), "灯台");
  expect(await screen.findByText("追加済み")).toBeTruthy();
  await userEvent.click(screen.getByRole("checkbox", { name: "このページをすべて選択" }));
  await userEvent.click(screen.getByRole("button", { name: "1件を加える" }));
  expect(await screen.findByText("1件を加えました")).toBeTruthy();
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(screen.queryByText("ほかの人の変更を反映しました。")).toBeNull();
  expect(variablesOf(bff, "AddTopicArticles")).toEqual([{ ...KEY, articleIds: ["3"] }]);
});

it("tells what a colleague did meanwhile, also where the answer to an own change brings it", async () => {
  open({ AddTopicArticles: changed("addTopicArticles", [one, line("9", "先の人の記事"), line("3", "新しい灯台")]) });
  await screen.findByText("要点");
  await userEvent.type(screen.getByRole("searchbox"), "灯台");
  await userEvent.click(await screen.findByRole("button", { name: "「新しい灯台」を加える" }));
  expect(await screen.findByText("ほかの人の変更を反映しました。")).toBeTruthy();
  expect(screen.getByText("先の人の記事")).toBeTruthy();
});

it("searches for any of the words where that is chosen", async () => {
  const bff = open();
  await screen.findByText("要点");
  await userEvent.type(screen.getByRole("searchbox"), "灯台 港");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "言葉の条件" }), "いずれか（OR）");
  await screen.findByText("追加済み");
  expect(variablesOf(bff, "FoundByWords").at(-1)).toEqual(
    expect.objectContaining({ form: expect.objectContaining({ keyword1: "灯台 港", operator: 2 }) }),
  );
});

it("adds at the place that is typed, counted as the list is shown", async () => {
  const added = changed("addTopicArticles", [one, line("3", "新しい灯台"), two]);
  const bff = open({ AddTopicArticles: added });
  await userEvent.click(await screen.findByRole("button", { name: "「港の朝」を上へ" }));
  await userEvent.type(screen.getByRole("searchbox"), "灯台");
  await userEvent.type(await screen.findByRole("textbox", { name: "加える順番" }), "１");
  await userEvent.click(screen.getByRole("button", { name: "「新しい灯台」を加える" }));
  expect(await screen.findByText("1件を加えました")).toBeTruthy();
  // The list may be drawn a moment after the toast.
  const titles = () => shown().map((row) => row.querySelector("b")?.textContent);
  await waitFor(() => expect(titles()).toEqual(["新しい灯台", "港の朝", "灯台が白に"]));
  expect(variablesOf(bff, "AddTopicArticles")).toEqual([{ ...KEY, articleIds: ["3"], place: 2 }]);
  expect(screen.getByRole("link", { name: "利用者の画面で見る" }).getAttribute("href")).toBe(
    "/0002?topic=6&tab=news&from=2026-11-20&to=2026-11-20",
  );
});

it("takes one out, and names what could not be changed", async () => {
  const unchanged = [
    { __typename: "UnchangedArticle", id: "2", title: "港の朝", reason: "トピックスにない記事です。" },
  ];
  const bff = open({ RemoveTopicArticles: changed("removeTopicArticles", [one], unchanged) });
  await userEvent.click(await screen.findByRole("button", { name: "「港の朝」を外す" }));
  expect((await screen.findByRole("alert")).textContent).toContain("港の朝：トピックスにない記事です。");
  expect(shown()).toHaveLength(1);
  expect(variablesOf(bff, "RemoveTopicArticles")).toEqual([{ ...KEY, articleIds: ["2"] }]);
});

it("comments on an article, and keeps the words where a colleague was first", async () => {
  const theirs = line("2", "港の朝", { comment: "先の人の一言" });
  const first = [
    { __typename: "UnchangedArticle", id: "2", title: "港の朝", reason: "ほかの人がコメントを変更しました。" },
  ];
  const bff = open({ CommentTopicArticle: changed("commentTopicArticle", [one, theirs], first) });
  await userEvent.click(await screen.findByRole("button", { name: "「港の朝」のコメント" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "コメント" }), "私の一言");
  await userEvent.click(screen.getByRole("button", { name: /^保存/ }));
  expect((await screen.findByRole("alert")).textContent).toContain("ほかの人がコメントを変更しました。");
  expect(screen.getByText("先の人の一言")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "コメント" })).toHaveProperty("value", "私の一言");
  expect(variablesOf(bff, "CommentTopicArticle")).toEqual([
    { ...KEY, articleId: "2", comment: "私の一言", before: "" },
  ]);
  // Who has seen what the colleague wrote may write over it.
  await userEvent.click(screen.getByRole("button", { name: /^保存/ }));
  await waitFor(() =>
    expect(variablesOf(bff, "CommentTopicArticle").at(-1)).toEqual(
      expect.objectContaining({ before: "先の人の一言", comment: "私の一言" }),
    ),
  );
});

it("says so where one fills no topic", async () => {
  open({ TopicTitles: { data: { topicTitles: [] } } });
  expect(await screen.findByText("編集できるトピックスがありません")).toBeTruthy();
});

it("closes the comment by the button that opened it, which has the focus again", async () => {
  open();
  const button = await screen.findByLabelText("「港の朝」のコメント");
  await userEvent.click(button);
  await userEvent.type(await screen.findByRole("textbox", { name: "コメント" }), "一言");
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "コメント" })).toBeNull());
  expect(document.activeElement).toBe(button);
});

it("sets the tone of the article that the focus is in by a key, and shows it", async () => {
  const toned = line("2", "港の朝", { tone: 3, tags: [{ __typename: "ArticleTag", id: "5", name: "決算" }] });
  const bff = open({
    TopicArticles: [{ data: { topicArticles: lists(one, two) } }, { data: { topicArticles: lists(one, toned) } }],
    AssessArticles: { data: { assessArticles: { __typename: "ChangedArticles", changedCount: 1, unchanged: [] } } },
  });
  await screen.findByText("港の朝");
  await userEvent.keyboard("3jj3");
  expect(await screen.findByText("批判")).toBeTruthy();
  expect(screen.getByText("決算")).toBeTruthy();
  expect(variablesOf(bff, "AssessArticles")).toEqual([expect.objectContaining({ articleIds: ["2"], tone: 3 })]);
});

it("says that the right is gone, of a change and of the topic", async () => {
  const forbidden = { errors: [{ message: "この操作を行う権限がありません。", extensions: { code: "FORBIDDEN" } }] };
  open({ RemoveTopicArticles: forbidden });
  await userEvent.click(await screen.findByRole("button", { name: "「港の朝」を外す" }));
  expect((await screen.findByRole("alert")).textContent).toContain("この操作を行う権限がありません。");
  cleanup();
  open({ TopicArticles: forbidden });
  expect(await screen.findByText("この操作を行う権限がありません。")).toBeTruthy();
});

it("says that the right is gone while the topic is open, and shows nothing of it", async () => {
  const forbidden = { errors: [{ message: "この操作を行う権限がありません。", extensions: { code: "FORBIDDEN" } }] };
  open({
    TopicArticles: [{ data: { topicArticles: lists(one, two) } }, forbidden],
    AssessArticles: { data: { assessArticles: { __typename: "ChangedArticles", changedCount: 1, unchanged: [] } } },
  });
  await screen.findByText("港の朝");
  await userEvent.keyboard("j3");
  expect(await screen.findByText("この操作を行う権限がありません。")).toBeTruthy();
  expect(screen.queryByText("港の朝")).toBeNull();
});
