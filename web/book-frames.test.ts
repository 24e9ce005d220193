import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { closeFrames, trustTexts } from "./book-frames.ts";

const file = (name: string) => createRequire(import.meta.url).resolve(`foliate-js/${name}`);

describe("the frames of books", () => {
  it.each(["paginator.js", "fixed-layout.js"])("of %s run no script", (name) => {
    const path = file(name);
    const closed = closeFrames(readFileSync(path, "utf8"), path);
    expect(closed).toContain("setAttribute('sandbox', 'allow-same-origin')");
    expect(closed).not.toContain("'allow-same-origin allow-scripts'");
  });

  it("stop the build where the library changed", () => {
    expect(() => closeFrames("", "/x/foliate-js/paginator.js")).toThrow("another way");
    expect(closeFrames("", "/x/other.js")).toBeNull();
  });
});

describe("the markup of books", () => {
  it("is parsed under the viewer's own policy", () => {
    const path = file("epub.js");
    const trusted = trustTexts(readFileSync(path, "utf8"), path) ?? "";
    expect(trusted.match(/parseFromString\((?!forReading\()/g)).toBeNull();
    expect(trusted).toMatch(/^import \{ forReading \} from ".*book-markup\.ts";/);
    expect(trusted.match(/removeForbidden\(doc\)/g)).toHaveLength(1);
  });

  it("is the library's own only where it stands in the source", () => {
    const path = file("paginator.js");
    const trusted = trustTexts(readFileSync(path, "utf8"), path) ?? "";
    expect(trusted.match(/innerHTML = /g)).toHaveLength(1);
    expect(trusted).toContain("innerHTML = ourMarkup`");
  });

  it("stops the build where the library changed", () => {
    expect(() => trustTexts("", "/x/foliate-js/epub.js")).toThrow("another way");
    expect(trustTexts("", "/x/foliate-js/view.js")).toBeNull();
  });
});
