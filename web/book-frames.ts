import { join } from "node:path";
import type { Plugin } from "vite";

const FRAMES = /foliate-js[\\/](?:paginator|fixed-layout)\.js$/;
const OPEN = "'allow-same-origin allow-scripts'";
const CLOSED = "'allow-same-origin'";

/** foliate-js's frames without allow-scripts; null for other files. @throws where the library no longer sets it so */
export function closeFrames(code: string, file: string): string | null {
  if (!FRAMES.test(file)) return null;
  if (!code.includes(OPEN)) throw new Error(`${file} sets the sandbox of its frames in another way: look at it anew`);
  return code.replaceAll(OPEN, CLOSED);
}

const MARKUP = join(import.meta.dirname, "src/screens/epub/book-markup.ts");
/** Where the library makes markup of texts, by file: of a book's, for documents that are shown nowhere, and of its own. */
const TEXTS: Record<string, { found: string; written: string; needs: string }> = {
  "epub.js": { found: ".parseFromString(str,", written: ".parseFromString(forReading(str),", needs: "forReading" },
  "paginator.js": { found: "innerHTML = `", written: "innerHTML = ourMarkup`", needs: "ourMarkup" },
};
const EMPTIED = "this.#background.innerHTML = ''";

/** foliate-js's texts under the book viewer's Trusted Types policy; null for other files. @throws where there are none any more */
export function trustTexts(code: string, file: string): string | null {
  const [, name = ""] = /foliate-js[\\/]([\w-]+\.js)$/.exec(file) ?? [];
  const text = TEXTS[name];
  if (!text) return null;
  if (!code.includes(text.found)) throw new Error(`${file} makes markup in another way: look at it anew`);
  const trusted = code.replaceAll(text.found, text.written).replace(EMPTIED, "this.#background.replaceChildren()");
  return `import { ${text.needs} } from ${JSON.stringify(MARKUP)};${trusted}`;
}

/**
 * The pages of a book stand in frames in which no script can run. The library leaves scripts on for the sake of taps in WebKit;
 * we have buttons for turning pages instead.
 */
export const bookFrames = (): Plugin => ({
  name: "kirinuki-book-frames",
  enforce: "pre",
  transform: (code, id) => {
    const file = id.split("?", 1)[0] ?? "";
    const closed = closeFrames(code, file);
    return trustTexts(closed ?? code, file) ?? closed;
  },
});
