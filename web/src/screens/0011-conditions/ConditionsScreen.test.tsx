import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ConditionsScreen from "./ConditionsScreen.tsx";

const listed = (...titles: string[]) => ({
  data: {
    savedConditions: titles.map((title, index) => ({
      __typename: "SavedConditionTitle",
      id: String(index + 3),
      title,
    })),
  },
});
const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({ SavedConditions: listed("電池", "水素"), ...answers });
  render(<ConditionsScreen />, "/0011");
  return bff;
};

const removed = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `${name}の操作` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "削除" }));
};

describe("0011", () => {
  it("lists the conditions with one call; each leads to its search and its form", async () => {
    const bff = open();
    expect((await screen.findByRole("link", { name: "電池" })).getAttribute("href")).toBe("/search?condition=3");
    expect(screen.getByRole("link", { name: "新しい検索条件" }).getAttribute("href")).toBe("/0012");
    expect(bff.operations()).toEqual(["SavedConditions"]);
    await userEvent.click(screen.getByRole("button", { name: "水素の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "編集" }));
    expect(await screen.findByText("at /0012?id=4")).toBeTruthy();
  });

  it("asks before it deletes, and lists what is left", async () => {
    const bff = open({
      SavedConditions: [listed("電池", "水素"), listed("水素")],
      RemoveCondition: { data: { removeCondition: { __typename: "ConditionRemoved", done: true } } },
    });
    await removed("電池");
    const question = await screen.findByRole("dialog", { name: "「電池」を削除しますか？" });
    expect(bff.operations()).toEqual(["SavedConditions"]);
    await userEvent.click(within(question).getByRole("button", { name: "削除" }));
    expect(await screen.findByText("「電池」を削除しました。")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "電池" })).toBeNull();
    expect(bff.calls.find(({ operation }) => operation === "RemoveCondition")?.body.variables).toEqual({ id: "3" });
  });

  it("says why nothing was deleted, and keeps the list", async () => {
    open({ RemoveCondition: { errors: [{ message: "x", extensions: { requestId: "req-9" } }] } });
    await removed("電池");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "削除" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/検索条件を削除できませんでした。.*req-9/);
    expect(screen.getByRole("link", { name: "電池" })).toBeTruthy();
  });

  it("says that somebody was quicker, and lists what is left", async () => {
    open({
      SavedConditions: [listed("電池", "水素"), listed("水素")],
      RemoveCondition: {
        data: {
          removeCondition: {
            __typename: "Refusal",
            code: "MSG4040",
            message: "指定された情報は見つかりません。",
            retryAfter: null,
          },
        },
      },
    });
    await removed("電池");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "削除" }));
    expect((await screen.findByRole("alert")).textContent).toContain("指定された情報は見つかりません。");
    expect(await screen.findByRole("link", { name: "水素" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "電池" })).toBeNull();
  });

  it("is empty, or failed and asked again", async () => {
    open({ SavedConditions: [new TypeError("x"), listed()] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("保存した検索条件はありません")).toBeTruthy();
  });
});
