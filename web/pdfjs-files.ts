import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, normalize } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
/** Character maps (Japanese ones above all), the standard fonts, colour profiles, and decoders that need no WebAssembly. */
const FOLDERS: Record<string, (name: string) => boolean> = {
  cmaps: () => true,
  standard_fonts: () => true,
  iccs: () => true,
  wasm: (name) => /_nowasm_fallback\.js$|^LICENSE/.test(name),
};
const BASE = "/pdfjs/";

async function wanted(): Promise<string[]> {
  const lists = Object.entries(FOLDERS).map(async ([folder, takes]) => {
    const names = await readdir(join(PACKAGE, folder));
    return names.filter(takes).map((name) => `${folder}/${name}`);
  });
  return (await Promise.all(lists)).flat();
}

/** Serves pdf.js's own files as files under /pdfjs/: in the build, and while developing. */
export const pdfjsFiles = (): Plugin => ({
  name: "kirinuki-pdfjs-files",
  async generateBundle() {
    for (const file of await wanted())
      this.emitFile({ type: "asset", fileName: BASE.slice(1) + file, source: await readFile(join(PACKAGE, file)) });
  },
  configureServer(server) {
    server.middlewares.use(BASE, async (request, response, next) => {
      const path = join(PACKAGE, normalize(`/${(request.url ?? "").split("?", 1)[0]}`));
      const known = (await wanted()).some((file) => join(PACKAGE, file) === path);
      if (!known || !(await stat(path)).isFile()) return next();
      if (path.endsWith(".js")) response.setHeader("content-type", "text/javascript");
      createReadStream(path).pipe(response);
    });
  },
});
