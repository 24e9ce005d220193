import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff, unauthenticated } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import LoginNoticesScreen from "./LoginNoticesScreen.tsx";

const aBoard = (over: object = {}) => ({
  __typename: "LoginNotices",
  alert: "今夜停止します。",
  notices: [
    { __typename: "OperatorNotice", date: "2026-11-20", text: "新しい媒体" },
    { __typename: "OperatorNotice", date: "2026-11-10", text: "新機能" },
  ],
  version: "b1",
  ...over,
});

const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({ LoginNoticesScreen: { data: { loginNotices: aBoard() } }, ...answers });
  render(<LoginNoticesScreen />, "/el/notice");
  return bff;
};
const save = () => userEvent.click(screen.getByRole("button", { name: "保存" }));

describe("/el/notice", () => {
  it("changes, adds and takes away notices in one save", async () => {
    const bff = open({ SaveLoginNotices: { data: { saveLoginNotices: aBoard({ alert: "", version: "b2" }) } } });
    await userEvent.clear(await screen.findByLabelText("注意書き"));
    await userEvent.click(screen.getByRole("button", { name: "お知らせ2を削除" }));
    await userEvent.click(screen.getByRole("button", { name: "お知らせを追加" }));
    await userEvent.clear(screen.getByLabelText("お知らせ1の日付"));
    await userEvent.type(screen.getByLabelText("お知らせ1の日付"), "2026/12/29");
    await userEvent.type(screen.getByLabelText("お知らせ1の内容"), "年末の配信");
    await save();
    expect(await screen.findByText("ログイン画面のお知らせを保存しました。")).toBeTruthy();
    expect(bff.calls.at(-1)?.body.variables).toEqual({
      form: {
        alert: "",
        notices: [
          { date: "2026-12-29", text: "年末の配信" },
          { date: "2026-11-20", text: "新しい媒体" },
        ],
        version: "b1",
      },
    });
  });

  it("names every fault at its line, before anything is sent", async () => {
    const bff = open();
    await userEvent.clear(await screen.findByLabelText("お知らせ2の内容"));
    await userEvent.clear(screen.getByLabelText("お知らせ1の日付"));
    await save();
    const summary = await screen.findByRole("alert");
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["#notices.0.date", "#notices.1.text"]);
    expect(bff.operations()).toEqual(["LoginNoticesScreen"]);
  });

  it("says where the operator's session ran out", async () => {
    open({ LoginNoticesScreen: unauthenticated });
    expect(await screen.findByText("お知らせを読み込めませんでした")).toBeTruthy();
  });
});
