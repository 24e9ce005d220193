import { describe, expect, it } from "vitest";
import {
  addHeading,
  type Draft,
  draftOf,
  type EditionArticle,
  itemsForm,
  leaveOut,
  leaveWaiting,
  moveItem,
  setText,
  takeIn,
  withArrivals,
  withFacts,
  withoutGone,
} from "./draft.ts";

const article = (id: string): EditionArticle => ({
  id,
  dataSection: 3,
  title: `見出し${id}`,
  line: "媒体",
  comment: "",
  tone: 0,
  tags: [],
});
const item = (id: string, comment: string | null = null) => ({ article: article(id), comment, heading: null });
const heading = (text: string) => ({ article: null, comment: null, heading: text });
const LISTS = {
  items: [heading("国内"), item("1", "要点"), item("2")],
  arrivals: [article("3")],
  leftOut: [article("4")],
};
const draft = draftOf(LISTS);
const keys = ({ items }: Draft) => items.map(({ key }) => key);
const ids = (articles: readonly EditionArticle[]) => articles.map(({ id }) => id);

describe("a draft", () => {
  it("moves an item as far as there is room", () => {
    expect(keys(moveItem(draft, "a2", 0))).toEqual(["a2", "h0", "a1"]);
    expect(keys(moveItem(draft, "h0", 9))).toEqual(["a1", "a2", "h0"]);
    expect(moveItem(draft, "h0", -1)).toBe(draft);
    expect(moveItem(draft, "a9", 1)).toBe(draft);
  });

  it("leaves articles out and takes them in again, at the end", () => {
    const without = leaveOut(leaveWaiting(draft, "3"), "a1");
    expect([keys(without), ids(without.waiting), ids(without.leftOut)]).toEqual([["h0", "a2"], [], ["1", "3", "4"]]);
    const again = takeIn(without, ["1", "4"]);
    expect([keys(again), ids(again.leftOut)]).toEqual([["h0", "a2", "a1", "a4"], ["3"]]);
  });

  it("takes in no more than an edition holds; the rest still waits", () => {
    const many = { ...draft, waiting: Array.from({ length: 250 }, (_, n) => article(String(n + 100))) };
    const full = takeIn(many, ids(many.waiting));
    expect([full.items.length, full.waiting.length]).toEqual([201, 52]);
  });

  it("puts headings above what they head, each with a key of its own, and drops one that is left out", () => {
    const one = addHeading(draft, "a2");
    expect(keys(one.draft)).toEqual(["h0", "a1", "h1", "a2"]);
    const two = addHeading(one.draft, null);
    expect(keys(two.draft).at(-1)).toBe("h2");
    expect(keys(leaveOut(two.draft, "h0"))).not.toContain("h0");
  });

  it("is saved with its words, without headings that have none", () => {
    const { draft: headed } = addHeading(setText(setText(draft, "a2", " 一言 "), "h0", "海外"), null);
    expect(itemsForm(headed)).toEqual([
      { heading: "海外" },
      { articleId: "1", comment: "要点" },
      { articleId: "2", comment: "一言" },
    ]);
  });

  it("lets what came meanwhile wait, once, and what is gone go", () => {
    const lists = { ...LISTS, items: [item("1"), item("5")], arrivals: [article("6"), article("3")] };
    const later = withArrivals(withoutGone(draft, lists), lists);
    expect([keys(later), ids(later.waiting), ids(later.leftOut)]).toEqual([["h0", "a1"], ["5", "6", "3"], ["4"]]);
    expect(withArrivals(later, lists)).toBe(later);
  });

  it("says what the server says of its articles now, without losing words", () => {
    const toned = { ...article("1"), tone: 3, title: "訂正した見出し" };
    const later = withFacts(draft, { ...LISTS, items: [{ ...item("1"), article: toned }], arrivals: [] });
    expect(later.items[1]).toMatchObject({ article: toned, comment: "要点" });
    expect([keys(later), ids(later.waiting)]).toEqual([keys(draft), ids(draft.waiting)]);
  });
});
