import { type ReactNode, useEffect, useRef } from "react";
import classes from "./step-done.module.css";

/** What stands in place of a form that went through: takes the focus, so that it is read out, and says what comes next. */
export function StepDone({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={classes.done}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l2 2l4 -4" />
      </svg>
      <h2>{title}</h2>
      <p className="jp">{help}</p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
