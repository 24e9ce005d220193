import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff, unauthenticated } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import OriginalsScreen from "./OriginalsScreen.tsx";

const original = (over: object = {}) => ({
  __typename: "InspectedOriginal",
  ...{ id: "202611000000009", section: 1, title: "GaNの工場", mediaName: "東都新聞", issueDay: "2026-11-20" },
  ...{ arrivedAt: "2026-11-20T05:00:00+09:00", hasPdf: true, hasText: true, isWithdrawn: false, uses: 4 },
  ...over,
});
const found = (hasMore: boolean, ...originals: object[]) => ({
  data: { inspectedOriginals: { __typename: "InspectedOriginals", hasMore, originals } },
});
const open = (answers: Parameters<typeof fakeBff>[0]) => {
  const bff = fakeBff(answers);
  render(<OriginalsScreen />, "/el/originals", newOperatorClient());
  return bff;
};
const asked = (bff: ReturnType<typeof fakeBff>) =>
  bff.calls.findLast(({ operation }) => operation === "OriginalsScreen")?.body.variables;

describe("/el/originals", () => {
  it("shows what is stored of each, and asks by words, source and state", async () => {
    const bare = original({ id: "202611000000010", title: "空の記事", hasPdf: false, hasText: false });
    const bff = open({ OriginalsScreen: found(true, original(), bare) });
    expect((await screen.findByRole("row", { name: /GaNの工場/ })).textContent).toMatch(/東都新聞.*紙面PDF・本文4/);
    expect(screen.getByRole("row", { name: /空の記事/ }).textContent).toContain("なし");
    expect(screen.getByText(/100件を表示しています/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "情報源" }), "2");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "状態" }), "no_pdf");
    await userEvent.type(screen.getByRole("searchbox", { name: "見出しの言葉か記事ID" }), "電池");
    await expect
      .poll(() => asked(bff), { timeout: 20_000 })
      .toMatchObject({ section: 2, state: "no_pdf", keyword: "電池" });
  });

  it("opens the PDF beside, and the text over the list", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const text = { __typename: "InspectedText", title: "GaNの工場", text: "本文の一行目。" };
    open({ OriginalsScreen: found(false, original()), InspectedText: { data: { inspectedText: text } } });
    await userEvent.click(await screen.findByRole("button", { name: /GaNの工場の操作/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "紙面PDFを開く" }));
    expect(opened.mock.calls[0]?.[0]).toBe("/admin/api/v1/pdf_admin?article_id=202611000000009");
    await userEvent.click(screen.getByRole("button", { name: /GaNの工場の操作/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "本文を見る" }));
    expect(await within(await screen.findByRole("dialog")).findByText("本文の一行目。")).toBeTruthy();
  });

  it("says that there are none, or why they did not come", async () => {
    open({ OriginalsScreen: found(false) });
    expect(await screen.findByText("この条件の記事はありません")).toBeTruthy();
    open({ OriginalsScreen: unauthenticated });
    expect(await screen.findByRole("button", { name: /もう一度|再/ })).toBeTruthy();
  });
});
