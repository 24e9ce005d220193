import { composeCoreApi } from "@kirinuki/core-api/src/compose.ts";
import { Config } from "@kirinuki/core-api/src/config/config.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import type { Allow, RouteRecord } from "@kirinuki/core-api/src/http/route.ts";
import { rightsTable } from "@kirinuki/core-api/src/modules/originals/original-use/testing/rights-matrix.ts";
import { systemClock } from "@kirinuki/core-api/src/time/tokyo.ts";
import { isOperatorRole } from "@kirinuki/schema/operator-roles.ts";

const closed = () =>
  createDataSource({
    url: "postgres://nobody@127.0.0.1:1/none",
    poolSize: 1,
    statementTimeout: 0,
    applicationName: "rules",
  });

/** Every route of core-api with who may call it, listed without a database. */
export async function routeRecords(): Promise<RouteRecord[]> {
  const config = new Config();
  config.LOG_LEVEL = "silent";
  const { app, routes } = await composeCoreApi({
    config,
    clock: systemClock,
    api: closed(),
    operator: closed(),
    jobs: { send: async () => {} },
  });
  await app.close();
  return routes;
}

const COLUMNS = ["User", "TopicUser", "Admin"] as const;

function cells(allow: Allow): string[] {
  if (allow === "Public") return ["yes", "yes", "yes", "yes", "–"];
  if (isOperatorRole(allow)) return ["–", "–", "–", "–", allow === "admin" ? "admin" : `${allow} and above`];
  return ["–", ...COLUMNS.map((role) => (allow.includes(role) ? "yes" : "–")), "–"];
}

/** The access table as Markdown: one row a call, in the order of its path. */
export function accessTable(routes: RouteRecord[]): string {
  const rows = routes
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
    .map(
      ({ method, path, allow, summary, tokenScope }) =>
        `| ${[`\`${method} ${path}\``, ...cells(allow), tokenScope ?? "–", summary].join(" | ")} |`,
    );
  return [
    "# Who may call what",
    "",
    "Generated from the routes of core-api by `npm run generate`; the tests prove it fresh.",
    "",
    "Token: what an API token must be for, besides its user's rights.",
    "",
    "| call | signed out | User | TopicUser | Admin | operator | token | |",
    "|---|---|---|---|---|---|---|---|",
    ...rows,
    "",
    rightsTable(),
  ].join("\n");
}
