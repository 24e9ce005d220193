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

const screen = (file: string): string => JSON.stringify(join(import.meta.dirname, "src/screens/epub", file));

interface Change {
  found: string;
  written: string;
}
/**
 * What the library needs under Trusted Types, by file. Its texts pass the viewer's policy where it makes markup of them. What loads or
 * runs leaves a document before it gets addresses.
 */
const TRUSTED: Record<string, { imports: string; changes: Change[] }> = {
  "epub.js": {
    imports: `import { forReading } from ${screen("book-markup.ts")};import { removeForbidden } from ${screen("harmless.ts")};`,
    changes: [
      { found: ".parseFromString(str,", written: ".parseFromString(forReading(str)," },
      {
        found: "if ([MIME.XHTML, MIME.SVG].includes(item.mediaType)) {",
        written: "removeForbidden(doc); if ([MIME.XHTML, MIME.SVG].includes(item.mediaType)) {",
      },
    ],
  },
  "paginator.js": {
    imports: `import { ourMarkup } from ${screen("book-markup.ts")};`,
    changes: [
      { found: "innerHTML = `", written: "innerHTML = ourMarkup`" },
      { found: "this.#background.innerHTML = ''", written: "this.#background.replaceChildren()" },
    ],
  },
};

/** foliate-js under Trusted Types; null for other files. @throws where the library no longer does it so */
export function trustTexts(code: string, file: string): string | null {
  const [, name = ""] = /foliate-js[\\/]([\w-]+\.js)$/.exec(file) ?? [];
  const rules = TRUSTED[name];
  if (!rules) return null;
  return (
    rules.imports +
    rules.changes.reduce((changed, { found, written }) => {
      if (!changed.includes(found)) throw new Error(`${file} makes markup in another way: look at it anew`);
      return changed.replaceAll(found, written);
    }, code)
  );
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
