import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { graphql } from "../../__generated__/gql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { remember } from "../../browser/session-storage.ts";
import { endSupportView, supportedUser } from "../../session/end-support-view.ts";
import type { Viewer } from "../../session/session.ts";
import classes from "./banner.module.css";
import { supportText as text } from "./support-text.ts";

const SECOND_MS = 1000;

const SUPPORT_VIEW = graphql(`
  query SupportView {
    viewer {
      contractId
      userId
      supportView {
        operatorName
        reason
        endsAt
      }
    }
  }
`);

/** Over every screen that an operator looks at as a user. */
export default function SupportBanner({ viewer }: { viewer: Viewer }) {
  const view = useQuery(SUPPORT_VIEW, SHOWN).data?.viewer?.supportView;
  return view ? <Banner viewer={viewer} view={view} /> : null;
}

interface BannerProps {
  viewer: Viewer;
  view: { operatorName: string; reason: string; endsAt: string };
}

/** Whose screens they are, why, how long still, and the way out (look.md 12). */
export function Banner({ viewer, view: { operatorName, reason, endsAt } }: BannerProps) {
  const left = useSecondsUntil(endsAt);
  const [busy, setBusy] = useState(false);
  const end = () => {
    setBusy(true);
    void endSupportView(viewer);
  };
  useEffect(() => {
    remember("supportView", supportedUser(viewer));
  }, [viewer]);
  useEffect(() => {
    if (left === 0) void endSupportView(viewer, { byItself: true });
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
