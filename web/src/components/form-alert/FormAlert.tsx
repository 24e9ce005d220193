import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { AlertIcon } from "./AlertIcon.tsx";
import classes from "./form-alert.module.css";

/** Which refusals the guide knows is a long list, and no page needs it before one is refused. */
const HelpLink = lazy(() => loadChunk(() => import("../help-link/HelpLink.tsx")));

export type AlertTone = "danger" | "warn" | "info";

interface FormAlertProps {
  tone: AlertTone;
  children: ReactNode;
  /** A number or other small print below. */
  detail?: string | null;
  /** msgCode of a refusal: leads to what the guide says about it. */
  code?: string | undefined;
  /** When given, the focus moves here whenever it changes. */
  focusKey?: number;
}

/** A sentence about the whole form: the server's refusal, or what the user has to know first. */
export function FormAlert({ tone, children, detail = null, code, focusKey }: FormAlertProps) {
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
        {detail !== null && <p className={`jp ${classes.detail}`}>{detail}</p>}
        <Suspense>{code && <HelpLink code={code} />}</Suspense>
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
