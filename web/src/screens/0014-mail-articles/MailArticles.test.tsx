import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aViewer } from "../../testing/a-viewer.ts";
import { aPaper, aWebPage } from "../../testing/articles.ts";
import { renderScreen, type ScreenAnswers } from "../../testing/render-screen.tsx";
import ArticleListScreen from "./ArticleListScreen.tsx";
import ImageArticlesScreen from "./ImageArticlesScreen.tsx";
import PageImagesScreen from "./PageImagesScreen.tsx";
import TextArticlesScreen from "./TextArticlesScreen.tsx";

const LINK = "is_mail=1&mode=1&t00=m5&a00=m1.s2.w3.m4";

const named = (given: Record<string, unknown> = {}) => ({
  namedArticles: {
    __typename: "NamedArticles",
    image: [
      aPaper("1", 1, { imageUrls: ["/api/v1/image?key=p1"], comment: "確認のこと" }),
      aPaper("4", 1, { thumbnailUrl: null }),
    ],
    text: [aPaper("2", 2, { read: true })],
    web: [aWebPage("3")],
    magazine: [],
    textFirst: false,
    unavailableCount: 0,
    withdrawn: [],
    ...given,
  },
});
const answers: ScreenAnswers = { NamedArticles: () => named() };
const hrefs = () =>
  screen.getAllByRole("link", { name: /見出し/ }).map((link) => [link.textContent, link.getAttribute("href")]);

describe("0006", () => {
  it("shows the mail's image articles with page, comment and photos, by one call", async () => {
    const { calls, asked } = renderScreen(<ImageArticlesScreen />, { answers, address: `/0006?${LINK}` });
    await screen.findByText("見出し1");
    expect(calls).toEqual(["NamedArticles"]);
    expect(asked).toEqual([{ ids: ["1", "2", "3", "4"] }]);
    expect(hrefs()).toEqual([
      ["見出し1", "/0008?articleId=1&data_section=1&is_mail=1&display_id=SID0006"],
      ["見出し4", "/0008?articleId=4&data_section=1&is_mail=1&display_id=SID0006"],
    ]);
    const [card] = screen.getAllByRole("listitem");
    expect(card?.textContent).toContain("東和経済新聞2026/11/20 朝刊 1面");
    expect(card?.textContent).toContain("確認のこと");
    const photo = within(card ?? document.body)
      .getByRole("img", { name: "写真・図版1を大きく表示" })
      .closest("a");
    expect(photo?.getAttribute("href")).toBe("/0009?articleId=1&data_section=1&serial_no=1");
    expect(photo?.getAttribute("rel")).toBe("noopener");
    expect(screen.getByText("紙面イメージなし")).toBeTruthy();
  });

  it("leads to the other lists of the same mail, and says where it is", async () => {
    renderScreen(<ImageArticlesScreen />, { answers, address: `/sp/0006?${LINK}` });
    await screen.findByText("見出し1");
    const views = within(screen.getByRole("navigation", { name: "一覧の切り替え" })).getAllByRole("link");
    expect(views.map((view) => view.textContent)).toEqual(["紙面(2件)", "本文(1件)", "すべて(4件)"]);
    expect(views.map((view) => view.getAttribute("aria-current"))).toEqual(["page", null, null]);
    expect(views[1]?.getAttribute("href")).toBe(`/0007?${LINK}`);
  });

  it("tells how many can't be displayed any more, and keeps the others", async () => {
    const withdrawn = {
      __typename: "WithdrawnArticle",
      ...{ id: "9", mediaName: "東都新聞", issueDate: "2026-11-20", withdrawnAt: "2026-11-20T13:00:00+09:00" },
    };
    const some = { NamedArticles: () => named({ unavailableCount: 3, withdrawn: [withdrawn] }) };
    renderScreen(<ImageArticlesScreen />, { answers: some, address: `/0006?${LINK}` });
    await screen.findByText("見出し1");
    expect(screen.getByText(/^2件の記事は/)).toBeTruthy();
    const gone = screen.getByRole("list", { name: "取り消された記事" });
    expect(gone.textContent).toBe("取消東都新聞　2026/11/202026/11/20 13:00に配信元が取り消しました");
  });

  it("says it by the spec's sentence where none is to be seen", async () => {
    const message = "要求された記事は表示できません。";
    const none = { NamedArticles: () => ({ namedArticles: { __typename: "Refusal", code: "MSG4040", message } }) };
    renderScreen(<ImageArticlesScreen />, { answers: none, address: `/0006?${LINK}` });
    expect(await screen.findByRole("heading", { name: message })).toBeTruthy();
  });

  it("asks nothing for a link without articles", async () => {
    const { calls } = renderScreen(<ImageArticlesScreen />, { answers, address: "/0006?is_mail=1&a00=x" });
    expect(await screen.findByRole("heading", { name: "記事が指定されていません" })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it("says that loading failed, and tries again", async () => {
    let fail = true;
    const broken: ScreenAnswers = { NamedArticles: () => (fail ? new Error("broken") : named()) };
    renderScreen(<ImageArticlesScreen />, { answers: broken, address: `/0006?${LINK}` });
    const again = await screen.findByRole("button", { name: "もう一度読み込む" });
    fail = false;
    await userEvent.click(again);
    expect(await screen.findByText("見出し1")).toBeTruthy();
  });
});

it("0007 shows the text articles, with what was read already", async () => {
  const { address } = renderScreen(<TextArticlesScreen />, { answers, address: `/0007?${LINK}` });
  await screen.findByText("見出し2");
  expect(screen.queryByRole("img", { name: "未読" })).toBeNull();
  fireEvent.click(screen.getByText("見出し2"));
  expect(address()).toBe("/0008?articleId=2&data_section=2&is_mail=1&display_id=SID0007");
});

it("0014 has a tab a source, the contract's order, and opens with the first that has something", async () => {
  const textFirst = { NamedArticles: () => named({ textFirst: true }) };
  renderScreen(<ArticleListScreen />, { answers: textFirst, address: `/0014?${LINK}` });
  await screen.findByText("見出し1");
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["新聞(3件)", "WEB(1件)", "雑誌(0件)"]);
  expect(hrefs().map(([title]) => title)).toEqual([expect.stringContaining("2"), expect.anything(), expect.anything()]);
  await userEvent.click(screen.getByRole("tab", { name: "WEB(1件)" }));
  expect(screen.getByText("見出し3")).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "雑誌(0件)" }));
  expect(screen.getByRole("heading", { name: "この情報源の記事はありません" })).toBeTruthy();
});

