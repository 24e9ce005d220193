import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import TopicScreen from "./TopicScreen.tsx";

const user = (id: string, name: string, checked: boolean) => ({ __typename: "EditorChoice", id, name, checked });
const stored = (more: object = {}) => ({
  __typename: "TopicSettings",
  ...{ id: "7", name: "今朝のまとめ", allUserGroups: false, version: 3, lastChange: null },
  users: [user("topic01", "英 恵理子", true), user("admin01", "佐久間 遥", false)],
  themes: [
    {
      __typename: "ThemeChoice",
      id: "12",
      name: "電池",
      checked: false,
      articleCount: 10,
      openOmissions: 0,
      themeGroupCount: 0,
    },
  ],
  userGroups: [{ __typename: "AudienceChoice", id: "1", name: "広報部", checked: false, userCount: 16 }],
  ...more,
});
const NEW = stored({ id: null, name: "", version: null, users: [user("topic01", "英 恵理子", false)] });

const open = (address: string, answers: Parameters<typeof fakeBff>[0] = {}) => {
  const data = { topicSettings: address.includes("id=") ? stored() : NEW };
  const bff = fakeBff({ TopicScreen: { data }, SaveTopic: { data: { saveTopic: stored() } }, ...answers });
  render(<TopicScreen />, address);
  return bff;
};
const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^タイトル/ });
const save = () => userEvent.click(screen.getByRole("button", { name: /^保存/ }));
const sent = (bff: ReturnType<typeof fakeBff>) =>
  bff.calls.findLast(({ operation }) => operation === "SaveTopic")?.body.variables;

async function rename(name: string): Promise<void> {
  const field = await title();
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(name);
}

describe("1017", () => {
  it("names every fault at once before anything is sent", async () => {
    const bff = open("/1017");
    await title();
    await save();
    const summary = (await screen.findByText("2か所の入力を確かめてください")).closest("[role=alert]");
    const links = [...(summary?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent);
    expect(links).toEqual([
      expect.stringContaining("タイトル"),
      expect.stringContaining("少なくとも1つ選択してください"),
    ]);
    expect(bff.operations()).toEqual(["TopicScreen"]);
  });

  it("counts the title as the user sees its characters, and takes 20 of them but not 21", async () => {
    const bff = open("/1017?id=7");
    await rename("👨‍👩‍👧が".repeat(10));
    expect(screen.getByText("20／20文字")).toBeTruthy();
    await userEvent.type(await title(), "あ");
    expect(screen.getByText("21／20文字")).toBeTruthy();
    await save();
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(bff.operations()).toEqual(["TopicScreen"]);
  });

  it("sends title, editors, themes and whom it is for", async () => {
    const bff = open("/1017?id=7");
    await userEvent.click(await screen.findByRole("checkbox", { name: /佐久間 遥/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: "電池" }));
    await userEvent.click(screen.getByRole("button", { name: "選んだものを加える" }));
    await userEvent.click(screen.getByRole("checkbox", { name: /^広報部/ }));
    await save();
    const form = {
      ...{ topicsName: "今朝のまとめ", userIds: ["topic01", "admin01"], themeIds: ["12"] },
      ...{ allUserGroups: false, userGroupIds: ["1"] },
    };
    await waitFor(() => expect(sent(bff)).toEqual({ id: "7", version: 3, form }));
  });

  it("puts the server's fault at its field, and says what was refused", async () => {
    const fault = { __typename: "FieldError", field: "topicsName", message: "同じタイトルがあります。" };
    open("/1017?id=7", {
      SaveTopic: [
        { data: { saveTopic: { __typename: "InvalidForm", fieldErrors: [fault] } } },
        { data: { saveTopic: { __typename: "Refusal", message: "権限がありません。", retryAfter: null } } },
      ],
    });
    await title();
    await save();
    await waitFor(async () => expect((await title()).getAttribute("aria-invalid")).toBe("true"));
    await rename("決算");
    await save();
    expect(await screen.findByText("権限がありません。")).toBeTruthy();
    expect((await title()).value).toBe("決算");
  });

  it("shows who was quicker with both values, and loses nothing", async () => {
    const now = stored({ name: "夕方のまとめ", version: 4 });
    const conflict = {
      __typename: "VersionConflict",
      ...{ message: "ほかの人が先に更新しました。", changedBy: "英 恵理子", changedAt: "2026-11-20T06:44:00+09:00" },
    };
    const bff = open("/1017?id=7", {
      TopicScreen: [{ data: { topicSettings: stored() } }, { data: { topicSettings: now } }],
      SaveTopic: [{ data: { saveTopic: conflict } }, { data: { saveTopic: now } }],
    });
    await rename("昼のまとめ");
    await save();
    expect(await screen.findByText(/英 恵理子さんが .* に保存しました/)).toBeTruthy();
    expect(screen.getByText("夕方のまとめ")).toBeTruthy();
    expect((await title()).value).toBe("昼のまとめ");
    await userEvent.click(screen.getByRole("button", { name: "選んだ値で保存" }));
    await waitFor(() => expect(sent(bff)).toMatchObject({ version: 4, form: { topicsName: "昼のまとめ" } }));
  });

  it("says that it is gone, or that it did not come", async () => {
    open("/1017?id=7", { TopicScreen: [new TypeError("x"), { data: { topicSettings: null } }] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("この情報は見つかりません")).toBeTruthy();
  });
});
