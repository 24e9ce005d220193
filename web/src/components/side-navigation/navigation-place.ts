import { type ComponentType, createContext, useContext } from "react";

export interface NavigationEntry {
  to: string;
  name: string;
  icon: ComponentType<{ size: number; stroke: number }>;
  /** The open screen is this entry or one of its parts. */
  isHere: boolean;
}

export interface NavigationGroup {
  name: string;
  entries: readonly NavigationEntry[];
}

/** Where the open screen stands in the side navigation; the breadcrumb is made of it. */
export interface NavigationPlace {
  group: string;
  entry: NavigationEntry;
}

/** null outside of an area with a side navigation. */
export const NavigationPlaceContext = createContext<NavigationPlace | null>(null);

export const useNavigationPlace = (): NavigationPlace | null => useContext(NavigationPlaceContext);

export function placeIn(groups: readonly NavigationGroup[]): NavigationPlace | null {
  for (const { name, entries } of groups) {
    const entry = entries.find(({ isHere }) => isHere);
    if (entry) return { group: name, entry };
  }
  return null;
}
