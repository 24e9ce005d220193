import { type ReactNode, type RefObject, type ToggleEvent, useId, useRef, useState } from "react";
import classes from "./drop-panel.module.css";

interface DropPanelProps {
  label: ReactNode;
  className?: string | undefined;
  /** For what opens it by a key. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** What the panel shows; asked for while it is open only. `close` puts it away, as a link inside does. */
  children: (close: () => void) => ReactNode;
}

/** A button and the panel under it. The browser's own popover: Esc and a click elsewhere close it, the focus returns. */
export function DropPanel({ label, className, buttonRef, children }: DropPanelProps) {
  const id = useId();
  const own = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? own;
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const place = ({ newState }: ToggleEvent) => {
    const box = button.current?.getBoundingClientRect();
    if (newState !== "open" || !box || !panel.current) return;
    const { style } = panel.current;
    style.top = `${box.bottom + 4}px`;
    style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - PANEL_WIDTH - 8))}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${classes.button} ${className ?? ""}`}
        popoverTarget={id}
        aria-expanded={open}
      >
        {label}
        <svg className={classes.chevron} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6l6 -6" />
        </svg>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        onBeforeToggle={place}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {open && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}

/** As in the style sheet. */
const PANEL_WIDTH = 280;
