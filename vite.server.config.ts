import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";

/**
 * Builds core-api, its local command line and bff for Node: `vite build --app --config vite.server.config.ts`. Our own workspaces are
 * bundled, packages stay outside. Each lands flat in a dist/ of its own, so that the image can take what is the product's.
 */
export default defineConfig({
  appType: "custom",
  publicDir: false,
  logLevel: "warn",
  plugins: [threads()],
  environments: {
    ...server("coreApi", "core-api", { cli: "core-api/src/cli/main.ts" }),
    ...server("local", "core-api/local", { local: "core-api/local/main.ts" }),
    ...server("bff", "bff", { main: "bff/src/main.ts" }),
  },
  builder: {
    buildApp: async (builder) => {
      const ours = ["coreApi", "local", "bff"].flatMap((name) => builder.environments[name] ?? []);
      await Promise.all(ours.map((environment) => builder.build(environment)));
    },
  },
});

function server(name: string, folder: string, input: Record<string, string>): Record<string, EnvironmentOptions> {
  const present = Object.fromEntries(Object.entries(input).filter(([, file]) => existsSync(file)));
  if (Object.keys(present).length === 0) return {};
  return {
    [name]: {
      consumer: "server",
      resolve: { noExternal: [/^@kirinuki\//] },
      build: {
        ssr: true,
        outDir: `${folder}/dist`,
        emptyOutDir: true,
        target: "node24",
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: present,
          output: { format: "es", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", keepNames: true },
        },
      },
    },
  };
}

const PROGRAM = /\b(new Worker|fork)\(\s*new URL\(\s*["'](\.[^"']*)\.ts["']\s*,\s*import\.meta\.url\s*\)/g;

/**
 * `new Worker(new URL("./x.ts", import.meta.url))` and `fork` of the same start dist/x.js: a thread or process is loaded by its
 * URL, which bundling would lose.
 */
function threads(): Plugin {
  return {
    name: "kirinuki-threads",
    transform(code, id) {
      const replaced = code.replace(PROGRAM, (_, start: string, path: string) => {
        const name = basename(path);
        this.emitFile({ type: "chunk", id: join(dirname(id), `${path}.ts`), fileName: `${name}.js` });
        return `${start}(new URL("./${name}.js", import.meta.url)`;
      });
      return replaced === code ? null : { code: replaced, map: null };
    },
  };
}
