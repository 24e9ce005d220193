import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import RelatedFold from "./RelatedFold.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const event = (kind: string, given: object = {}) => ({
  __typename: "RelatedEvent",
  ...{ articleId: "9", dataSection: 2, title: "新工場を建設", mediaName: "東都新聞", kind, fields: [], own: false },
  ...{ at: "2026-11-20T00:00:00+09:00", dayOnly: true },
  ...given,
});
const answer = (given: object = {}) => ({
  data: {
    relatedArticles: {
      __typename: "RelatedArticles",
      ...{ life: [event("FIRST", { own: true })], omitted: 0, similar: [], themes: [] },
      ...given,
    },
  },
});
const openArticle = vi.fn();
const navigation = { hrefOf: () => "/0002?article=2-9", openArticle };
const show = () =>
  render(
    <ViewerContext value={aViewer()}>
      <RelatedFold articleId="9" navigation={navigation} />
    </ViewerContext>,
  );
const unfold = () => fireEvent.click(screen.getByRole("button", { name: "経過と関連記事" }));

it("asks nothing until it is unfolded, and stays unfolded for the next article", async () => {
  const { operations } = fakeBff({ RelatedArticles: answer() });
  const { unmount } = show();
  expect(operations()).toEqual([]);
  unfold();
  expect(await screen.findByText("ほかの新聞や訂正、続報はまだありません")).toBeTruthy();
  expect(screen.getByText("似た記事は見つかりませんでした")).toBeTruthy();
  unmount();
  show();
  expect(screen.getByRole("button", { name: "経過と関連記事" }).getAttribute("aria-expanded")).toBe("true");
});

it("tells the life in a list, each article of which opens in place", async () => {
  const life = [
    event("FIRST", { articleId: "7", mediaName: "速報ネット", at: "2026-11-19T22:00:00+09:00", dayOnly: false }),
    event("EDITION", { own: true }),
    event("CORRECTED", { own: true, fields: ["title"], dayOnly: false, at: "2026-11-20T10:00:00+09:00" }),
    event("WITHDRAWN", { articleId: "8", title: "", mediaName: "西都新聞" }),
  ];
  fakeBff({ RelatedArticles: answer({ life, omitted: 3 }) });
  show();
  unfold();
  const items = await screen.findAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "初報2026/11/19 22:00速報ネット新工場を建設",
    "同じ媒体2026/11/20(金)東都新聞表示中新工場を建設",
    "訂正2026/11/20 10:00東都新聞表示中見出し",
    "取り下げ2026/11/20(金)西都新聞配信元が取り下げました",
  ]);
  expect(items[1]?.getAttribute("aria-current")).toBe("true");
  expect(screen.getByText("ほかに3件の記事があります")).toBeTruthy();
  fireEvent.click(within(items[0] as HTMLElement).getByRole("link"));
  expect(openArticle).toHaveBeenCalledWith({ id: "7", dataSection: 2 });
});

it("names what similar articles share, and leads to related themes", async () => {
  const similar = [
    {
      __typename: "SimilarArticle",
      ...{ articleId: "5", dataSection: 3, title: "電池の材料", mediaName: "電子ニュース" },
      ...{ at: "2026-11-10T09:00:00+09:00", sharedTerms: ["日向自動車", "電池"] },
    },
  ];
  const themes = [
    { __typename: "RelatedTheme", themeId: "12", name: "日向自動車の人事", articleCount: 0, sharedWord: "日向自動車" },
    { __typename: "RelatedTheme", themeId: "13", name: "投資", articleCount: 2, sharedWord: null },
  ];
  fakeBff({ RelatedArticles: answer({ similar, themes }) });
  show();
  unfold();
  expect(await screen.findByText(/共通の語：日向自動車、電池/)).toBeTruthy();
  expect(screen.getByText("「日向自動車」を含むテーマ")).toBeTruthy();
  expect(screen.getByText("関連する記事2件")).toBeTruthy();
  expect(screen.getByRole("link", { name: "投資" }).getAttribute("href")).toContain("theme=13");
});

it("says that it failed, and tries again", async () => {
  fakeBff({ RelatedArticles: [new Error("network"), answer()] });
  show();
  unfold();
  expect(await screen.findByText("経過と関連記事を読み込めませんでした")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
  expect(await screen.findByText("似た記事は見つかりませんでした")).toBeTruthy();
});
