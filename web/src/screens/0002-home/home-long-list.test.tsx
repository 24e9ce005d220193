import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aDetail, aHome, anArticle, aPage } from "./testing/home-data.ts";
import { type Answers, renderHome, watchConsole } from "./testing/render-home.tsx";

const COUNT = 230;
/** px of ten rows. */
const HEIGHT = 500;

const page = {
  ...aPage("NEWSPAPER", COUNT),
  page: COUNT / 10,
  articles: Array.from({ length: COUNT }, (_, at) => anArticle("NEWSPAPER", String(1000 + at))),
};
const answers: Answers = {
  HomeScreen: () => aHome({ page }),
  Article: ({ id = "" }) => aDetail("NEWSPAPER", id),
  MarkRead: () => ({ markRead: { __typename: "ReadMarks", ids: [], read: true } }),
};

watchConsole();

/** jsdom lays nothing out: every ten rows are as high as the next, there or folded. */
beforeEach(() => {
  const isMark = (element: Element) => element.hasAttribute("data-block");
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    let top = 0;
    for (let above = this.previousElementSibling; above; above = above.previousElementSibling)
      if (isMark(above)) top += HEIGHT;
    return top;
  });
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
    return [...this.children].filter(isMark).length * HEIGHT;
  });
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(800);
});
afterEach(() => void vi.restoreAllMocks());

const link = (row: number) => document.querySelector<HTMLElement>(`[data-article="${999 + row}"]`);
const rowsInPage = () => document.querySelectorAll("a[data-article]").length;
const open = () => document.querySelector("a[data-article][aria-current=true]")?.getAttribute("data-article");
const pane = () => document.querySelector("a[data-article]")?.closest("ol")?.parentElement as HTMLElement;
const scrollTo = (top: number) =>
  act(() => {
    pane().scrollTop = top;
    pane().dispatchEvent(new Event("scroll"));
  });
const shown = async () => {
  const home = renderHome(answers);
  await screen.findByText("見出し1000");
  // What looks where the list is scrolled to comes with the first long list.
  await waitFor(() => expect(document.querySelector("[data-block=folded]")).not.toBeNull());
  return home;
};

it("holds of 230 rows those near the visible ones, numbered in the whole, and is as high as before", async () => {
  await shown();
  scrollTo(6000);
  expect(rowsInPage()).toBeLessThan(120);
  expect(link(125)?.closest("li")?.getAttribute("aria-posinset")).toBe("125");
  expect(link(125)?.closest("li")?.getAttribute("aria-setsize")).toBe(String(COUNT));
  const folded = [...document.querySelectorAll<HTMLElement>("[data-block=folded]")];
  expect(folded.length).toBeGreaterThan(10);
  expect(folded.every(({ style }) => style.height === `${HEIGHT}px`)).toBe(true);
  expect(pane().scrollTop).toBe(6000);
});

it("goes on by j from the open article, wherever the list was scrolled to", async () => {
  const { search } = await shown();
  await userEvent.keyboard("jjj");
  await waitFor(() => expect(open()).toBe("1002"));
  scrollTo(10_000);
  expect(link(3)).not.toBeNull();
  await userEvent.keyboard("j");
  await waitFor(() => expect(open()).toBe("1003"));
  await waitFor(() => expect(search()).toContain("article=2-1003"));
});

it("keeps the ticks of rows that are folded meanwhile", async () => {
  await shown();
  await userEvent.keyboard("jx");
  scrollTo(6000);
  const far = link(125)?.closest("li")?.querySelector<HTMLElement>("[type=checkbox]");
  if (!far) throw new Error("row 125 is to be seen");
  act(() => far.click());
  scrollTo(0);
  expect(link(125)).toBeNull();
  expect(screen.getByText("2件").parentElement?.textContent).toContain("を選択");
  scrollTo(6000);
  expect(link(125)?.closest("li")?.querySelector<HTMLInputElement>("[type=checkbox]")?.checked).toBe(true);
});

it("keeps the row that has the focus, and has all rows on paper", async () => {
  await shown();
  scrollTo(6000);
  act(() => link(125)?.focus());
  scrollTo(0);
  expect(document.activeElement).toBe(link(125));
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(rowsInPage()).toBe(COUNT);
});
