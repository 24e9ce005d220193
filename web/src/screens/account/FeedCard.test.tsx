import { ApolloProvider } from "@apollo/client/react";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { newSessionClient } from "../../session/session-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import FeedCard from "./FeedCard.tsx";

const FEED = {
  __typename: "ArticleFeed",
  id: "7",
  name: "半導体の新着",
  dataKbn: 1,
  targetName: "半導体",
  expiresAt: "2027-11-21T00:00:00+09:00",
  lastReadAt: null,
};
const card = (articleFeeds: object[]) => ({
  data: {
    __typename: "Query",
    articleFeeds,
    mailTargets: {
      __typename: "MailTargets",
      targets: [{ __typename: "MailTarget", dataKbn: 1, id: "3", name: "半導体" }],
    },
    clipFolders: [{ __typename: "ListedClipFolder", folder: { __typename: "ClipFolder", id: "9", name: "会見" } }],
  },
});

function open(answers: Parameters<typeof fakeBff>[0]) {
  const bff = fakeBff(answers);
  render(
    <ApolloProvider client={newSessionClient()}>
      <FeedCard />
    </ApolloProvider>,
    "/account",
  );
  return bff;
}
const sent = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.find(({ operation }) => operation === name)?.body.variables;

describe("the private feeds", () => {
  it("are made of a theme or a folder, under its name, and show their addresses once", async () => {
    const made = {
      __typename: "ArticleFeedCreated",
      id: "8",
      atomUrl: "https://n.example/a",
      jsonUrl: "https://n.example/j",
    };
    const bff = open({ FeedCard: [card([]), card([FEED])], CreateArticleFeed: { data: { createArticleFeed: made } } });
    expect(await screen.findByText("フィードはまだありません。")).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText("記事"), "会見");
    await userEvent.click(screen.getByRole("button", { name: "フィードを作成" }));
    expect(await screen.findByLabelText("Atom")).toHaveProperty("value", "https://n.example/a");
    expect(screen.getByLabelText("JSON Feed")).toHaveProperty("value", "https://n.example/j");
    expect(sent(bff, "CreateArticleFeed")).toEqual({
      form: { dataKbn: 5, id: "9", feedName: "会見", lastDay: null },
    });
    await userEvent.click(screen.getByRole("button", { name: "控えたので閉じる" }));
    expect(screen.queryByLabelText("Atom")).toBeNull();
  });

  it("ask for what they are of", async () => {
    const bff = open({ FeedCard: card([]) });
    await userEvent.click(await screen.findByRole("button", { name: "フィードを作成" }));
    const fault = "フィードにするテーマ、テーマグループ、トピックス、フォルダーを選択してください。";
    expect(await screen.findByRole("link", { name: `記事：${fault}` })).toBeTruthy();
    expect(bff.operations()).toEqual(["FeedCard"]);
  });

  it("of one name are told apart, in their row, button and question", async () => {
    open({ FeedCard: card([{ ...FEED, id: "8" }, FEED]) });
    const later = within(await screen.findByRole("row", { name: /^半導体の新着（2）/ }));
    expect(screen.getByRole("button", { name: "半導体の新着を取り消す" })).toBeTruthy();
    await userEvent.click(later.getByRole("button", { name: "半導体の新着（2）を取り消す" }));
    expect(await screen.findByRole("dialog", { name: "半導体の新着（2）を取り消しますか？" })).toBeTruthy();
  });

  it("are revoked after a question", async () => {
    const revoked = { data: { revokeArticleFeed: { __typename: "ArticleFeedRevoked", done: true } } };
    const bff = open({ FeedCard: [card([FEED]), card([])], RevokeArticleFeed: revoked });
    const row = within(await screen.findByRole("row", { name: /半導体の新着/ }));
    expect(row.getByText("2027/11/20")).toBeTruthy();
    expect(row.getByText("未取得")).toBeTruthy();
    await userEvent.click(row.getByRole("button", { name: "半導体の新着を取り消す" }));
    const question = await screen.findByRole("dialog", { name: "半導体の新着を取り消しますか？" });
    await userEvent.click(within(question).getByRole("button", { name: "取り消す" }));
    expect(await screen.findByText("フィードを取り消しました。")).toBeTruthy();
    expect(sent(bff, "RevokeArticleFeed")).toEqual({ id: "7" });
  });
});
