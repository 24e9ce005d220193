import { Button } from "@mantine/core";
import { IconCopy, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { listText } from "../../app/text/home-text.ts";
import type { TickState } from "../../domain/row-selection.ts";
import { TickBox } from "../tick-box/TickBox.tsx";
import classes from "./selection-bar.module.css";

interface SelectionBarProps {
  state: TickState;
  count: number;
  disabled: boolean;
  onToggleAll: () => void;
  onClear: () => void;
  onCopy: () => void;
  /** What else can be done with the selection: BarAction buttons. */
  actions?: ReactNode;
  /** What came of the last action; blank for none. */
  message?: string;
  /** Stands at the right end, whatever is selected. */
  aside?: ReactNode;
}

/** すべて選択 with three states, how many are selected, and what can be done with them. */
export function SelectionBar({
  state,
  count,
  disabled,
  onToggleAll,
  onClear,
  onCopy,
  actions = null,
  message = "",
  aside = null,
}: SelectionBarProps) {
  const words = listText.selected(count);
  return (
    <div className={classes.bar} role="toolbar" aria-label={listText.tools} data-print="hide">
      <TickBox
        label={listText.selectAll}
        checked={state === "all"}
        mixed={state === "some"}
        disabled={disabled}
        onTick={onToggleAll}
      />
      <span className={classes.count} aria-live="polite">
        {count === 0 ? (
          listText.selectAll
        ) : (
          <>
            <b>{words.count}</b>
            {words.rest}
          </>
        )}
      </span>
      {count > 0 && (
        <>
          {actions}
          <BarAction icon={<IconCopy size={16} stroke={1.75} />} onClick={onCopy}>
            {listText.copy}
          </BarAction>
          <BarAction icon={<IconX size={16} stroke={1.75} />} onClick={onClear}>
            {listText.clear}
          </BarAction>
        </>
      )}
      <span className={classes.message} role="status">
        {message}
      </span>
      {aside}
    </div>
  );
}

interface BarActionProps {
  icon?: ReactNode;
  onClick: () => void;
  /** Of a button that is off: data-disabled, aria-disabled and why. */
  off?: object;
  children: ReactNode;
}

/** One thing to do with the selected articles. */
export const BarAction = ({ icon = null, onClick, off = {}, children }: BarActionProps) => (
  <Button
    size="xs"
    variant="subtle"
    color="gray"
    className={classes.action}
    leftSection={icon}
    onClick={onClick}
    {...off}
  >
    {children}
  </Button>
);
