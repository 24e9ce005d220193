import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { keepFor } from "../../session/offline/offline-reading.ts";
import { keepProgram } from "../../session/offline/program-worker.ts";
import type { Viewer } from "../../session/session.ts";

/** Lets this user read without a network what he reads from now on; asks anew when the network is back. Nothing of it is seen. */
export default function OfflineReading({ viewer }: { viewer: Viewer }) {
  const client = useApolloClient();
  useEffect(() => {
    // A browser that refuses storage or workers reads with the network alone.
    const keep = () => void Promise.all([keepFor(viewer, client), keepProgram()]).catch(() => undefined);
    const refresh = () => void client.refetchQueries({ include: "active" });
    const onHidden = () => {
      if (document.visibilityState === "hidden") void keepProgram().catch(() => undefined);
    };
    keep();
    window.addEventListener("online", refresh);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      window.removeEventListener("online", refresh);
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [client, viewer]);
  return null;
}
