import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aViewer } from "../../testing/a-viewer.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { windowOf } from "../../testing/window-of.ts";
import ClipsScreen from "./ClipsScreen.tsx";
import { clipAnswers } from "./testing/clip-answers.ts";

const answers = { ...clipAnswers, Article: () => null };

beforeEach(() => {
  windowOf(1440);
  // jsdom has none; the field of an article's note asks when they are there.
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

describe("rows of records", () => {
  it("stops at records by j and k, shows them in the pane, and ticks them by x and X", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const { calls, address } = renderScreen(<ClipsScreen />, {
      answers,
      address: "/clips?folder=5",
    });
    await screen.findByText("新工場を中継");
    await userEvent.keyboard("jj");
    const pane = within(await screen.findByRole("region", { name: "手入力の記録" }));
    expect(pane.getByRole("heading", { name: "新工場を中継" })).toBeTruthy();
    for (const words of ["手入力", "東都テレビ", "2026/11/19 25:30", "深夜のニュース", "3分", "冒頭で社名", "2／3"])
      expect(pane.getByText(words)).toBeTruthy();
    expect(pane.getByRole("button", { name: "「新工場を中継」を編集" })).toBeTruthy();
    await waitFor(() => expect(address()).toBe("/clips?folder=5&hand=7"));
    expect(screen.getByRole("link", { name: "新工場を中継" }).getAttribute("aria-current")).toBe("true");
    expect(document.activeElement?.getAttribute("data-article")).toBe("h7");

    // What only an article has.
    const before = calls.length;
    await userEvent.keyboard("ptsu01l");
    expect([calls.length, screen.queryByRole("dialog")]).toEqual([before, null]);
    await userEvent.keyboard("o");
    expect(opened).toHaveBeenCalledWith("https://tv.example/a", "_blank", "noopener,noreferrer");

    await userEvent.keyboard("x");
    const ticked = () =>
      screen.getAllByRole<HTMLInputElement>("checkbox", { name: /を選択$/ }).map(({ checked }) => checked);
    expect(ticked()).toEqual([false, true, false]);
    await userEvent.keyboard("xkxjj");
    await waitFor(() => expect(address()).toMatch(/article=\d-2$/));
    await userEvent.keyboard("X");
    expect(ticked()).toEqual([true, true, true]);
    await userEvent.keyboard("k{Escape}");
    await waitFor(() => expect(address()).toBe("/clips?folder=5"));
    opened.mockRestore();
  });

  it("opens a record by its row, mails it by m, and keeps the focus in the bar from it to an article", async () => {
    const { address } = renderScreen(<ClipsScreen />, {
      answers,
      address: "/clips?folder=5",
      viewer: { abilities: { ...aViewer().abilities, sendMail: true } },
    });
    const link = await screen.findByRole("link", { name: "新工場を中継" });
    fireEvent.click(link, { shiftKey: true });
    expect(address()).toBe("/clips?folder=5");
    await userEvent.click(link);
    await screen.findByRole("region", { name: "手入力の記録" });
    const full = () => screen.getByRole("button", { name: "全幅で読む" });
    full().focus();
    await userEvent.keyboard("j");
    await screen.findByRole("region", { name: "記事" });
    expect(document.activeElement).toBe(full());
    await userEvent.keyboard("km");
    await waitFor(() => expect(address()).toMatch(/1002\?folder=5&hand=7$/));
  });

  it("closes a record that is removed from the pane", async () => {
    const { address } = renderScreen(<ClipsScreen />, {
      answers: { ...answers, RemoveHandClip: () => ({ removeHandClip: { __typename: "ChangeDone", done: true } }) },
      address: "/clips?folder=5&hand=7",
    });
    const pane = within(await screen.findByRole("region", { name: "手入力の記録" }));
    await userEvent.click(pane.getByRole("button", { name: "「新工場を中継」を削除" }));
    await userEvent.click(await screen.findByRole("button", { name: "削除" }));
    await waitFor(() => expect(address()).toBe("/clips?folder=5"));
  });

  it("opens articles and records by a tap on a phone, where boxes tick", async () => {
    windowOf(390);
    const { address } = renderScreen(<ClipsScreen />, { answers, address: "/sp/clips?folder=5" });
    await userEvent.click(await screen.findByRole("link", { name: "新工場を中継" }));
    await userEvent.click(await screen.findByRole("button", { name: "一覧に戻る" }));
    await waitFor(() => expect(address()).toBe("/sp/clips?folder=5"));
    const link = document.querySelector<HTMLElement>("[data-article='1']") ?? document.body;
    await userEvent.click(link);
    await waitFor(() => expect(address()).toMatch(/article=\d-1$/));
  });
});
