import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Kbd } from "../kbd/Kbd.tsx";
import classes from "./hint.module.css";

const DELAY_MS = 300;

interface HintProps {
  /** What the control does; its accessible name is the control's own business. */
  label: string;
  /** The keys that do the same. */
  keys?: readonly string[];
  /** Which edge of the control the hint keeps to; "end" near the right border of the window. */
  align?: "start" | "end";
  /** Also after a click or a tap, which has done nothing: the hint says why. */
  afterClick?: boolean;
  children: ReactNode;
}

/**
 * The name and key of an icon button, on hover and on focus; Esc hides it. Small on purpose: a floating tooltip library
 * in the first load of home would cost more than the whole frame.
 */
export function Hint({ label, keys = [], align = "start", afterClick = false, children }: HintProps) {
  const { shown, wait, hide } = useDelayed();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") hide();
  };
  // A click that leaves the focus here has just done what the hint would say.
  const onFocus = ({ target }: FocusEvent) => {
    if (afterClick || target.matches(":focus-visible")) wait();
  };
  return (
    <span
      role="none"
      className={classes.anchor}
      onPointerEnter={wait}
      onPointerLeave={hide}
      onFocus={onFocus}
      onBlur={hide}
      onPointerDown={hide}
      onKeyDown={onKeyDown}
    >
      {children}
      {shown && (
        <span className={classes.hint} data-align={align} aria-hidden="true">
          {label}
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </span>
  );
}

function useDelayed() {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, wait, hide };
}
