import { MAIN, NAMED } from "@kirinuki/schema/prominence.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { fakeBff } from "../../../testing/fake-bff.ts";
import { render } from "../../../testing/render.tsx";
import { FoldedArticles, ProminenceFields } from "./ProminenceFields.tsx";

afterEach(cleanup);

const counted = (prominence: number, newspaper: number, web: number) => ({
  ...{ __typename: "ProminenceCount", prominence, newspaper, web, magazine: 0 },
});
const COUNTS = {
  data: {
    prominenceCounts: [counted(1, 3, 10), counted(2, 2, 20), counted(3, 1, 0), counted(4, 12, 40), counted(0, 0, 5)],
  },
};
const list = {
  ...{ selection: { kind: "THEME", id: "7" } as const, period: { start: "2026-11-07", end: "2026-11-20" } },
  source: "NEWSPAPER" as const,
};

it("offers the main articles, those that only name a word, and each grade, with the numbers of the tab", async () => {
  fakeBff({ ProminenceCounts: COUNTS });
  const onChange = vi.fn();
  render(<ProminenceFields list={list} wanted={[]} onChange={onChange} />);
  await userEvent.click(await screen.findByRole("button", { name: "主な記事（6件）" }));
  expect(onChange).toHaveBeenLastCalledWith(MAIN);
  await userEvent.click(screen.getByRole("button", { name: "名前が出た記事（12件）" }));
  expect(onChange).toHaveBeenLastCalledWith(NAMED);
  await userEvent.click(screen.getByRole("checkbox", { name: "冒頭（2件）" }));
  expect(onChange).toHaveBeenLastCalledWith([2]);
  expect(screen.getByText(/本文の最初の一文にある/)).toBeTruthy();
});

it("takes the choice back by the same press", async () => {
  fakeBff({ ProminenceCounts: COUNTS });
  const onChange = vi.fn();
  render(<ProminenceFields list={list} wanted={MAIN} onChange={onChange} />);
  await userEvent.click(await screen.findByRole("button", { name: "主な記事（6件）", pressed: true }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it("leads from the main articles to those that are folded, with their number, and back", async () => {
  fakeBff({ ProminenceCounts: COUNTS });
  const onChange = vi.fn();
  const { unmount } = render(<FoldedArticles list={{ ...list, source: "WEB" }} wanted={MAIN} onChange={onChange} />);
  await userEvent.click(await screen.findByRole("button", { name: "名前が出た記事（40件）" }));
  expect(onChange).toHaveBeenLastCalledWith(NAMED);
  unmount();
  render(<FoldedArticles list={{ ...list, source: "WEB" }} wanted={NAMED} onChange={onChange} />);
  await userEvent.click(await screen.findByRole("button", { name: "主な記事（35件）" }));
  expect(onChange).toHaveBeenLastCalledWith(MAIN);
});
