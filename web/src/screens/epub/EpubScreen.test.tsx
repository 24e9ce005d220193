import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderOriginal } from "../../features/originals/testing/render-original.tsx";
import type { Viewer } from "../../session/session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { DamagedBook } from "./damaged-book.ts";
import EpubScreen from "./EpubScreen.tsx";
import { openBook } from "./open-book.ts";
import { completeBook, takeBook } from "./take-book.ts";

// Files share their modules (vite.config.ts): what this one fakes is loaded anew before and after it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const shows = vi.hoisted(() => ({ page: true }));
vi.mock("./open-book.ts", () => ({ openBook: vi.fn() }));
vi.mock("./take-book.ts", () => ({ takeBook: vi.fn(), completeBook: vi.fn() }));
vi.mock("./use-book-view.ts", () => ({
  useBookView: (_container: unknown, { onShown, onFailed }: { onShown: () => void; onFailed: () => void }) => {
    useEffect(() => (shows.page ? onShown() : onFailed()));
    return { view: null, place: { fraction: 0.25, chapter: "第一章" } };
  },
}));

const ADDRESS = "/epub?contentsId=b7&articleId=5&page=12";
const open = (address = ADDRESS, viewer: Partial<Viewer> = {}) => renderOriginal(<EpubScreen />, { address, viewer });

beforeEach(() => {
  shows.page = true;
  vi.mocked(takeBook).mockResolvedValue({ state: "ready", ticket: "t1", file: new Blob() });
  vi.mocked(completeBook).mockResolvedValue(1);
  vi.mocked(openBook).mockResolvedValue({ metadata: { title: { ja: "月刊電力" } }, dir: "rtl", toc: [] } as never);
});
afterEach(() => vi.resetAllMocks());

describe("/epub", () => {
  it("shows the book and counts it once, when a page stands on the screen", async () => {
    await open();
    expect(await screen.findByText("誌面表示として1件を計上しました")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("月刊電力");
    expect(screen.getByText("25%")).toBeTruthy();
    expect(completeBook).toHaveBeenCalledOnce();
    const turns = screen.getAllByRole("button", { name: /のページ$/ });
    expect(turns.map((button) => button.getAttribute("aria-label"))).toEqual(["次のページ", "前のページ"]);
  });

  it("asks first where the contract wants it, and says what the use counts as", async () => {
    await open(ADDRESS, { confirmations: { ...aViewer().confirmations, pdf: "表示しますか？" } });
    const question = await screen.findByRole("dialog", { name: "表示しますか？" });
    expect(question.textContent).toContain("誌面表示として1件を計上します。新聞の原文の上限には数えません。");
    expect(takeBook).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "はい" }));
    expect(await screen.findByText("誌面表示として1件を計上しました")).toBeTruthy();
  });

  it.each([
    ["can't be read", () => vi.mocked(openBook).mockRejectedValue(new DamagedBook("not readable"))],
    [
      "has no page that can be shown",
      () => {
        shows.page = false;
      },
    ],
  ])("that %s says so and is not counted", async (_what, damage) => {
    damage();
    await open();
    expect(await screen.findByText("この誌面は開けません。")).toBeTruthy();
    expect(completeBook).not.toHaveBeenCalled();
  });

  it("that may not be opened says so by the server's sentence", async () => {
    vi.mocked(takeBook).mockResolvedValue({ state: "refused", message: "要求された記事は表示できません。" });
    await open();
    expect(await screen.findByRole("heading", { name: "要求された記事は表示できません。" })).toBeTruthy();
    expect(openBook).not.toHaveBeenCalled();
  });

  it.each(["/epub", "/epub?articleId=x"])("asks nothing at %s", async (address) => {
    await open(address);
    expect(await screen.findByRole("heading", { name: "表示する誌面が指定されていません" })).toBeTruthy();
    expect(takeBook).not.toHaveBeenCalled();
  });
});
