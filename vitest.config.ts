import { defineConfig } from "vitest/config";

/** Time limits hold on a machine at load 30; a test that is right needs a small part of them. */
const database = { globalSetup: ["tests/support/global-setup.ts"], testTimeout: 300_000, hookTimeout: 600_000 };
/**
 * Files share a worker's modules, which are most of a file's time; what a file fakes with vi, it takes back.
 * Left to itself, vitest keeps one processor free, which is half of a small machine.
 */
const node = { environment: "node" as const, isolate: false, maxWorkers: "100%", testTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: "schema", include: ["schema/**/*.test.ts"], ...node } },
      { test: { name: "migrations", include: ["migrations/**/*.test.ts"], ...node, ...database } },
      { test: { name: "core-api", include: ["core-api/**/*.test.ts"], ...node, ...database } },
      {
        // graphql 16 has two builds; the bff's own imports must get the one that type-graphql gets.
        resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
        test: { name: "bff", include: ["bff/**/*.test.ts"], ...node },
      },
      "web/vite.config.ts",
      {
        test: {
          name: "scripts",
          include: ["scripts/**/*.test.mjs", "tests/support/**/*.test.ts"],
          ...node,
          ...database,
        },
      },
      {
        test: {
          name: "rules",
          include: ["tests/rules/**/*.test.ts", "tests/contract/**/*.test.ts", "tests/proof/**/*.test.ts"],
          ...node,
          ...database,
        },
      },
    ],
  },
});
