import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, describe, expect, it, vi } from "vitest";
import { renderOriginal } from "../../features/originals/testing/render-original.tsx";
import ResultScreen from "./ResultScreen.tsx";

// Files share their modules (vite.config.ts): what this one fakes is loaded anew before and after it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../features/originals/PrintDialogs.tsx", () => ({
  PrintDialogs: ({ ticket, headlines = [] }: { ticket: string; headlines?: { title: string }[] }) => (
    <p>prints {[ticket, ...headlines.map(({ title }) => title)].join(", ")}</p>
  ),
}));

const wish = { articles: [{ id: "1", dataSection: 1 }], isMail: true, displayId: null, selection: null };
const partly = {
  __typename: "PartlyObtained",
  obtainedTicket: "t1",
  obtainedCount: 2,
  requestedCount: 3,
  message: "要求された記事の内、以下の記事は原文を取得することができませんでした。",
  failed: [
    { id: "9", dataSection: 1, title: "SiC基板の新工場", reason: "原文を取得することができませんでした。" },
    { id: "10", dataSection: 1, title: "", reason: "要求された記事は表示できません。" },
  ],
};
const open = (originals: object | null, use = "DISPLAY", more: object = {}) =>
  renderOriginal(<ResultScreen />, {
    address: "/0004",
    ...(originals && { state: { originals, wish, use, ...more } }),
  });

describe("0004", () => {
  it("names each article that failed, with x／y and the way to what was obtained", async () => {
    const { address } = await open(partly);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(partly.message);
    expect(screen.getByText("3件のうち2件を取得しました")).toBeTruthy();
    const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(items).toEqual([
      "SiC基板の新工場原文を取得することができませんでした。",
      "（表示できない記事）要求された記事は表示できません。",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "取得した原文を表示" }));
    expect(address()).toBe("/0001-001?is_mail=1&mode=2&a00=m1");
  });

  it("prints what was obtained with its own ticket, asking for nothing again", async () => {
    const { asked } = await open(partly, "PRINT");
    await userEvent.click(screen.getByRole("button", { name: "取得した原文を印刷" }));
    expect(screen.getByText("prints t1")).toBeTruthy();
    expect(asked()).toEqual([]);
  });

  it("prints the headlines too that a licence left of others", async () => {
    await open(partly, "PRINT", { headlines: [{ title: "見出しだけの記事", mediaName: "瑞穂日報", place: "" }] });
    await userEvent.click(screen.getByRole("button", { name: "取得した原文を印刷" }));
    expect(screen.getByText("prints t1, 見出しだけの記事")).toBeTruthy();
  });

  it("has nothing to show where nothing was obtained", async () => {
    await open({ ...partly, obtainedTicket: null, obtainedCount: 0 });
    expect(screen.queryByRole("button", { name: /取得した原文/ })).toBeNull();
    expect(screen.getByRole("link", { name: "記事一覧へ" })).toBeTruthy();
  });

  it.each([
    ["LimitExceeded", "原文利用上限値を超過したため、原文を取得することができませんでした。"],
    ["DemandLimit", "ご契約の請求単位の原文利用上限値に達しています。"],
    ["NotDisplayable", "要求された記事は表示できません。"],
  ])("says %s by its sentence", async (__typename, message) => {
    await open({ __typename, message });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(message);
  });

  it("opened by itself, says that the articles can't be displayed", async () => {
    await open(null);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("要求された記事は表示できません。");
  });
});
