import { useOffline, useShownOf } from "../../browser/offline-state.ts";
import classes from "../../components/frame/frame.module.css";
import { timeLabel } from "../../domain/day.ts";
import { offlineText } from "./offline-text.ts";

/** Thin amber bar under the top bar while the network is away; what was loaded or kept stays, and the bar says of when it is (look.md 6). */
export function OfflineBar() {
  const offline = useOffline();
  const shownOf = useShownOf();
  const since = shownOf === null ? null : timeLabel(new Date(shownOf).toISOString(), "short");
  return (
    <div role="status" className={offline ? classes.offline : undefined}>
      {offline && (since === null ? offlineText.away : offlineText.shownOf(since))}
    </div>
  );
}
