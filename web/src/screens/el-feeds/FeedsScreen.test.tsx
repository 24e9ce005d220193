import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff, unauthenticated } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { signInAsOperator } from "../../testing/sign-in-as-operator.ts";
import FeedsScreen from "./FeedsScreen.tsx";

const FEED = {
  __typename: "FeedSource",
  ...{ id: "3", url: "https://news.example.jp/rss", contractId: null, contractCode: null, mediaName: "青空通信" },
  ...{ everyMinutes: 30, state: "failing", nextAt: "2026-11-20T07:00:00+09:00", lastSuccessAt: null },
  ...{ lastArticleAt: null, lastErrorAt: "2026-11-20T06:00:00+09:00", lastError: "接続を拒否されました。" },
  ...{ failures: 2, articles: 40, articlesPerDay: 5.5 },
};
const trial = (over: object = {}) => ({
  __typename: "FeedTrial",
  ...{ reason: null, kind: "RSS 2.0", movedTo: null, count: 12, refused: 1 },
  articles: [{ __typename: "FeedTrialArticle", title: "新しい記事", at: "2026-11-20T05:00:00+09:00" }],
  ...over,
});
const done = { __typename: "BackOfficeDone", done: true };
const open = (answers: Parameters<typeof fakeBff>[0]) => {
  const bff = fakeBff({
    FeedsScreen: { data: { feedSources: [FEED] } },
    FoundContracts: { data: { contracts: { __typename: "ContractPage", contracts: [] } } },
    ChosenContract: { data: { contract: null } },
    ...answers,
  });
  render(<FeedsScreen />, "/el/feeds", newOperatorClient());
  return bff;
};
const sent = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.filter(({ operation }) => operation === name).map(({ body }) => body.variables);

beforeEach(() => signInAsOperator("edit"));

describe("/el/feeds", () => {
  it("shows each feed's state, next poll, last error and articles a day", async () => {
    open({});
    const row = await screen.findByRole("row", { name: /news.example.jp/ });
    expect(row.textContent).toMatch(/青空通信全契約失敗中.*5\.5.*接続を拒否されました。（2回続けて失敗）/);
  });

  it("tries an address before it is saved, and saves it", async () => {
    const bff = open({
      TryFeed: [
        { data: { tryFeed: trial({ reason: "接続できません。", kind: null, count: 0, refused: 0, articles: [] }) } },
        { data: { tryFeed: trial() } },
      ],
      SaveFeedSource: { data: { saveFeedSource: done } },
    });
    await screen.findByRole("row", { name: /news.example.jp/ });
    await userEvent.click(screen.getByRole("button", { name: /フィードを追加/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: "試しに取得" }));
    expect(dialog.getByText("URLを入力してください。")).toBeTruthy();
    await userEvent.type(dialog.getByRole("textbox", { name: /URL/ }), "https://a.example/rss");
    await userEvent.click(dialog.getByRole("button", { name: "試しに取得" }));
    expect(await dialog.findByText("接続できません。")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "試しに取得" }));
    expect(await dialog.findByText("取得できました：RSS 2.0、記事12件")).toBeTruthy();
    expect(dialog.getByText("新しい記事")).toBeTruthy();
    expect(sent(bff, "SaveFeedSource")).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    const feed = { id: null, url: "https://a.example/rss", contractId: null, everyMinutes: 30, isStopped: null };
    await expect.poll(() => sent(bff, "SaveFeedSource"), { timeout: 20_000 }).toEqual([{ feed }]);
  });

  it("stops a feed, and deletes one after a question", async () => {
    const bff = open({
      SaveFeedSource: { data: { saveFeedSource: done } },
      RemoveFeedSource: { data: { removeFeedSource: done } },
    });
    await userEvent.click(await screen.findByRole("button", { name: /rssの操作/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "停止" }));
    await expect
      .poll(() => sent(bff, "SaveFeedSource"), { timeout: 20_000 })
      .toMatchObject([{ feed: { id: "3", isStopped: true } }]);
    await userEvent.click(screen.getByRole("button", { name: /rssの操作/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "削除" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "削除" }));
    await expect.poll(() => sent(bff, "RemoveFeedSource"), { timeout: 20_000 }).toEqual([{ id: "3" }]);
  });

  it("changes nothing for whoever may only look", async () => {
    await signInAsOperator("view");
    open({});
    await screen.findByRole("row", { name: /news.example.jp/ });
    expect(screen.queryByRole("button", { name: /フィードを追加|rssの操作/ })).toBeNull();
  });

  it("says that there are none, or why they did not come", async () => {
    open({ FeedsScreen: { data: { feedSources: [] } } });
    expect(await screen.findByText("フィードはまだありません")).toBeTruthy();
    open({ FeedsScreen: unauthenticated });
    expect(await screen.findByRole("button", { name: /もう一度|再/ })).toBeTruthy();
  });
});
