import type { ComponentType } from "react";
import type { Role } from "../../__generated__/graphql.ts";
import type { Device } from "../../domain/device.ts";
import { pathOf, type ScreenId } from "../../domain/screen-path.ts";
import { screenNames } from "../../domain/text/screen-names.ts";

export type ScreenModule = { default: ComponentType };
export type ScreenLoader = () => Promise<ScreenModule>;

export interface RouteRow {
  id: ScreenId;
  path: string;
  /** Other paths of the same screen. */
  aliases: readonly string[];
  /** Japanese name: title of the window, entry of a menu. */
  name: string;
  /** The name that the spec gives the route, where it gives one; the router's id begins with it. */
  routeName?: string;
  area: "public" | "member" | "admin" | "operator";
  /** The device that the route is made for; "any" where one route serves both. */
  device: Device | "any";
  /** The route that takes its place on the other device. Not always mutual: several phone tabs lead to one desktop home. */
  twin?: ScreenId;
  loginRequired: boolean;
  /** Who may enter, where somebody is signed in. */
  roles: readonly Role[];
  /** Exempt from the sign-in and role checks (spec section 2, Route guard). */
  exempt: boolean;
  /** A route where people sign in, or where a mail link waits for it. */
  loginRoute: boolean;
  /** The sign-in itself: who is signed in does not stay, and ip=1 works here. */
  signIn: boolean;
  /** Fills the window by itself, without anybody's frame. */
  alone: boolean;
  /** Stands beside the side navigation of administration, for those who administer. */
  administration: boolean;
  /** Numbered by the spec without any screen: an honest 見つかりません. */
  placeholder: boolean;
  /** Loads the screen's chunk. Without it the route has no screen yet and answers 見つかりません. */
  screen?: ScreenLoader;
}

/** What the routes of the sign-in have in common. */
export const SIGN_IN = { exempt: true, loginRoute: true, signIn: true };

type Given = Pick<RouteRow, "id"> & Partial<Omit<RouteRow, "path" | "name">>;

const NONE = {
  aliases: [],
  exempt: false,
  loginRoute: false,
  signIn: false,
  alone: false,
  administration: false,
  placeholder: false,
};

/** A row with the usual values of its area filled in. */
export const rowsOf =
  (usual: Pick<RouteRow, "area" | "device" | "loginRequired" | "roles"> & Partial<Pick<RouteRow, "administration">>) =>
  (...rows: Given[]): readonly RouteRow[] =>
    rows.map((row) => ({ ...NONE, ...usual, path: pathOf(row.id), name: screenNames[row.id], ...row }));
