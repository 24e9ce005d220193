import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FIRST_SIGN_IN_FILE, type FirstSignIn } from "@kirinuki/schema/first-sign-in.ts";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { documentsBySource } from "./document-plugin.ts";
import type * as entry from "./src/app/first-sign-in.tsx";

const NAME = "first-sign-in";

/** Builds web/src/app/first-sign-in.tsx for Node and runs it. Names of CSS modules are those of the browser's build: Vite makes both of the same text. */
async function rendered(): Promise<FirstSignIn> {
  const outDir = await mkdtemp(join(tmpdir(), `kirinuki-${NAME}-`));
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      publicDir: false,
      logLevel: "warn",
      plugins: [documentsBySource(), react()],
      ssr: { noExternal: true },
      build: {
        ssr: `src/app/${NAME}.tsx`,
        outDir,
        minify: false,
        rolldownOptions: { output: { entryFileNames: `${NAME}.mjs` } },
      },
    });
    const { firstSignIn }: typeof entry = await import(pathToFileURL(join(outDir, `${NAME}.mjs`)).href);
    return firstSignIn();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Leaves the sign-in's markup for the bff, which sends it with the page. */
export const firstSignInMarkup = (): Plugin => ({
  name: "kirinuki-first-sign-in",
  apply: "build",
  async generateBundle() {
    this.emitFile({ type: "asset", fileName: FIRST_SIGN_IN_FILE, source: JSON.stringify(await rendered()) });
  },
});
