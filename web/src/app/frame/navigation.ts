import type { Role } from "../../__generated__/graphql.ts";
import { deviceOf } from "../../domain/device.ts";
import { homePath, ipCheckPath } from "../guard.ts";
import { rowById } from "../route-table.ts";
import type { RouteId } from "../routes/route-row.ts";
import { isBuilt } from "../screens.ts";

export interface NavigationEntry {
  to: string;
  name: string;
}

/** The places of the top bar, in its order. */
const PLACES: readonly RouteId[] = ["0002", "search", "0011", "0015", "1002"];

/** The places under 管理; what is edited from a list has no entry of its own. */
const ADMINISTRATION: readonly RouteId[] = [
  ...["1013", "1010", "1004", "1016", "1022", "1023", "1043", "1040"],
  ...["1002-001", "1007", "1044", "1003", "1020", "1035", "1045"],
];

/** The entries of the top bar: only what has a screen and what the role may open. */
export const navigationFor = (role: Role, built: (id: RouteId) => boolean = isBuilt): NavigationEntry[] =>
  entriesOf(PLACES, role, built);

/** The entries under 管理, by the same rule. */
export const administrationFor = (role: Role, built: (id: RouteId) => boolean = isBuilt): NavigationEntry[] =>
  entriesOf(ADMINISTRATION, role, built);

const entriesOf = (places: readonly RouteId[], role: Role, built: (id: RouteId) => boolean): NavigationEntry[] =>
  places
    .map(rowById)
    .filter((row) => built(row.id) && row.roles.includes(role))
    .map((row) => ({ to: row.path, name: row.name }));

/** Where the mark leads to. */
export const homeOf = (): string => homePath(deviceOf(navigator.userAgent), isBuilt);

/** Where a refused IP login leads, directly: what comes with the navigation is lost in a redirect. */
export const ipCheckHere = (): string => ipCheckPath(deviceOf(navigator.userAgent), isBuilt);

/** The search form as this device has it. */
export const searchFormHere = (): string =>
  rowById(deviceOf(navigator.userAgent) === "mobile" && isBuilt("sp-0010") ? "sp-0010" : "search").path;
