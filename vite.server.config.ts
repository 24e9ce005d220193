import { existsSync, globSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig, type EnvironmentOptions } from "vite";

/**
 * Builds core-api and bff for Node: `vite build --app --config vite.server.config.ts`. Our own workspaces are bundled, packages stay
 * outside. Everything lands flat in dist/, so that `new URL("./x.worker.js", import.meta.url)` holds from any file in it.
 */
export default defineConfig({
  appType: "custom",
  publicDir: false,
  logLevel: "warn",
  environments: {
    ...server("coreApi", "core-api", { cli: "core-api/src/cli/main.ts", ...workers("core-api") }),
    ...server("bff", "bff", { main: "bff/src/main.ts" }),
  },
  builder: {
    buildApp: async (builder) => {
      const ours = ["coreApi", "bff"].flatMap((name) => builder.environments[name] ?? []);
      await Promise.all(ours.map((environment) => builder.build(environment)));
    },
  },
});

function server(name: string, workspace: string, input: Record<string, string>): Record<string, EnvironmentOptions> {
  const present = Object.fromEntries(Object.entries(input).filter(([, file]) => existsSync(file)));
  if (Object.keys(present).length === 0) return {};
  return {
    [name]: {
      consumer: "server",
      resolve: { noExternal: [/^@kirinuki\//] },
      build: {
        ssr: true,
        outDir: `${workspace}/dist`,
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

/** `x.worker.ts` becomes dist/x.worker.js: a thread is loaded by its own URL, which bundling would otherwise lose. */
function workers(workspace: string): Record<string, string> {
  const files = globSync(`${workspace}/src/**/*.worker.ts`).map((file) => file.replaceAll("\\", "/"));
  return Object.fromEntries(files.map((file) => [basename(file, ".ts"), file]));
}
