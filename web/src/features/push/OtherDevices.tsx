import { deviceLabel } from "@kirinuki/schema/device-label.ts";
import { Button } from "@mantine/core";
import list from "../../components/row-list/row-list.module.css";
import { timeLabel } from "../../domain/day.ts";
import type { PushDevice } from "./PushCard.tsx";
import classes from "./push.module.css";
import { pushText as text } from "./text.ts";

interface OtherDevicesProps {
  devices: readonly PushDevice[];
  busy: boolean;
  onEnd: (id: string) => void;
}

/** The user's other browsers that are told, and the way to end each. */
export const OtherDevices = ({ devices, busy, onEnd }: OtherDevicesProps) => (
  <section>
    <h3 className={classes.title}>{text.others}</h3>
    <ul className={list.rows}>
      {devices.map(({ id, userAgent, createdAt, lastSentAt }) => {
        const device = deviceLabel(userAgent) ?? text.unknownDevice;
        const since = timeLabel(createdAt, "full");
        return (
          <li key={id} className={list.row}>
            <div>
              <p className={list.name} title={userAgent}>
                {device}
              </p>
              <p className={list.facts}>
                <span>{text.since(since)}</span>
                <span>{lastSentAt ? text.last(timeLabel(lastSentAt, "full")) : text.none}</span>
              </p>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={text.endNamed(device, since)}
              aria-disabled={busy}
              onClick={() => onEnd(id)}
            >
              {text.endOther}
            </Button>
          </li>
        );
      })}
    </ul>
  </section>
);
