import { strToU8, zipSync } from "fflate";
import { afterEach, expect, it, vi } from "vitest";
import { openBook } from "./open-book.ts";
import { withoutHandlers } from "./without-handlers.ts";

afterEach(() => vi.restoreAllMocks());

it.each([
  ['<p onclick="a>b" id="x">あ</p>', '<p  id="x">あ</p>'],
  ["<p id='x' ONLOAD = 'a'>あ</p>", "<p id='x' >あ</p>"],
  ["<img onerror=a()>", "<img >"],
  ["<img onerror>", "<img >"],
  ['<svg:g xmlns:svg="s" onload="a"/>', '<svg:g xmlns:svg="s" />'],
])("%s loses its handlers", (markup, left) => expect(withoutHandlers(markup)).toBe(left));

it.each([
  '<?xml version="1.0"?><!DOCTYPE html><p title="onclick=a">onload="x" &amp; &lt;p onclick="x"&gt;<!-- <p onclick="x"> --></p>',
  '\uFEFF<p><![CDATA[<p onclick="x">]]></p>',
  'a::before { content: "<p onclick=x>"; }',
])("%s stays as it is", (text) => expect(withoutHandlers(text)).toBe(text));

it("no document is ever made of a book's handlers", async () => {
  const parsed = vi.spyOn(DOMParser.prototype, "parseFromString");
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  const book = await openBook(aBook());
  for (const section of book.sections) await section?.load();
  expect(parsed.mock.calls.some(([text]) => text.toString().includes("本文"))).toBe(true);
  expect(parsed.mock.calls.map(([text]) => text.toString()).filter((text) => text.includes("handler()"))).toEqual([]);
});

/** Handlers in a page, in a drawing of it, in a drawing that is a page, in one that holds itself, and in the contents. */
function aBook(): Blob {
  const svg = (more: string) => `<svg xmlns="http://www.w3.org/2000/svg" onload="handler()">${more}</svg>`;
  const page = (body: string) =>
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body onload="handler()">${body}</body></html>`;
  const files = {
    "META-INF/container.xml":
      '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="b.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    "b.opf": `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest>
      <item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><item id="n" href="n.xhtml" media-type="application/xhtml+xml" properties="nav"/>
      <item id="g" href="g.svg" media-type="image/svg+xml"/><item id="s" href="s.svg" media-type="image/svg+xml"/>
      </manifest><spine><itemref idref="a"/><itemref idref="s"/></spine></package>`,
    "a.xhtml": page('<p onclick="handler()">本文</p><img src="g.svg" onerror="handler()" alt=""/>'),
    "n.xhtml": page('<nav epub:type="toc" xmlns:epub="http://www.idpf.org/2007/ops" onclick="handler()"><ol/></nav>'),
    "g.svg": svg(""),
    "s.svg": svg('<image href="s.svg" onclick="handler()"/>'),
  };
  return new Blob([zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))]);
}
