import { useSyncExternalStore } from "react";
import classes from "../../components/frame/frame.module.css";
import { barText } from "./bar-text.ts";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Thin amber bar under the top bar while the network is away; what was loaded stays (look.md 6). */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={online ? undefined : classes.offline}>
      {online ? null : barText.offline}
    </div>
  );
}
