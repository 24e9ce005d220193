import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadChunk } from "../browser/load-chunk.ts";
import type { RouteId } from "./routes/route-row.ts";
import { type ScreenModule, screens } from "./screens.ts";

const loading = new Map<RouteId, Promise<ScreenModule>>();
const components = new Map<RouteId, LazyExoticComponent<ComponentType>>();

function load(id: RouteId): Promise<ScreenModule> {
  const loader = screens.get(id);
  if (!loader) throw new Error(`no screen for ${id}`);
  let chunk = loading.get(id);
  if (!chunk) {
    chunk = loadChunk(loader);
    loading.set(id, chunk);
  }
  return chunk;
}

/** Starts loading a screen early; a failure shows when the screen is rendered. */
export function preloadScreen(id: RouteId): void {
  if (screens.has(id)) load(id).catch(() => undefined);
}

/** The component of a row's screen, which suspends until its chunk is there; undefined for a row without a screen. */
export function screenComponent(id: RouteId): ComponentType | undefined {
  if (!screens.has(id)) return undefined;
  let component = components.get(id);
  if (!component) {
    component = lazy(() => load(id));
    components.set(id, component);
  }
  return component;
}
