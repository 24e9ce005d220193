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

/**
 * The pages of a book stand in frames in which no script can run. The library leaves scripts on for the sake of taps in WebKit;
 * we have buttons for turning pages instead.
 */
export const bookFrames = (): Plugin => ({
  name: "kirinuki-book-frames",
  enforce: "pre",
  transform: (code, id) => closeFrames(code, id.split("?", 1)[0] ?? ""),
});
