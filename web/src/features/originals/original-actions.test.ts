import { describe, expect, it } from "vitest";
import { aViewer } from "../../testing/a-viewer.ts";
import { type OriginalAction, offeredActions } from "./original-actions.ts";

const { abilities, sources } = aViewer();
const none = { ...abilities.mc, viewPdf: false, printPdf: false, viewText: false, printText: false };
const article = (dataSection: number) => ({ id: String(dataSection), dataSection, title: "" });
const mc = article(1);
const sc = article(2);

describe("what is offered for originals", () => {
  it("is all of it for one article with every right", () => {
    expect(offeredActions({ abilities, sources }, [mc])).toEqual(["display", "print", "text", "printText"]);
  });

  it("has texts for one article only, and PDFs for many", () => {
    expect(offeredActions({ abilities, sources }, [mc, sc])).toEqual(["display", "print"]);
  });

  it("is nothing for web news and magazines", () => {
    expect(offeredActions({ abilities, sources }, [article(3), article(5)])).toEqual([]);
  });

  it.each<[Partial<typeof none>, OriginalAction[]]>([
    [{}, []],
    [{ viewText: true, printText: true }, ["text", "printText"]],
    [{ viewPdf: true, viewText: true }, ["display", "text"]],
  ])("with the rights %j is %j", (rights, offered) => {
    const viewer = { abilities: { ...abilities, mc: { ...none, ...rights } }, sources };
    expect(offeredActions(viewer, [mc])).toEqual(offered);
  });

  it("is decided by each article's own kind and linkage", () => {
    const onlySc = { abilities: { ...abilities, mc: none }, sources };
    expect(offeredActions(onlySc, [mc])).toEqual([]);
    expect(offeredActions(onlySc, [mc, sc])).toEqual(["display", "print"]);
    expect(offeredActions({ abilities, sources: { ...sources, newspaperImage: false } }, [mc])).toEqual([]);
  });
});
