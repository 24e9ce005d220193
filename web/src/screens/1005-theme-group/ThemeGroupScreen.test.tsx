import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ThemeGroupScreen from "./ThemeGroupScreen.tsx";

const theme = (id: string, name: string, checked: boolean) => ({
  __typename: "ThemeChoice",
  ...{ id, name, checked, articleCount: 10, openOmissions: id === "11" ? 3 : 0, themeGroupCount: 0 },
});
const userGroup = (id: string, name: string, checked: boolean) => ({
  __typename: "AudienceChoice",
  ...{ id, name, checked, userCount: 16 },
});
const stored = (more: object = {}) => ({
  __typename: "ThemeGroupSettings",
  ...{ id: "5", name: "半導体", allUserGroups: false, version: 3 },
  lastChange: { __typename: "LastChange", at: "2026-11-20T06:44:00+09:00", by: "英 恵理子" },
  themes: [theme("12", "電池", true), theme("11", "港湾", false)],
  userGroups: [userGroup("1", "広報部", true), userGroup("2", "経営企画部", false)],
  ...more,
});
const NEW = stored({
  ...{ id: null, name: "", version: null, lastChange: null },
  themes: [theme("12", "電池", false)],
  userGroups: [userGroup("1", "広報部", false)],
});

const open = (address: string, answers: Parameters<typeof fakeBff>[0] = {}) => {
  const data = { themeGroupSettings: address.includes("id=") ? stored() : NEW };
  const bff = fakeBff({
    ThemeGroupScreen: { data },
    SaveThemeGroup: { data: { saveThemeGroup: stored() } },
    ...answers,
  });
  render(<ThemeGroupScreen />, address);
  return bff;
};
const save = () => userEvent.click(screen.getByRole("button", { name: /^保存/ }));
const sent = (bff: ReturnType<typeof fakeBff>) =>
  bff.calls.find(({ operation }) => operation === "SaveThemeGroup")?.body.variables;

describe("1005", () => {
  it("names every fault at once before anything is sent", async () => {
    const bff = open("/1005");
    await screen.findByLabelText(/^グループ名/);
    await save();
    const summary = (await screen.findByText("3か所の入力を確かめてください")).closest("[role=alert]");
    const links = [...(summary?.querySelectorAll("a") ?? [])];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("テーマグループ名を入力してください。"),
      expect.stringContaining("少なくとも1つ選択してください"),
      expect.stringContaining("少なくとも1つ選択してください"),
    ]);
    expect(bff.operations()).toEqual(["ThemeGroupScreen"]);
  });

  it("says how much もれ診断 suggests for a theme, and leads there", async () => {
    open("/1005?id=5");
    const link = await screen.findByRole("link", { name: "「港湾」のもれ3件（もれ診断の未対応の提案）" });
    expect(link.getAttribute("href")).toMatch(/missing\?view=themes&theme=11$/);
    expect(screen.getAllByRole("link", { name: /もれ診断/ })).toHaveLength(1);
  });

  it("sends the themes in the order of the right pane, and whom it is for", async () => {
    const bff = open("/1005?id=5");
    await userEvent.click(await screen.findByRole("checkbox", { name: "港湾" }));
    await userEvent.click(screen.getByRole("button", { name: "選んだものを加える" }));
    await userEvent.click(screen.getByRole("button", { name: "「港湾」を上へ" }));
    await userEvent.click(screen.getByRole("checkbox", { name: /^経営企画部/ }));
    expect(screen.getByText("2グループ、32人に出ます")).toBeTruthy();
    expect(screen.getByText(/^最終更新 2026\/11\/20 06:44/)).toBeTruthy();
    await save();
    const form = { themeGroupName: "半導体", themeIds: ["11", "12"], allUserGroups: false, userGroupIds: ["1", "2"] };
    await waitFor(() => expect(sent(bff)).toEqual({ id: "5", version: 3, form }));
  });

  it("can be for every user group, those to come too", async () => {
    const bff = open("/1005?id=5");
    await userEvent.click(await screen.findByRole("radio", { name: /^すべてのユーザーグループ/ }));
    expect(screen.queryByRole("checkbox", { name: /^広報部/ })).toBeNull();
    await save();
    await waitFor(() => expect(sent(bff)).toMatchObject({ form: { allUserGroups: true } }));
  });

  it("shows who was quicker with both values, and loses nothing", async () => {
    const now = stored({ name: "半導体・素材", version: 4 });
    const conflict = {
      __typename: "VersionConflict",
      ...{ message: "ほかの人が先に更新しました。", changedBy: "英 恵理子", changedAt: "2026-11-20T06:44:00+09:00" },
    };
    const bff = open("/1005?id=5", {
      ThemeGroupScreen: [{ data: { themeGroupSettings: stored() } }, { data: { themeGroupSettings: now } }],
      SaveThemeGroup: [{ data: { saveThemeGroup: conflict } }, { data: { saveThemeGroup: now } }],
    });
    const name = await screen.findByLabelText<HTMLInputElement>(/^グループ名/);
    await userEvent.clear(name);
    await userEvent.type(name, "半導体の市況");
    await save();
    expect(await screen.findByText(/英 恵理子さんが .* に保存しました/)).toBeTruthy();
    expect(screen.getByText("半導体・素材")).toBeTruthy();
    expect(name.value).toBe("半導体の市況");
    await userEvent.click(screen.getByRole("button", { name: "選んだ値で保存" }));
    const last = bff.calls.findLast(({ operation }) => operation === "SaveThemeGroup")?.body.variables;
    expect(last).toMatchObject({ version: 4, form: { themeGroupName: "半導体の市況" } });
  });

  it("says that it is gone", async () => {
    open("/1005?id=5", { ThemeGroupScreen: { data: { themeGroupSettings: null } } });
    expect(await screen.findByText("この情報は見つかりません")).toBeTruthy();
  });
});
