import classes from "./selection-bar.module.css";

interface BarToggleProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A switch at the end of a list's tools, such as 未読のみ. */
export const BarToggle = ({ label, on, onChange }: BarToggleProps) => (
  <button type="button" className={classes.toggle} aria-pressed={on} onClick={() => onChange(!on)}>
    {label}
  </button>
);
