import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { endSupportView } from "../../session/end-support-view.ts";
import type { Viewer } from "../../session/session.ts";
import classes from "./support-banner.module.css";
import { supportText as text } from "./support-text.ts";

const SECOND_MS = 1000;

interface SupportBannerProps {
  viewer: Viewer;
  view: NonNullable<Viewer["supportView"]>;
}

/** Over every screen that an operator looks at as a user: whose it is, why, how long still, and the way out (look.md 12). */
export default function SupportBanner({ viewer, view: { operatorName, reason, endsAt } }: SupportBannerProps) {
  const left = useSecondsUntil(endsAt);
  const [busy, setBusy] = useState(false);
  const end = () => {
    setBusy(true);
    void endSupportView(viewer);
  };
  useEffect(() => {
    if (left === 0) void endSupportView(viewer);
  }, [left, viewer]);
  return (
    <section className={classes.bar} aria-label={text.label} data-print="hide">
      <IconEye size={16} stroke={1.75} className={classes.icon} aria-hidden="true" />
      <p className={classes.text}>
        <b>{text.whose(viewer)}</b> <span>{text.rule}</span>
      </p>
      <p className={classes.why}>{text.why(operatorName, reason)}</p>
      <b role="timer">{text.left(left)}</b>
      <Button size="xs" variant="default" aria-disabled={busy} onClick={end}>
        {text.end}
      </Button>
    </section>
  );
}

function useSecondsUntil(moment: string): number {
  const secondsLeft = () => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / SECOND_MS));
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), SECOND_MS);
    return () => clearInterval(timer);
  });
  return left;
}
