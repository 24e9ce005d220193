import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./data-table.module.css";
import { tableText as text } from "./text.ts";

interface BatchBarProps {
  count: number;
  unit: string;
  onClear: () => void;
  children: ReactNode;
}

/** Floats over the pager while rows are ticked: their number, the batch actions, ×. */
export const BatchBar = ({ count, unit, onClear, children }: BatchBarProps) => (
  <div className={classes.batch} role="toolbar" data-batch-bar aria-label={text.selectedActions}>
    <span className={classes.batchCount} aria-live="polite">
      {text.selected(count, unit)}
    </span>
    {children}
    <ActionIcon size="xs" aria-label={text.untickAll} onClick={onClear}>
      <IconX size={16} stroke={1.75} />
    </ActionIcon>
  </div>
);
