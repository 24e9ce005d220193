import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPaper, aWebPage } from "../../app/testing/articles.ts";
import { renderScreen, type ScreenAnswers } from "../../app/testing/render-screen.tsx";
import ArticleScreen from "./ArticleScreen.tsx";

afterEach(() => vi.useRealTimers());

const detail = (article: object, given: object = {}) => ({
  article: { __typename: "ArticleDetail", article, body: "本文です。", bodyHits: [], lead: null, images: [], ...given },
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
      const { calls } = renderScreen(<ArticleScreen />, { answers: {}, address });
      await waitFor(() => expect(screen.getByRole("heading", { name: "記事が指定されていません" })).toBeTruthy());
      expect(calls).toEqual([]);
    },
  );
});
