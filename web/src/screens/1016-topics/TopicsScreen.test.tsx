import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import TopicsScreen from "./TopicsScreen.tsx";

const line = (id: string, name: string, more: object = {}) => ({
  __typename: "TopicLine",
  ...{ id, name, themeCount: 2, userGroupCount: 1, userGroupNames: ["広報部"], allUserGroups: false, version: 3 },
  counts: { __typename: "SourceCounts", newspaper: 4, web: 2, magazine: 0, total: 6 },
  ...more,
});
const listed = (...lines: object[]) => ({ data: { topicLines: lines } });
const LINES = [line("1", "今朝のまとめ"), line("2", "決算"), line("3", "展示会", { allUserGroups: true })];
const quicker = { __typename: "Refusal", message: "ほかの人が先に更新しました。", retryAfter: null };

const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({ TopicsScreen: listed(...LINES), ...answers });
  render(<TopicsScreen />, "/1016");
  return bff;
};
const sent = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.find(({ operation }) => operation === name)?.body.variables;

describe("1016", () => {
  it("sends the new order of all topics, and keeps it here where somebody was quicker", async () => {
    const bff = open({ OrderTopics: { data: { orderTopics: quicker } } });
    await userEvent.click(await screen.findByRole("button", { name: "「決算」を上へ" }));
    await userEvent.click(screen.getByRole("button", { name: /^並び順を保存/ }));
    expect(await screen.findByText("ほかの人が先に更新しました。")).toBeTruthy();
    expect(sent(bff, "OrderTopics")).toEqual({ ids: ["2", "1", "3"] });
    expect(screen.getAllByRole("link")[0]?.textContent).toBe("決算");
  });

  it("asks before it deletes, and says that it did", async () => {
    const bff = open({
      TopicsScreen: [listed(...LINES), listed(...LINES.slice(1))],
      RemoveTopic: { data: { removeTopic: { __typename: "ChangeDone" } } },
    });
    await userEvent.click(await screen.findByRole("button", { name: /今朝のまとめの操作/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "削除" }));
    await screen.findByText("「今朝のまとめ」を削除しますか");
    await userEvent.click(screen.getByRole("button", { name: "削除" }));
    expect(await screen.findByText("「今朝のまとめ」を削除しました")).toBeTruthy();
    expect(sent(bff, "RemoveTopic")).toEqual({ id: "1", version: 3 });
    expect(screen.queryByRole("link", { name: "今朝のまとめ" })).toBeNull();
  });

  it("can be asked for again where it did not come, and says what it is for while there is none", async () => {
    open({ TopicsScreen: [new TypeError("x"), listed()] });
    await screen.findByText("トピックスを読み込めませんでした");
    await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("トピックスはまだありません")).toBeTruthy();
    expect(screen.getByRole("button", { name: /トピックスを追加/ })).toBeTruthy();
  });
});
