import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import BlocksNear from "./BlocksNear.tsx";
import { useBlocksNear } from "./use-blocks-near.ts";

const HEIGHT = 500;

function List({ count, of = "one", kept = -1 }: { count: number; of?: string; kept?: number }) {
  const list = useRef<HTMLOListElement>(null);
  const { isLong, heightOf, ...nearness } = useBlocksNear(of, count, (block) => block === kept);
  return (
    <div data-testid="pane">
      <ol ref={list}>
        {Array.from({ length: count }, (_, block) => block).map((block) => {
          const height = heightOf(block);
          return [
            isLong && (
              <li key={`${block} mark`} data-block={height === null ? "there" : "folded"} data-height={height} />
            ),
            height === null && (
              <li key={block} data-rows={block}>
                <button type="button">{block}</button>
              </li>
            ),
          ];
        })}
      </ol>
      {isLong && <BlocksNear list={list} of={of} count={count} {...nearness} />}
    </div>
  );
}

/** jsdom lays nothing out: every block is as high as the next, there or folded. */
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

const there = () => [...document.querySelectorAll<HTMLElement>("[data-rows]")].map((each) => Number(each.dataset.rows));
const scrollTo = (top: number) =>
  act(() => {
    const pane = document.querySelector("[data-testid=pane]");
    if (pane) pane.scrollTop = top;
    pane?.dispatchEvent(new Event("scroll"));
  });
const tell = (event: string) => act(() => void dispatchEvent(new Event(event)));
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

it("leaves a short list whole", () => {
  render(<List count={20} />);
  scrollTo(9000);
  expect(there()).toEqual(upTo(0, 19));
  expect(document.querySelector("[data-block]")).toBeNull();
});

it("keeps of a long list what is near the visible part, and the height of the rest", () => {
  render(<List count={30} />);
  expect(there()).toEqual(upTo(0, 4));
  expect(document.querySelectorAll(`[data-height="${HEIGHT}"]`)).toHaveLength(25);
  scrollTo(5000);
  expect(there()).toEqual(upTo(7, 14));
});

it("keeps what is named and what has the focus, wherever they are", () => {
  render(<List count={30} kept={28} />);
  act(() => document.querySelector<HTMLElement>("[data-rows='0'] button")?.focus());
  scrollTo(5000);
  expect(there()).toEqual([0, ...upTo(7, 14), 28]);
});

it("shows all on paper, and folds again", () => {
  render(<List count={30} />);
  tell("beforeprint");
  expect(there()).toEqual(upTo(0, 29));
  tell("afterprint");
  expect(there()).toEqual(upTo(0, 4));
});

it("measures another list anew", () => {
  const { rerender } = render(<List count={30} />);
  rerender(<List count={30} of="another" />);
  scrollTo(5000);
  expect(there()).toEqual(upTo(7, 14));
});
