import type { Role } from "../../__generated__/graphql.ts";
import type { NavigationEntry } from "../../components/navigation/operator-places.ts";
import type { ScreenId } from "../../domain/screen-path.ts";
import { routeTable, rowById } from "../route-table.ts";
import type { RouteRow } from "../routes/route-row.ts";

/** The places of the top bar, in its order. */
const PLACES: readonly ScreenId[] = ["0002", "search", "0011", "0015", "1002"];

/** The places under 管理; what is edited from a list has no entry of its own. */
const ADMINISTRATION: readonly ScreenId[] = [
  "1013",
  "1010",
  "1004",
  "1016",
  "1022",
  "1023",
  "1043",
  "1040",
  "1002-001",
  "1007",
  "1044",
  "1003",
  "1020",
  "1035",
  "1045",
];

/** The entries of the top bar: only what has a screen and what the role may open. */
export const navigationFor = (role: Role): NavigationEntry[] => entriesOf(PLACES, role);

/** The entries under 管理, by the same rule. */
export const administrationFor = (role: Role): NavigationEntry[] => entriesOf(ADMINISTRATION, role);

const entriesOf = (places: readonly ScreenId[], role: Role): NavigationEntry[] =>
  places
    .map(rowById)
    .filter((row) => row.screen && row.roles.includes(role))
    .map(entryOf);

const entryOf = ({ path, name }: RouteRow): NavigationEntry => ({ to: path, name });

/** The operator's screens that are there, in the order of the route table. */
export const operatorPlaces: readonly NavigationEntry[] = routeTable
  .filter(({ area, exempt, id, screen }) => area === "operator" && !exempt && id !== "el-home" && screen)
  .map(entryOf);
