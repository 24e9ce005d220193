import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ConditionsScreen from "./ConditionsScreen.tsx";

const listed = (...titles: string[]) => ({
  data: {
    savedConditions: titles.map((title, index) => ({
      __typename: "SavedConditionTitle",
      id: String(index + 3),
      title,
      mail: index === 0 ? "MORNING" : null,
    })),
  },
});
const open = (answers: Parameters<typeof fakeBff>[0] = {}, ownMails = false) => {
  const bff = fakeBff({ SavedConditions: listed("電池", "水素"), ...answers });
  render(
    <ViewerContext value={aViewer({ ownMails })}>
      <ConditionsScreen />
    </ViewerContext>,
    "/0011",
  );
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

  it("offers mails where the contract allows them, and shows what would have come", async () => {
    const mail = {
      __typename: "MailPreview",
      subject: "2026/11/20 電池 1件",
      text: "本文",
      html: "<p>本文</p>",
      articleCount: 1,
    };
    const preview = { processDate: "2026-11-20", foundCount: 12, mail, refusal: "" };
    const bff = open(
      {
        ConditionMailPreview: { data: { conditionMailPreview: { __typename: "ConditionMailPreview", ...preview } } },
        SaveConditionMail: {
          data: { saveConditionMail: { __typename: "ConditionMailSaved", mailAddress: "user01@example.jp" } },
        },
      },
      true,
    );
    expect(await screen.findByText("毎朝")).toBeTruthy();
    await userEvent.click(await screen.findByRole("button", { name: "水素の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "メールで届ける" }));
    const dialog = within(await screen.findByRole("dialog", { name: "「水素」をメールで届ける" }));
    expect(await dialog.findByText(/12件ありました/)).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "すぐに知らせる" }));
    expect(await dialog.findByText("記事が届くたびに user01@example.jp へ知らせます。")).toBeTruthy();
    expect(bff.calls.find(({ operation }) => operation === "SaveConditionMail")?.body.variables).toEqual({
      id: "4",
      kind: "AT_ONCE",
    });
  });

  it("offers no mails where the contract does not", async () => {
    open();
    await userEvent.click(await screen.findByRole("button", { name: "電池の操作" }));
    expect(await screen.findByRole("menuitem", { name: "編集" })).toBeTruthy();
    expect(screen.queryByRole("menuitem", { name: "メールで届ける" })).toBeNull();
    expect(screen.queryByText("毎朝")).toBeNull();
  });

  it("is empty, or failed and asked again", async () => {
    open({ SavedConditions: [new TypeError("x"), listed()] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("保存した検索条件はありません")).toBeTruthy();
  });
});
