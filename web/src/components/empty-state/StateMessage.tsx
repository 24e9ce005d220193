import type { ReactNode } from "react";
import classes from "./state-message.module.css";

interface StateMessageProps {
  picture: ReactNode;
  title: string;
  /** Newlines break the lines. */
  message?: string | undefined;
  /** Buttons: what can be done about it, the best one first. */
  children?: ReactNode;
  role?: "alert" | "status";
  /** h1 where the state is the whole screen. */
  heading?: "h1" | "h2" | undefined;
}

/** The common figure of the empty, failed and refused states: picture, what, why, way out. */
export function StateMessage({
  picture,
  title,
  message,
  children,
  role = "status",
  heading: Heading = "h2",
}: StateMessageProps) {
  return (
    <div className={classes.state} role={role} data-state-message>
      {picture}
      <Heading className={classes.title}>{title}</Heading>
      {message && <p className="jp">{message}</p>}
      {children}
    </div>
  );
}
