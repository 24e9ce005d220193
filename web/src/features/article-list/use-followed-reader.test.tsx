import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ListOnScreen } from "./article-reader.ts";
import { useFollowedReader } from "./use-followed-reader.ts";

const articles = [{ id: "1" }, { id: "2" }];
const start = () => undefined;
const ticked = { ids: new Set<string>() };

/** As a screen makes it: a new object at every rendering. */
const aReader = (id: string | null, more: object = {}) =>
  ({
    layout: "wide",
    listKey: "theme 1",
    list: { state: "ready", articles, total: 2, next: 0 },
    ticks: { ticked },
    originals: { start },
    navigation: { address: { article: id === null ? null : refs[id] }, openedHere: true },
    ...more,
  }) as unknown as ListOnScreen;
const refs: Record<string, object> = { "1": { id: "1", dataSection: 3 }, "2": { id: "2", dataSection: 3 } };

const follow = (first: ListOnScreen) =>
  renderHook((reader: ListOnScreen) => useFollowedReader(reader), { initialProps: first });

it("is the same object as long as it shows the same", () => {
  const { result, rerender } = follow(aReader("1"));
  const { reader } = result.current;
  rerender(aReader("1", { read: {}, cursor: { id: "1" } }));
  expect(result.current.reader).toBe(reader);
  rerender(aReader("2"));
  expect(result.current.reader).not.toBe(reader);
  expect(result.current.article).toBe(refs["2"]);
});

it.each([
  ["the list has grown", { list: { state: "ready", articles: [...articles], total: 3, next: 1 } }],
  ["another list is there", { listKey: "theme 2" }],
  ["something is ticked", { ticks: { ticked: { ids: new Set(["1"]) } } }],
  ["the window is another", { layout: "narrow" }],
])("follows when %s", (_, change) => {
  const { result, rerender } = follow(aReader("1"));
  const newest = aReader("1", change);
  rerender(newest);
  expect(result.current.reader).toBe(newest);
});

it("closes the article at once", () => {
  const { result, rerender } = follow(aReader("1"));
  rerender(aReader(null));
  expect(result.current.article).toBeNull();
});
