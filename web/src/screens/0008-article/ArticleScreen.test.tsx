import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPaper, aWebPage } from "../../testing/articles.ts";
import { renderScreen, type ScreenAnswers } from "../../testing/render-screen.tsx";
import ArticleScreen from "./ArticleScreen.tsx";

afterEach(() => vi.useRealTimers());

const detail = (article: object, given: object = {}) => ({
  article: {
    __typename: "ArticleDetail",
    article,
    body: "本文です。",
    bodyHits: [],
    leadHits: [],
    lead: null,
    rightholder: null,
    forbiddenPurposes: [],
    showEndsAt: null,
    showRefusal: null,
    printRefusal: null,
    images: [],
    ...given,
  },
});
const MARKED = () => ({ markRead: { __typename: "ReadMarks", ids: ["3"], read: true } });

describe("0008", () => {
  it("shows a web article by one call, with a safe link to its page", async () => {
    const answers: ScreenAnswers = { Article: () => detail(aWebPage("3")), MarkRead: MARKED };
    const { calls, asked } = renderScreen(<ArticleScreen />, {
      answers,
      address: "/0008?articleId=3&data_section=3&is_mail=1",
    });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("見出し3");
    expect(calls).toEqual(["Article"]);
    expect(asked).toEqual([{ id: "3", dataSection: 3 }]);
    const link = screen.getByRole("link", { name: /^元の記事を開く/ });
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
    expect(document.title).toContain("見出し3");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", null])("gives no link to %j", async (url) => {
    const answers: ScreenAnswers = { Article: () => detail(aWebPage("3", { url })) };
    renderScreen(<ArticleScreen />, { answers, address: "/0008?articleId=3&data_section=3" });
    await screen.findByText("本文です。");
    expect(screen.queryByRole("link", { name: /元の記事を開く/ })).toBeNull();
  });

  it("says whose copy it is where that is not the medium's, and what it may not be used for", async () => {
    const answers: ScreenAnswers = {
      Article: () => detail(aPaper("1", 2), { rightholder: "共同通信", forbiddenPurposes: ["ai"], lead: "冒頭" }),
    };
    renderScreen(<ArticleScreen />, { answers, address: "/0008?articleId=1&data_section=2" });
    expect(await screen.findByText("共同通信の配信記事です")).toBeTruthy();
    expect(await screen.findByText("AIへの入力には利用できない記事です（利用許諾）")).toBeTruthy();
  });

  it("marks it as read after a second, once", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers: ScreenAnswers = { Article: () => detail(aWebPage("3")), MarkRead: MARKED };
    const { calls } = renderScreen(<ArticleScreen />, { answers, address: "/0008?articleId=3&data_section=3" });
    await screen.findByText("本文です。");
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(calls).toEqual(["Article", "MarkRead"]);
  });

  it("leads from a photo to its large view in a new tab", async () => {
    const images = [{ __typename: "ArticleImage", serialNo: 2, url: "/api/v1/image?key=a", caption: "完成予想図" }];
    const answers: ScreenAnswers = { Article: () => detail(aPaper("1", 2), { images, body: null, lead: "冒頭" }) };
    renderScreen(<ArticleScreen />, { answers, address: "/0008?articleId=1&data_section=2" });
    const photo = (await screen.findByRole("img", { name: "完成予想図" })).closest("a");
    expect(photo?.getAttribute("href")).toBe("/0009?articleId=1&data_section=2&serial_no=2");
    expect([photo?.target, photo?.rel]).toEqual(["_blank", "noopener"]);
  });

  it.each([
    ["", ["原文表示", "原文印刷", "本文表示", "本文印刷"]],
    ["&printOption=2", ["原文印刷", "原文表示", "本文表示", "本文印刷"]],
  ])("has what the user may do with the original, with %j in its order", async (more, actions) => {
    const answers: ScreenAnswers = { Article: () => detail(aPaper("1", 1)) };
    const { calls } = renderScreen(<ArticleScreen />, { answers, address: `/0008?articleId=1&data_section=1${more}` });
    await screen.findByText("本文です。");
    const buttons = screen.getAllByRole("button", { name: /^(?:原文|本文)/ });
    expect(buttons.map((button) => button.textContent?.replace(/[opt]$/, ""))).toEqual(actions);
    expect(calls).toEqual(["Article"]);
  });

  it("leads to the viewer by its key, as what it was opened from", async () => {
    const answers: ScreenAnswers = { Article: () => detail(aPaper("1", 1)) };
    const from = "/0008?articleId=1&data_section=1&is_mail=1&display_id=SID0006";
    const { address } = renderScreen(<ArticleScreen />, { answers, address: from });
    await screen.findByText("本文です。");
    fireEvent.keyDown(document.body, { key: "o" });
    await waitFor(() => expect(address()).toBe("/0001-001?is_mail=1&mode=2&a00=m1&display_id=SID0006"));
  });

  it("leads to a magazine's book at its page, in a tab of its own", async () => {
    const magazine = {
      __typename: "MagazineArticle",
      coverDate: "2026-11-20",
      startPage: 12,
      endPage: 14,
      category: "",
      salePeriod: "-",
    };
    const book = {
      ...aWebPage("5"),
      ...magazine,
      dataSection: 5,
      contentsId: "b7",
      deleted: false,
      thumbnailUrl: null,
      noImage: false,
      noText: false,
    };
    const answers: ScreenAnswers = { Article: () => detail(book) };
    renderScreen(<ArticleScreen />, { answers, address: "/0008?articleId=5&data_section=5" });
    const link = await screen.findByRole("link", { name: /^誌面を開く/ });
    expect(link.getAttribute("href")).toBe("/epub?contentsId=b7&articleId=5&page=12");
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("shows the server's refusal, and marks nothing", async () => {
    const message = "要求された記事は表示できません。";
    const answers: ScreenAnswers = { Article: () => ({ article: { __typename: "Refusal", code: "x", message } }) };
    const { calls } = renderScreen(<ArticleScreen />, { answers, address: "/0008?articleId=9&data_section=1" });
    expect(await screen.findByRole("heading", { name: message })).toBeTruthy();
    expect(calls).toEqual(["Article"]);
  });

  it.each(["/0008", "/0008?articleId=x&data_section=1", "/sp/0008?articleId=1&data_section=101"])(
    "asks nothing for %s",
    async (address) => {
      const { calls } = renderScreen(<ArticleScreen />, { address });
      await waitFor(() => expect(screen.getByRole("heading", { name: "記事が指定されていません" })).toBeTruthy());
      expect(calls).toEqual([]);
    },
  );
});
