import { ActionIcon, Button } from "@mantine/core";
import { type Icon, IconCopy, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Hint } from "../../../components/hint/Hint.tsx";
import { TickBox } from "../../../components/tick-box/TickBox.tsx";
import { listText } from "../../../domain/text/home-text.ts";
import type { TickState } from "../../../domain/ticks.ts";
import classes from "./ticked-bar.module.css";

interface TickedBarProps {
  state: TickState;
  count: number;
  disabled: boolean;
  onToggleAll: () => void;
  onClear: () => void;
  onCopy: () => void;
  /** What else can be done with the ticked articles: BarAction buttons. */
  actions?: ReactNode;
  /** What came of the last action; blank for none. */
  message?: string;
  /** Stands at the right end, whatever is selected. */
  aside?: ReactNode;
}

/** すべて選択 with three states, how many are selected, and what can be done with them. */
export function TickedBar({
  state,
  count,
  disabled,
  onToggleAll,
  onClear,
  onCopy,
  actions = null,
  message = "",
  aside = null,
}: TickedBarProps) {
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
      <span className={classes.actions}>
        {count === 0 ? (
          <span className={classes.tip}>{listText.selectTip}</span>
        ) : (
          <>
            {actions}
            <BarIcon icon={IconCopy} label={listText.copy} onClick={onCopy} />
          </>
        )}
      </span>
      {count > 0 && (
        <span className={classes.clear}>
          <BarIcon icon={IconX} label={listText.clear} onClick={onClear} />
        </span>
      )}
      <span className={classes.aside}>{aside}</span>
      <span className={classes.message} role="status">
        {message}
      </span>
    </div>
  );
}

interface BarActionProps {
  /** Said for it: what it does, and to how many. */
  name?: string;
  onClick: () => void;
  /** Of a button that is off: data-disabled, aria-disabled and why. */
  off?: object;
  children: ReactNode;
}

/** What is done most with the selected articles, in words. */
export const BarAction = ({ name, onClick, off = {}, children }: BarActionProps) => (
  <Button
    size="xs"
    variant="subtle"
    color="gray"
    className={classes.action}
    aria-label={name}
    title={name}
    onClick={onClick}
    {...off}
  >
    {children}
  </Button>
);

interface BarIconProps {
  icon: Icon;
  label: string;
  onClick: () => void;
}

/** What is done less often: a picture whose name is shown on hover and focus. */
const BarIcon = ({ icon: Picture, label, onClick }: BarIconProps) => (
  <Hint label={label} align="end">
    <ActionIcon aria-label={label} onClick={onClick}>
      <Picture size={16} stroke={1.75} />
    </ActionIcon>
  </Hint>
);
