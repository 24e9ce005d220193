import { createContext, useContext } from "react";

export interface NavigationEntry {
  to: string;
  name: string;
}

/** The operator's screens; the frame provides them, because only it knows which exist. */
export const OperatorPlaces = createContext<readonly NavigationEntry[]>([]);

export const useOperatorPlaces = (): readonly NavigationEntry[] => useContext(OperatorPlaces);
