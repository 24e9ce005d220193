import type { ReactNode } from "react";
import { StateMessage } from "../empty-state/StateMessage.tsx";
import classes from "../empty-state/state-message.module.css";

interface RefusedStateProps {
  /** The server's sentence, as it is. */
  message: string;
  /** What was asked for. */
  detail?: string;
  heading?: "h1" | "h2";
  children?: ReactNode;
}

/** The server refused, and trying again would not help: no right, or no longer offered. */
export function RefusedState({ message, detail, heading, children }: RefusedStateProps) {
  const picture = (
    <svg className={classes.picture} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2z" />
      <path d="M8 11v-4a4 4 0 1 1 8 0v4M12 15v2" />
    </svg>
  );
  return (
    <StateMessage picture={picture} title={message} message={detail} heading={heading}>
      {children && <div className={classes.actions}>{children}</div>}
    </StateMessage>
  );
}
