import type { Role } from "../../__generated__/graphql.ts";
import type { ScreenId } from "../../domain/screen-path.ts";
import { rowById } from "../route-table.ts";
import type { RouteRow } from "../routes/route-row.ts";

/** An entry of a navigation. */
export interface Place {
  id: ScreenId;
  to: string;
  name: string;
  /** Paths at which the entry is marked: its own, and those of screens that are opened from it. */
  paths: readonly string[];
}

/** Only what has a screen is offered, and only to the roles that may open it. null: an operator. */
export const isOffered = ({ screen, roles, area }: RouteRow, role: Role | null): boolean =>
  screen !== undefined && (role === null ? area === "operator" : roles.includes(role));

const PLACES: readonly ScreenId[] = ["0002", "search", "0011", "trend", "briefing", "0015", "1002"];

/** The entries of the top bar, in its order. */
export const navigationFor = (role: Role): Place[] =>
  PLACES.map(rowById)
    .filter((row) => isOffered(row, role))
    .map(({ id, path, name }) => ({ id, to: path, name, paths: [path] }));