it("0003 shows the pages of chosen newspaper articles, without a mail", async () => {
  renderScreen(<PageImagesScreen />, { answers, address: "/0003?a00=m1.s2" });
  await screen.findByText("見出し1");
  expect(hrefs()[0]).toEqual(["見出し1", "/0008?articleId=1&data_section=1&display_id=SID0003"]);
  expect(screen.queryByText("確認のこと")).toBeNull();
});

const offered = () =>
  within(screen.getByRole("toolbar", { name: "選択した記事の操作" }))
    .getAllByRole("button")
    .map((button) => button.ariaLabel ?? button.textContent);

it("0014 keeps ticks and order for each tab apart, and opens the ticked papers' originals as the mail's", async () => {
  const both = { NamedArticles: () => named({ text: [aPaper("2", 2, { title: "あ" })] }) };
  const { address } = renderScreen(<ArticleListScreen />, { answers: both, address: `/0014?${LINK}` });
  await screen.findByText("見出し1");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "並べ替え" }), "title-asc");
  expect(screen.getAllByRole("listitem").map((row) => row.querySelector("a")?.textContent)).toEqual([
    expect.stringContaining("あ"),
    expect.stringContaining("見出し1"),
    expect.stringContaining("見出し4"),
  ]);
  await userEvent.click(screen.getByRole("checkbox", { name: "記事1を選択" }));
  expect(offered()).toEqual([
    "原文表示(1件)",
    "原文印刷(1件)",
    "本文表示(1件)",
    "本文印刷(1件)",
    "見出しをコピー",
    "選択を解除",
  ]);
  await userEvent.click(screen.getByRole("checkbox", { name: "記事2を選択" }));
  expect(offered()).toEqual(["原文表示(2件)", "原文印刷(2件)", "見出しをコピー", "選択を解除"]);
  await userEvent.click(screen.getByRole("tab", { name: "WEB(1件)" }));
  expect(screen.getByText("すべて選択")).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "新聞(3件)" }));
  await userEvent.click(screen.getByRole("button", { name: /^原文表示/ }));
  await waitFor(() => expect(address()).toBe("/0001-001?is_mail=1&mode=2&a00=s2.m1&display_id=SID0014"));
});

it.each([
  ["0003", <PageImagesScreen key="0003" />, "a00=m1.s2", "/1002?a00=m1"],
  ["0006", <ImageArticlesScreen key="0006" />, LINK, "/1002?a00=m1"],
  ["0007", <TextArticlesScreen key="0007" />, LINK, "/1002?a00=s2"],
  ["0014", <ArticleListScreen key="0014" />, LINK, "/1002?a00=m1"],
])("%s leads from ticked articles to a mail of them, by m too, for who may send", async (id, element, query, to) => {
  const { address } = renderScreen(element, { answers, address: `/${id}?${query}` });
  await userEvent.click(await screen.findByRole("checkbox", { name: "記事1を選択" }));
  expect(screen.getByRole("link", { name: /^メール送信/ }).getAttribute("href")).toBe(to);
  fireEvent.keyDown(document.body, { key: "m" });
  await waitFor(() => expect(address()).toBe(to));
  cleanup();
  const abilities = { ...aViewer().abilities, sendMail: false };
  renderScreen(element, { answers, address: `/${id}?${query}`, viewer: { abilities } });
  await userEvent.click(await screen.findByRole("checkbox", { name: "記事1を選択" }));
  expect(screen.queryByRole("link", { name: /^メール送信/ })).toBeNull();
});

it("0014 offers nothing of a mail's articles where one of them is beyond the user's rights", async () => {
  const { abilities } = aViewer();
  const onlySc = { ...abilities, mc: { ...abilities.mc, viewPdf: false, printPdf: false } };
  renderScreen(<ArticleListScreen />, { answers, address: `/0014?${LINK}`, viewer: { abilities: onlySc } });
  await screen.findByText("見出し1");
  await userEvent.click(screen.getByRole("checkbox", { name: "すべて選択" }));
  expect(offered()).toEqual(["見出しをコピー", "選択を解除"]);
});

it("0006 has the buttons of each article's own rights, and asks what the contract wants asked", async () => {
  const confirmations = { ...aViewer().confirmations, print: "印刷しますか？" };
  renderScreen(<ImageArticlesScreen />, { answers, address: `/0006?${LINK}`, viewer: { confirmations } });
  await screen.findByText("見出し1");
  const [card] = screen.getAllByRole("listitem");
  const buttons = within(card ?? document.body).getAllByRole("button");
  expect(buttons.map((button) => button.textContent)).toEqual(["原文表示", "原文印刷", "本文表示", "本文印刷"]);
  await userEvent.click(buttons[1] ?? document.body);
  expect(await screen.findByText("印刷しますか？", {}, { timeout: 10_000 })).toBeTruthy();
});
