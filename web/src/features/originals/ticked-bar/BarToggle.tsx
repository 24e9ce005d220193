import classes from "./ticked-bar.module.css";

interface BarToggleProps {
  label: string;
  /** Where there is less room: what stands for the label. */
  shown?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A switch at the end of a list's tools, such as 未読のみ. */
export const BarToggle = ({ label, shown = label, on, onChange }: BarToggleProps) => (
  <button
    type="button"
    className={classes.toggle}
    data-print="hide"
    aria-label={label}
    aria-pressed={on}
    onClick={() => onChange(!on)}
  >
    {shown}
  </button>
);
