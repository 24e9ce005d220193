import type { ReactNode } from "react";
import { StateMessage } from "./StateMessage.tsx";
import classes from "./state-message.module.css";

interface EmptyStateProps {
  /** What is empty, and when: 11月20日の記事はありません. */
  title: string;
  message?: string;
  /** Buttons: the way to the nearest day that has something. */
  children?: ReactNode;
  heading?: "h1" | "h2";
}

/** Nothing is there, and that is the truth; a list that failed is never shown like this (look.md 6). */
export function EmptyState({ title, message, children, heading }: EmptyStateProps) {
  const picture = (
    <svg className={classes.sheet} viewBox="0 0 72 72" aria-hidden="true">
      <rect x="12" y="8" width="40" height="52" rx="3" />
      <path d="M20 18h24M20 26h24" strokeLinecap="round" />
      <path d="M20 35h15v15H20z" strokeDasharray="3 3" />
      <path d="M42 35v15M47 35v15" strokeLinecap="round" />
      <rect data-lifted x="45" y="44" width="16" height="16" rx="1.5" />
    </svg>
  );
  return (
    <StateMessage picture={picture} title={title} message={message} heading={heading}>
      {children && <div className={classes.actions}>{children}</div>}
    </StateMessage>
  );
}
