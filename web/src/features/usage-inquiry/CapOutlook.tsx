import { useQuery } from "@apollo/client/react";
import { Link } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { figure, meterName, UsageMeter } from "../../components/usage-meter/UsageMeter.tsx";
import { spokenDay } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { meterText } from "../../domain/text/usage-text.ts";
import { levelOf, type Meter } from "../../domain/usage-meter.ts";
import { CAP_OUTLOOK } from "./outlook-documents.ts";
import { inquiryText as text } from "./text.ts";
import classes from "./usage-inquiry.module.css";

interface Cap {
  groupId: string | null;
  groupName: string | null;
  meter: Meter;
}

/** Caps that run out before the month ends, or are near it: what an administrator should see first. Absent where all hold. */
export function CapOutlook() {
  const { data } = useQuery(CAP_OUTLOOK, SHOWN);
  const pressing = (data?.capOutlook ?? []).filter(isPressing);
  if (pressing.length === 0) return null;
  return (
    <ul className={classes.outlook} aria-label={text.outlook}>
      {pressing.map((cap) => (
        <li key={`${cap.groupId}/${cap.meter.cap}/${cap.meter.name}`}>
          <CapName cap={cap} />
          <UsageMeter meter={cap.meter} size="bar" />
          <span>
            {figure(cap.meter.used)}
            {meterText.of(figure(cap.meter.max ?? 0))}
          </span>
          <b>{sayingOf(cap.meter)}</b>
        </li>
      ))}
    </ul>
  );
}

const isPressing = ({ meter }: Cap): boolean => meter.forecast !== null || levelOf(meter) !== "below";

const CapName = ({ cap: { groupId, groupName, meter } }: { cap: Cap }) =>
  groupId === null ? (
    <span>{meterName(meter)}</span>
  ) : (
    <Link to={`${pathOf("1011")}?id=${groupId}`}>{text.capOf(groupName ?? "", meterName(meter))}</Link>
  );

const sayingOf = (meter: Meter): string =>
  meter.forecast === null ? meterText.levels[levelOf(meter)] : meterText.forecast(spokenDay(meter.forecast));
