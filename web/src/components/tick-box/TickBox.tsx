import classes from "./tick-box.module.css";

interface TickBoxProps {
  label: string;
  checked: boolean;
  /** Some, but not all, of what it stands for. */
  mixed?: boolean;
  disabled?: boolean;
  tabIndex?: number | undefined;
  /** With Shift held, a range is meant. */
  onTick: (range: boolean) => void;
}

/** The check box of list rows: 16 px to the eye, 24 and more to the pointer. */
export function TickBox({ label, checked, mixed = false, disabled = false, tabIndex, onTick }: TickBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      tabIndex={tabIndex}
      ref={(input) => {
        if (input) input.indeterminate = mixed;
      }}
      // React makes the change of a check box out of its click, so the native event knows the keys.
      onChange={({ nativeEvent }) => onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
