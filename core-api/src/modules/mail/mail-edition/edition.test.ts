import { describe, expect, it } from "vitest";
import { chosenArticles, type EditionItem, withHidden } from "./edition.ts";

const article = (id: string, comment: string | null = null): EditionItem => ({ id, comment });
const heading = (text: string): EditionItem => ({ heading: text });

describe("the articles of an edition's mail", () => {
  it("bear the heading before them, even where the first below it dropped out", () => {
    const items = [article("1", "要点"), heading("国内"), article("2"), article("3"), heading("海外"), article("4")];
    expect(chosenArticles(items, (id) => id !== "2")).toEqual([
      { id: "1", comment: "要点" },
      { id: "3", heading: "国内" },
      { id: "4", heading: "海外" },
    ]);
  });

  it("leave out a heading with nothing below it", () => {
    expect(chosenArticles([heading("一"), heading("二"), article("1"), heading("三")], () => true)).toEqual([
      { id: "1", heading: "二" },
    ]);
  });
});

describe("what an editor may not see", () => {
  const isHidden = (id: string) => id.startsWith("h");
  const before = [
    article("h0"),
    article("1"),
    article("h1", "部外秘"),
    article("h2"),
    heading("国内"),
    article("2"),
    article("h3"),
  ];

  it("follows the article that it followed", () => {
    expect(withHidden(before, [article("2"), heading("別"), article("1")], isHidden)).toEqual([
      ...[
        article("h0"),
        article("2"),
        article("h3"),
        heading("別"),
        article("1"),
        article("h1", "部外秘"),
        article("h2"),
      ],
    ]);
  });

  it("stays where the article before it was left out", () => {
    expect(withHidden(before, [article("2")], isHidden)).toEqual([
      ...[article("h0"), article("h1", "部外秘"), article("h2"), article("2"), article("h3")],
    ]);
  });
});
