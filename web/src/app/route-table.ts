import type { ScreenId } from "../domain/screen-path.ts";
import { adminRows } from "./routes/admin-rows.ts";
import { memberRows } from "./routes/member-rows.ts";
import { mobileRows } from "./routes/mobile-rows.ts";
import { operatorRows } from "./routes/operator-rows.ts";
import { publicRows } from "./routes/public-rows.ts";
import type { RouteRow } from "./routes/route-row.ts";

/** Every route of the product (spec section 2, design.md 12), as data. A row with a loader has a screen. */
export const routeTable: readonly RouteRow[] = [
  ...publicRows,
  ...memberRows,
  ...adminRows,
  ...mobileRows,
  ...operatorRows,
];

const byId = new Map(routeTable.map((row) => [row.id, row]));
const byPath = new Map(routeTable.flatMap((row) => [row.path, ...row.aliases].map((path) => [path, row] as const)));

/** The row of a screen id. */
export function rowById(id: ScreenId): RouteRow {
  const row = byId.get(id);
  if (!row) throw new Error(`no route ${id}`);
  return row;
}

/** The row that a path of an address belongs to; undefined for an unknown path. A closing slash does not matter. */
export const rowByPath = (path: string): RouteRow | undefined =>
  byPath.get(path.length > 1 ? path.replace(/\/+$/, "") || "/" : path);
