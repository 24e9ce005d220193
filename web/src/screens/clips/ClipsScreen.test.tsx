import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aPaper } from "../../testing/articles.ts";
import { renderScreen, type ScreenAnswers } from "../../testing/render-screen.tsx";
import ClipsScreen from "./ClipsScreen.tsx";

const folder = {
  __typename: "ClipFolder",
  ...{ id: "5", name: "社長会見", shared: true, groupName: "広報部", memberCount: 16 },
};
const listed = {
  __typename: "ListedClipFolder",
  folder,
  counts: { __typename: "SourceCounts", newspaper: 2, web: 0, magazine: 0 },
  ...{ updatedAt: "2026-11-20T06:52:00+09:00", updatedBy: "佐久間 遥", hasArticle: false },
};
const aClip = (id: string, note: string) => ({
  __typename: "Clip",
  article: { ...aPaper(id, 1), read: true },
  ...{ note, notedBy: note === "" ? null : "佐久間 遥", notedAt: null, clippedBy: "水瀬 楓" },
});
const answers: ScreenAnswers = {
  ClipFolders: () => ({ clipFolders: [listed] }),
  Clips: () => ({
    clips: {
      ...{ __typename: "Clips", folder, clips: [aClip("1", "開示のとおり"), aClip("2", "")] },
      unavailableCount: 1,
      withdrawn: [],
    },
  }),
};
const changed = { __typename: "ClipsChanged", added: 0, removed: 1 };

describe("clips", () => {
  it("lists folders with their counts, and asks to choose one", async () => {
    const { calls } = renderScreen(<ClipsScreen />, { answers, address: "/clips" });
    const link = await screen.findByRole("link", { name: /社長会見\(2件\)/ });
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
    await userEvent.click(await screen.findByRole("checkbox", { name: "記事2を選択" }));
    await userEvent.click(await screen.findByRole("button", { name: "外す" }));
    await waitFor(() => expect(calls).toContain("UnclipArticles"));
    expect(asked[calls.indexOf("UnclipArticles")]).toEqual({ folderId: "5", ids: ["2"] });
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
    expect(asked[calls.indexOf("OrderClips")]).toEqual({ folderId: "5", ids: ["2", "1"] });
  });

  it("says what the server refused of a folder, or that it could not be read", async () => {
    const refused = { Clips: () => ({ clips: { __typename: "Refusal", message: "見つかりません。" } }) };
    renderScreen(<ClipsScreen />, { answers: { ...answers, ...refused }, address: "/clips?folder=9" });
    expect(await screen.findByText("見つかりません。")).toBeTruthy();
    renderScreen(<ClipsScreen />, { answers: { ...answers, Clips: () => new Error("x") }, address: "/clips?folder=5" });
    expect(await screen.findByText("クリップを読み込めませんでした")).toBeTruthy();
  });
});
