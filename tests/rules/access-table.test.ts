import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isOperatorRole } from "@kirinuki/schema/operator-roles.ts";
import { describe, expect, it } from "vitest";
import { accessTable, routeRecords } from "./access-table.ts";
import { ROOT } from "./source-files.ts";

/** Calls that anybody may make; a new one is a decision, not an accident. */
const PUBLIC = [
  "GET /api/v1/el_admin_notice",
  "GET /api/v1/login_user",
  "GET /api/v1/mail_logo",
  "GET /api/v1/pw_less_login",
  "GET /api/v1/pw_reset",
  "GET /api/v1/sso_metadata",
  "POST /admin/api/v1/el_admin_login",
  "POST /api/v1/login",
  "POST /api/v1/mail_unsubscribe",
  "POST /api/v1/pw_reset",
  "POST /api/v1/sso_finish",
  "POST /api/v1/sso_response",
  "POST /api/v1/sso_start",
  "PUT /api/v1/password",
];

describe("access", () => {
  it("is named by every route, and the table in docs says so", async () => {
    const routes = await routeRecords();
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter(({ allow }) => allow.length === 0)).toEqual([]);
    expect(readFileSync(join(ROOT, "docs/access.md"), "utf8")).toBe(accessTable(routes));
  });

  it("is public for these calls only", async () => {
    const open = (await routeRecords())
      .filter(({ allow }) => allow === "Public")
      .map(({ method, path }) => `${method} ${path}`);
    expect(open.sort()).toEqual(PUBLIC);
  });

  it("keeps the operator's calls and the customers' apart", async () => {
    for (const { path, allow } of await routeRecords()) {
      if (allow === "Public") continue;
      expect({ path, operator: isOperatorRole(allow) }).toEqual({ path, operator: path.startsWith("/admin/api/v1/") });
    }
  });
});
