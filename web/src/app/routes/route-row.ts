import type { Role } from "../../__generated__/graphql.ts";
import type { Device } from "../device.ts";

/** The spec's screen number with its tree: 0002, sp-0002, el-arrivals. */
export type RouteId = string;

export interface RouteRow {
  id: RouteId;
  path: string;
  /** Other paths of the same screen. */
  aliases: readonly string[];
  /** Japanese name: title of the window, entry of a menu. */
  name: string;
  area: "public" | "member" | "admin" | "operator";
  /** The device that the route is made for; "any" where one route serves both. */
  device: Device | "any";
  /** The route that takes its place on the other device. Not always mutual: several phone tabs lead to one desktop home. */
  twin?: RouteId;
  loginRequired: boolean;
  /** Who may enter, where somebody is signed in. */
  roles: readonly Role[];
  /** Exempt from the sign-in and role checks (spec section 2, Route guard). */
  exempt: boolean;
  /** A route where people sign in, or where a mail link waits for it. */
  loginRoute: boolean;
  /** Numbered by the spec without any screen: an honest 見つかりません. */
  placeholder: boolean;
}

export const EVERYONE: readonly Role[] = ["USER", "TOPIC_USER", "ADMIN"];
export const TOPIC_EDITORS: readonly Role[] = ["TOPIC_USER", "ADMIN"];
export const ADMINS: readonly Role[] = ["ADMIN"];

type Given = Pick<RouteRow, "id" | "path" | "name"> & Partial<RouteRow>;

/** A row with the usual values of its area filled in. */
export const rowsOf =
  (usual: Pick<RouteRow, "area" | "device" | "loginRequired" | "roles">) =>
  (...rows: Given[]): readonly RouteRow[] =>
    rows.map((row) => ({ aliases: [], exempt: false, loginRoute: false, placeholder: false, ...usual, ...row }));
