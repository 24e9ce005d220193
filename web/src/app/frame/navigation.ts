import type { Role } from "../../__generated__/graphql.ts";
import { deviceOf } from "../device.ts";
import { homePath, ipCheckPath } from "../guard.ts";
import { rowById } from "../route-table.ts";
import type { RouteId } from "../routes/route-row.ts";
import { isBuilt } from "../screens.ts";

export interface NavigationEntry {
  to: string;
  name: string;
}

/** The places of the top bar, in its order. */
const PLACES: readonly RouteId[] = ["0002", "0011", "0015", "1013", "1003"];

/** The entries of the top bar: only what has a screen and what the role may open. */
export const navigationFor = (role: Role, built: (id: RouteId) => boolean = isBuilt): NavigationEntry[] =>
  PLACES.map(rowById)
    .filter((row) => built(row.id) && row.roles.includes(role))
    .map((row) => ({ to: row.path, name: row.name }));

/** Where the mark leads to. */
export const homeOf = (): string => homePath(deviceOf(navigator.userAgent), isBuilt);

/** Where a refused IP login leads, directly: what comes with the navigation is lost in a redirect. */
export const ipCheckHere = (): string => ipCheckPath(deviceOf(navigator.userAgent), isBuilt);
