import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { aViewer } from "../../testing/a-viewer.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import ClipsScreen from "./ClipsScreen.tsx";
import { clipAnswers as answers, folder, listed } from "./testing/clip-answers.ts";

const changed = { __typename: "ClipsChanged", added: 0, removed: 1 };

describe("clips", () => {
  it("lists folders with their counts, and asks to choose one", async () => {
    const { calls } = renderScreen(<ClipsScreen />, { answers, address: "/clips" });
    const link = await screen.findByRole("link", { name: /社長会見\(3件\)/ });
    expect(link.getAttribute("href")).toMatch(/clips\?folder=5$/);
    expect(new Set(calls)).toEqual(new Set(["ClipFolders"]));
  });

  it("shows a folder in its order with notes, and tells what it leaves out", async () => {
    renderScreen(<ClipsScreen />, { answers, address: "/clips?folder=5" });
    expect(await screen.findByText("開示のとおり")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("社長会見");
    expect(screen.getByText("広報部 16人と共有")).toBeTruthy();
    expect(screen.getByText("表示できない1件を除いています")).toBeTruthy();
    expect(screen.getAllByText("水瀬 楓がクリップ")).toHaveLength(2);
  });

  it("takes ticked articles out of the folder", async () => {
    const { calls, asked } = renderScreen(<ClipsScreen />, {
      answers: { ...answers, UnclipArticles: () => ({ unclipArticles: changed }) },
      address: "/clips?folder=5",
    });
    await userEvent.click(await screen.findByRole("checkbox", { name: "記事3を選択" }));
    await userEvent.click(await screen.findByRole("button", { name: "外す" }));
    await waitFor(() => expect(calls).toContain("UnclipArticles"));
    expect(asked[calls.indexOf("UnclipArticles")]).toEqual({ folderId: "5", ids: ["2"] });
  });

  it("takes ticked records out with articles, after a question, as they are deleted", async () => {
    const { calls, asked } = renderScreen(<ClipsScreen />, {
      answers: { ...answers, UnclipArticles: () => ({ unclipArticles: changed }) },
      address: "/clips?folder=5",
    });
    await userEvent.click(await screen.findByRole("checkbox", { name: "「新工場を中継」を選択" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "記事3を選択" }));
    await userEvent.click(await screen.findByRole("button", { name: "外す" }));
    const question = within(await screen.findByRole("dialog", { name: "手入力の記録1件を削除しますか？" }));
    expect(calls).not.toContain("UnclipArticles");
    await userEvent.click(question.getByRole("button", { name: "外す" }));
    await waitFor(() => expect(calls).toContain("UnclipArticles"));
    expect(asked[calls.indexOf("UnclipArticles")]).toEqual({ folderId: "5", ids: ["h7", "2"] });
  });

  it("moves and mails what is ticked in the order of the folder", async () => {
    const other = { ...listed, folder: { ...folder, id: "6", name: "月報" } };
    const { calls, asked } = renderScreen(<ClipsScreen />, {
      answers: {
        ...answers,
        ClipFolders: () => ({ clipFolders: [listed, other] }),
        ClipArticles: () => ({ clipArticles: changed }),
      },
      address: "/clips?folder=5",
      viewer: { abilities: { ...aViewer().abilities, sendMail: true } },
    });
    await userEvent.click(await screen.findByRole("checkbox", { name: "「新工場を中継」を選択" }));
    const bar = within(screen.getByRole("toolbar", { name: "選択した記事の操作" }));
    const mail = await bar.findByRole("link", { name: /\(1件\)$/ });
    expect(mail.getAttribute("href")).toMatch(/\?folder=5&hand=7$/);
    await userEvent.click(screen.getByRole("checkbox", { name: "記事1を選択" }));
    await userEvent.click(bar.getByRole("button", { name: "移す" }));
    await userEvent.click(await screen.findByRole("button", { name: /^月報/ }));
    await waitFor(() => expect(calls).toContain("ClipArticles"));
    const moved = { folderId: "6", ids: ["1", "h7"], fromFolderId: "5" };
    expect(asked[calls.indexOf("ClipArticles")]).toEqual(moved);
  });

  it("prints records as a sheet of their own", async () => {
    const printed = vi.spyOn(window, "print").mockImplementation(() => window.dispatchEvent(new Event("afterprint")));
    renderScreen(<ClipsScreen />, { answers, address: "/clips?folder=5" });
    const sheets: string[] = [];
    printed.mockImplementation(() => {
      sheets.push(document.querySelector(".print-paper")?.textContent ?? "");
      setTimeout(() => window.dispatchEvent(new Event("afterprint")));
    });
    await userEvent.click(await screen.findByRole("checkbox", { name: "「新工場を中継」を選択" }));
    await userEvent.click(await screen.findByRole("button", { name: "手入力の書誌を印刷(1件)" }));
    await waitFor(() => expect(sheets).toHaveLength(1));
    for (const words of ["社長会見", "新工場を中継", "深夜のニュース", "冒頭で社名", "https://tv.example/a"])
      expect(sheets[0]).toContain(words);
    printed.mockRestore();
  });

  it("sends an order when it is saved, not before", async () => {
    const { calls, asked } = renderScreen(<ClipsScreen />, {
      answers: { ...answers, OrderClips: () => ({ orderClips: changed }) },
      address: "/clips?folder=5",
    });
    await userEvent.click(await screen.findByRole("button", { name: "並べ替え" }));
    const list = within(await screen.findByRole("list", { name: "並べ替え" }));
    await userEvent.click(list.getAllByRole("button", { name: /を下へ$/ })[0] ?? document.body);
    expect(calls).not.toContain("OrderClips");
    await userEvent.click(screen.getByRole("button", { name: /並び順を保存/ }));
    await waitFor(() => expect(calls).toContain("OrderClips"));
    expect(asked[calls.indexOf("OrderClips")]).toEqual({ folderId: "5", ids: ["h7", "1", "2"] });
  });

  it("has records added by hand in their places, and says all of them in the row", async () => {
    renderScreen(<ClipsScreen />, { answers, address: "/clips?folder=5" });
    const row = (await screen.findByText("新工場を中継")).closest("li");
    expect(row?.textContent).toContain("手入力");
    expect(row?.textContent).toContain("テレビ　東都テレビ　2026/11/19 25:30　深夜のニュース　3分");
    expect(row?.textContent).toContain("冒頭で社名");
    const rows = row?.parentElement?.children ?? [];
    expect([...rows].indexOf(row ?? document.body)).toBe(1);
    const link = within(row ?? document.body).getByRole("link", { name: /リンクを開く/ });
    expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([
      "https://tv.example/a",
      "noopener noreferrer",
    ]);
    expect(within(row ?? document.body).getByRole("checkbox", { name: "「新工場を中継」を選択" })).toBeTruthy();
  });

  it("adds a record by hand: faults stand at their fields before anything is sent", async () => {
    const saved = { __typename: "SavedHandClip", id: "8", title: "続報", version: 1 };
    const { calls, asked } = renderScreen(<ClipsScreen />, {
      answers: { ...answers, SaveHandClip: () => ({ saveHandClip: saved }) },
      address: "/clips?folder=5",
    });
    await userEvent.click(await screen.findByRole("button", { name: "手で足す" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(await dialog.findByLabelText(/媒体名/), "東都ラジオ");
    await userEvent.type(dialog.getByLabelText(/リンク/), "http://tv.example/");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    // At the field, and in the list of faults above.
    expect(await dialog.findAllByText("題名を入力してください。")).toHaveLength(2);
    expect(dialog.getAllByText(/「https:\/\/」から始まるURLで/)).toHaveLength(2);
    expect(calls).not.toContain("SaveHandClip");
    await userEvent.type(dialog.getByLabelText(/題名/), "続報");
    await userEvent.clear(dialog.getByLabelText(/リンク/));
    await userEvent.selectOptions(dialog.getByLabelText(/媒体の種類/), "ラジオ");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked[calls.indexOf("SaveHandClip")]).toMatchObject({
      ...{ folderId: "5", id: null },
      form: { kind: 2, mediumName: "東都ラジオ", title: "続報", link: "", time: "" },
    });
  });

  it("changes a record in the version that was read, and removes it after a question", async () => {
    const saved = { __typename: "SavedHandClip", id: "7", title: "訂正", version: 3 };
    const { calls, asked } = renderScreen(<ClipsScreen />, {
      answers: {
        ...answers,
        SaveHandClip: () => ({ saveHandClip: saved }),
        RemoveHandClip: () => ({ removeHandClip: { __typename: "ChangeDone", done: true } }),
      },
      address: "/clips?folder=5",
    });
    await userEvent.click(await screen.findByRole("button", { name: "「新工場を中継」を編集" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.clear(await dialog.findByLabelText(/題名/));
    await userEvent.type(dialog.getByLabelText(/題名/), "訂正");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked[calls.indexOf("SaveHandClip")]).toMatchObject({ id: "7", form: { title: "訂正", version: 2 } });
    await userEvent.click(screen.getByRole("button", { name: "「新工場を中継」を削除" }));
    expect(calls).not.toContain("RemoveHandClip");
    await userEvent.click(await screen.findByRole("button", { name: "削除" }));
    await waitFor(() => expect(calls).toContain("RemoveHandClip"));
    expect(asked[calls.indexOf("RemoveHandClip")]).toEqual({ folderId: "5", id: "7", version: 2 });
  });

  it("says what the server refused of a folder, or that it could not be read", async () => {
    const refused = { Clips: () => ({ clips: { __typename: "Refusal", message: "見つかりません。" } }) };
    renderScreen(<ClipsScreen />, { answers: { ...answers, ...refused }, address: "/clips?folder=9" });
    expect(await screen.findByText("見つかりません。")).toBeTruthy();
    renderScreen(<ClipsScreen />, { answers: { ...answers, Clips: () => new Error("x") }, address: "/clips?folder=5" });
    expect(await screen.findByText("クリップを読み込めませんでした")).toBeTruthy();
  });
});
