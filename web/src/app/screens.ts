import type { ComponentType } from "react";
import type { RouteId } from "./routes/route-row.ts";

export type ScreenModule = { default: ComponentType };
export type ScreenLoader = () => Promise<ScreenModule>;

/** The screens that exist: route id → its chunk. A new screen is added here and taken off unbuilt-screens.ts. */
export const screens: ReadonlyMap<RouteId, ScreenLoader> = new Map<RouteId, ScreenLoader>([
  ["0001", () => import("../screens/0001-login/LoginScreen.tsx")],
  ["0002", () => import("../screens/0002-home/HomeScreen.tsx")],
  ["0018", () => import("../screens/0018-logout/LogoutScreen.tsx")],
]);

/** Whether a row has a screen that can be shown. */
export const isBuilt = (id: RouteId): boolean => screens.has(id);
