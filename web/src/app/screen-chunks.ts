import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadChunk } from "../browser/load-chunk.ts";
import type { RouteRow, ScreenLoader, ScreenModule } from "./routes/route-row.ts";

const loading = new Map<ScreenLoader, Promise<ScreenModule>>();
const components = new Map<ScreenLoader, LazyExoticComponent<ComponentType>>();

function load(screen: ScreenLoader): Promise<ScreenModule> {
  let chunk = loading.get(screen);
  if (!chunk) {
    chunk = loadChunk(screen);
    loading.set(screen, chunk);
  }
  return chunk;
}

/** Starts loading a screen early; a failure shows when the screen is rendered. */
export function preloadScreen({ screen }: RouteRow): void {
  if (screen) load(screen).catch(() => undefined);
}

/** The component of a row's screen, which suspends until its chunk is there; undefined for a row without a screen. */
export function screenComponent({ screen }: RouteRow): ComponentType | undefined {
  if (!screen) return undefined;
  let component = components.get(screen);
  if (!component) {
    component = lazy(() => load(screen));
    components.set(screen, component);
  }
  return component;
}
