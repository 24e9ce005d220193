import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import NoticeScreen from "./NoticeScreen.tsx";

const aNotice = (text: string, version: string) => ({ __typename: "Notice", text, version });
const stored = { data: { notice: aNotice("・一行目\n・二行目", "v1") } };
const quicker = {
  __typename: "VersionConflict",
  message: "ほかの人が先に更新しました。",
  changedBy: "佐藤 花子",
  changedAt: "2026-11-20T09:30:00+09:00",
};

const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({ NoticeScreen: stored, ...answers });
  render(<NoticeScreen />, "/1003");
  return bff;
};
const box = () => screen.findByLabelText<HTMLTextAreaElement>("お知らせの内容");
const variablesOf = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.find(({ operation }) => operation === name)?.body.variables;

describe("1003", () => {
  it("shows the notice, and its preview as home will show it", async () => {
    open();
    expect((await box()).value).toBe("・一行目\n・二行目");
    const bar = within(screen.getByRole("region", { name: "プレビュー" })).getByRole("region", { name: "お知らせ" });
    expect(bar.textContent).toContain("・一行目");
    expect(bar.textContent).not.toContain("・二行目");
    await userEvent.click(within(bar).getByRole("button", { name: "続きを読む" }));
    expect(bar.textContent).toContain("・一行目\n・二行目");
    expect(within(bar).queryByRole("button", { name: "お知らせを閉じる" })).toBeNull();
  });

  it("saves with the version that was read, then with the new one", async () => {
    const bff = open({
      SaveNotice: [{ data: { saveNotice: aNotice("年末", "v2") } }, { data: { saveNotice: aNotice("年始", "v3") } }],
    });
    const field = await box();
    for (const [text, version] of [
      ["年末", "v1"],
      ["年始", "v2"],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.click(screen.getByRole("button", { name: "保存" }));
      expect(await screen.findByText("お知らせを保存しました。")).toBeTruthy();
      const sent = bff.calls.findLast(({ operation }) => operation === "SaveNotice")?.body.variables;
      expect(sent).toEqual({ form: { text, version } });
    }
  });

  it("names what is wrong before anything is sent", async () => {
    const bff = open();
    await userEvent.clear(await box());
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    expect((await screen.findByRole("alert")).textContent).toContain("お知らせを入力してください。");
    expect(bff.operations()).toEqual(["NoticeScreen"]);
  });

  it("asks before it deletes", async () => {
    const bff = open({ RemoveNotice: { data: { removeNotice: aNotice("", "v0") } } });
    await box();
    await userEvent.click(screen.getByRole("button", { name: "削除" }));
    const question = await screen.findByRole("dialog", { name: "お知らせを削除しますか？" });
    await userEvent.click(within(question).getByRole("button", { name: "削除" }));
    expect(await screen.findByText("お知らせを削除しました。")).toBeTruthy();
    expect((await box()).value).toBe("");
    expect(variablesOf(bff, "RemoveNotice")).toEqual({ version: "v1" });
    expect(screen.queryByRole("button", { name: "削除" })).toBeNull();
  });

  it("shows both texts where somebody was quicker, and takes the other's", async () => {
    open({
      NoticeScreen: [stored, { data: { notice: aNotice("先の変更", "v9") } }],
      SaveNotice: { data: { saveNotice: quicker } },
    });
    await userEvent.type(await box(), "追記");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    const told = within(await screen.findByRole("region", { name: "ほかの人が先に保存しました" }));
    expect(told.getByText("佐藤 花子さんが 2026/11/20 09:30 に保存しました")).toBeTruthy();
    expect(told.getByRole("row", { name: /追記/ }).textContent).toContain("先の変更");
    expect((await box()).value).toContain("追記");
    await userEvent.click(told.getByRole("button", { name: "今の値で開き直す" }));
    expect((await box()).value).toBe("先の変更");
    expect(screen.queryByRole("button", { name: "今の値で開き直す" })).toBeNull();
  });

  it("saves over the other's text only when told to, with the version that is there now", async () => {
    const bff = open({
      NoticeScreen: [stored, { data: { notice: aNotice("先の変更", "v9") } }],
      SaveNotice: [{ data: { saveNotice: quicker } }, { data: { saveNotice: aNotice("年末", "v10") } }],
    });
    await userEvent.clear(await box());
    await userEvent.type(await box(), "年末");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await userEvent.click(await screen.findByRole("button", { name: "選んだ値で保存" }));
    expect(await screen.findByText("お知らせを保存しました。")).toBeTruthy();
    const sent = bff.calls.filter(({ operation }) => operation === "SaveNotice").map(({ body }) => body.variables);
    expect(sent).toEqual([{ form: { text: "年末", version: "v1" } }, { form: { text: "年末", version: "v9" } }]);
  });

  it("can be asked for again where it did not come", async () => {
    open({ NoticeScreen: [new TypeError("x"), stored] });
    await screen.findByText("お知らせを読み込めませんでした");
    await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
    expect((await box()).value).toContain("一行目");
  });
});
