import { Link } from "react-router";
import { figure, meterName, meterOutlook, UsageMeter } from "../../components/usage-meter/UsageMeter.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { meterText } from "../../domain/text/usage-text.ts";
import { tightest } from "../../domain/usage-meter.ts";
import { useUsageMeters } from "../../features/usage-meters/usage-meters.ts";
import classes from "./frame-usage.module.css";

/**
 * The cap that is reached first, in the bar, and the way to the usage records. For contracts that show their usage
 * (pdf_usage_display_flag). It comes after the first screen, and stays away where it can't be had.
 */
export default function FrameUsage() {
  const { meters } = useUsageMeters(true);
  const meter = tightest(meters);
  if (!meter) return null;
  return (
    <Link
      to={pathOf("0015")}
      className={classes.usage}
      title={meters.map((each) => `${meterName(each)} ${meterOutlook(each)}`).join("\n")}
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
