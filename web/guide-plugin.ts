import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { guidePage } from "./guide-markdown.ts";

const GUIDE = /[\\/]docs[\\/]guide[\\/].*\.md$/;
/** Where a PNG names its width and height. */
const WIDTH_AT = 16;

/** Width and height of a PNG, so that nothing jumps when it comes. */
export function pictureSize(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(WIDTH_AT), height: bytes.readUInt32BE(WIDTH_AT + 4) };
}

/** The module of one page: the page as data, and its pictures as files that the browser fetches when they come into sight. */
export function guideModule(markdown: string, file: string): string {
  const page = guidePage(markdown, basename(file), (src) => pictureSize(join(dirname(file), src)));
  const names = new Map<string, string>();
  const code = JSON.stringify(page).replaceAll(/"src":("[^"]+")/g, (_, src: string) => {
    const name = names.get(src) ?? `picture${names.size}`;
    names.set(src, name);
    return `"src":${name}`;
  });
  const pictures = [...names].map(([src, name]) => `import ${name} from ${src};`);
  return `${pictures.join("")}export default ${code};`;
}

/** docs/guide/*.md as data: nothing that draws HTML, and no parser in the browser. */
export const guidePages = (): Plugin => ({
  name: "kirinuki-guide-pages",
  enforce: "pre",
  transform: (code, id) => (GUIDE.test(id) ? { code: guideModule(code, id), map: null } : null),
});
