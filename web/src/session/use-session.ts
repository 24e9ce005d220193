import { createContext, useContext, useSyncExternalStore } from "react";
import { currentSession, type Session, subscribeSession, type Viewer } from "./session.ts";

/** The session as React sees it; renders again when it changes. */
export const useSession = (): Session => useSyncExternalStore(subscribeSession, currentSession);

export const ViewerContext = createContext<Viewer | null>(null);

/** The signed-in user; only for screens inside the frame, throws elsewhere. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error("useViewer outside of the signed-in frame");
  return viewer;
}
