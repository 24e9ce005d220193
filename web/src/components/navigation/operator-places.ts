import { createContext, useContext } from "react";

export interface OperatorArea {
  name: string;
  entries: readonly { to: string; name: string }[];
}

/** The operators' screens by area; the frame provides them, because only it knows which exist. */
export const OperatorPlaces = createContext<readonly OperatorArea[]>([]);

export const useOperatorPlaces = (): readonly OperatorArea[] => useContext(OperatorPlaces);
