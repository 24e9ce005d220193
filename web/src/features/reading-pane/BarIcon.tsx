import { ActionIcon } from "@mantine/core";
import type { ReactNode } from "react";
import { Hint } from "../../components/hint/Hint.tsx";
import classes from "./reading-pane.module.css";

interface BarIconProps {
  label: string;
  hint?: string;
  align?: "start" | "end";
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button of the bar over what is read. */
export const BarIcon = ({ label, hint, align = "start", disabled = false, onClick, children }: BarIconProps) => (
  <Hint label={label} keys={hint === undefined ? [] : [hint]} align={align}>
    <ActionIcon
      size="xs"
      className={classes.icon}
      aria-label={label}
      aria-keyshortcuts={hint}
      disabled={disabled}
      // A click leaves the focus with the list, so that space goes on as a key of the screen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  </Hint>
);
