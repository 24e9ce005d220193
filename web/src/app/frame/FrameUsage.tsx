import { useEffect, useState } from "react";
import { Link } from "react-router";
import { figure, meterLabel, meterName, UsageMeter } from "../../components/usage-meter/UsageMeter.tsx";
import { type Meter, tightest } from "../../domain/usage-meter.ts";
import { onUsesChanged } from "../original/uses-changed.ts";
import { callSignedIn } from "../renewing.ts";
import { rowById } from "../route-table.ts";
import { meterText } from "../text/usage-text.ts";
import classes from "./frame-usage.module.css";
import { USAGE_METERS } from "./usage-documents.ts";

/**
 * The cap that is reached first, in the bar, and the way to the usage records. For contracts that show their usage
 * (pdf_usage_display_flag). It comes after the first screen, and stays away where it can't be had.
 */
export default function FrameUsage() {
  const meters = useMeters();
  const meter = tightest(meters);
  if (!meter) return null;
  return (
    <Link
      to={rowById("0015").path}
      className={classes.usage}
      title={meters.map((each) => `${meterName(each)} ${meterLabel(each)}`).join("\n")}
    >
      <span className={classes.words}>
        <span>{meterText.short}</span>{" "}
        <span>
          <b>{figure(meter.used)}</b>
          {meter.max === null ? meterText.used("") : meterText.of(figure(meter.max))}
        </span>
      </span>
      <UsageMeter meter={meter} size="bar" />
    </Link>
  );
}

/** Read again after each use, and on coming back to the tab: a book or a print may have been in another. */
function useMeters(): readonly Meter[] {
  const [meters, setMeters] = useState<readonly Meter[]>([]);
  useEffect(() => {
    let gone = false;
    const read = () =>
      void callSignedIn(USAGE_METERS, {}).then(
        ({ usageMeters }) => gone || setMeters(usageMeters),
        () => undefined,
      );
    const onVisible = () => document.visibilityState === "visible" && read();
    read();
    const stop = onUsesChanged(read);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      gone = true;
      stop();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, []);
  return meters;
}
