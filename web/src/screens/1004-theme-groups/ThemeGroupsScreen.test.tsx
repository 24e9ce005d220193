import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ThemeGroupsScreen from "./ThemeGroupsScreen.tsx";

const line = (id: string, name: string, more: object = {}) => ({
  __typename: "ThemeGroupLine",
  ...{ id, name, themeCount: 2, userGroupCount: 1, userGroupNames: ["広報部"], allUserGroups: false, version: 3 },
  counts: { __typename: "SourceCounts", newspaper: 4, web: 2, magazine: 0, total: 6 },
  ...more,
});
const listed = (...lines: object[]) => ({ data: { themeGroupLines: lines } });
const LINES = [line("1", "半導体"), line("2", "自社"), line("3", "環境", { userGroupCount: 0, userGroupNames: [] })];
const done = { __typename: "ChangeDone" };
const quicker = { __typename: "Refusal", message: "ほかの人が先に更新しました。", retryAfter: null };

const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({ ThemeGroupsScreen: listed(...LINES), ...answers });
  render(<ThemeGroupsScreen />, "/1004");
  return bff;
};
const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
const sent = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.find(({ operation }) => operation === name)?.body.variables;

describe("1004", () => {
  it("orders by the arrows, sends nothing before it is saved, then all ids", async () => {
    const bff = open({ OrderThemeGroups: { data: { orderThemeGroups: done } } });
    await userEvent.click(await screen.findByRole("button", { name: "「自社」を上へ" }));
    expect(names().slice(0, 2)).toEqual(["自社", "半導体"]);
    expect(bff.operations()).toEqual(["ThemeGroupsScreen"]);
    await userEvent.click(screen.getByRole("button", { name: /^並び順を保存/ }));
    expect(await screen.findByText("並び順を保存しました")).toBeTruthy();
    expect(sent(bff, "OrderThemeGroups")).toEqual({ ids: ["2", "1", "3"] });
  });

  it("orders all by name at once, which is undone in one step", async () => {
    open();
    await userEvent.click(await screen.findByRole("button", { name: "名前の順に並べる" }));
    expect(names()).toEqual(["環境", "自社", "半導体"]);
    await userEvent.click(screen.getByRole("button", { name: /^元に戻す/ }));
    expect(names()).toEqual(["半導体", "自社", "環境"]);
  });

  it("says that somebody was quicker, and keeps the order that was made here", async () => {
    open({ OrderThemeGroups: { data: { orderThemeGroups: quicker } } });
    await userEvent.click(await screen.findByRole("button", { name: "「自社」を上へ" }));
    await userEvent.click(screen.getByRole("button", { name: /^並び順を保存/ }));
    expect(await screen.findByText("ほかの人が先に更新しました。")).toBeTruthy();
    expect(names()[0]).toBe("自社");
  });

  it("shows whom each is for, names what nobody sees, and moves nothing while it is filtered", async () => {
    open();
    await screen.findByText("公開先なし", { selector: "[data-tone]" });
    expect(screen.getByText(/「環境」は、どの利用者にも出ません/)).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "公開先なし" }));
    expect(names()).toEqual(["環境"]);
    expect(screen.queryByRole("button", { name: "「環境」を上へ" })).toBeNull();
  });

  it("asks before it deletes, and says why it could not", async () => {
    const refused = { __typename: "Refusal", message: "配信設定の対象になっています。", retryAfter: null };
    const bff = open({ RemoveThemeGroup: { data: { removeThemeGroup: refused } } });
    await userEvent.click(await screen.findByRole("button", { name: /半導体の操作/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "削除" }));
    const question = await screen.findByRole("alertdialog", { name: "「半導体」を削除しますか" });
    await userEvent.click(within(question).getByRole("button", { name: "削除" }));
    expect(await screen.findByText("配信設定の対象になっています。")).toBeTruthy();
    expect(sent(bff, "RemoveThemeGroup")).toEqual({ id: "1", version: 3 });
  });

  it("says what it is for while there is none, and can be asked for again where it did not come", async () => {
    open({ ThemeGroupsScreen: [new TypeError("x"), listed()] });
    await screen.findByText("テーマグループを読み込めませんでした");
    await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("テーマグループはまだありません")).toBeTruthy();
    expect(screen.getByRole("button", { name: /テーマグループを追加/ })).toBeTruthy();
  });
});
