import { type ReactNode, useEffect, useRef } from "react";
import { AlertIcon } from "./AlertIcon.tsx";
import classes from "./form-alert.module.css";

export type AlertTone = "danger" | "warn" | "info";

interface FormAlertProps {
  tone: AlertTone;
  children: ReactNode;
  /** A number or other small print below. */
  detail?: string | null;
  /** When given, the focus moves here whenever it changes. */
  focusKey?: number;
}

/** A sentence about the whole form: the server's refusal, or what the user has to know first. */
export function FormAlert({ tone, children, detail = null, focusKey }: FormAlertProps) {
  const box = useFocusOn(focusKey);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={tone === "danger" ? "alert" : "status"}
      className={classes.alert}
      data-tone={tone}
    >
      <AlertIcon tone={tone} />
      <div>
        <p className="jp">{children}</p>
        {detail !== null && <p className={classes.detail}>{detail}</p>}
      </div>
    </div>
  );
}

/** Moves the focus to the element each time the key changes; undefined never does. */
export function useFocusOn(key: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (key !== undefined) box.current?.focus();
  }, [key]);
  return box;
}
