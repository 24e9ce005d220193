import { Button } from "@mantine/core";
import { stateText } from "../../domain/text/state-text.ts";
import { StateMessage } from "../empty-state/StateMessage.tsx";
import classes from "../empty-state/state-message.module.css";
import { shortNumber } from "./short-number.ts";

interface FailedStateProps {
  /** What could not be loaded: 記事を読み込めませんでした. */
  title: string;
  message?: string;
  /** The request number to tell the operators, as the server sent it. */
  requestId?: string | null;
  at?: Date;
  retryLabel?: string;
  busy?: boolean;
  heading?: "h1" | "h2";
  onRetry: () => void;
}

const RELOAD = (
  <svg className={classes.small} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4" />
  </svg>
);

/** Something could not be loaded: what, why, the number, and another try. */
export function FailedState({
  title,
  message,
  requestId = null,
  at,
  retryLabel,
  busy = false,
  heading,
  onRetry,
}: FailedStateProps) {
  const picture = (
    <svg className={classes.picture} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9.58 5.548c.24 -.11 .492 -.207 .752 -.286c1.88 -.572 3.956 -.193 5.444 1c1.488 1.19 2.162 3.007 1.77 4.769h.99c1.913 0 3.464 1.56 3.464 3.486c0 .957 -.383 1.824 -1.003 2.454m-2.997 1.033h-11.343c-2.572 -.004 -4.657 -2.011 -4.657 -4.487c0 -2.475 2.085 -4.482 4.657 -4.482c.13 -.582 .37 -1.128 .7 -1.62" />
      <path d="M3 3l18 18" />
    </svg>
  );
  const help = requestId === null ? stateText.failedHelpWithoutNumber : stateText.failedHelp;
  return (
    <StateMessage picture={picture} title={title} message={message ?? help} role="alert" heading={heading}>
      {requestId !== null && (
        <p className={classes.number} title={requestId}>
          {shortNumber(requestId)}
          {at && `　${clock(at)}`}
        </p>
      )}
      <div className={classes.actions}>
        <Button loading={busy} onClick={onRetry} leftSection={RELOAD}>
          {retryLabel ?? stateText.retry}
        </Button>
      </div>
    </StateMessage>
  );
}

/** Business time, as the operators' log is read: 06:47:12. */
const TIME = new Intl.DateTimeFormat("ja-JP", { timeStyle: "medium", hourCycle: "h23", timeZone: "Asia/Tokyo" });

const clock = (at: Date): string => TIME.format(at).padStart(8, "0");
