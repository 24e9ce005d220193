import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { closeFrames } from "./book-frames.ts";

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
